import { itemAt, refuse, type Seat } from '@roundhouse/kernel';
import { areaOf } from '../../../content/area.ts';
import type { Good } from '../../../content/components.ts';
import { lookAtDemand } from '../../abilities/market-sense.ts';
import type { Action } from '../../actions.ts';
import { cityName } from '../../links.ts';
import { type Chance, changeCity, type CityState, type Position, slotsLeft } from '../../position.ts';
import type { Decision } from '../../section.ts';
import { changed, drawn } from '../../stock.ts';

/** Goods fill the slots of a city; a city that is full is fulfilled. */
export function fill(p: Position, seat: Seat, city: number, goods: readonly Good[], chance: Chance): void {
  changeCity(p, city, { goods: [...itemAt(p.cities, city).goods, ...goods] });
  const state = itemAt(p.cities, city);
  if (slotsLeft(state) === 0) fulfil(p, seat, city, state, chance);
}

function fulfil(p: Position, seat: Seat, city: number, { demand }: CityState, chance: Chance): void {
  const { space } = itemAt(areaOf(p).cities, city);
  chance.tell({ type: 'city-fulfilled', seat, city: cityName(p, city), space });
  if (demand === 'tile') {
    changeCity(p, city, { wants: null, demand: 'closed', goods: [] });
    chance.tell({ type: 'city-closed', city: cityName(p, city) });
    return;
  }
  changeCity(p, city, { wants: null, demand: 'awaited', goods: [] });
  if (lookAtDemand(p, seat, city, chance)) return;
  const good = drawn(p.demand, chance.rng);
  if (good !== null) placeDemand(p, city, good, chance);
  else {
    p.awaiting = [...p.awaiting, city];
    chance.tell({ type: 'demand-awaited', city: cityName(p, city) });
  }
}

function placeDemand(p: Position, city: number, good: Good, { tell }: Chance): void {
  p.demand = changed(p.demand, good, -1);
  changeCity(p, city, { wants: good, demand: 'tile', goods: [] });
  tell({ type: 'demand-placed', city: cityName(p, city), good });
}

/** Tiles for the cities that wait for one, in the order in which they were fulfilled. */
export function serveAwaiting(p: Position, chance: Chance): void {
  for (const city of p.awaiting) {
    const good = drawn(p.demand, chance.rng);
    if (good === null) return;
    p.awaiting = p.awaiting.slice(1);
    placeDemand(p, city, good, chance);
  }
}

/** Flora Kingston picks one of the tiles that she has looked at. */
export const chooseDemand: Decision<'choose-demand'> = {
  legal: (_p, { offered }) => [...new Set(offered)].map((good): Action => ({ type: 'choose-demand', good })),

  check: (_p, { offered }, _seat, { good }) =>
    offered?.includes(good) === true
      ? null
      : refuse('flora-kingston.market-sense', 'There is no such tile to choose from.'),

  play(p, { city }, _seat, { good }, chance) {
    placeDemand(p, city, good, chance);
    return 'finished';
  },
};
