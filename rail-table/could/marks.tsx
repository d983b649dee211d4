import type { Grid } from '@roundhouse/hex';
import { hexCentre } from '@roundhouse/rail-art';
import { shift } from '@roundhouse/svg';
import { classNames } from '@roundhouse/ui';
import type { Taker } from './overview.ts';

const RING = 41;
const SIGN = { x: 29, y: -29, radius: 10 };

/** Rings around the cities that want a cube: whole with a tick where it can come, broken where it cannot. */
export function TakerMarks({ grid, takers }: { readonly grid: Grid; readonly takers: readonly Taker[] }) {
  return (
    <g className="rail-takers" aria-hidden="true">
      {takers.map(({ hex, reached }) => (
        <g
          key={hex}
          className={classNames('rail-taker', reached && 'rail-taker-reached')}
          data-taker={hex}
          transform={shift(hexCentre(grid, hex))}
        >
          <circle className="rail-taker-ring" r={RING} />
          <g transform={`translate(${SIGN.x} ${SIGN.y})`}>
            <circle className="rail-taker-sign" r={SIGN.radius} />
            <path className="rail-taker-stroke" d={reached ? 'M-5 0 -1.5 4 5-4' : 'M-4-4 4 4M4-4-4 4'} />
          </g>
        </g>
      ))}
    </g>
  );
}
