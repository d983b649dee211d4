/**
 * The one place of the engine that knows other languages, and only for words: the language is always named, never taken
 * from the machine, and nothing that is played or hashed hangs on the answer.
 */
export type Counting = 'plural' | 'selectordinal';

const TYPES = { plural: 'cardinal', selectordinal: 'ordinal' } as const;
const known = new Map<string, Intl.PluralRules>();

/** The form that a number takes in a language: `one`, `few`, `other`, … */
export function pluralForm(value: number, counting: Counting, language: string): string {
  const key = `${counting} ${language}`;
  const rules = known.get(key) ?? new Intl.PluralRules(language, { type: TYPES[counting] });
  known.set(key, rules);
  return rules.select(value);
}
