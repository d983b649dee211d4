import { ageOfSteamResident } from '@roundhouse/age-of-steam/resident';
import { cityOfIronResident } from '@roundhouse/city-of-iron/resident';
import { kingsOfAirAndSteamResident } from '@roundhouse/kings-of-air-and-steam/resident';
import { steamResident } from '@roundhouse/steam/resident';
import type { AnyResident } from './resident.ts';

export { type AnyResident, type Protocol, type Resident, type Study } from './resident.ts';

/** Every game of the house. A new game is a folder here and a line in this list. */
export const residents: readonly AnyResident[] = [
  ageOfSteamResident,
  steamResident,
  kingsOfAirAndSteamResident,
  cityOfIronResident,
];

export function findResident(id: string): AnyResident | undefined {
  return residents.find(({ game }) => game.id === id);
}
