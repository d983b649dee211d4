/** A mistake of the person at the keyboard: they get the sentence, never a stack trace. */
export class UserError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UserError';
  }
}

/** The sentence of an error that came out of reading something from outside. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
