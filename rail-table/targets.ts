import type { Hex } from '@roundhouse/hex';
import { useWords } from '@roundhouse/ui';
import { type Move, movesIn } from './actions.ts';
import type { HexTarget } from './board/hex-targets.tsx';
import type { Building } from './building.ts';
import { deliveriesOf, linksOf, routesOf } from './deliveries.ts';
import type { GoodOf, RailDesk, RailPosition, RailProps } from './desk.ts';
import { hexName } from './hex-name.ts';

/** The hexes that can be chosen now for what all rail games have: building, New Cities, moving goods. */
export function useTargets<P extends RailPosition>(
  props: RailProps<P>,
  building: Pick<Building<P>, 'planned' | 'prices' | 'urbanizations'>,
): readonly HexTarget[] {
  const { t, say } = useWords();
  const { desk, table, controls } = props;
  const { moment } = controls;
  const { position } = table;
  if (table.seat === null) return [];
  if (position.phase.name === 'build-track') {
    const { planned, prices, urbanizations } = building;
    if (moment.newCity !== null) {
      return urbanizations
        .filter(({ city }) => city === moment.newCity)
        .map(({ hex }) => ({
          hex,
          kind: 'town',
          chosen: hex === moment.town,
          label: t('Place it on {town}', { town: desk.placeName(position, hex) }),
        }));
    }
    return [...prices].map(([hex, price]) => ({
      hex,
      kind: 'build',
      chosen: hex === moment.hex,
      hint: `$${price}`,
      label: t('Build at {place}, {terrain}, from ${price}', {
        place: say(hexName(desk, planned, hex)),
        terrain: { term: desk.groundAt(planned, hex) },
        price,
      }),
    }));
  }
  if (position.phase.name !== 'move-goods') return [];
  const moves = movesIn<GoodOf<P>>(table.legal);
  const chosenCity = moment.city === null ? null : desk.cityHex(position, moment.city);
  const cities: HexTarget[] = [...new Set(moves.map(({ city }) => city))].map((city) => ({
    hex: desk.cityHex(position, city),
    kind: 'city',
    chosen: city === moment.city,
    label: t('Move goods from {city}', { city: desk.placeName(position, desk.cityHex(position, city)) }),
  }));
  if (moment.good === null) return cities;
  const ends = new Set(routesOf(moves, moment.city, moment.good).map((move) => destination(desk, position, move)));
  const destinations = [...ends].map(
    (hex): HexTarget => ({
      hex,
      kind: 'destination',
      chosen: moment.route !== null && destination(desk, position, moment.route) === hex,
      label: t('Deliver to {city}', { city: desk.placeName(position, hex) }),
    }),
  );
  return [...destinations, ...cities.filter(({ hex }) => !ends.has(hex) || hex === chosenCity)];
}

function destination<P extends RailPosition>(desk: RailDesk<P>, p: P, move: Move): Hex {
  return linksOf(desk, p, move).at(-1)?.to ?? desk.cityHex(p, move.city);
}

/** What choosing a hex means while goods are moved: a destination of the chosen cube, or a city to move from. */
export function chooseForDelivery<P extends RailPosition>(
  { desk, table, seat, controls }: RailProps<P>,
  hex: Hex,
): void {
  const { moment } = controls;
  const { position } = table;
  const moves = movesIn<GoodOf<P>>(table.legal);
  const ending = deliveriesOf(desk, position, routesOf(moves, moment.city, moment.good), seat)
    .filter(({ to }) => to === hex)
    .map(({ move }) => move);
  if (ending.length > 0) {
    const index = moment.route === null ? -1 : ending.indexOf(moment.route);
    // A second click confirms, unless it is needed to tell routes apart.
    if (moment.route !== null && index === 0 && ending.length === 1) {
      table.act(moment.route);
      return;
    }
    controls.change({ route: ending[(index + 1) % ending.length] ?? null });
    return;
  }
  const city = desk.cityAt(position, hex) ?? null;
  const goods = new Set(moves.filter((move) => move.city === city).map(({ good }) => good));
  controls.change({ city, good: goods.size === 1 ? ([...goods][0] ?? null) : null, route: null });
}
