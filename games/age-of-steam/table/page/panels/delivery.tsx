import { Button, classNames, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import { playerAt } from '../../../rules/position.ts';
import { ofType } from '../actions-of.ts';
import { linksOf } from '../links.ts';
import { deliveriesOf, type Delivery, deliveryOf, own, shortName } from '../deliveries.ts';
import { CubeIcon } from '../pieces.tsx';
import { routesOf } from '../targets.ts';
import type { AgeOfSteamView, PanelProps } from './panel-props.ts';

export function DeliveryPrimary({ table, controls, seat }: PanelProps) {
  const { t } = useWords();
  const { route } = controls.moment;
  if (route === null) return null;
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => table.act(route)}>
      {t('Deliver: +{own} income for you', { own: own(deliveryOf(table.position, route, seat), seat) })}
    </Button>
  );
}

/** The cubes of the chosen city, or another use of the move; then the ways of the chosen cube with who earns what. */
export function DeliveryPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, seat, controls } = props;
  const { city, good } = controls.moment;
  return (
    <div className="aos-panel">
      <div className="aos-row">
        {city === null ? null : <Cubes {...props} city={city} />}
        {good === null ? <OtherUses table={table} seat={seat} /> : null}
        {city === null ? null : (
          <Button kind="quiet" onClick={controls.letGo}>
            {t('Cancel (Esc)')}
          </Button>
        )}
      </div>
      {good === null ? null : <Ways {...props} />}
    </div>
  );
}

/** What else a move can be used for. */
function OtherUses({ table, seat }: Pick<PanelProps, 'table' | 'seat'>) {
  const { t } = useWords();
  const { engine } = playerAt(table.position, seat);
  return (
    <>
      {ofType(table.legal, 'upgrade-engine').map((action) => (
        <Button key="engine" data-choice="upgrade-engine" onClick={() => table.act(action)}>
          {t('Improve the engine instead: {from} to {to} links, $1 more a turn', { from: engine, to: engine + 1 })}
        </Button>
      ))}
      {ofType(table.legal, 'decline-move').map((action) => (
        <Button key="decline" kind="quiet" data-choice="decline-move" onClick={() => table.act(action)}>
          {t('Move nothing')}
        </Button>
      ))}
    </>
  );
}

function Cubes({ table, controls, city }: PanelProps & { readonly city: string }) {
  const { t } = useWords();
  const { moment } = controls;
  const moves = ofType(table.legal, 'move-goods').filter((move) => move.city === city);
  const goods = [...new Set(moves.map(({ good }) => good))];
  return (
    <div className="aos-row" role="group" aria-label={t('Cubes that can be moved')}>
      {goods.map((good) => (
        <button
          key={good}
          type="button"
          className={classNames('aos-pick', moment.good === good && 'aos-chosen')}
          aria-pressed={moment.good === good}
          aria-label={t('Move a {good} cube', { good: { term: good } })}
          data-choice={moment.good === good ? undefined : `good-${good}`}
          onClick={() => controls.change({ good, route: null })}
        >
          <CubeIcon good={good} size={30} />
        </button>
      ))}
    </div>
  );
}

function Ways({ table, seat, controls }: PanelProps) {
  const { moment } = controls;
  const moves = routesOf(ofType(table.legal, 'move-goods'), moment.city, moment.good);
  const ways = deliveriesOf(table.position, moves, seat);
  return (
    <ul className="aos-routes-list">
      {ways.map((way) => {
        const isChosen = way.move === moment.route;
        return (
          <li key={way.move.exits.join('-')}>
            <button
              type="button"
              className={classNames('aos-route-choice', isChosen && 'aos-chosen')}
              aria-pressed={isChosen}
              data-choice={isChosen ? undefined : `route-${way.move.exits.join('-')}`}
              onClick={() => controls.change({ route: way.move })}
            >
              <WayWords table={table} way={way} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function WayWords({ table, way }: { readonly table: AgeOfSteamView; readonly way: Delivery }) {
  const { t } = useWords();
  const seatName = useSeatName();
  const places = linksOf(table.position, way.move).map(({ to }) => shortName(table.position, to));
  return (
    <>
      <span className="aos-way">{t('to {place}', { place: places.at(-1) ?? '' })}</span>
      <span className="aos-earnings">
        {way.earnings.map(({ seat, income }) => (
          <span key={seat} className="aos-earning">
            <SeatMark seat={seat} size={16} label={seatName(seat)} />+{income}
          </span>
        ))}
      </span>
      {places.length > 1 ? (
        <span className="aos-by">{t('by {places}', { places: places.slice(0, -1).join(', ') })}</span>
      ) : null}
    </>
  );
}
