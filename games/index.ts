import { GAMES } from './registry.ts';
import type { AnyResident } from './resident.ts';

export { type AnyResident, type Protocol, type Resident, type Study } from './resident.ts';

/** Every game of the house with all its parts, for tools that may want any of them. */
export const residents: readonly AnyResident[] = await Promise.all(GAMES.map((game) => game.resident()));

export function findResident(id: string): AnyResident | undefined {
  return residents.find(({ game }) => game.id === id);
}
