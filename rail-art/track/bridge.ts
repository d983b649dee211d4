import type { Point } from '@roundhouse/hex';
import { el, type SvgNode } from '@roundhouse/svg';
import type { Palette } from '@roundhouse/style';
import { distance } from '../points.ts';
import { type Curve, lengthOf, pathOf, pointAt } from './curve.ts';
import { SLEEPER_LENGTH } from './permanent-way.ts';

const STEPS = 48;
const MEETING = 2;
const HALF_SPAN = 17;
const DECK = SLEEPER_LENGTH + 9;

/** Where a curve crosses another, as a part of its way; null where they pass each other by. */
export function crossingPart(over: Curve, under: Curve): number | null {
  const parts = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const others: readonly Point[] = parts.map((part) => pointAt(under, part));
  const nearest = parts
    .map((part) => ({ part, gap: Math.min(...others.map((other) => distance(other, pointAt(over, part)))) }))
    .reduce((best, one) => (one.gap < best.gap ? one : best));
  return nearest.gap < MEETING ? nearest.part : null;
}

/** The deck and parapets that carry one line over another. */
export function bridgeUnder(over: Curve, under: Curve, palette: Palette): readonly SvgNode[] {
  const part = crossingPart(over, under);
  if (part === null) return [];
  const reach = HALF_SPAN / lengthOf(over);
  const start = Math.max(0, part - reach);
  const end = Math.min(1, part + reach);
  return [
    el('path', { d: pathOf(over, 0, start, end), fill: 'none', stroke: palette.ink, 'stroke-width': DECK + 3 }),
    el('path', { d: pathOf(over, 0, start, end), fill: 'none', stroke: palette.card, 'stroke-width': DECK }),
  ];
}
