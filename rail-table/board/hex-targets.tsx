import type { Hex } from '@roundhouse/hex';
import { CORNERS, hexCentre } from '@roundhouse/rail-art';
import { polygon } from '@roundhouse/svg';
import { classNames } from '@roundhouse/ui';
import type { KeyboardEvent } from 'react';
import type { Chart } from '../desk.ts';
import { PricePlate } from './price-plate.tsx';

export interface HexTarget {
  readonly hex: Hex;
  /** What a screen reader says. */
  readonly label: string;
  readonly kind: 'build' | 'city' | 'town' | 'destination';
  readonly chosen: boolean;
  /** Shown on the hex while it is pointed at: what it would cost. */
  readonly hint?: string;
}

const OUTLINE = polygon(CORNERS);

/** Every hex can be pressed: a possible one is chosen, any other says why it is not possible. */
export function HexTargets({
  chart,
  targets,
  choose,
  ask,
}: {
  readonly chart: Chart;
  readonly targets: readonly HexTarget[];
  readonly choose: (hex: Hex) => void;
  readonly ask: (hex: Hex) => void;
}) {
  const byHex = new Map(targets.map((target) => [target.hex, target]));
  const others = chart.topology.ground.flatMap((_, hex) => (byHex.has(hex) ? [] : [hex]));
  return (
    <g className="rail-hexes">
      {others.map((hex) => (
        // Only a pointer can miss: with the keyboard nothing but possible hexes is reached.
        <path
          key={hex}
          className="rail-hex"
          d={OUTLINE}
          transform={at(chart, hex)}
          aria-hidden="true"
          data-hex={hex}
          onClick={() => ask(hex)}
        />
      ))}
      {targets.map((target) => (
        <TargetHex key={target.hex} target={target} transform={at(chart, target.hex)} choose={choose} />
      ))}
    </g>
  );
}

function TargetHex({
  target: { hex, label, kind, chosen, hint },
  transform,
  choose,
}: {
  readonly target: HexTarget;
  readonly transform: string;
  readonly choose: (hex: Hex) => void;
}) {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(hex);
  };
  return (
    <g transform={transform}>
      <path
        className={classNames('rail-hex', 'rail-hex-can', `rail-hex-${kind}`, chosen && 'rail-hex-chosen')}
        d={OUTLINE}
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-pressed={chosen}
        data-hex={hex}
        data-choice={chosen ? undefined : `hex-${hex}`}
        onClick={() => choose(hex)}
        onKeyDown={press}
      />
      {hint === undefined || chosen ? null : (
        <g className="rail-hint" aria-hidden="true">
          <PricePlate price={hint} />
        </g>
      )}
    </g>
  );
}

function at({ grid }: Chart, hex: Hex): string {
  const { x, y } = hexCentre(grid, hex);
  return `translate(${x} ${y})`;
}
