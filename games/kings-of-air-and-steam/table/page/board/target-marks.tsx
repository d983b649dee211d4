import { polygon } from '@roundhouse/svg';
import { type BoardPlan, placeOf, PricePlate } from '@roundhouse/table-kit';
import { classNames } from '@roundhouse/ui';
import type { Area, Space } from '../../../content/area.ts';
import { CORNERS, spaceMiddle, STEP } from '../../board/points.ts';
import type { SpaceTarget } from '../targets.ts';

const OUTLINE = polygon(CORNERS);
const PRICE_ABOVE = 34;
/** Above the whole roundel: what the city wants stands within it. */
const PRICE_ABOVE_CITY = 60;

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

/**
 * How far above the middle of a space its price stands: below it where a city stands above, whose sign it would cover, and
 * on it between two cities.
 */
export function priceAbove(area: Area, space: Space): number {
  if (area.cityAt.has(space)) return PRICE_ABOVE_CITY;
  const here = spaceMiddle(area, space);
  const cities = area.cities
    .map((city) => spaceMiddle(area, city.space))
    .filter(({ x, y }) => Math.hypot(x - here.x, y - here.y) < STEP * 1.1);
  const isAbove = cities.some(({ y }) => y < here.y - 1);
  const isBelow = cities.some(({ y }) => y > here.y + 1);
  if (!isAbove) return PRICE_ABOVE;
  return isBelow ? 0 : -PRICE_ABOVE;
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
            <PricePlate name="kas-price" price={hint} above={priceAbove(area, spot)} />
          ) : null}
        </g>
      ))}
    </g>
  );
}
