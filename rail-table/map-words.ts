import { type Text, text } from '@roundhouse/kernel';

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
