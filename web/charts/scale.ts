/** From a range of numbers to a range of pixels, in a straight line. */
export interface Scale {
  (value: number): number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5];

/** The smallest of 1, 2, 5, 10, 20, 50 … that covers the span in no more than `most` steps; never a part of one. */
export function niceStep(span: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((one) => one * power * most >= span);
    if (step !== undefined) return step * power;
  }
}

/** Ticks at round numbers that enclose everything from `low` to `high`. */
export function niceTicks(low: number, high: number, most: number): readonly number[] {
  const step = niceStep(high - low, most);
  const first = Math.floor(low / step);
  // A chart of one level only still needs a height.
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Whole numbers from `low` to `high`, thinned out evenly when there are too many; the last one always stays. */
export function turnTicks(low: number, high: number, most: number): readonly number[] {
  const step = niceStep(Math.max(1, high - low), Math.max(1, most));
  const ticks: number[] = [];
  for (let tick = high; tick >= low; tick -= step) ticks.unshift(tick);
  return ticks;
}

export function linear(
  domain: { readonly from: number; readonly to: number },
  range: { readonly from: number; readonly to: number },
  ticks: readonly number[],
): Scale {
  const span = domain.to - domain.from;
  const place = (value: number): number =>
    span === 0 ? (range.from + range.to) / 2 : range.from + ((value - domain.from) / span) * (range.to - range.from);
  return Object.assign(place, { ticks });
}

/**
 * Moves labels apart so that no two are closer than `gap`, as little as needed and in their order, within `low` and
 * `high`.
 */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): readonly number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at || a.index - b.index);
  let previous = low - gap;
  for (const label of order) {
    label.at = Math.max(label.at, previous + gap);
    previous = label.at;
  }
  let next = high + gap;
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, next - gap);
    next = label.at;
  }
  const placed = [...wanted];
  for (const { at, index } of order) placed[index] = at;
  return placed;
}
