import type { Point } from '@roundhouse/hex';
import { itemAt, type Seat } from '@roundhouse/kernel';
import { group, type SvgNode, title } from '@roundhouse/svg';
import { badge, type Palette } from '@roundhouse/style';
import { type TownName, roomOf } from '../places/name.ts';
import { hexCentre } from '../points.ts';
import type { RailScene } from '../scene.ts';
import { Nearby, type Shunned } from './nearby.ts';
import { lineOf } from './run-line.ts';

const BADGE_RADIUS = 10.5;

export interface Marker {
  readonly run: number;
  readonly owner: Seat;
  readonly at: Point;
}

/** Where the owner's emblem stands on each run: half way along, or as near as nothing else is hidden. */
export function markersOf(scene: RailScene, names: readonly TownName[]): readonly Marker[] {
  const { runs } = scene.network;
  const lines = runs.map((run) => lineOf(scene.map, run));
  const shunned = new Nearby([
    ...lines.flatMap((line, run) => line.map((at) => ({ at, reach: 18, run }))),
    ...[...scene.cities, ...scene.towns].map(({ hex }) => ({ at: hexCentre(scene.map.grid, hex), reach: 21 })),
    ...names.flatMap((name) => lettersOf(scene, name)),
  ]);
  return runs.flatMap(({ owner }, run) =>
    owner === null ? [] : [{ run, owner, at: quietest(itemAt(lines, run), run, shunned) }],
  );
}

/** Spots along the lines of a name, as near to one another as its letters. */
function lettersOf({ map }: RailScene, name: TownName): readonly Shunned[] {
  const { middle, width, height } = roomOf(map, name);
  const columns = Math.ceil(width / 6);
  return Array.from({ length: columns + 1 }, (_, index) => ({
    at: { x: middle.x - width / 2 + (width * index) / columns, y: middle.y },
    reach: BADGE_RADIUS + height / 2 + 1,
  }));
}

function quietest(line: readonly Point[], run: number, shunned: Nearby): Point {
  const half = (line.length - 1) / 2;
  let best: Point = { x: 0, y: 0 };
  let least = Number.POSITIVE_INFINITY;
  line.forEach((point, index) => {
    const cost = Math.abs(index - half) + shunned.depth(point, run) * 3;
    if (cost < least) {
      least = cost;
      best = point;
    }
  });
  return best;
}

export function marker(scene: RailScene, { run, owner, at }: Marker, palette: Palette): SvgNode {
  return group({ 'data-run': run, 'data-owner': owner }, [
    title(`${scene.network.runs[run]?.complete === true ? 'Link' : 'Unfinished track'} of ${scene.seatName(owner)}`),
    badge(owner, at, BADGE_RADIUS, palette),
  ]);
}
