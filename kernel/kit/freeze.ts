/** Frozen before, with all that hangs below: positions share most of themselves with the ones before. */
const frozen = new WeakSet<object>();

/** Freezes a value and all below it, so that a change in place throws where it happens. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !frozen.has(value)) {
    frozen.add(value);
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}
