import type { AnyResident } from '@roundhouse/games';
import { type AnyMatch, type Eye, say, type Seat, text } from '@roundhouse/kernel';
import { EngineError, shortened } from './engine-error.ts';
import { A_MOMENT, type Request } from './requests.ts';

/** What a session needs from outside. */
export interface Surroundings {
  readonly residents: readonly AnyResident[];
  now(): number;
  freshSeed(): string;
}

export interface Running {
  readonly match: AnyMatch;
  readonly resident: AnyResident;
}

/** The matches of one session, by name. */
export class Matches {
  readonly surroundings: Surroundings;
  readonly #running = new Map<string, Running>();

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  resident(id: string): AnyResident {
    const { residents } = this.surroundings;
    const found = residents.find(({ game }) => game.id === id);
    if (found !== undefined) return found;
    const known = residents.map(({ game }) => game.id).join(', ');
    throw new EngineError(`There is no game '${shortened(id)}'; there are: ${known}.`);
  }

  get(name: string): Running {
    const found = this.#running.get(name);
    if (found === undefined) throw new EngineError(`There is no match '${shortened(name)}'.`);
    return found;
  }

  set(name: string, running: Running): void {
    this.#running.set(name, running);
  }

  drop(name: string): void {
    this.get(name);
    this.#running.delete(name);
  }
}

/** Refuses a seat that the match does not have. */
export function expectSeat({ seats }: AnyMatch, seat: Seat): void {
  if (seat >= 0 && seat < seats) return;
  throw new EngineError(`There is no seat ${seat}; the seats are 0 to ${seats - 1}.`, 'match.no-such-seat');
}

export function eyeOf(match: AnyMatch, seat: Seat | null): Eye {
  if (seat === null) return 'public';
  expectSeat(match, seat);
  return seat;
}

/** The moment that a request names, after so many live actions; now, if it names none. */
export function momentOf(match: AnyMatch, request: Request): number {
  const at = request.wholeIfGiven('at', A_MOMENT) ?? match.seq;
  if (at <= match.seq) return at;
  const why = text(
    'The match has {count, plural, one {# action} other {# actions}}; there is no position after {at}.',
    {
      count: match.seq,
      at,
    },
  );
  throw new EngineError(say(why));
}
