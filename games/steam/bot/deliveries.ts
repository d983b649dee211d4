import { NOWHERE } from '@roundhouse/hex';
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

const plannerOf = plannersFor(GOODS.length);

/** What every cube on the map could bring. */
export function offersIn(p: Position, lines: Lines, means: Means, taste: RouteTaste): Offers {
  const network = networkAt(p);
  const accepted = acceptedColors(network, surveyOf(boardOf(p)), GOODS, (hex) => takenAt(p, hex));
  return offersOf(stocksOf(p, network), plannerOf(taste), lines, accepted, means);
}

interface KnownStocks {
  readonly cities: Network['laidCities'];
  readonly stocks: readonly Stock[];
}

/** Tiles leave the cubes where they are, and hundreds of tiles are compared at once. */
const knownStocks = new Recent<Position['cubes'], KnownStocks>(4);

function stocksOf(p: Position, { laidCities: cities }: Network): readonly Stock[] {
  const known = knownStocks.get(p.cubes, () => ({ cities, stocks: findStocks(p) }));
  return known.cities === cities ? known.stocks : findStocks(p);
}

function findStocks(p: Position): Stock[] {
  const { placeOn } = surveyOf(boardOf(p));
  const stocks: Stock[] = [];
  for (const [city, goods] of Object.entries(p.cubes)) {
    const cubes = colorsOf(GOODS, goods);
    if (cubes.length === 0) continue;
    stocks.push({ place: placeOn[cityHex(p, city)] ?? NOWHERE, colors: bitsOf(cubes), cubes, coming: [] });
  }
  return stocks;
}
