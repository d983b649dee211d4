import { itemAt } from '@roundhouse/kernel';
import type { Good } from '../content/components.ts';
import { hasAbility } from '../rules/position.ts';
import { changed, kindsIn, sizeOf, type Stock } from '../rules/stock.ts';
import type { Outlook } from './outlook.ts';
import type { Prospect } from './prospect.ts';
import { saleOf } from './worth.ts';

const MOST_SHIPMENTS = 4;

interface Train {
  readonly depot: number;
  readonly good: Good;
  readonly count: number;
  readonly odd: Good | null;
  readonly city: number;
  readonly profit: number;
}

/** The shipments to cities that earn most. */
export function shipmentsAhead(outlook: Outlook, prospect: Prospect, most = Number.POSITIVE_INFINITY): Prospect[] {
  const trains: Train[] = [];
  for (const [depot, { goods }] of prospect.depots.entries()) {
    for (const good of kindsIn(goods)) trains.push(...trainsWith(outlook, prospect, { depot, good, goods, most }));
  }
  trains.sort((a, b) => b.profit - a.profit);
  const sold = trains.slice(0, MOST_SHIPMENTS).map((train) => shipped(prospect, train));
  const haul = bestHaul(outlook, prospect, most);
  return haul === undefined ? sold : [...sold, hauled(prospect, haul)];
}

/** Goods that are brought from one depot to another, from which they can be sold. */
interface Haul {
  readonly from: number;
  readonly to: number;
  readonly good: Good;
  readonly count: number;
  readonly toll: number;
  readonly gain: number;
}

/** Of goods that no train can sell from where they are, the stack that gains most by being elsewhere. */
function bestHaul(outlook: Outlook, prospect: Prospect, most: number): Haul | undefined {
  let best: Haul | undefined;
  for (const [from, { goods }] of prospect.depots.entries()) {
    if (sizeOf(goods) === 0) continue;
    const tolls = prospect.ways.reachOf(from).depots;
    for (const good of kindsIn(goods)) {
      if (saleOf(outlook, prospect, from, good).most > 0) continue;
      const count = Math.min(goods[good], most);
      for (const [to, each] of tolls.entries()) {
        const toll = each * count;
        if (to === from || toll > prospect.cash) continue;
        const sale = saleOf(outlook, prospect, to, good);
        const gain = Math.min(count, sale.most) * sale.each - toll;
        if (gain > (best?.gain ?? 0)) best = { from, to, good, count, toll, gain };
      }
    }
  }
  return best;
}

function hauled(prospect: Prospect, { from, to, good, count, toll }: Haul): Prospect {
  const { depots, cash } = prospect;
  const [start, end] = [itemAt(depots, from), itemAt(depots, to)];
  const moved = depots
    .with(from, { ...start, goods: changed(start.goods, good, -count) })
    .with(to, { ...end, goods: changed(end.goods, good, count) });
  const first = prospect.first ?? {
    type: 'ship',
    from: start.space,
    good,
    count,
    odd: null,
    to: { depot: end.space },
  };
  return { ...prospect, depots: moved, cash: cash - toll, first };
}

interface Load {
  readonly depot: number;
  readonly good: Good;
  readonly goods: Stock;
  readonly most: number;
}

function trainsWith({ p, seat }: Outlook, prospect: Prospect, { depot, good, goods, most }: Load): readonly Train[] {
  const { ways, slots, tokens, cash } = prospect;
  const trains: Train[] = [];
  const tolls = ways.reachOf(depot).cities;
  const odd =
    tokens > 0 && hasAbility(p, seat, 'bamboozle') ? (kindsIn(goods).find((one) => one !== good) ?? null) : null;
  for (let city = 0; city < slots.length; city++) {
    const toll = tolls[city] ?? Number.POSITIVE_INFINITY;
    const room = Math.min(itemAt(slots, city), most);
    if (p.cities[city]?.wants !== good || room === 0 || toll === Number.POSITIVE_INFINITY) continue;
    const each = p.prices[good] - toll;
    const count = Math.min(goods[good], room);
    if (each < 0 && each * count + cash < 0) continue;
    trains.push({ depot, good, count, odd: null, city, profit: each * count });
    if (odd !== null && count < room) {
      trains.push({ depot, good, count: count + 1, odd, city, profit: each * (count + 1) });
    }
  }
  return trains;
}

function shipped(prospect: Prospect, { depot, good, count, odd, city, profit }: Train): Prospect {
  const { depots, slots, cash, tokens } = prospect;
  const from = depots[depot];
  if (from === undefined) return prospect;
  const left =
    odd === null ? changed(from.goods, good, -count) : changed(changed(from.goods, good, 1 - count), odd, -1);
  return {
    ...prospect,
    depots: depots.with(depot, { ...from, goods: left }),
    slots: slots.with(city, itemAt(slots, city) - count),
    cash: cash + profit,
    tokens: odd === null ? tokens : tokens - 1,
    first: prospect.first ?? { type: 'ship', from: from.space, good, count, odd, to: { city } },
  };
}
