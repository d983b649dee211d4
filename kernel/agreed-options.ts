import type { FittingOptions, Game } from './game.ts';
import { MalformedError } from './schema.ts';

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
export function mendedOptions<P extends object, A, O, E>(game: Game<P, A, O, E>, kept: unknown, position: P): unknown {
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
