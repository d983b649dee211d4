import type { FittingOptions, Game } from './game.ts';
import { dressed, type Livery } from './livery.ts';
import type { MatchRecord } from './record.ts';
import type { Told } from './reveal.ts';
import { rngForAction } from './rng.ts';
import { MalformedError } from './schema.ts';

export interface MatchStart {
  /** Parsed by the game's own schema; left out, they are `{}`, or what the given position says. */
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: string;
  /** Starts from this position instead of a fresh set-up. */
  readonly position?: unknown;
  /** Where it is played, for its record. */
  readonly place?: string | undefined;
  /** What was chosen for some or all seats, by seat. */
  readonly liveries?: readonly (Livery | null)[] | undefined;
}

/** What a match was started with. */
export interface Beginning<P, O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: string;
  /** The position, when that was not the game's own set-up. */
  readonly start: P | undefined;
  readonly place: string | undefined;
  /** Of all seats, where anything was chosen. */
  readonly liveries: readonly Livery[] | undefined;
}

/** A match before its first action: how it began, where that led, and what was told on the way. */
interface Begun<P, O, E> {
  readonly beginning: Beginning<P, O>;
  readonly position: P;
  readonly told: readonly Told<E>[];
}

/**
 * Sets a game up. Throws a MalformedError when the options, the number of seats or the position are not the game's, or
 * when options contradict the position.
 */
export function begin<P extends object, A, O, E>(
  game: Game<P, A, O, E>,
  { options: asked = {}, seats, seed, position: given, place, liveries: chosen = [] }: MatchStart,
): Begun<P, O, E> {
  const start = given === undefined ? undefined : game.position.parse(given);
  const options = start === undefined ? game.options.parse(asked) : agreedOptions(game, asked, start);
  if (start === undefined) checkSeats(game, options, seats);
  const told: Told<E>[] = [];
  const tell = (event: E, audience: Told<E>['audience'] = 'all'): number => told.push({ event, audience });
  const position = start ?? game.setup(options, seats, rngForAction(seed, 0), tell);
  if (game.seatsOf(position) !== seats) {
    throw new MalformedError('position', `this position is for ${game.seatsOf(position)} seats, not ${seats}`);
  }
  const liveries = chosen.some((livery) => livery !== null) ? dressed(seats, chosen) : undefined;
  return { beginning: { options, seats, seed, start, place, liveries }, position, told };
}

/** How a match began, as its record has it. */
export function recordedBeginning<P extends object, A, O, E>(
  game: Game<P, A, O, E>,
  { options, seats, seed, start: kept, place, liveries: worn }: MatchRecord,
): Beginning<P, unknown> {
  const liveries = worn === undefined ? undefined : dressed(seats, worn);
  if (kept === undefined) return { options, seats, seed, start: undefined, place, liveries };
  const start = game.position.parse(kept);
  return { options: mendedOptions(game, options, start), seats, seed, start, place, liveries };
}

function checkSeats<P extends object, A, O, E>(game: Game<P, A, O, E>, options: O, seats: number): void {
  const { min, max } = game.seatsFor(options);
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  const allowed = min === max ? `${min}` : `${min} to ${max}`;
  throw new MalformedError('seats', `${game.name} takes ${allowed} seats with these options, not ${seats}`);
}

/**
 * The options of a match that starts from a given position: what was left out is the position's. Throws a MalformedError
 * for what contradicts it.
 */
export function agreedOptions<P extends object, A, O, E>(game: Game<P, A, O, E>, asked: unknown, position: P): O {
  const fitting = game.optionsOf(position);
  const [wrong] = misfits(asked, fitting);
  if (wrong === undefined) return game.options.parse(isFields(asked) ? { ...firstOf(fitting), ...asked } : asked);
  const fits = wrong.fits.map((value) => JSON.stringify(value)).join(' or ');
  throw new MalformedError(
    `options.${wrong.option}`,
    `${JSON.stringify(wrong.value)} does not go with the given position, which has ${fits}`,
  );
}

/** The same for a record. Those of old could contradict their position; it is the position that was played. */
function mendedOptions<P extends object, A, O, E>(game: Game<P, A, O, E>, kept: unknown, position: P): unknown {
  const fitting = game.optionsOf(position);
  if (!isFields(kept)) return kept;
  const mended = misfits(kept, fitting).map(({ option, fits }) => [option, fits[0]] as const);
  return { ...firstOf(fitting), ...kept, ...Object.fromEntries(mended) };
}

interface Misfit {
  readonly option: string;
  readonly value: unknown;
  readonly fits: readonly unknown[];
}

function misfits<O>(options: unknown, fitting: FittingOptions<O>): readonly Misfit[] {
  const told = new Map<string, unknown>(isFields(options) ? Object.entries(options) : []);
  return Object.entries<readonly unknown[] | undefined>(fitting).flatMap(([option, fits]) =>
    fits === undefined || !told.has(option) || fits.includes(told.get(option))
      ? []
      : [{ option, value: told.get(option), fits }],
  );
}

function firstOf<O>(fitting: FittingOptions<O>): object {
  return Object.fromEntries(
    Object.entries<readonly unknown[] | undefined>(fitting).flatMap(([option, fits]) =>
      fits === undefined ? [] : [[option, fits[0]]],
    ),
  );
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
