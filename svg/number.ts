/** Two decimals are a hundredth of a unit: finer than any screen, and half the length of the raw number. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be drawn`);
  const near = Math.round(value * 100) / 100;
  return String(near === 0 ? 0 : near);
}
