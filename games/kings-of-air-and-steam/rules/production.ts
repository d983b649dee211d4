import { itemAt } from '@roundhouse/kernel';
import { areaOf } from '../content/area.ts';
import { type Good, GOODS, ROUNDS } from '../content/components.ts';
import { startClearance } from './clearance.ts';
import { serveAwaiting } from './move-and-action/ship/demand.ts';
import { startRound } from './new-market.ts';
import type { Chance, Position } from './position.ts';
import { changed } from './stock.ts';

/** Factories produce, market tiles become demand tiles, and the next round begins. */
export function production(p: Position, chance: Chance): void {
  const produced = (good: Good): number => 1 + p.bins.filter((tile) => tile === good).length;
  const goods = GOODS.map((good) => ({ good, count: produced(good) }));
  p.factories = areaOf(p).factories.map(({ good }, factory) => itemAt(p.factories, factory) + produced(good));
  chance.tell({ type: 'produced', goods });
  for (const tile of p.bins) p.demand = changed(p.demand, tile, 1);
  p.bins = [];
  serveAwaiting(p, chance);
  if (p.round < ROUNDS) startRound(p, chance);
  else startClearance(p, chance);
}
