import { boxOf } from '../content/boxes.ts';
import { type Good, MARKET } from '../content/components.ts';
import type { Chance, Position } from './position.ts';
import { changed, drawn } from './stock.ts';

/** Every round begins with a new market; then everybody plans. */
export function startRound(p: Position, chance: Chance): void {
  p.round += 1;
  chance.tell({ type: 'round-started', round: p.round });
  newMarket(p, chance);
  p.cycle = 0;
  p.phase = { name: 'plan' };
}

function newMarket(p: Position, { rng, tell }: Chance): void {
  const bins: Good[] = [];
  for (let i = 0; i < MARKET.bins; i++) {
    const good = drawn(p.tiles, rng);
    if (good === null) break;
    p.tiles = changed(p.tiles, good, -1);
    bins.push(good);
  }
  p.bins = bins;
  tell({ type: 'market-drawn', goods: bins });
  for (const good of bins) raisePrice(p, good, { rng, tell });
}

function raisePrice(p: Position, good: Good, { tell }: Chance): void {
  const { prices } = boxOf(p);
  const next = prices[prices.indexOf(p.prices[good]) + 1];
  if (next === undefined) return;
  p.prices = { ...p.prices, [good]: next };
  tell({ type: 'price-raised', good, price: next });
}
