import type { Point } from '@roundhouse/hex';
import { hexCentre, lineOf } from '@roundhouse/rail-art';
import { polyline } from '@roundhouse/svg';
import { classNames } from '@roundhouse/ui';
import { boardOf } from '../../../content/maps.ts';
import { cityHex } from '../../../rules/places.ts';
import type { Position } from '../../../rules/position.ts';
import type { Move } from '../actions-of.ts';
import { linksOf } from '../links.ts';

/** The line that a cube travels, through the middle of every place on its way. */
function routeLine(p: Position, move: Move): readonly Point[] {
  const board = boardOf(p);
  let from = hexCentre(board.grid, cityHex(p, move.city));
  const points = [from];
  for (const link of linksOf(p, move)) {
    const line = lineOf(board, link.run);
    const first = line[0];
    const last = line.at(-1);
    const forward = first === undefined || last === undefined || gap(from, first) <= gap(from, last);
    const to = hexCentre(board.grid, link.to);
    points.push(...(forward ? line : line.toReversed()), to);
    from = to;
  }
  return points;
}

function gap(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Every route that is offered, the chosen one in front. */
export function Routes({
  position,
  routes,
  chosen,
}: {
  readonly position: Position;
  readonly routes: readonly Move[];
  readonly chosen: Move | null;
}) {
  const shown = chosen === null ? routes : [...routes.filter((route) => route !== chosen), chosen];
  return (
    <g className="aos-routes" aria-hidden="true">
      {shown.map((route) => (
        <path
          key={`${route.good}-${route.exits.join('')}`}
          className={classNames('aos-route', route === chosen && 'aos-route-chosen')}
          d={polyline(routeLine(position, route))}
        />
      ))}
    </g>
  );
}
