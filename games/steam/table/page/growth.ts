import type { Hex } from '@roundhouse/hex';
import { type HexTarget, ofType } from '@roundhouse/rail-table';
import { cityAt, cityHex, placeName } from '../../rules/places.ts';
import type { GrowCity } from './actions-of.ts';
import type { Moment } from './moment.ts';
import type { PanelProps } from './panels/panel-props.ts';

/** The city that is to grow: only while no tile and no New City is being tried. */
export function growingCity({ city, hex, newCity }: Moment): string | null {
  return hex === null && newCity === null ? city : null;
}

/** What is left to confirm, when city and cubes are chosen. */
export function chosenGrowth({ table, controls }: PanelProps): GrowCity | undefined {
  const { moment } = controls;
  return ofType(table.legal, 'grow-city').find(
    ({ city, space }) => city === growingCity(moment) && space === moment.space,
  );
}

/** The cities that City Growth may bring cubes to. */
export function growthTargets(
  { table, controls }: PanelProps,
  t: (english: string, values: Readonly<Record<string, string>>) => string,
): readonly HexTarget[] {
  const { position } = table;
  if (controls.moment.newCity !== null) return [];
  const cities = new Set(ofType(table.legal, 'grow-city').map(({ city }) => city));
  return [...cities].map((city) => ({
    hex: cityHex(position, city),
    kind: 'city',
    chosen: city === growingCity(controls.moment),
    label: t('Let {city} grow', { city: placeName(position, cityHex(position, city)) }),
  }));
}

/** Chooses a city to grow; false for a hex that none can grow on. A tile that is being tried stays planned. */
export function chooseToGrow({ table, controls }: PanelProps, hex: Hex): boolean {
  const city = cityAt(table.position, hex);
  const { plan, tile, space, newCity } = controls.moment;
  if (
    newCity !== null ||
    city === undefined ||
    !ofType(table.legal, 'grow-city').some((growth) => growth.city === city)
  )
    return false;
  controls.change({ city, space, plan: tile === null ? plan : [...plan, tile], hex: null, tile: null });
  return true;
}
