import { itemAt, type Seat } from '@roundhouse/kernel';
import { areaOf, type Space } from '../../../content/area.ts';
import type { Good } from '../../../content/components.ts';
import { FACE_DOWN, playerAt, type Position, slotsLeft } from '../../../rules/position.ts';
import { kindsIn } from '../../../rules/stock.ts';
import { quoteOf, type WayQuote } from '../shipping.ts';
import { ofHand, ofPlan, type Voyage } from './voyage.ts';

/** A city that would take a good from a depot, and what one good brings there. */
export interface Sale {
  readonly depot: Space;
  readonly city: number;
  /** What is left of the price of one good when the tolls are paid. */
  readonly each: number;
  /** How many more the city takes. */
  readonly room: number;
  /** The train's cheapest way. */
  readonly way: WayQuote;
}

/** Goods that are mine, or that my cards can reach. */
export interface ReachedGoods {
  readonly from: 'depot' | 'hold' | 'factory';
  readonly space: Space;
  readonly good: Good;
  readonly count: number;
  /** The number of the card after which they can be on board; null when they need not be fetched. */
  readonly loadAfter: number | null;
  /** The number of the card after which they can be in the depot of the sale; null when they lie there. */
  readonly unloadAfter: number | null;
  /** The best that they could bring; null where no depot in reach has a way to a city that wants them. */
  readonly sale: Sale | null;
  /** Whether cards that are not planned yet must be laid for it. */
  readonly needsHand: boolean;
}

/** Every city that a train could take a good to from a depot of a seat, as trains and tolls are now; the best first. */
export function salesFrom(p: Position, seat: Seat, depot: Space, good: Good): readonly Sale[] {
  return p.cities
    .flatMap((state, city): Sale[] => {
      const room = slotsLeft(state);
      if (state.wants !== good || room === 0) return [];
      const quote = quoteOf(p, seat, { from: depot, good, count: 1, odd: null, to: { city } });
      const [way] = quote.ways;
      if (way === undefined) return [];
      const tolls = way.tolls.reduce((sum, { amount }) => sum + amount, 0);
      return [{ depot, city, each: quote.income - tolls, room, way }];
    })
    .toSorted((one, other) => other.each - one.each || other.room - one.room);
}

/** The cities that want a good now, whether or not a train comes there. */
export function citiesWanting(p: Position, good: Good): readonly string[] {
  return p.cities.flatMap((state, city) =>
    state.wants === good && slotsLeft(state) > 0 ? [itemAt(areaOf(p).cities, city).name] : [],
  );
}

/**
 * What the goods of a seat, and those that its planned cards reach, would bring, and where; what brings most first. While it
 * plans, what only cards that it has left could reach or sell follows.
 */
export function reachedGoods(p: Position, seat: Seat, marks: readonly (Space | null)[]): readonly ReachedGoods[] {
  const { airship, plan } = playerAt(p, seat);
  const inDepots = goodsInDepots(p, seat);
  if (airship === null || plan.includes(FACE_DOWN)) return byWorth(inDepots);
  const planned = goodsOnTheWay(p, seat, airship, ofPlan(p, seat, marks));
  const isOpen = p.phase.name === 'plan' && plan.includes(null);
  const possible = isOpen ? goodsOnTheWay(p, seat, airship, ofHand(p, seat, marks, airship)) : [];
  const more = possible.filter(
    (line) => !planned.some((one) => isSame(one, line) && (one.sale !== null || line.sale === null)),
  );
  const settled = planned.filter((one) => !more.some((line) => isSame(one, line)));
  return [...byWorth([...inDepots, ...settled]), ...byWorth(more.map((line) => ({ ...line, needsHand: true })))];
}

function isSame(one: ReachedGoods, other: ReachedGoods): boolean {
  return one.from === other.from && one.space === other.space && one.good === other.good;
}

function goodsInDepots(p: Position, seat: Seat): readonly ReachedGoods[] {
  return playerAt(p, seat).depots.flatMap(({ space, goods }) =>
    kindsIn(goods).map((good) => ({
      from: 'depot',
      space,
      good,
      count: goods[good],
      loadAfter: null,
      unloadAfter: null,
      sale: salesFrom(p, seat, space, good)[0] ?? null,
      needsHand: false,
    })),
  );
}

/** What is on board, and what lies in the factories that an airship comes to. */
function goodsOnTheWay(p: Position, seat: Seat, airship: Space, voyage: Voyage): readonly ReachedGoods[] {
  const { hold } = playerAt(p, seat);
  const aboard = kindsIn(hold).map(
    (good): ReachedGoods => ({
      from: 'hold',
      space: airship,
      good,
      count: hold[good],
      loadAfter: null,
      needsHand: false,
      ...bestUnloading(p, seat, voyage, good),
    }),
  );
  const inFactories = areaOf(p).factories.flatMap(({ space, good }, factory): ReachedGoods[] => {
    const count = itemAt(p.factories, factory);
    const call = count === 0 ? null : voyage.at(space);
    if (call === null) return [];
    const unloading = bestUnloading(p, seat, call.onward(), good);
    return [{ from: 'factory', space, good, count, loadAfter: call.socket + 1, needsHand: false, ...unloading }];
  });
  return [...aboard, ...inFactories];
}

/** The depot within reach of the cards to come from which goods would bring most. */
function bestUnloading(
  p: Position,
  seat: Seat,
  voyage: Voyage,
  good: Good,
): Pick<ReachedGoods, 'unloadAfter' | 'sale'> {
  const [best] = playerAt(p, seat)
    .depots.flatMap(({ space }) => {
      const sales = salesFrom(p, seat, space, good);
      // Where nothing can be sold nobody needs to know the way.
      const call = sales.length === 0 ? null : voyage.at(space);
      return call === null ? [] : sales.map((sale) => ({ sale, unloadAfter: call.socket + 1 }));
    })
    .toSorted((one, other) => other.sale.each - one.sale.each || one.unloadAfter - other.unloadAfter);
  return best ?? { sale: null, unloadAfter: null };
}

function byWorth(goods: readonly ReachedGoods[]): readonly ReachedGoods[] {
  const worth = ({ sale, count }: ReachedGoods): number =>
    sale === null ? -Infinity : sale.each * Math.min(count, sale.room);
  return goods.toSorted((one, other) => worth(other) - worth(one));
}
