import { clone, type Rng, rngForAction, rngFrom, type Seat } from '@roundhouse/kernel';
import { weigh } from '../../bot/index.ts';
import { type Action, type Options, type Position, steam } from '../../index.ts';

const STEPS = 1_000_000;

/** One of the actions, by the weights of the game's bot: blind choices seldom lay a line that carries anything. */
export function livelyChoice(legal: readonly Action[], p: Position, seat: Seat, rng: Rng): Action {
  const weights = legal.map((action) => weigh(p, seat, action));
  let left = (rng.int(STEPS) / STEPS) * weights.reduce((sum, weight) => sum + weight, 0);
  // Rounding may leave a crumb after the last one.
  const chosen = legal.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? legal.at(-1);
  if (chosen === undefined) throw new RangeError(`seat ${seat} has no choice`);
  return chosen;
}

const PLENTY = 30;

/** The positions of a lively game in which the bank gives to whoever runs low, so that the map fills with track. */
export function* wealthyGame(options: Options, seats: number, seed: string): Generator<Position> {
  const choices = rngFrom(`${seed}/lively`);
  let position = steam.setup(options, seats, rngForAction(seed, 0), () => {});
  for (let seq = 1; ; seq++) {
    yield position;
    const [seat] = steam.waiting(position);
    if (seat === undefined) return;
    position = clone(position);
    position.players = position.players.map((player) => ({ ...player, cash: Math.max(player.cash, PLENTY) }));
    const action = livelyChoice(steam.legal(position, seat), position, seat, choices);
    steam.play(position, seat, action, rngForAction(seed, seq), () => {});
  }
}
