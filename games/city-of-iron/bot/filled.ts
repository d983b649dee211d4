/** Grows from 0 towards 1: the more there is of something, the less another one adds. */
export function filled(amount: number, scale: number): number {
  return scale <= 0 ? 0 : 1 - Math.exp(-amount / scale);
}
