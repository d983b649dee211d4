import type { Hex } from '@roundhouse/hex';
import { type Press, type Target, throughWays } from '@roundhouse/table-kit';
import type { Words } from '@roundhouse/ui';
import { type Move, movesIn } from './actions.ts';
import type { Building } from './building.ts';
import { cubeTaken, deliveriesOf, linksOf, routesOf } from './deliveries.ts';
import type { GoodOf, RailDesk, RailPosition, RailProps, WatchedRail } from './desk.ts';
import { hexName } from './words.ts';
import type { RailPointed } from './pointing.ts';

export type HexTarget = Target<'build' | 'city' | 'town' | 'destination'>;

type Priced<P> = Pick<Building<P>, 'planned' | 'prices' | 'urbanizations'>;

/** The hexes that can be chosen now for what all rail games have: building, New Cities, moving goods. */
export function targetsOf<P extends RailPosition>(
  watched: WatchedRail<P>,
  building: Priced<P>,
  words: Words,
): readonly HexTarget[] {
  const { seat } = watched;
  if (seat === null) return [];
  const rail = { ...watched, seat };
  switch (rail.table.position.phase.name) {
    case 'build-track':
      return rail.pointing.at.newCity === null
        ? buildTargets(rail, building, words)
        : townTargets(rail, building, words);
    case 'move-goods':
      return deliveryTargets(rail, words);
    default:
      return [];
  }
}

function townTargets<P extends RailPosition>(
  { desk, table, pointing }: RailProps<P>,
  { urbanizations }: Priced<P>,
  { t }: Words,
): readonly HexTarget[] {
  const { newCity, town } = pointing.at;
  return urbanizations
    .filter(({ city }) => city === newCity)
    .map(({ hex }) => ({
      spot: hex,
      kind: 'town',
      chosen: hex === town,
      label: t('Place it on {town}', { town: desk.placeName(table.position, hex) }),
    }));
}

function buildTargets<P extends RailPosition>(
  { desk, pointing }: RailProps<P>,
  { planned, prices }: Priced<P>,
  { t }: Words,
): readonly HexTarget[] {
  const open = [...prices].map(
    ([hex, price]): HexTarget => ({
      spot: hex,
      kind: 'build',
      chosen: hex === pointing.at.hex,
      hint: `$${price}`,
      label: t('Build at {place}, from ${price}', { place: hexName(desk, planned, hex), price }),
    }),
  );
  const kept = pointing.at.plan
    .filter(({ hex }) => !prices.has(hex))
    .map(
      ({ hex }): HexTarget => ({
        spot: hex,
        kind: 'build',
        chosen: false,
        aside: true,
        label: t('Take up the tile that is planned at {place}', { place: hexName(desk, planned, hex) }),
      }),
    );
  return [...open, ...kept];
}

/** The cities that goods can leave, and where the chosen cube can go. */
function deliveryTargets<P extends RailPosition>(
  { desk, table, pointing }: RailProps<P>,
  { t }: Words,
): readonly HexTarget[] {
  const { position } = table;
  const { at } = pointing;
  const moves = movesIn<GoodOf<P>>(table.legal);
  const cities: HexTarget[] = [...new Set(moves.map(({ city }) => city))].map((city) => ({
    spot: desk.cityHex(position, city),
    kind: 'city',
    chosen: city === at.city,
    label: t('Move goods from {city}', { city: desk.placeName(position, desk.cityHex(position, city)) }),
  }));
  if (at.good === null) return cities;
  const chosenCity = at.city === null ? null : desk.cityHex(position, at.city);
  const ends = new Set(routesOf(moves, at.city, at.good).map((move) => destination(desk, position, move)));
  const destinations = [...ends].map(
    (hex): HexTarget => ({
      spot: hex,
      kind: 'destination',
      chosen: at.route !== null && destination(desk, position, at.route) === hex,
      label: t('Deliver to {city}', { city: desk.placeName(position, hex) }),
    }),
  );
  return [...destinations, ...cities.filter(({ spot }) => !ends.has(spot) || spot === chosenCity)];
}

function destination<P extends RailPosition>(desk: RailDesk<P>, p: P, move: Move): Hex {
  return linksOf(desk, p, move).at(-1)?.to ?? desk.cityHex(p, move.city);
}

/** What a press on a hex does while goods are moved: on to a destination of the chosen cube, or from a city. */
export function pressToDeliver<P extends RailPosition>(
  { desk, table, seat, pointing }: RailProps<P>,
  hex: Hex,
): Press<Move<GoodOf<P>>, RailPointed<GoodOf<P>>> {
  const { at } = pointing;
  const { position } = table;
  const moves = movesIn<GoodOf<P>>(table.legal);
  const ending = deliveriesOf(desk, position, routesOf(moves, at.city, at.good), seat)
    .filter(({ to }) => to === hex)
    .map(({ move }) => move);
  if (ending.length > 0) return throughWays(ending, at.route, (route) => ({ route }));
  const city = desk.cityAt(position, hex) ?? null;
  const goods = new Set(moves.filter((move) => move.city === city).map(({ good }) => good));
  const [only] = goods;
  return city !== null && only !== undefined && goods.size === 1
    ? { point: cubeTaken(desk, position, moves, seat, { city, good: only }) }
    : { point: { city, good: null, route: null } };
}
