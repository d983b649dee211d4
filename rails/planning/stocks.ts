import type { Accepted, Means, RoutePlanner } from './best-routes.ts';
import type { Lines } from './lines.ts';
import type { Offers } from './offers.ts';

/** The colours of the cubes at a place of a survey, by their numbers, and of those that may come there, with their chances. */
export interface Stock {
  readonly place: number;
  /** All of them as bits. */
  readonly colors: number;
  readonly cubes: readonly number[];
  readonly coming: readonly { readonly color: number; readonly chance: number }[];
}

/** The numbers of the colours of some cubes. */
export function colorsOf<Good>(goods: readonly Good[], cubes: readonly Good[]): readonly number[] {
  return cubes.map((cube) => goods.indexOf(cube));
}

export function bitsOf(colors: readonly number[]): number {
  let bits = 0;
  for (const color of colors) bits |= 1 << color;
  return bits;
}

/** What every cube could bring. */
export function offersOf(
  stocks: readonly Stock[],
  planner: RoutePlanner,
  lines: Lines,
  accepted: Accepted,
  means: Means,
): Offers {
  const now: number[] = [];
  const later: number[] = [];
  for (const { place, colors, cubes, coming } of stocks) {
    const best = planner.best(lines, accepted, place, colors, means);
    for (const color of cubes) {
      const laterOn = best.later[color] ?? 0;
      if (laterOn <= 0) continue;
      now.push(best.now[color] ?? 0);
      later.push(laterOn);
    }
    for (const { color, chance } of coming) {
      const laterOn = (best.later[color] ?? 0) * chance;
      if (laterOn <= 0) continue;
      now.push(0);
      later.push(laterOn);
    }
  }
  return { now, later };
}
