import { areaOf } from '../content/area.ts';
import { GOODS, ROUNDS } from '../content/components.ts';
import { startClearance } from './clearance.ts';
import { serveAwaiting } from './move-and-action/ship/demand.ts';
import { startRound } from './new-market.ts';
import type { Chance, Position } from './position.ts';
import { changed } from './stock.ts';

/** Factories produce, market tiles become demand tiles, and the next round begins. */
export function production(p: Position, chance: Chance): void {
  const goods = GOODS.map((good) => ({ good, count: 1 + p.bins.filter((tile) => tile === good).length }));
  const { factories } = areaOf(p);
  p.factories = p.factories.map(
    (there, factory) => there + (goods.find(({ good }) => good === factories[factory]?.good)?.count ?? 0),
  );
  chance.tell({ type: 'produced', goods });
  for (const tile of p.bins) p.demand = changed(p.demand, tile, 1);
  p.bins = [];
  serveAwaiting(p, chance);
  if (p.round < ROUNDS) startRound(p, chance);
  else startClearance(p, chance);
}
