import { ofType } from '@roundhouse/table-kit';
import { Fact, useWords } from '@roundhouse/ui';
import { exposedDiamonds } from '../../../rules/deck.ts';
import { cardOf, diamondRating } from '../../../rules/position.ts';
import { flightWords } from '../card-words.ts';
import { spaceName } from '../space-name.ts';
import { endOf } from '../targets.ts';
import { Cancel, Confirm } from './confirm.tsx';
import { cardLabel, MovementCard } from './movement-card.tsx';
import type { PanelProps } from './panel-props.ts';

/** The flight that is pointed at; where there is only one, it need not be pointed at. */
export function FlightPrimary({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const flights = ofType(table.legal, 'fly');
  const flight = pointing.at.flight ?? (flights.length === 1 ? flights[0] : undefined);
  if (flight === undefined) return null;
  return (
    <Confirm table={table} action={flight}>
      {flight.path.length === 0
        ? t('Stay here')
        : t('Fly {spaces, plural, one {# space} other {# spaces}}', { spaces: flight.path.length })}
    </Confirm>
  );
}

/** The card of this cycle, and the ways to the space that is pointed at. */
export function FlightPanel(props: PanelProps) {
  const words = useWords();
  const { t, say } = words;
  const { table, seat, pointing } = props;
  const { position } = table;
  if (position.phase.name !== 'flight') return null;
  const card = cardOf(position, seat, position.phase.card);
  const { flight } = pointing.at;
  const mayFly = ofType(table.legal, 'fly').some(({ path }) => path.length > 0);
  return (
    <div className="kas-panel kas-beside">
      <span role="img" aria-label={cardLabel(card, words)}>
        <MovementCard card={card} />
      </span>
      <div className="kas-panel">
        <dl className="facts">
          <Fact label={t('Card')} value={say(flightWords(card))} />
          <Fact
            label={t('Open diamonds')}
            value={t('{open} of {rating}', {
              open: exposedDiamonds(position, seat),
              rating: diamondRating(position, seat),
            })}
          />
          {flight === null ? null : (
            <Fact label={t('To')} value={say(spaceName(position, endOf(position, seat, flight)))} />
          )}
        </dl>
        {flight === null ? (
          mayFly && <p className="kas-note">{t('Press a marked space: the way is shown. Press it again to fly.')}</p>
        ) : (
          <Cancel pointing={pointing} size="small" />
        )}
      </div>
    </div>
  );
}
