import { itemAt, type Seat } from '@roundhouse/kernel';
import { areaOf, type Space } from '../../../content/area.ts';
import type { Good } from '../../../content/components.ts';
import { FACE_DOWN, playerAt, type Position, slotsLeft } from '../../../rules/position.ts';
import { kindsIn } from '../../../rules/stock.ts';
import { type Leg, legsOf, legsToCome } from '../planning.ts';
import { quoteOf, type WayQuote } from '../shipping.ts';

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

/** What the goods of a seat, and those that its planned cards reach, would bring, and where; what brings most first. */
export function reachedGoods(p: Position, seat: Seat, marks: readonly (Space | null)[]): readonly ReachedGoods[] {
  const { airship, depots, hold, plan } = playerAt(p, seat);
  const inDepots = depots.flatMap(({ space, goods }) =>
    kindsIn(goods).map(
      (good): ReachedGoods => ({
        from: 'depot',
        space,
        good,
        count: goods[good],
        loadAfter: null,
        unloadAfter: null,
        sale: salesFrom(p, seat, space, good)[0] ?? null,
      }),
    ),
  );
  if (airship === null || plan.includes(FACE_DOWN)) return byWorth(inDepots);
  const legs = legsToCome(p, seat, marks);
  const aboard = kindsIn(hold).map(
    (good): ReachedGoods => ({
      from: 'hold',
      space: airship,
      good,
      count: hold[good],
      loadAfter: null,
      ...bestUnloading(p, seat, legs, good),
    }),
  );
  const inFactories = areaOf(p).factories.flatMap(({ space, good }, factory): ReachedGoods[] => {
    const count = itemAt(p.factories, factory);
    const leg = count === 0 ? undefined : legs.find(({ spaces }) => spaces.includes(space));
    if (leg === undefined) return [];
    const onward = legsOf(p, seat, marks, [space], leg.socket + 1);
    const unloading = bestUnloading(p, seat, onward, good);
    return [{ from: 'factory', space, good, count, loadAfter: leg.socket + 1, ...unloading }];
  });
  return byWorth([...inDepots, ...aboard, ...inFactories]);
}

/** The depot within reach of the cards to come from which goods would bring most. */
function bestUnloading(
  p: Position,
  seat: Seat,
  legs: readonly Leg[],
  good: Good,
): Pick<ReachedGoods, 'unloadAfter' | 'sale'> {
  const [best] = playerAt(p, seat)
    .depots.flatMap(({ space }) => {
      const leg = legs.find(({ spaces }) => spaces.includes(space));
      return leg === undefined
        ? []
        : salesFrom(p, seat, space, good).map((sale) => ({ sale, unloadAfter: leg.socket + 1 }));
    })
    .toSorted((one, other) => other.sale.each - one.sale.each || one.unloadAfter - other.unloadAfter);
  return best ?? { sale: null, unloadAfter: null };
}

function byWorth(goods: readonly ReachedGoods[]): readonly ReachedGoods[] {
  const worth = ({ sale, count }: ReachedGoods): number =>
    sale === null ? -Infinity : sale.each * Math.min(count, sale.room);
  return goods.toSorted((one, other) => worth(other) - worth(one));
}
