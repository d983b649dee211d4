/** What in a value would not survive as JSON, by path. */
export function notPlainJson(value: unknown, path = 'it'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}, which JSON cannot say`];
  if (typeof value !== 'object') return [`${path} is ${typeof value}, which JSON cannot say`];
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    return [`${path} is an instance of a class`];
  }
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => notPlainJson(part, `${path}.${key}`));
}
