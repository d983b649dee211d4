import type { Grid, Hex } from '@roundhouse/hex';
import { CORNERS, hexCentre } from '@roundhouse/rail-art';
import { polygon } from '@roundhouse/svg';
import { PricePlate } from './price-plate.tsx';

export interface Ghost {
  readonly hex: Hex;
  readonly price: number;
}

const OUTLINE = polygon(CORNERS);

/** A dashed outline and a price tag on every tile that is only planned. */
export function Ghosts({ grid, ghosts }: { readonly grid: Grid; readonly ghosts: readonly Ghost[] }) {
  return (
    <g className="rail-ghosts" aria-hidden="true">
      {ghosts.map(({ hex, price }) => {
        const { x, y } = hexCentre(grid, hex);
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <path className="rail-ghost" d={OUTLINE} />
            <PricePlate price={`$${price}`} />
          </g>
        );
      })}
    </g>
  );
}
