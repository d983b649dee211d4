import { polygon } from '@roundhouse/svg';
import { type BoardPlan, placeOf, PricePlate } from '@roundhouse/table-kit';
import { classNames } from '@roundhouse/ui';
import type { Area } from '../../../content/area.ts';
import { CORNERS, spaceMiddle } from '../../board/points.ts';
import type { SpaceTarget } from '../targets.ts';

const OUTLINE = polygon(CORNERS);
const PRICE_ABOVE = 34;

/** The play area as what can be pressed. */
export function planOf(area: Area): BoardPlan {
  return {
    name: 'space',
    className: 'kas-space',
    spots: [...area.spaces.keys()],
    outline: OUTLINE,
    middle: (space) => spaceMiddle(area, space),
  };
}

/** Rings around what is shipped to or from, and what that costs or brings: above the pieces, or they would hide it. */
export function TargetMarks({ area, targets }: { readonly area: Area; readonly targets: readonly SpaceTarget[] }) {
  return (
    <g className="kas-marks" aria-hidden="true">
      {targets.map(({ spot, kind, hint, hintStays = false, chosen }) => (
        <g key={spot} transform={placeOf(planOf(area), spot)}>
          {kind === 'destination' || kind === 'source' ? (
            <path className={classNames('kas-ring', `kas-ring-${kind}`, chosen && 'kas-ring-chosen')} d={OUTLINE} />
          ) : null}
          {hint !== undefined && (hintStays || chosen) ? (
            <PricePlate name="kas-price" price={hint} above={PRICE_ABOVE} />
          ) : null}
        </g>
      ))}
    </g>
  );
}
