import { type Seat, type Text, text } from '@roundhouse/kernel';
import { ruinOf } from '../../rules/7-pay-expenses.ts';
import { type Phase, type Position, playerAt } from '../../rules/position.ts';

/** What still helps in each phase; after moving goods nothing does. */
const HELP: Readonly<Partial<Record<Phase['name'], Text>>> = {
  'issue-shares': text('Another share brings $5 and costs $1.'),
  'determine-player-order': text('Pay less here, or deliver goods this turn.'),
  'select-actions': text('Spend less on track, or deliver goods this turn.'),
  'build-track': text(
    'Build less, or be sure of a delivery: each link of yours that a cube uses brings $1 before that.',
  ),
  'move-goods': text('Deliver goods: each link of yours that a cube uses brings $1 before that.'),
};

/** Why a seat would have to leave the game at the end of this turn, and what would help; null when it would not. */
export function ruinWords(p: Position, seat: Seat): Text | null {
  const player = playerAt(p, seat);
  const short = player.outInTurn === null && p.phase.name !== 'game-over' ? ruinOf(player) : null;
  if (short === null) return null;
  return text(
    'You would have to leave the game: ${owed} is due at the end of the turn, and you would have ${has}. {help}',
    {
      owed: short.owed,
      has: short.has,
      help: HELP[p.phase.name] ?? '',
    },
  );
}
