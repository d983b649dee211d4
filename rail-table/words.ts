import type { Hex } from '@roundhouse/hex';
import { type Text, text } from '@roundhouse/kernel';
import { besideOf, hexText } from '@roundhouse/rails';
import type { GameKey } from '@roundhouse/table-kit';
import type { RailDesk, RailPosition } from './desk.ts';

/** A hex for a person: the place on it, or where it lies from the nearest one. */
export function hexName<P extends RailPosition>(desk: RailDesk<P>, p: P, hex: Hex): Text {
  return hexText(desk.placeName(p, hex), besideOf(desk.chartOf(p), hex, desk.groundAt(p, hex)));
}

/** The keys of every rail game's table. */
export const RAIL_KEYS: readonly GameKey[] = [{ key: 'R', what: text('Turn the tile that is being tried') }];

/** How large a map is, in a line. */
export function mapWords({
  cities,
  towns,
  turns,
}: {
  readonly cities: readonly unknown[];
  readonly towns: readonly unknown[];
  /** By number of players. */
  readonly turns: ReadonlyMap<number, number>;
}): Text {
  return text(
    '{cities, plural, one {# city} other {# cities}}, {towns, plural, one {# town} other {# towns}}, {fewest} to {most, plural, one {# turn} other {# turns}}',
    {
      cities: cities.length,
      towns: towns.length,
      fewest: Math.min(...turns.values()),
      most: Math.max(...turns.values()),
    },
  );
}
