import { NOWHERE } from '@roundhouse/hex';
import { acceptedColors, type Lines, type Means, type Offer, plannersFor, type RouteTaste } from '@roundhouse/rails';
import { GOODS } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import { cityHex, takenAt } from '../rules/places.ts';
import { networkAt, type Position } from '../rules/position.ts';
import { surveyOf } from './survey.ts';

const plannerOf = plannersFor(GOODS.length);

/** What every cube on the map could bring. */
export function offersOf(p: Position, lines: Lines, means: Means, taste: RouteTaste): Offer[] {
  const planner = plannerOf(taste);
  const survey = surveyOf(boardOf(p));
  const accepted = acceptedColors(networkAt(p), survey, GOODS, (hex) => takenAt(p, hex));
  const offers: Offer[] = [];
  for (const [city, goods] of Object.entries(p.cubes)) {
    if (goods.length === 0) continue;
    const cubes = goods.map((good) => GOODS.indexOf(good));
    const colors = cubes.reduce((bits, color) => bits | (1 << color), 0);
    const best = planner.best(lines, accepted, survey.placeOn[cityHex(p, city)] ?? NOWHERE, colors, means);
    for (const color of cubes) {
      const later = best.later[color] ?? 0;
      if (later > 0) offers.push({ now: best.now[color] ?? 0, later });
    }
  }
  return offers;
}
