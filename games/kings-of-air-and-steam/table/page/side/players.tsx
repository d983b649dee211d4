import type { Seat } from '@roundhouse/kernel';
import { type NewsBySeat, panelsFor } from '@roundhouse/table-kit';
import { Fact, Icon, type PlayerPanel, useWords, type Words } from '@roundhouse/ui';
import { DEPOTS_PER_PLAYER } from '../../../content/components.ts';
import { exposedDiamonds } from '../../../rules/deck.ts';
import {
  characterOf,
  clockwiseFrom,
  diamondRating,
  type Position,
  playerAt,
  priorityOf,
  trainRating,
} from '../../../rules/position.ts';
import { scoreOf } from '../../../rules/result.ts';
import { upkeepOf } from '../../../rules/upkeep.ts';
import { Hold } from '../panels/hold.tsx';
import type { KingsView } from '../panels/panel-props.ts';
import { powerApplies } from '../power-words.ts';
import { OpenCards } from './open-cards.tsx';
import { PlayerBoard } from './player-board.tsx';

/** Everybody's numbers, in the order of the cycle; while there is none, in the order that breaks ties. */
export function playerPanels({ position }: KingsView, news: NewsBySeat, say: Words['say']): readonly PlayerPanel[] {
  return panelsFor(inOrder(position), news, say, (seat) => ({
    brief: <Brief position={position} seat={seat} />,
    summary: <Summary position={position} seat={seat} />,
    detail: <PlayerBoard position={position} seat={seat} />,
  }));
}

function inOrder(p: Position): readonly Seat[] {
  if (p.order.length > 0 && p.cycle > 0) return p.order;
  if (p.mode === 'basic') return clockwiseFrom(p, p.firstPlayer);
  return p.players.map((_, seat) => seat).toSorted((one, other) => priorityOf(p, one) - priorityOf(p, other));
}

export interface PlayerProps {
  readonly position: Position;
  readonly seat: Seat;
}

/** On a tablet a chip has room for the points as well. */
function Brief({ position, seat }: PlayerProps) {
  const { t } = useWords();
  return (
    <>
      ${playerAt(position, seat).cash}
      <span className="kas-brief-points">
        {t('{points, plural, one {# pt} other {# pts}}', { points: scoreOf(position, seat).total ?? 0 })}
      </span>
    </>
  );
}

function Summary({ position, seat }: PlayerProps) {
  const { t } = useWords();
  const player = playerAt(position, seat);
  return (
    <div className="kas-summary">
      <dl className="facts facts-in-columns kas-numbers">
        <Fact label={t('Cash')} value={`$${player.cash}`} />
        <Fact label={t('Points')} value={`${scoreOf(position, seat).total}`} />
        <Fact label={t('Depots')} value={`${player.depots.length}/${DEPOTS_PER_PLAYER}`} />
        <Fact label={t('Train')} value={`${trainRating(position, seat)}`} />
        <Fact label={t('Upkeep')} value={`$${upkeepOf(player)}`} />
        <Fact label={t('Diamonds')} value={`${exposedDiamonds(position, seat)}/${diamondRating(position, seat)}`} />
      </dl>
      <div className="kas-row kas-desk">
        <Hold position={position} seat={seat} size={19} />
        <Power position={position} seat={seat} />
        <OpenCards position={position} seat={seat} />
      </div>
    </div>
  );
}

/** The character, and a lamp of its own when its power plays into what is decided now. */
function Power({ position, seat }: PlayerProps) {
  const { t } = useWords();
  const character = characterOf(position, seat);
  const isFirst = position.mode === 'basic' && position.firstPlayer === seat;
  if (character === undefined) return isFirst ? <p className="kas-power">{t('First player')}</p> : null;
  const applies = powerApplies(position, seat);
  return (
    <p className="kas-power">
      <span>{character.name}</span>
      {character.tokens === 0 ? null : (
        <span className="kas-tokens">
          {t('{tokens, plural, one {# token} other {# tokens}}', { tokens: playerAt(position, seat).tokens })}
        </span>
      )}
      {applies ? (
        <span className="kas-applies">
          <Icon name="check" size={14} /> {t('helps now')}
        </span>
      ) : null}
    </p>
  );
}
