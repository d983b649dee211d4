import type { Grid } from '@roundhouse/hex';
import { CORNERS, hexCentre } from '@roundhouse/rail-art';
import { polygon } from '@roundhouse/svg';
import { PricePlate } from '@roundhouse/table-kit';
import type { Ghost } from '../planning.ts';

/** How far above its middle the price of a hex stands. */
export const PRICE_ABOVE = 31;

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
            <PricePlate name="rail-price" price={`$${price}`} above={PRICE_ABOVE} />
          </g>
        );
      })}
    </g>
  );
}
