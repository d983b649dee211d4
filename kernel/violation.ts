import { type Text, type TextValue, text } from './text.ts';

/** Why an action may not be played: the id of a rule in RULES.md, and a sentence about this case. */
export interface Violation {
  readonly rule: string;
  readonly why: Text;
}

export function refuse(rule: string, why: string, values?: Readonly<Record<string, TextValue>>): Violation {
  return { rule, why: text(why, values) };
}
