import { CITY_SLOTS, DEMAND_SLOTS } from '../../../content/components.ts';
import type { CityState, Position } from '../../position.ts';

export function slotsLeft({ demand, goods }: CityState): number {
  if (demand === 'printed') return CITY_SLOTS - goods.length;
  return demand === 'tile' ? DEMAND_SLOTS - goods.length : 0;
}

export function changeCity(p: Position, city: number, change: Partial<CityState>): void {
  const state = p.cities[city];
  if (state !== undefined) p.cities = p.cities.with(city, { ...state, ...change });
}
