import { classNames, PlayerBadge, useWords, type Words } from '@roundhouse/ui';
import type { Event } from '../../../rules/events.ts';
import { cardOf, type Position } from '../../../rules/position.ts';
import { CardBack, cardLabel, MovementCard } from '../panels/movement-card.tsx';
import type { KingsView } from '../panels/panel-props.ts';
import { closesRound, RoundReport } from './report.tsx';

/** The cards of a cycle as they are turned up, or what a new round brings. */
export function Bulletin({ table, events }: { readonly table: KingsView; readonly events: readonly Event[] }) {
  const shown = revealedIn(events);
  return shown === undefined ? (
    <RoundReport events={events} />
  ) : (
    <Reveal key={shown.cycle} position={table.position} shown={shown} motion={table.motion} />
  );
}

export function bulletinHeading({ position }: KingsView, events: readonly Event[], t: Words['t']): string {
  const shown = revealedIn(events);
  return shown === undefined
    ? t('Round {round}', { round: position.round })
    : t('Cycle {cycle}: the cards are turned up', { cycle: shown.cycle });
}

/** The same in a tab or on a small button, where there is no room for a sentence. */
export function bulletinTitle({ position }: KingsView, events: readonly Event[], t: Words['t']): string {
  const shown = revealedIn(events);
  return shown === undefined
    ? t('Round {round}', { round: position.round })
    : t('Cycle {cycle}', { cycle: shown.cycle });
}

function revealedIn(events: readonly Event[]) {
  return events.findLast((event) => event.type === 'cards-revealed');
}

export function isBulletin(events: readonly Event[]): boolean {
  return closesRound(events) || events.some(({ type }) => type === 'cards-revealed');
}

/** Cards in turn order; they turn over one after the other. */
function Reveal({
  position,
  shown,
  motion,
}: {
  readonly position: Position;
  readonly shown: Extract<Event, { type: 'cards-revealed' }>;
  readonly motion: boolean;
}) {
  const words = useWords();
  return (
    <ol className={classNames('kas-reveal', motion && 'kas-turning')}>
      {shown.cards.map(({ seat, card: id }, index) => {
        const card = cardOf(position, seat, id);
        return (
          <li key={seat}>
            <span
              className="kas-turned"
              role="img"
              aria-label={cardLabel(card, words)}
              style={{ animationDelay: `${index * 90}ms` }}
            >
              <MovementCard card={card} />
              {motion ? <CardBack /> : null}
            </span>
            <PlayerBadge seat={seat} size={18} />
          </li>
        );
      })}
    </ol>
  );
}
