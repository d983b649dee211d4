/** A company of people under one name: "The Toads". */
const SEVERAL = /^the .*s$/i;

/** How many people these names stand for, as far as the words around them care: one, or several. */
export function peopleIn(names: readonly string[]): number {
  return names.length === 1 && names.some((name) => SEVERAL.test(name)) ? 2 : names.length;
}
