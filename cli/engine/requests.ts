import { EngineError } from './engine-error.ts';

export const AN_ACTION = 'an action of the game';
export const A_MOMENT = 'a number of actions';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of one request, read by name; whatever is missing or of the wrong kind gets a sentence. Fields beyond
 * those that are read are left alone, so that programs may carry notes of their own.
 */
export class Request {
  readonly #fields: Fields;

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  /** Any JSON; undefined when the field is missing. */
  any(name: string): unknown {
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
  }

  needed(name: string, meaning: string): unknown {
    const value = this.any(name);
    if (value === undefined) throw wanted(name, meaning);
    return value;
  }

  text(name: string, meaning: string): string {
    const value = this.any(name);
    if (typeof value !== 'string') throw wanted(name, meaning);
    return value;
  }

  get match(): string {
    return this.text('match', 'the name of a match, as text');
  }

  /** Whether the match has such a seat, the match knows. */
  get seat(): number {
    const value = this.any('seat');
    if (!isWhole(value)) throw wanted('seat', 'the number of a seat, counted from 0');
    return value;
  }

  get seatOrPublic(): number | null {
    const value = this.any('seat');
    if (value !== null && !isWhole(value)) throw wanted('seat', 'the number of a seat, or null for the public');
    return value;
  }

  get seatIfGiven(): number | null | undefined {
    return this.any('seat') === undefined ? undefined : this.seatOrPublic;
  }

  /** A switch that may be left out. */
  flag(name: string, meaning: string): boolean {
    const value = this.any(name);
    if (value === undefined) return false;
    if (typeof value !== 'boolean') throw wanted(name, meaning);
    return value;
  }

  whole(name: string, meaning: string): number {
    const value = this.any(name);
    if (!isWhole(value) || value < 0) throw wanted(name, meaning);
    return value;
  }

  wholeIfGiven(name: string, meaning: string): number | undefined {
    return this.any(name) === undefined ? undefined : this.whole(name, meaning);
  }

  get seed(): string | undefined {
    const value = this.any('seed');
    if (value === undefined || typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    throw wanted('seed', 'text, or left out');
  }

  get milliseconds(): number | undefined {
    const value = this.any('ms');
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !(value >= 0)) throw wanted('ms', 'milliseconds, 0 or more');
    return value;
  }
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function wanted(name: string, meaning: string): EngineError {
  return new EngineError(`"${name}" is needed here: ${meaning}.`);
}
