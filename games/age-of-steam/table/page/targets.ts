import type { Hex } from '@roundhouse/hex';
import { useWords } from '@roundhouse/ui';
import { boardOf } from '../../content/maps.ts';
import { cityAt, cityHex, placeName } from '../../rules/places.ts';
import type { Position } from '../../rules/position.ts';
import { type Move, ofType } from './actions-of.ts';
import type { HexTarget } from './board/hex-targets.tsx';
import { linksOf } from './links.ts';
import type { Building } from './building.ts';
import { deliveriesOf } from './deliveries.ts';
import { hexName } from './hex-name.ts';
import type { PanelProps } from './panels/panel-props.ts';

/** The hexes that can be chosen now. */
export function useTargets(
  { table, controls }: PanelProps,
  { planned, prices }: Pick<Building, 'planned' | 'prices'>,
): readonly HexTarget[] {
  const { t, say } = useWords();
  const { moment } = controls;
  const { position } = table;
  if (position.phase.name === 'build-track') {
    if (moment.newCity !== null) {
      return ofType(table.legal, 'urbanize')
        .filter(({ city }) => city === moment.newCity)
        .map(({ hex }) => ({
          hex,
          kind: 'town',
          chosen: hex === moment.town,
          label: t('Place it on {town}', { town: placeName(position, hex) }),
        }));
    }
    return [...prices].map(([hex, price]) => ({
      hex,
      kind: 'build',
      chosen: hex === moment.hex,
      hint: `$${price}`,
      label: t('Build at {place}, {terrain}, from ${price}', {
        place: say(hexName(planned, hex)),
        terrain: { term: boardOf(planned).terrain[hex] ?? 'plain' },
        price,
      }),
    }));
  }
  if (position.phase.name !== 'move-goods') return [];
  const moves = ofType(table.legal, 'move-goods');
  const chosenCity = moment.city === null ? null : cityHex(position, moment.city);
  const cities: HexTarget[] = [...new Set(moves.map(({ city }) => city))].map((city) => ({
    hex: cityHex(position, city),
    kind: 'city',
    chosen: city === moment.city,
    label: t('Move goods from {city}', { city: placeName(position, cityHex(position, city)) }),
  }));
  if (moment.good === null) return cities;
  const ends = new Set(routesOf(moves, moment.city, moment.good).map((move) => destination(position, move)));
  const destinations = [...ends].map(
    (hex): HexTarget => ({
      hex,
      kind: 'destination',
      chosen: moment.route !== null && destination(position, moment.route) === hex,
      label: t('Deliver to {city}', { city: placeName(position, hex) }),
    }),
  );
  return [...destinations, ...cities.filter(({ hex }) => !ends.has(hex) || hex === chosenCity)];
}

export function routesOf(moves: readonly Move[], city: string | null, good: string | null): readonly Move[] {
  return moves.filter((move) => move.city === city && move.good === good);
}

function destination(p: Position, move: Move): Hex {
  return linksOf(p, move).at(-1)?.to ?? cityHex(p, move.city);
}

/** What choosing a hex means while goods are moved: a destination of the chosen cube, or a city to move from. */
export function chooseForDelivery({ table, seat, controls }: PanelProps, hex: Hex): void {
  const { moment } = controls;
  const { position } = table;
  const moves = ofType(table.legal, 'move-goods');
  const ending = deliveriesOf(position, routesOf(moves, moment.city, moment.good), seat)
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
  const city = cityAt(position, hex) ?? null;
  const goods = new Set(moves.filter((move) => move.city === city).map(({ good }) => good));
  controls.change({ city, good: goods.size === 1 ? ([...goods][0] ?? null) : null, route: null });
}
