import type { Hex } from '@roundhouse/hex';
import { itemAt, type Seat } from '@roundhouse/kernel';
import { cube, hexCentre } from '@roundhouse/rail-art';
import type { Connection } from '@roundhouse/rails';
import { type GoodColour, paletteOf, type Theme } from '@roundhouse/style';
import { polyline } from '@roundhouse/svg';
import type { BoardStory } from '@roundhouse/table-kit';
import type { RailDesk, RailPosition } from '../desk.ts';
import { lineOverLinks } from './link-lines.ts';

/** A cube's journey: the places that it comes to, and whose link leads to each but the first. */
export interface Journey {
  readonly good: GoodColour;
  readonly places: readonly Hex[];
  readonly owners: readonly (Seat | null)[];
}

/** What the last action moved: a cube on its way, and where something new lies. */
export interface Moved {
  readonly journey: Journey | null;
  readonly landed: readonly Hex[];
}

const MS_PER_LINK = 260;

/** How what moved is shown. */
export function storyOf<P extends RailPosition>(
  desk: RailDesk<P>,
  p: P,
  { journey, landed }: Moved,
  theme: Theme,
): BoardStory {
  const chart = desk.chartOf(p);
  return {
    carried:
      journey === null
        ? null
        : {
            piece: cube({ good: journey.good, count: 1 }, { x: 0, y: 0 }, 24, paletteOf(theme)),
            path: polyline(lineOverLinks(chart, itemAt(journey.places, 0), linksOfJourney(desk, p, journey))),
            ms: MS_PER_LINK * journey.owners.length,
          },
    landed: [...new Set(landed)].map((hex) => hexCentre(chart.grid, hex)),
  };
}

/** The links between the places; parallel links are told apart by their owners. */
export function linksOfJourney<P extends RailPosition>(
  desk: RailDesk<P>,
  p: P,
  { places, owners }: Pick<Journey, 'places' | 'owners'>,
): readonly Connection[] {
  const network = desk.networkAt(p);
  return places.flatMap((place, index) => {
    const next = places[index + 1];
    const link = network.connections(place).find(({ to, owner }) => to === next && owner === (owners[index] ?? null));
    return link === undefined ? [] : [link];
  });
}
