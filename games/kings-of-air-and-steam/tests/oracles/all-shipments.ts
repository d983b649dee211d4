import type { Seat } from '@roundhouse/kernel';
import {
  areaOf,
  type Good,
  GOODS,
  type Link,
  type Position,
  type Space,
  type Target,
  trainRating,
} from '../../index.ts';

/** A way over links, none of them twice; the first is the one that the goods start on. */
interface Walk {
  readonly links: readonly number[];
  /** The city that the train has come to. */
  readonly city: number;
}

/** Whom somebody pays for each good on the way, one entry for every stop at the depot of another. */
type Payees = readonly Seat[];

export interface Way {
  readonly stops: readonly Space[];
  readonly payees: Payees;
}

interface DepotThere {
  readonly seat: Seat;
  readonly space: Space;
}

class Railways {
  readonly links: readonly Link[];
  readonly p: Position;

  constructor(p: Position) {
    this.p = p;
    this.links = [...areaOf(p).links, ...p.newLinks];
  }

  linkOf(space: Space): number {
    return this.links.findIndex(({ spaces }) => spaces.includes(space));
  }

  depotsOn(link: number): readonly DepotThere[] {
    const { spaces = [] } = this.links[link] ?? {};
    return this.p.players.flatMap(({ depots }, seat) =>
      depots.flatMap(({ space }) => (spaces.includes(space) ? [{ seat, space }] : [])),
    );
  }

  /** All walks of at most so many links besides the first, over links with a depot. */
  walksFrom(start: number, furtherLinks: number): readonly Walk[] {
    let tips: readonly Walk[] = (this.links[start]?.ends ?? []).map((city) => ({ links: [start], city }));
    const found = [...tips];
    for (let i = 0; i < furtherLinks; i++) {
      tips = tips.flatMap(({ links, city }) =>
        this.links.flatMap(({ ends }, link): readonly Walk[] => {
          if (links.includes(link) || this.depotsOn(link).length === 0) return [];
          if (ends[0] === city) return [{ links: [...links, link], city: ends[1] }];
          return ends[1] === city ? [{ links: [...links, link], city: ends[0] }] : [];
        }),
      );
      found.push(...tips);
    }
    return found;
  }

  /** Every choice of stops on the links after the first: own depots where there are any, else one of the others. */
  stopsOn(walk: Walk, seat: Seat): readonly Way[] {
    const isFree = this.p.players[seat]?.character === 'thaddeus-birch';
    return walk.links.slice(1).reduce<readonly Way[]>(
      (ways, link) => {
        const there = this.depotsOn(link);
        const own = there.filter((depot) => depot.seat === seat);
        return ways.flatMap(({ stops, payees }) =>
          (own.length > 0 ? own : there).map((depot) => ({
            stops: [...stops, depot.space],
            payees: depot.seat === seat || isFree ? payees : [...payees, depot.seat],
          })),
        );
      },
      [{ stops: [], payees: [] }],
    );
  }
}

export interface Destinations {
  readonly to: Target;
  readonly ways: readonly Way[];
}

/** Everything that a train can reach from a depot, and all the ways to get there. */
export function destinationsOf(p: Position, seat: Seat, from: Space): readonly Destinations[] {
  const railways = new Railways(p);
  const start = railways.linkOf(from);
  // The destination is a stop itself, so a train of rating n runs over at most n - 1 links on its way.
  const walks = railways.walksFrom(start, trainRating(p, seat) - 1);
  const cities = p.cities.map((_, city) => ({
    to: { city },
    ways: walks.filter((walk) => walk.city === city).flatMap((walk) => railways.stopsOn(walk, seat)),
  }));
  const depots = (p.players[seat]?.depots ?? [])
    .filter(({ space }) => space !== from)
    .map(({ space }) => {
      const link = railways.linkOf(space);
      const ends: readonly number[] = railways.links[link]?.ends ?? [];
      const ways =
        link === start
          ? [{ stops: [], payees: [] }]
          : walks
              .filter((walk) => !walk.links.includes(link) && ends.includes(walk.city))
              .flatMap((walk) => railways.stopsOn(walk, seat));
      return { to: { depot: space }, ways };
    });
  return [...cities, ...depots].filter(({ ways }) => ways.length > 0);
}

export interface PossibleShipment {
  readonly from: Space;
  readonly good: Good;
  readonly count: number;
  readonly odd: Good | null;
  readonly to: Target;
  /** Those that can be paid for. */
  readonly ways: readonly Way[];
}

/** Every shipment that the rules allow, with every way that it may take. */
export function allShipments(p: Position, seat: Seat, most = Number.POSITIVE_INFINITY): readonly PossibleShipment[] {
  const player = p.players[seat];
  if (player === undefined) return [];
  const found: PossibleShipment[] = [];
  for (const { space: from, goods } of player.depots) {
    if (Object.values(goods).every((count) => count === 0)) continue;
    const destinations = destinationsOf(p, seat, from);
    for (const good of GOODS) {
      for (const odd of oddsFor(p, seat, good, goods)) {
        const there = goods[good] + (odd === null ? 0 : 1);
        for (let count = odd === null ? 1 : 2; count <= Math.min(there, most); count++) {
          for (const { to, ways } of destinations) {
            const isWelcome = 'city' in to ? welcomes(p, to.city, good, count) : odd === null;
            const purse = player.cash + ('city' in to ? p.prices[good] * count : 0);
            const payable = ways.filter(({ payees }) => payees.length * count <= purse);
            if (isWelcome && goods[good] > 0 && payable.length > 0) {
              found.push({ from, good, count, odd, to, ways: payable });
            }
          }
        }
      }
    }
  }
  return found;
}

function oddsFor(p: Position, seat: Seat, good: Good, goods: Readonly<Record<Good, number>>): readonly (Good | null)[] {
  const player = p.players[seat];
  const isTrickster = player?.character === 'corey-mcqueen' && player.tokens > 0;
  return [null, ...(isTrickster ? GOODS.filter((one) => one !== good && goods[one] > 0) : [])];
}

function welcomes(p: Position, city: number, good: Good, count: number): boolean {
  const state = p.cities[city];
  if (state === undefined || state.wants !== good) return false;
  const slots = { printed: 5, tile: 3, awaited: 0, closed: 0 }[state.demand];
  return state.goods.length + count <= slots;
}

/** Who is paid how much for each good, whatever the order. */
export function bill(payees: Payees): string {
  return payees.toSorted((a, b) => a - b).join();
}
