export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile that leaves 2.5% out on either side. */
const Z = 1.959964;

/** Wilson's 95% interval for a share that was seen `part` times in `whole`; sound for small counts and at 0 and 1. */
export function interval(part: number, whole: number): Interval {
  if (whole === 0) return { low: 0, high: 1 };
  const share = part / whole;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * whole);
  const spread = Z * Math.sqrt((share * (1 - share)) / whole + z2 / (4 * whole * whole));
  const scale = 1 + z2 / whole;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
