import { ContentError, MalformedError, RecordError } from '@roundhouse/kernel';
import { sentenceOf } from '../user-error.ts';
import { EngineError, shortened } from './engine-error.ts';
import { Matches, type Surroundings } from './matches.ts';
import { type Fields, Request } from './requests.ts';
import { VERBS } from './verbs.ts';

/** One conversation in the engine protocol: a line in, a line out. */
export class EngineSession {
  readonly #matches: Matches;

  constructor(surroundings: Surroundings) {
    this.#matches = new Matches(surroundings);
  }

  /** Answers one line; whatever it holds, the answer is one line of JSON, without its end. */
  handle(line: string): string {
    let request: unknown;
    try {
      request = JSON.parse(line);
    } catch (error) {
      return answer(null, { error: { why: `This line is not JSON: ${sentenceOf(error)}.` } });
    }
    if (!isFields(request)) return answer(null, { error: { why: 'A request is a JSON object.' } });
    const id = request['id'];
    try {
      return answer(id, this.#obey(request));
    } catch (error) {
      return answer(id, { error: explained(error) });
    }
  }

  /** The answer to a line that was too long to be read. */
  refuseLongLine(): string {
    return answer(null, { error: { why: 'This line is too long.' } });
  }

  #obey(fields: Fields): Fields {
    const request = new Request(fields);
    const wanted = request.any('do');
    const verb = VERBS.find(({ name }) => name === wanted);
    if (verb !== undefined) return verb.obey(request, this.#matches);
    const known = VERBS.map(({ name }) => name).join(', ');
    throw new EngineError(
      typeof wanted === 'string'
        ? `There is no '${shortened(wanted)}' to do; there are: ${known}.`
        : `"do" is needed here: one of ${known}.`,
    );
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An id that cannot be written again (nested too deep) is left out rather than letting the answer fail. */
function answer(id: unknown, fields: Fields): string {
  try {
    return JSON.stringify({ id: id ?? null, ...fields });
  } catch {
    return JSON.stringify({ id: null, ...fields });
  }
}

function explained(error: unknown): { readonly rule?: string; readonly why: string } {
  if (error instanceof EngineError) {
    return error.rule === undefined ? { why: error.message } : { rule: error.rule, why: error.message };
  }
  if (error instanceof RecordError || error instanceof ContentError) return { why: error.message };
  if (error instanceof MalformedError) return { why: `That does not suit the game: ${error.message}.` };
  return { why: `The engine failed at this: ${sentenceOf(error)}` };
}
