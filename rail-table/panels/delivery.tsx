import { itemAt } from '@roundhouse/kernel';
import { Finish } from '@roundhouse/table-kit';
import { Button, classNames, SeatMark, useSeatName, useWords, KeyHint } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { declineIn, movesIn } from '../actions.ts';
import {
  cubeTaken,
  deliveriesOf,
  type Delivery,
  deliveryOf,
  linksOf,
  own,
  routesOf,
  shortName,
} from '../deliveries.ts';
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
    </div>
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
  const seatName = useSeatName();
  const { position } = table;
  const places = linksOf(desk, position, way.move).map(({ to }) => shortName(desk, position, to));
  return (
    <>
      <span className="rail-way">{t('to {place}', { place: itemAt(places, places.length - 1) })}</span>
      <span className="rail-earnings">
        {way.earnings.map(({ seat, links }) => (
          <span key={seat} className="rail-earning">
            <SeatMark seat={seat} size={16} label={seatName(seat)} />+{links}
          </span>
        ))}
      </span>
      {places.length > 1 ? (
        <span className="rail-by">{t('by {places}', { places: places.slice(0, -1).join(', ') })}</span>
      ) : null}
    </>
  );
}
