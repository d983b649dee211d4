import { clone } from '../clone.ts';
import type { Game, Seat } from '../game.ts';
import { pick, type Rng, rngForAction, rngFrom } from '../rng.ts';
import type { Choose } from './subject.ts';

const STEPS = 1_000_000;

/** One of the actions, by the weights of the game's bot: blind choices seldom come far in a game. */
export function choosingBy<P, A>(weigh: (p: P, seat: Seat, actions: readonly A[]) => readonly number[]): Choose<P, A> {
  return (legal, p, seat, rng) => {
    const weights = weigh(p, seat, legal);
    let left = (rng.int(STEPS) / STEPS) * weights.reduce((sum, weight) => sum + weight, 0);
    // Rounding may leave a crumb after the last one.
    const chosen = legal.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? legal.at(-1);
    if (chosen === undefined) throw new RangeError(`seat ${seat} has no choice`);
    return chosen;
  };
}

/** Somebody at the table of a test. */
export type Player<P, A> = (p: P, seat: Seat, rng: Rng) => A;

/** A game in which bots are tried out. */
export interface Trial<P extends object, A, O> {
  /** The position after an action; the given one stays as it is. */
  after(this: void, p: P, seat: Seat, action: A): P;
  readonly uniform: Player<P, A>;
  /** Looks one action ahead and believes the evaluation. */
  oneAhead(this: void, evaluate: (p: P, seat: Seat) => number): (p: P, seat: Seat) => A;
  /** A game from its beginning to its end; `visit` sees every position, and what is done there. */
  playGame(
    this: void,
    options: O,
    players: readonly Player<P, A>[],
    seed: string,
    visit?: (p: P, seat: Seat, action: A) => void,
  ): P;
}

export function trialOf<P extends object, A, O, E>(game: Game<P, A, O, E>): Trial<P, A, O> {
  const after = (p: P, seat: Seat, action: A): P => {
    const next = clone(p);
    game.play(next, seat, action, rngFrom('after'), () => {});
    return next;
  };
  const uniform: Player<P, A> = (p, seat, rng) => pick(game.legal(p, seat), rng);
  return {
    after,
    uniform,
    oneAhead: (evaluate) => (p, seat) => {
      const [first, ...others] = game.legal(p, seat);
      if (first === undefined) throw new RangeError(`seat ${seat} has no choice`);
      let best: A = first;
      let most = evaluate(after(p, seat, first), seat);
      for (const action of others) {
        const worth = evaluate(after(p, seat, action), seat);
        if (worth > most) [best, most] = [action, worth];
      }
      return best;
    },
    playGame(options, players, seed, visit) {
      const choices = rngFrom(`${seed}/choices`);
      const p = game.setup(options, players.length, rngForAction(seed, 0), () => {});
      for (let seq = 1; ; seq++) {
        const [seat] = game.waiting(p);
        if (seat === undefined) return p;
        const action = (players[seat] ?? uniform)(p, seat, choices);
        visit?.(p, seat, action);
        game.play(p, seat, action, rngForAction(seed, seq), () => {});
      }
    },
  };
}
