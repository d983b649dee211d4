import { polyline } from '@roundhouse/svg';
import { classNames } from '@roundhouse/ui';
import type { Move } from '../actions.ts';
import { linksOf } from '../deliveries.ts';
import type { RailDesk, RailPosition } from '../desk.ts';
import { lineOverLinks } from './link-lines.ts';

/** Every route that is offered, the chosen one in front. */
export function Routes<P extends RailPosition>({
  desk,
  position,
  routes,
  chosen,
}: {
  readonly desk: RailDesk<P>;
  readonly position: P;
  readonly routes: readonly Move[];
  readonly chosen: Move | null;
}) {
  const shown = chosen === null ? routes : [...routes.filter((route) => route !== chosen), chosen];
  const chart = desk.chartOf(position);
  return (
    <g className="rail-routes" aria-hidden="true">
      {shown.map((route) => (
        <path
          key={`${route.good}-${route.exits.join('')}`}
          className={classNames('rail-route', route === chosen && 'rail-route-chosen')}
          d={polyline(lineOverLinks(chart, desk.cityHex(position, route.city), linksOf(desk, position, route)))}
        />
      ))}
    </g>
  );
}
