import { EDGES, type Hex, neighbour, type Point } from '@roundhouse/hex';
import { distance, hexCentre, INRADIUS, plus, sideMiddle, times } from '../points.ts';
import type { RailScene } from '../scene.ts';
import { curveBetween, pointAt } from '../track/curve.ts';
import { CITY_RADIUS, TOWN_RADIUS } from './city.ts';

/** A round spot that a name should keep clear of; `weight` says how much it would hurt. */
export interface Obstacle extends Point {
  readonly radius: number;
  readonly weight: number;
}

/** The weight of a piece: what reaches it hides something. */
export const COVERS_A_PIECE = 100;
const RIVER = 4;
const SHORE = 6;
const HALF_TRACK = 8;

/** Everything on the map that a name could cover. */
export function obstaclesOf(scene: RailScene): readonly Obstacle[] {
  const { grid } = scene.map;
  const parts = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
  return [
    ...scene.network.runs.flatMap((run) =>
      run.segments.flatMap(({ hex, a, b }) =>
        parts.map((part) => ({
          ...plus(hexCentre(grid, hex), pointAt(curveBetween(a, b), part)),
          radius: HALF_TRACK,
          weight: COVERS_A_PIECE,
        })),
      ),
    ),
    ...scene.cities.map(({ hex }) => ({ ...hexCentre(grid, hex), radius: CITY_RADIUS + 2, weight: COVERS_A_PIECE })),
    ...scene.towns.map(({ hex }) => ({ ...hexCentre(grid, hex), radius: TOWN_RADIUS + 1, weight: COVERS_A_PIECE })),
    ...scene.map.rivers.map(({ hex }) => ({ ...hexCentre(grid, hex), radius: INRADIUS * 0.6, weight: RIVER })),
    ...scene.towns.flatMap(({ hex }) => shores(scene, hex)),
  ];
}

/** Lakes and the edge of the map beside a hex: a name is easier to read on land. */
function shores({ map }: RailScene, hex: Hex): readonly Obstacle[] {
  return EDGES.filter((edge) => (map.terrain[neighbour(map.grid, hex, edge)] ?? null) === null).map((edge) => ({
    ...plus(hexCentre(map.grid, hex), times(sideMiddle(edge), 2)),
    radius: INRADIUS + 3,
    weight: SHORE,
  }));
}

export function near(obstacles: readonly Obstacle[], at: Point, reach: number): readonly Obstacle[] {
  return obstacles.filter((obstacle) => distance(obstacle, at) < reach + obstacle.radius);
}
