import { itemAt } from '@roundhouse/kernel';
import { Finish } from '@roundhouse/table-kit';
import { Button, classNames, SeatMark, useSeatName, useWords, KeyHint } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { declineIn, movesIn } from '../actions.ts';
import { cubeTaken, deliveriesOf, type Delivery, deliveryOf, linksOf, own, routesOf } from '../deliveries.ts';
import type { GoodOf, RailPosition, RailProps } from '../desk.ts';
import { lostByMovingNothing } from '../giving-up.ts';
import { CubeIcon } from '../pieces.tsx';
import { RuinNote } from './ruin-note.tsx';

export function DeliveryPrimary<P extends RailPosition>({ desk, table, pointing, seat }: RailProps<P>) {
  const { say } = useWords();
  const { route } = pointing.at;
  if (route === null) return null;
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => table.act(route)}>
      {say(desk.deliveryWords(own(deliveryOf(desk, table.position, route, seat), seat)))}
    </Button>
  );
}

/** The cubes of the chosen city, or another use of the move; then the ways of the chosen cube with who earns what. */
export function DeliveryPanel<P extends RailPosition>({
  otherUses,
  ...rail
}: RailProps<P> & { readonly otherUses: ReactNode }) {
  const { t } = useWords();
  const { table, pointing } = rail;
  const { city, good } = pointing.at;
  const decline = declineIn(table.legal);
  return (
    <div className="rail-panel">
      <RuinNote {...rail} actions={pointing.at.route === null ? [] : [pointing.at.route]} />
      <div className="rail-row">
        {city === null ? null : <Cubes {...rail} city={city} />}
        {good === null ? otherUses : null}
        {good !== null || decline === undefined ? null : (
          <Finish
            label={t('Move nothing')}
            loses={lostByMovingNothing(rail)}
            used={false}
            choice="decline-move"
            moment={table.position}
            finish={() => table.act(decline)}
          />
        )}
        {city === null ? null : (
          <Button kind="quiet" onClick={pointing.letGo}>
            {t('Cancel')} <KeyHint name="Esc" />
          </Button>
        )}
      </div>
      {good === null ? null : <Ways {...rail} />}
      {city === null ? <BestDeliveries {...rail} /> : null}
    </div>
  );
}

/** So many have room in a dock beside the board; the style sheet shows fewer below it. */
const BEST = 6;

/** While no cube is taken up: those that bring most, each with where it goes. */
function BestDeliveries<P extends RailPosition>(rail: RailProps<P>) {
  const { desk, table, seat, pointing } = rail;
  const { position } = table;
  const { t } = useWords();
  const ways = deliveriesOf(desk, position, movesIn<GoodOf<P>>(table.legal), seat);
  // The best way of a cube to a city comes first in the list, and so must come last into the map.
  const trips = new Map(ways.toReversed().map((way) => [`${way.move.city} ${way.move.good} ${way.to}`, way]));
  const best = [...trips.values()]
    .filter((way) => own(way, seat) > 0)
    .sort((one, other) => own(other, seat) - own(one, seat))
    .slice(0, BEST);
  if (best.length === 0) return null;
  return (
    <section className="rail-best">
      <h2>{t('What brings you most')}</h2>
      <ul>
        {best.map(({ move, to, earnings }) => (
          <li key={`${move.city} ${move.good} ${to}`}>
            <button
              type="button"
              className="rail-route-choice"
              data-choice={`best-${move.city}-${move.good}-${to}`}
              onClick={() => pointing.change({ city: move.city, good: move.good, route: move })}
            >
              <CubeIcon good={move.good} size={22} />
              <span className="rail-way">
                {t('{from} to {to}', {
                  from: desk.placeName(position, desk.cityHex(position, move.city)),
                  to: desk.placeName(position, to),
                })}
              </span>
              <Earnings earnings={earnings} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cubes<P extends RailPosition>({
  desk,
  table,
  seat,
  pointing,
  city,
}: RailProps<P> & { readonly city: string }) {
  const { t } = useWords();
  const { at } = pointing;
  const moves = movesIn<GoodOf<P>>(table.legal).filter((move) => move.city === city);
  const goods = [...new Set(moves.map(({ good }) => good))];
  return (
    <div className="rail-row" role="group" aria-label={t('Cubes that can be moved')}>
      {goods.map((good) => (
        <button
          key={good}
          type="button"
          className={classNames('rail-pick', at.good === good && 'rail-chosen')}
          aria-pressed={at.good === good}
          aria-label={t('Move a {good} cube', { good: { term: good } })}
          data-choice={at.good === good ? undefined : `good-${good}`}
          onClick={() => pointing.change(cubeTaken(desk, table.position, moves, seat, { city, good }))}
        >
          <CubeIcon good={good} size={30} />
        </button>
      ))}
    </div>
  );
}

function Ways<P extends RailPosition>(rail: RailProps<P>) {
  const { desk, table, seat, pointing } = rail;
  const { at } = pointing;
  const moves = routesOf(movesIn<GoodOf<P>>(table.legal), at.city, at.good);
  return (
    <ul className="rail-routes-list">
      {deliveriesOf(desk, table.position, moves, seat).map((way) => {
        const isChosen = way.move === at.route;
        return (
          <li key={way.move.exits.join('-')}>
            <button
              type="button"
              className={classNames('rail-route-choice', isChosen && 'rail-chosen')}
              aria-pressed={isChosen}
              data-choice={isChosen ? undefined : `route-${way.move.exits.join('-')}`}
              onClick={() => pointing.change({ route: way.move })}
            >
              <WayWords {...rail} way={way} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function WayWords<P extends RailPosition>({ desk, table, way }: RailProps<P> & { readonly way: Delivery }) {
  const { t } = useWords();
  const { position } = table;
  const places = linksOf(desk, position, way.move).map(({ to }) => desk.placeName(position, to));
  return (
    <>
      <span className="rail-way">{t('to {place}', { place: itemAt(places, places.length - 1) })}</span>
      <Earnings earnings={way.earnings} />
      {places.length > 1 ? (
        <span className="rail-by">{t('by {places}', { places: places.slice(0, -1).join(', ') })}</span>
      ) : null}
    </>
  );
}

function Earnings({ earnings }: Pick<Delivery, 'earnings'>) {
  const seatName = useSeatName();
  return (
    <span className="rail-earnings">
      {earnings.map(({ seat, links }) => (
        <span key={seat} className="rail-earning">
          <SeatMark seat={seat} size={16} label={seatName(seat)} />+{links}
        </span>
      ))}
    </span>
  );
}
