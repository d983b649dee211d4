import { NOWHERE } from '@roundhouse/hex';
import { itemAt } from '@roundhouse/kernel';
import {
  acceptedColors,
  bitsOf,
  colorsOf,
  type Lines,
  type Means,
  type Network,
  type Offers,
  offersOf,
  plannersFor,
  Recent,
  type RouteTaste,
  type Stock,
} from '@roundhouse/rails';
import { GOODS } from '../content/components.ts';
import { boardOf } from '../content/maps.ts';
import { cityHex, takenAt } from '../rules/places.ts';
import { networkAt, type Position } from '../rules/position.ts';
import { surveyOf } from './survey.ts';
import { WEIGHTS } from './weights.ts';

const plannerOf = plannersFor(GOODS.length);

/** What the cubes on the map and those of the display could bring. */
export function offersIn(p: Position, lines: Lines, means: Means, moreGrowth: boolean, taste: RouteTaste): Offers {
  const network = networkAt(p);
  const accepted = acceptedColors(network, surveyOf(boardOf(p)), GOODS, (hex) => takenAt(p, hex));
  return offersOf(stocksOf(p, network, moreGrowth), plannerOf(taste), lines, accepted, means);
}

interface KnownStocks {
  readonly display: Position['display'];
  readonly cities: Network['laidCities'];
  readonly moreGrowth: boolean;
  readonly stocks: readonly Stock[];
}

/** Builds change neither the cubes nor the display, and hundreds of builds are compared at once. */
const knownStocks = new Recent<Position['cubes'], KnownStocks>(4);

function stocksOf(p: Position, { laidCities: cities }: Network, moreGrowth: boolean): readonly Stock[] {
  const { display } = p;
  const known = knownStocks.get(p.cubes, () => ({ display, cities, moreGrowth, stocks: findStocks(p, moreGrowth) }));
  const isSame = known.display === display && known.cities === cities && known.moreGrowth === moreGrowth;
  return isSame ? known.stocks : findStocks(p, moreGrowth);
}

function findStocks(p: Position, moreGrowth: boolean): Stock[] {
  const { placeOn } = surveyOf(boardOf(p));
  const stocks: Stock[] = [];
  boardOf(p).columns.forEach(({ city }, column) => {
    const here = p.cubes[city];
    if (here === undefined) return;
    const cubes = colorsOf(GOODS, here);
    const coming = moreGrowth ? comingTo(p, column) : [];
    const colors = bitsOf(cubes) | bitsOf(coming.map(({ color }) => color));
    if (colors !== 0) stocks.push({ place: placeOn[cityHex(p, city)] ?? NOWHERE, colors, cubes, coming });
  });
  return stocks;
}

/** What the display holds for a city. */
function comingTo(p: Position, column: number): Stock['coming'] {
  const waiting = itemAt(p.display, column).filter((good) => good !== null);
  return colorsOf(GOODS, waiting).map((color, index) => ({ color, chance: WEIGHTS.displayArrival[index] ?? 0 }));
}
