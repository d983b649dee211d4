import { itemAt } from '@roundhouse/kernel';
import {
  acceptedColors,
  type Lines,
  type Means,
  type Offer,
  plannersFor,
  Recent,
  type RouteTaste,
} from '@roundhouse/rails';
import { GOODS } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import { cityHex, takenAt } from '../rules/places.ts';
import { networkAt, type Position } from '../rules/position.ts';
import { surveyOf } from './survey.ts';
import { WEIGHTS } from './weights.ts';

const plannerOf = plannersFor(GOODS.length);

/** The colours of a city's cubes on the map and of those that the display holds for it, with their chances. */
interface Stock {
  readonly city: string;
  readonly colors: number;
  readonly cubes: readonly number[];
  readonly coming: readonly { readonly color: number; readonly chance: number }[];
}

export function offersOf(p: Position, lines: Lines, means: Means, moreGrowth: boolean, taste: RouteTaste): Offer[] {
  const planner = plannerOf(taste);
  const survey = surveyOf(boardOf(p));
  const accepted = acceptedColors(networkAt(p), survey, GOODS, (hex) => takenAt(p, hex));
  const offers: Offer[] = [];
  for (const stock of stocksOf(p, moreGrowth)) {
    const best = planner.best(lines, accepted, survey.placeOn[cityHex(p, stock.city)] ?? -1, stock.colors, means);
    for (const color of stock.cubes) {
      const now = best.now[color] ?? 0;
      const later = best.later[color] ?? 0;
      if (later > 0) offers.push({ now, later });
    }
    for (const { color, chance } of stock.coming) {
      const later = (best.later[color] ?? 0) * chance;
      if (later > 0) offers.push({ now: 0, later });
    }
  }
  return offers;
}

/** Builds change neither the cubes nor the display, and hundreds of builds are compared at once. */
const knownStocks = new Recent<
  Position['cubes'],
  { display: Position['display']; moreGrowth: boolean; stocks: Stock[] }
>(4);

function stocksOf(p: Position, moreGrowth: boolean): readonly Stock[] {
  const { display } = p;
  const known = knownStocks.get(p.cubes, () => ({ display, moreGrowth, stocks: findStocks(p, moreGrowth) }));
  return known.display === display && known.moreGrowth === moreGrowth ? known.stocks : findStocks(p, moreGrowth);
}

function findStocks(p: Position, moreGrowth: boolean): Stock[] {
  const stocks: Stock[] = [];
  boardOf(p).columns.forEach(({ city }, column) => {
    const here = p.cubes[city];
    if (here === undefined) return;
    const cubes = here.map((good) => GOODS.indexOf(good));
    const waiting = moreGrowth ? itemAt(p.display, column).filter((good) => good !== null) : [];
    const coming = waiting.map((good, index) => ({
      color: GOODS.indexOf(good),
      chance: WEIGHTS.displayArrival[index] ?? 0,
    }));
    const colors = [...cubes, ...coming.map(({ color }) => color)].reduce((bits, color) => bits | (1 << color), 0);
    if (colors !== 0) stocks.push({ city, colors, cubes, coming });
  });
  return stocks;
}
