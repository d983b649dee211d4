import type { Hex } from '@roundhouse/hex';
import { CORNERS, hexCentre } from '@roundhouse/rail-art';
import { polygon } from '@roundhouse/svg';
import type { Board } from '../../../content/board.ts';
import { PricePlate } from './price-plate.tsx';

export interface Ghost {
  readonly hex: Hex;
  readonly price: number;
}

const OUTLINE = polygon(CORNERS);

/** A dashed outline and a price tag on every tile that is only planned. */
export function Ghosts({ board, ghosts }: { readonly board: Board; readonly ghosts: readonly Ghost[] }) {
  return (
    <g className="aos-ghosts" aria-hidden="true">
      {ghosts.map(({ hex, price }) => {
        const { x, y } = hexCentre(board.grid, hex);
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <path className="aos-ghost" d={OUTLINE} />
            <PricePlate price={`$${price}`} />
          </g>
        );
      })}
    </g>
  );
}
