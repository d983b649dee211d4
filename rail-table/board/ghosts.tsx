import type { Grid } from '@roundhouse/hex';
import { CORNERS, hexCentre } from '@roundhouse/rail-art';
import { polygon, shift } from '@roundhouse/svg';
import { PricePlate } from '@roundhouse/table-kit';
import type { Ghost } from '../planning.ts';

/** How far above its middle the price of a hex stands. */
export const PRICE_ABOVE = 31;

const OUTLINE = polygon(CORNERS);

/** A dashed outline around every tile that is only planned. */
export function Ghosts({ grid, ghosts }: { readonly grid: Grid; readonly ghosts: readonly Ghost[] }) {
  return (
    <g className="rail-ghosts" aria-hidden="true">
      {ghosts.map(({ hex }) => (
        <path key={hex} className="rail-ghost" d={OUTLINE} transform={shift(hexCentre(grid, hex))} />
      ))}
    </g>
  );
}

/** What they cost, over whatever stands there. */
export function GhostPrices({ grid, ghosts }: { readonly grid: Grid; readonly ghosts: readonly Ghost[] }) {
  return (
    <g className="rail-ghost-prices" aria-hidden="true">
      {ghosts.map(({ hex, price }) => (
        <g key={hex} transform={shift(hexCentre(grid, hex))}>
          <PricePlate name="rail-price" price={`$${price}`} above={PRICE_ABOVE} />
        </g>
      ))}
    </g>
  );
}
