import { polygon } from '@roundhouse/svg';
import { classNames } from '@roundhouse/ui';
import type { KeyboardEvent } from 'react';
import type { Area, Space } from '../../../content/area.ts';
import { CORNERS, spaceMiddle } from '../../board/points.ts';
import { PricePlate } from './price-plate.tsx';

export interface SpaceTarget {
  readonly space: Space;
  /** What a screen reader says. */
  readonly label: string;
  readonly kind: 'depot' | 'flight' | 'adjust' | 'source' | 'destination' | 'pencil';
  readonly chosen: boolean;
  /** What it would cost or bring; shown while the space is pointed at. */
  readonly hint?: string;
  /** Shows the hint all the time. */
  readonly hintStays?: boolean;
}

const OUTLINE = polygon(CORNERS);

export interface SpaceTargetsProps {
  readonly area: Area;
  readonly targets: readonly SpaceTarget[];
  readonly choose: (target: SpaceTarget) => void;
  readonly ask: (space: Space) => void;
}

/** Every space can be pressed: a possible one is chosen, any other says why it is not possible. */
export function SpaceTargets({ area, targets, choose, ask }: SpaceTargetsProps) {
  const possible = new Set(targets.map(({ space }) => space));
  return (
    <g className="kas-spaces">
      {area.spaces.map((_, space) =>
        possible.has(space) ? null : (
          // Only a pointer can miss: with the keyboard nothing but possible spaces is reached.
          <path
            key={space}
            className="kas-space"
            d={OUTLINE}
            transform={at(area, space)}
            aria-hidden="true"
            data-space={space}
            onClick={() => ask(space)}
          />
        ),
      )}
      {targets.map((target) => (
        <Target key={target.space} target={target} transform={at(area, target.space)} choose={choose} />
      ))}
    </g>
  );
}

/** A note in a plan does not move the game on, so it is no choice of the game. */
function choiceOf({ chosen, kind, space }: SpaceTarget): string | undefined {
  return chosen || kind === 'pencil' ? undefined : `space-${space}`;
}

function Target({
  target,
  transform,
  choose,
}: {
  readonly target: SpaceTarget;
  readonly transform: string;
  readonly choose: (target: SpaceTarget) => void;
}) {
  const { space, label, kind, chosen } = target;
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(target);
  };
  return (
    <path
      className={classNames('kas-space', 'kas-space-can', `kas-space-${kind}`, chosen && 'kas-space-chosen')}
      d={OUTLINE}
      transform={transform}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={chosen}
      data-space={space}
      data-choice={choiceOf(target)}
      onClick={() => choose(target)}
      onKeyDown={press}
    >
      <title>{label}</title>
    </path>
  );
}

/** Rings around what is shipped to or from, and what that costs or brings: above the pieces, or they would hide it. */
export function TargetMarks({ area, targets }: Pick<SpaceTargetsProps, 'area' | 'targets'>) {
  return (
    <g className="kas-marks" aria-hidden="true">
      {targets.map(({ space, kind, hint, hintStays = false, chosen }) => (
        <g key={space} transform={at(area, space)}>
          {kind === 'destination' || kind === 'source' ? (
            <path className={classNames('kas-ring', `kas-ring-${kind}`, chosen && 'kas-ring-chosen')} d={OUTLINE} />
          ) : null}
          {hint !== undefined && (hintStays || chosen) ? <PricePlate price={hint} /> : null}
        </g>
      ))}
    </g>
  );
}

function at(area: Area, space: Space): string {
  const { x, y } = spaceMiddle(area, space);
  return `translate(${x} ${y})`;
}
