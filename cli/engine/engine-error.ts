import { say, type Violation } from '@roundhouse/kernel';

/** A request that is answered with an error: a sentence, and the rule when it is a rule that stands in the way. */
export class EngineError extends Error {
  readonly rule: string | undefined;
  constructor(why: string, rule?: string) {
    super(why);
    this.name = 'EngineError';
    this.rule = rule;
  }
}

export function refused({ rule, why }: Violation): EngineError {
  return new EngineError(say(why), rule);
}

const LONGEST = 60;

/** A name from outside, short enough for a message. */
export function shortened(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
}
