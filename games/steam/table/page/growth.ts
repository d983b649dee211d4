import type { Hex } from '@roundhouse/hex';
import type { HexTarget } from '@roundhouse/rail-table';
import { ofType, type Press } from '@roundhouse/table-kit';
import { cityAt, cityHex, placeName } from '../../rules/places.ts';
import type { Action } from '../../rules/actions.ts';
import type { Pointed } from './pointing.ts';
import type { PanelProps } from './panels/panel-props.ts';

export type GrowCity = Extract<Action, { type: 'grow-city' }>;

/** The city that is to grow: only while no tile and no New City is being tried. */
export function growingCity({ city, hex, newCity }: Pointed): string | null {
  return hex === null && newCity === null ? city : null;
}

/** What is left to confirm, when city and cubes are chosen. */
export function chosenGrowth({ table, pointing }: PanelProps): GrowCity | undefined {
  const { at } = pointing;
  return ofType(table.legal, 'grow-city').find(({ city, space }) => city === growingCity(at) && space === at.space);
}

/** The cities that City Growth may bring cubes to. */
export function growthTargets(
  { table, pointing }: PanelProps,
  t: (english: string, values: Readonly<Record<string, string>>) => string,
): readonly HexTarget[] {
  const { position } = table;
  if (pointing.at.newCity !== null) return [];
  const cities = new Set(ofType(table.legal, 'grow-city').map(({ city }) => city));
  return [...cities].map((city) => ({
    spot: cityHex(position, city),
    kind: 'city',
    chosen: city === growingCity(pointing.at),
    label: t('Let {city} grow', { city: placeName(position, cityHex(position, city)) }),
  }));
}

/** A press on a city that can grow chooses it; what is planned stays so, a tile that is only being tried does not. */
export function pressToGrow({ table, pointing }: PanelProps, hex: Hex): Press<never, Pointed> {
  const city = cityAt(table.position, hex);
  if (pointing.at.newCity !== null || city === undefined) return null;
  if (!ofType(table.legal, 'grow-city').some((growth) => growth.city === city)) return null;
  return { point: { city, hex: null, tile: null } };
}
