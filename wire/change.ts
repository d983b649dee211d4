/**
 * How a piece of JSON becomes another: a list of one value puts it in place of what was there, null takes a field away,
 * and an object goes deeper, by the names of fields and the numbers of items.
 */
export type Change = readonly [unknown] | null | Changes;
interface Changes {
  readonly [key: string]: Change;
}

type Fields = Readonly<Record<string, unknown>>;

/** Undefined where both are the same. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before)) return Array.isArray(after) ? listChange(before, after) : [after];
  return isDeep(before) && isDeep(after) && !Array.isArray(after) ? changesOf(before, after) : [after];
}

const NONE: ReadonlySet<string> = new Set();
const [BRACKETS, QUOTES, COMMA, COLON] = [2, 2, 1, 1];

/** The same for two that have fields; those that are left out are told otherwise. */
export function changesOf(before: Fields, after: Fields, leftOut = NONE): Changes | undefined {
  let changes: Record<string, Change> | undefined;
  for (const key of Object.keys(before)) {
    const then = before[key];
    const now = own(after, key);
    if (then === now || leftOut.has(key)) continue;
    const change = now === undefined ? null : changeOf(then, now);
    if (change !== undefined) put((changes ??= {}), key, change);
  }
  for (const key of Object.keys(after)) {
    if (after[key] === undefined || Object.hasOwn(before, key) || leftOut.has(key)) continue;
    put((changes ??= {}), key, [after[key]]);
  }
  return changes;
}

function listChange(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  let changes: Record<number, Change> | undefined;
  const both = Math.min(before.length, after.length);
  for (let index = 0; index < both; index++) {
    const change = changeOf(before[index], after[index]);
    if (change !== undefined) (changes ??= {})[index] = change;
  }
  for (let index = both; index < after.length; index++) (changes ??= {})[index] = [after[index]];
  for (let index = both; index < before.length; index++) (changes ??= {})[index] = null;
  if (changes === undefined) return undefined;
  // Items that move up make a long story of what is quickly told anew.
  return isLongerThan(JSON.stringify(changes), after) ? [after] : changes;
}

/** Whether a text is longer than a list as the one item of another. Mostly the first few fields say that it is not. */
function isLongerThan({ length }: string, list: readonly unknown[]): boolean {
  return BRACKETS + lengthUpTo(list, length - BRACKETS) < length;
}

/** About how long something is as JSON, without writing it down: no further than to where it is as long as `most`. */
function lengthUpTo(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + QUOTES;
  if (!isDeep(value)) return String(value).length;
  const named = !Array.isArray(value);
  let length = BRACKETS - COMMA;
  for (const key of Object.keys(value)) {
    if (length >= most) return length;
    if (value[key] === undefined) continue;
    length += COMMA + (named ? key.length + QUOTES + COLON : 0);
    length += lengthUpTo(value[key], most - length);
  }
  return length;
}

/** What did not change stays the very same object. */
export function changed(before: unknown, change: Change): unknown {
  if (isReplacement(change)) return change[0];
  if (change === null || !isDeep(before)) throw new TypeError('this is a change of something else');
  return Array.isArray(before) ? changedList(before, change) : changedFields(before, change);
}

function changedFields(before: Fields, changes: Changes): Fields {
  const after: Record<string, unknown> = { ...before };
  for (const [key, change] of Object.entries(changes)) {
    if (change === null) Reflect.deleteProperty(after, key);
    else put(after, key, changed(own(before, key), change));
  }
  return after;
}

/** Items are taken away at the end alone: what follows them would change as well. */
function changedList(before: readonly unknown[], changes: Changes): readonly unknown[] {
  const after = [...before];
  for (const [key, change] of Object.entries(changes)) {
    if (change !== null) after[Number(key)] = changed(before[Number(key)], change);
  }
  const left = Object.values(changes).filter((change) => change === null).length;
  return after.slice(0, after.length - left);
}

/** A field may be called like something that every object has. */
function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** Also a field that is called `__proto__` is one of its own. */
function put<Value>(fields: Record<string, Value>, key: string, value: Value): void {
  if (key !== '__proto__') fields[key] = value;
  else Object.defineProperty(fields, key, { value, configurable: true, enumerable: true, writable: true });
}

function isReplacement(change: Change): change is readonly [unknown] {
  return Array.isArray(change);
}

function isDeep(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
