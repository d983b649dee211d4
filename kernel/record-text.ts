import { type MatchRecord, RecordError } from './record.ts';
import { MalformedError, type Schema } from './schema.ts';

function fromJson(text: string, fail: (why: string) => Error): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error));
  }
}

/** An action on one line. */
export function actionToText(action: unknown): string {
  return JSON.stringify(action);
}

/** Throws a MalformedError. */
export function actionFromText<A>(action: Schema<A>, line: string): A {
  return action.parse(fromJson(line, (why) => new MalformedError('', `not JSON: ${why}`)));
}

/** A record as JSON with a line for every entry, so that two records compare line by line. */
export function recordToText(record: MatchRecord): string {
  const lines = Object.entries(record).map(([key, value]: [string, unknown]) => {
    if (!Array.isArray(value) || value.length === 0) return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const items = value.map((item) => `    ${JSON.stringify(item)}`);
    return `  ${JSON.stringify(key)}: [\n${items.join(',\n')}\n  ]`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** What `Match.replay` takes. Throws a RecordError when the text is not even JSON. */
export function recordFromText(text: string): unknown {
  return fromJson(text, (why) => new RecordError(null, `The record is not JSON: ${why}.`));
}
