import { confirms, ofType } from '@roundhouse/table-kit';
import { classNames, Fact, SeatMark, useSeatName, useWords } from '@roundhouse/ui';
import type { ActionOf } from '../../../rules/actions.ts';
import type { Toll } from '../../../rules/events.ts';
import { trainRating } from '../../../rules/position.ts';
import { GoodIcon } from '../pieces.tsx';
import { isSameTarget, quoteOf, shipmentOf, shipmentsFor, shippingOf } from '../shipping.ts';
import { depotName, spaceName } from '../space-name.ts';
import { targetSpace } from '../targets.ts';
import { Confirm } from './confirm.tsx';
import { GoOn } from './go-on.tsx';
import type { PanelProps } from './panel-props.ts';

export function ShippingPrimary({ table, seat, pointing }: PanelProps) {
  const { t } = useWords();
  const ship = shipmentOf(table.legal, pointing.at);
  if (ship === null) return <GoOn table={table} words={t('Ship nothing')} toChoose={t('Choose a shipment')} />;
  const { income, ways } = quoteOf(table.position, seat, ship);
  const gain = income - sum(ways[0]?.tolls ?? []);
  return (
    <Confirm table={table} action={ship}>
      {gain < 0 ? t('Ship {count}: −${gain}', { count: ship.count, gain: -gain }) : null}
      {gain >= 0 ? t('Ship {count}: +${gain}', { count: ship.count, gain }) : null}
    </Confirm>
  );
}

function sum(tolls: readonly Toll[]): number {
  return tolls.reduce((total, { amount }) => total + amount, 0);
}

/** Goods, where they go, how many, and what that brings and costs. */
export function ShippingPanel(props: PanelProps) {
  const { at } = props.pointing;
  const ship = shipmentOf(props.table.legal, at);
  return (
    <div className="kas-row kas-shipping">
      <Piles {...props} />
      {at.pile === null ? null : <Destinations {...props} />}
      {ship === null ? null : <Amounts {...props} ship={ship} />}
      {ship === null ? null : <Quote {...props} ship={ship} />}
    </div>
  );
}

/** What lies in depots and can go somewhere. */
function Piles({ table, seat, pointing }: PanelProps) {
  const { t, say } = useWords();
  const { pile } = pointing.at;
  const ships = ofType(table.legal, 'ship');
  const piles = ships.filter(
    ({ from, good }, index) => ships.findIndex((one) => one.from === from && one.good === good) === index,
  );
  return (
    <div className="kas-row" role="group" aria-label={t('Goods to ship')}>
      {piles.map(({ from, good }) => {
        const isChosen = pile?.at === from && pile.good === good;
        const there = table.position.players.flatMap(({ depots }) => depots).find(({ space }) => space === from);
        return (
          <button
            key={`${from} ${good}`}
            type="button"
            className={classNames('kas-pick', isChosen && 'kas-chosen')}
            aria-pressed={isChosen}
            data-choice={isChosen ? undefined : `pile-${from}-${good}`}
            onClick={() => pointing.change(shippingOf(table.legal, { at: from, good }))}
          >
            <GoodIcon good={good} count={there?.goods[good] ?? 1} size={26} />
            <span className="kas-place">{say(depotName(table.position, seat, from))}</span>
          </button>
        );
      })}
    </div>
  );
}

function Destinations({ table, seat, pointing }: PanelProps) {
  const { t, say } = useWords();
  const { at } = pointing;
  const ships = shipmentsFor(table.legal, { ...at, to: null });
  const targets = ships.filter(({ to }, index) => ships.findIndex((one) => isSameTarget(one.to, to)) === index);
  return (
    <div className="kas-row" role="group" aria-label={t('Where to')}>
      <span className="kas-note">{t('To')}</span>
      {targets.map(({ to }) => {
        const isChosen = at.to !== null && isSameTarget(at.to, to);
        const space = targetSpace(table.position, to);
        return (
          <button
            key={space}
            type="button"
            className={classNames('kas-pick', isChosen && 'kas-chosen')}
            aria-pressed={isChosen}
            data-choice={isChosen ? undefined : `to-${space}`}
            onClick={() => pointing.change({ to, count: null, stops: null })}
          >
            <span className="kas-place">
              {say('depot' in to ? depotName(table.position, seat, space) : spaceName(table.position, space))}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** How many, and whether Corey McQueen slips in another good. */
function Amounts({ table, pointing, ship }: PanelProps & { readonly ship: ActionOf<'ship'> }) {
  const { t } = useWords();
  const { at } = pointing;
  const counts = shipmentsFor(table.legal, at).map(({ count }) => count);
  const odds = ofType(table.legal, 'ship').filter(
    (one) => one.from === ship.from && one.good === ship.good && isSameTarget(one.to, ship.to),
  );
  const others = [...new Set(odds.map(({ odd }) => odd))];
  return (
    <div className="kas-row">
      {counts.length < 2 ? null : (
        <span className="kas-row" role="group" aria-label={t('How many')}>
          {counts
            .toSorted((one, other) => one - other)
            .map((count) => (
              <button
                key={count}
                type="button"
                className={classNames('kas-pick', count === ship.count && 'kas-chosen')}
                aria-pressed={count === ship.count}
                onClick={(event) =>
                  confirms(event, count === ship.count, count === at.count)
                    ? table.act(ship)
                    : pointing.change({ count })
                }
              >
                {count}
              </button>
            ))}
        </span>
      )}
      {others.length < 2 ? null : (
        <span className="kas-row" role="group" aria-label={t('Bamboozle: pass off another good')}>
          {others.map((odd) => (
            <button
              key={odd ?? 'none'}
              type="button"
              className={classNames('kas-pick', odd === at.odd && 'kas-chosen')}
              aria-pressed={odd === at.odd}
              onClick={() => pointing.change({ odd, count: null })}
            >
              {odd === null ? t('no bluff') : <GoodIcon good={odd} />}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

function Quote({ table, seat, ship }: PanelProps & { readonly ship: ActionOf<'ship'> }) {
  const { t } = useWords();
  const { income, ways } = quoteOf(table.position, seat, ship);
  const [first] = ways;
  return (
    <dl className="facts">
      <Fact label={t('Income')} value={`$${income}`} />
      <div className="fact">
        <dt>{t('Tolls')}</dt>
        <dd>{first === undefined || first.tolls.length === 0 ? '$0' : <Tolls tolls={first.tolls} />}</dd>
      </div>
      <Fact
        label={t('Stops')}
        value={t('{stops} of {rating}', {
          stops: (first?.stops.length ?? 0) + 1,
          rating: trainRating(table.position, seat),
        })}
      />
      {ways.length < 2 ? null : (
        <p className="kas-note">{t('There are {ways} ways to pay; you choose next.', { ways: ways.length })}</p>
      )}
    </dl>
  );
}

/** Who gets how much; by name as well where one chooses between them. */
export function Tolls({ tolls, named = false }: { readonly tolls: readonly Toll[]; readonly named?: boolean }) {
  const { t } = useWords();
  const seatName = useSeatName();
  return (
    <span className="kas-row">
      {tolls.map(({ seat, amount }) => (
        <span key={seat} className="kas-toll">
          {named ? (
            <>
              <SeatMark seat={seat} size={20} /> {t('{who}: ${amount}', { who: { seat }, amount })}
            </>
          ) : (
            <>
              <SeatMark seat={seat} size={16} label={seatName(seat)} /> ${amount}
            </>
          )}
        </span>
      ))}
    </span>
  );
}
