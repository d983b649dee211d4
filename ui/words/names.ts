/** A company of people under one name: "The Toads". */
const SEVERAL = /^the .*s$/i;

/** How many people these names stand for, as far as the words around them care: one, or several. */
export function peopleIn(names: readonly string[]): number {
  return names.length === 1 && names.some((name) => nameKind(name) === 'many') ? 2 : names.length;
}

/** The form that a sentence about this name takes: "The Toads are", "Ada is". */
export function nameKind(name: string): 'many' | 'other' {
  return SEVERAL.test(name) ? 'many' : 'other';
}
