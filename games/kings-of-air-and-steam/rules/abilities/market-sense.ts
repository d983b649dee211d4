import type { Rng, Seat } from '@roundhouse/kernel';
import type { Good } from '../../content/components.ts';
import { first } from '../move-and-action/agenda.ts';
import { type Chance, type Position, seatWith } from '../position.ts';
import { changed, drawn, kindsIn, sizeOf } from '../stock.ts';

const TILES_AT_OTHERS_DELIVERIES = 2;

/** Flora Kingston chooses the tile of a fulfilled city. False when she is not there or there is nothing to choose. */
export function lookAtDemand(p: Position, fulfiller: Seat, city: number, chance: Chance): boolean {
  const flora = seatWith(p, 'market-sense');
  if (flora === undefined || sizeOf(p.demand) < 2) return false;
  const offered = tilesToChooseFrom(p, flora, fulfiller, chance.rng);
  chance.tell({ type: 'demand-looked-at', seat: flora, goods: offered }, { only: [flora] });
  chance.tell({ type: 'demand-looked-at', seat: flora, goods: null }, { except: [flora] });
  first(p, { name: 'choose-demand', seat: flora, city, offered });
  return true;
}

/** The whole stack when she fulfilled the city herself, else a few tiles by chance. */
export function tilesToChooseFrom(p: Position, flora: Seat, fulfiller: Seat, rng: Rng): readonly Good[] {
  if (flora === fulfiller) return kindsIn(p.demand);
  let stack = p.demand;
  const tiles: Good[] = [];
  for (let i = 0; i < TILES_AT_OTHERS_DELIVERIES; i++) {
    const good = drawn(stack, rng);
    if (good === null) break;
    stack = changed(stack, good, -1);
    tiles.push(good);
  }
  return tiles;
}
