type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether two values are the same JSON: whatever the order of their keys, and as if fields that hold undefined were not
 * there. What both share is not looked into, which makes it quick for positions of one match.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isFields(a) || !isFields(b)) return isNothing(a) && isNothing(b);
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  return !Array.isArray(b) && sameFields(a, b);
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
}

function sameFields(a: Fields, b: Fields): boolean {
  let left = 0;
  for (const key of Object.keys(b)) if (b[key] !== undefined) left++;
  for (const key of Object.keys(a)) {
    const value = a[key];
    if (value === undefined) continue;
    const other = Object.hasOwn(b, key) ? b[key] : undefined;
    if (other === undefined || !sameJson(value, other)) return false;
    left--;
  }
  return left === 0;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** What JSON writes as null. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value));
}
