import type { Game, Result, Seat, Tell } from './game.ts';
import type { ActionEntry } from './record.ts';
import { pick, rngForAction, rngFrom } from './rng.ts';

/** Told after set-up (`played` is null, `seq` 0) and after every action. The position changes with the next action. */
export type Visit<P, A> = (position: P, played: ActionEntry<A> | null, seq: number) => void;

export interface RandomGame<P, A> {
  readonly position: P;
  readonly actions: readonly ActionEntry<A>[];
  readonly result: Result;
}

export const MAX_RANDOM_ACTIONS = 100_000;

const untold: Tell<unknown> = () => {};

/**
 * Plays a whole game with uniformly random choices. It is the match of the same options, seats and seed, so its actions
 * make a record; the choices have a source of their own and leave the game's chance alone. Throws when a seat is stuck
 * or the game does not end.
 */
export function randomGame<P extends object, A, O, E>(
  game: Game<P, A, O, E>,
  options: O,
  seats: number,
  seed: string,
  visit?: Visit<P, A>,
  maxActions: number = MAX_RANDOM_ACTIONS,
): RandomGame<P, A> {
  const choices = rngFrom(`${seed}/choices`);
  const position = game.setup(options, seats, rngForAction(seed, 0), untold);
  const actions: { readonly seat: Seat; readonly action: A }[] = [];
  visit?.(position, null, 0);
  for (let waiting = game.waiting(position); waiting.length > 0; waiting = game.waiting(position)) {
    if (actions.length >= maxActions) throw new Error(`the game did not end within ${maxActions} actions`);
    const seat = pick(waiting, choices);
    const legal = game.legal(position, seat);
    if (legal.length === 0) throw new Error(`seat ${seat} is stuck after ${actions.length} actions`);
    const played = { seat, action: pick(legal, choices) };
    actions.push(played);
    game.play(position, seat, played.action, rngForAction(seed, actions.length), untold);
    visit?.(position, played, actions.length);
  }
  const result = game.result(position);
  if (result === null) throw new Error(`nobody is waited for after ${actions.length} actions, but there is no result`);
  return { position, actions, result };
}
