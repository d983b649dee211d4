import { buildingOf, type GameSet, landOf, nationOf, tokenOf } from '../content/set.ts';
import type { Goods, Nation } from '../content/set-file.ts';
import type { City, PlacedToken, Player, Position } from './position.ts';

/** What a player's nation adds; nothing when the game is played without. */
export function abilitiesOf(p: Position, set: GameSet, player: Player): Nation['abilities'] {
  return !p.nationAbilities || player.nation === null ? [] : nationOf(set, player.nation).abilities;
}

/** How many buildings a city holds at most. */
export function capacityOf(p: Position, set: GameSet, player: Player, city: City): number {
  let capacity = 0;
  for (const { token, side } of city.tokens) {
    if (token === set.startToken && p.nationAbilities && player.nation !== null) {
      capacity += nationOf(set, player.nation).startCapacity;
    } else capacity += tokenCapacity(set, token, side);
  }
  return capacity;
}

export function tokenCapacity(set: GameSet, token: string, side: PlacedToken['side']): number {
  const printed = tokenOf(set, token)[side];
  if (printed === null) throw new RangeError(`token ${token} has no ${side} side`);
  return printed.capacity;
}

export function cityOn(player: Player, land: string): City | undefined {
  return player.cities.find((city) => city.land === land);
}

export function cityWith(player: Player, building: string): City | undefined {
  return player.cities.find(({ buildings }) => buildings.includes(building));
}

export function changeCity(player: Player, land: string, change: Partial<City>): readonly City[] {
  return player.cities.map((city) => (city.land === land ? { ...city, ...change } : city));
}

export function buildingsOf(player: Player): readonly string[] {
  const all: string[] = [];
  for (const { buildings } of player.cities) for (const id of buildings) all.push(id);
  return all;
}

/** Owning a building of a name waives the science of the next one. */
export function owns(set: GameSet, player: Player, name: string): boolean {
  for (const { buildings } of player.cities) {
    for (const id of buildings) if (buildingOf(set, id).name === name) return true;
  }
  return false;
}

export function makesGoods(goods: Goods): boolean {
  for (const _ in goods) return true;
  return false;
}

export function tokensLeft(set: GameSet, player: Player, side: 'city' | 'district'): readonly string[] {
  const isPlaced = (id: string): boolean =>
    player.cities.some(({ tokens }) => tokens.some(({ token }) => token === id));
  const left: string[] = [];
  for (const token of set.file.tokens) if (token[side] !== null && !isPlaced(token.id)) left.push(token.id);
  return left;
}

export function distanceOf(set: GameSet, player: Player): number {
  let distance = 0;
  for (const { land } of player.cities) distance += landOf(set, land).distance;
  return distance;
}
