import { type Seat, type Text, text } from '@roundhouse/kernel';
import { MAX_SHARES } from '../../content/components.ts';
import { ruinOf } from '../../rules/7-pay-expenses.ts';
import { ageOfSteam } from '../../rules/game.ts';
import { type Position, playerAt } from '../../rules/position.ts';

const ANOTHER_SHARE = text('Another share brings $5 and costs $1.');
const PAY_LESS = text('Pay less here, or deliver goods this turn.');
const BUILD_LESS = text(
  'Build less, or be sure of a delivery: each link of yours that a cube uses brings $1 before that.',
);
const DELIVER = text('Only deliveries help now: each link of yours that a cube uses brings $1 before that.');
const NOTHING = text('Nothing that you could still do this turn would help.');

/** What still helps: whoever would be ruined without what is chosen is not helped by spending less. */
function help(before: Position, after: Position, seat: Seat): Text {
  const isRuinedAnyway = ruinOf(playerAt(before, seat)) !== null;
  switch (before.phase.name) {
    case 'issue-shares':
      return playerAt(after, seat).shares < MAX_SHARES ? ANOTHER_SHARE : DELIVER;
    case 'determine-player-order':
      return isRuinedAnyway ? DELIVER : PAY_LESS;
    case 'select-actions':
      return DELIVER;
    case 'build-track':
      return isRuinedAnyway ? DELIVER : BUILD_LESS;
    case 'move-goods':
      return ageOfSteam.legal(before, seat).some(({ type }) => type === 'move-goods') ? DELIVER : NOTHING;
    case 'goods-growth':
    case 'game-over':
      return NOTHING;
  }
}

/**
 * Why a seat would have to leave the game at the end of this turn, and what would help; null when it would not. `before`:
 * without what is chosen.
 */
export function ruinWords(p: Position, seat: Seat, before: Position): Text | null {
  const player = playerAt(p, seat);
  const short = player.outInTurn === null && p.phase.name !== 'game-over' ? ruinOf(player) : null;
  if (short === null) return null;
  return text(
    'You would have to leave the game: ${owed} is due at the end of the turn, and you would have ${has}. {help}',
    {
      owed: short.owed,
      has: short.has,
      help: help(before, p, seat),
    },
  );
}
