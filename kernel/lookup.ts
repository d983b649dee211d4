import type { Seat } from './game.ts';

/*
 * Looking something up that must be there. A place that is missing is an error of the program, and it is found where it
 * happens: a zero in its stead would go on through the rules as a price or a score.
 */

export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`a list of ${list.length} has nothing at ${index}`);
  return item;
}

export function entryOf<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`there is no entry "${String(key)}"`);
  return value;
}

export function fieldOf<T>(record: Readonly<Record<string, T>>, key: string): T {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  if (value === undefined) throw new RangeError(`there is no field "${key}"`);
  return value;
}

export function playerAt<T>({ players }: { readonly players: readonly T[] }, seat: Seat): T {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

/** Puts a changed player into the position; the one before stays as it was. */
export function changePlayer<T>(p: { players: readonly T[] }, seat: Seat, change: Partial<T>): void {
  p.players = p.players.with(seat, { ...playerAt(p, seat), ...change });
}
