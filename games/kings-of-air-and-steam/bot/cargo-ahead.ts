import { entryOf, itemAt } from '@roundhouse/kernel';
import { findCard } from '../content/boxes.ts';
import { type Good, GOODS } from '../content/components.ts';
import { playerAt } from '../rules/position.ts';
import { changed, kindsIn, sizeOf } from '../rules/stock.ts';
import { airshipIn, type Outlook } from './outlook.ts';
import type { Prospect, Taking } from './prospect.ts';
import { worthAboard, worthIn } from './worth.ts';

export type CargoStep =
  | { readonly type: 'unload'; readonly good: Good; readonly count: number }
  | { readonly type: 'load'; readonly good: Good; readonly jettison: Good | null };

/** A good is thrown away only for one that is worth so much more. */
const WORTH_A_SWAP = 1;

/** What to load or unload next where the airship is; null when all is well. */
export function cargoStep(outlook: Outlook, prospect: Prospect): CargoStep | null {
  const { space, hold, depots } = prospect;
  const depot = depots.findIndex((one) => one.space === space);
  if (depot !== -1) {
    const good = kindsIn(hold).find(
      (one) => worthIn(outlook, prospect, depot, one) >= worthAboard(outlook, prospect, one),
    );
    return good === undefined ? null : { type: 'unload', good, count: hold[good] };
  }
  const factory = outlook.area.factoryAt.get(space);
  if (factory === undefined || itemAt(prospect.factories, factory) === 0) return null;
  const { good } = itemAt(outlook.area.factories, factory);
  if (sizeOf(hold) < capacityOf(outlook, prospect)) return { type: 'load', good, jettison: null };
  const jettison = leastOf(outlook, prospect, good);
  return jettison === null ? null : { type: 'load', good, jettison };
}

export function capacityOf(outlook: Outlook, { airshipLevel }: Prospect): number {
  return airshipIn(outlook, airshipLevel).cargo;
}

/** The good on board that is worth least, if it should make room for another. */
function leastOf(outlook: Outlook, prospect: Prospect, better: Good): Good | null {
  let least: Good | null = null;
  let worth = worthAboard(outlook, prospect, better) - WORTH_A_SWAP;
  for (const good of GOODS) {
    if (good === better || prospect.hold[good] === 0) continue;
    const here = worthAboard(outlook, prospect, good);
    if (here < worth) [least, worth] = [good, here];
  }
  return least;
}

/** With everything loaded and unloaded. */
export function stowed(outlook: Outlook, prospect: Prospect): Prospect {
  let now = prospect;
  for (let step = cargoStep(outlook, now); step !== null; step = cargoStep(outlook, now)) {
    now = step.type === 'unload' ? unloaded(now, step.good, step.count) : loaded(outlook, now, step);
  }
  return now;
}

function unloaded(prospect: Prospect, good: Good, count: number): Prospect {
  const { hold, depots, space } = prospect;
  const there = depots.map((depot) =>
    depot.space === space ? { ...depot, goods: changed(depot.goods, good, count) } : depot,
  );
  return { ...prospect, hold: changed(hold, good, -count), depots: there };
}

function loaded(outlook: Outlook, prospect: Prospect, step: Extract<CargoStep, { type: 'load' }>): Prospect {
  const { area } = outlook;
  const factory = entryOf(area.factoryAt, prospect.space);
  const room = step.jettison === null ? prospect.hold : changed(prospect.hold, step.jettison, -1);
  return {
    ...prospect,
    hold: changed(room, step.good, 1),
    factories: prospect.factories.with(factory, itemAt(prospect.factories, factory) - 1),
    taken: [...prospect.taken, takingNow(outlook, prospect, factory)],
  };
}

function takingNow({ p, seat }: Outlook, { cards }: Prospect, factory: number): Taking {
  const card = cards.at(-1);
  const letter = card === undefined ? '' : (findCard(p, playerAt(p, seat).team, card)?.letter ?? '');
  return { socket: cards.length - 1, letter, factory };
}
