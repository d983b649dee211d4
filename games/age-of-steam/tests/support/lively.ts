import { clone, rngForAction, rngFrom, type Rng, type Seat } from '@roundhouse/kernel';
import { weigh } from '../../bot/index.ts';
import { type Action, ageOfSteam, type Event, type Position } from '../../index.ts';

const STEPS = 1_000_000;

/** One of the actions, by the weights of the game's bot: blind choices would go bankrupt in two or three turns. */
export function livelyChoice(legal: readonly Action[], p: Position, seat: Seat, rng: Rng): Action {
  const weights = legal.map((action) => weigh(p, seat, action));
  let left = (rng.int(STEPS) / STEPS) * weights.reduce((sum, weight) => sum + weight, 0);
  // Rounding may leave a crumb after the last one.
  const chosen = legal.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? legal.at(-1);
  if (chosen === undefined) throw new RangeError(`seat ${seat} has no choice`);
  return chosen;
}

export interface LivelyStep {
  readonly position: Position;
  readonly action: Action | null;
  readonly events: readonly Event[];
}

const PLENTY = 40;

/**
 * Every position of a lively game, each with what led to it; the last one is the end. The bank gives to whoever runs
 * low, so that nobody goes under and the map fills with track.
 */
export function* wealthyGame(map: string, seats: number, seed: string): Generator<LivelyStep> {
  const choices = rngFrom(`${seed}/lively`);
  let events: Event[] = [];
  let position = ageOfSteam.setup({ map }, seats, rngForAction(seed, 0), (event) => events.push(event));
  yield { position, action: null, events };
  for (let seq = 1; ; seq++) {
    const [seat] = ageOfSteam.waiting(position);
    if (seat === undefined) return;
    position = clone(position);
    position.players = position.players.map((player) => ({ ...player, cash: Math.max(player.cash, PLENTY) }));
    const action = livelyChoice(ageOfSteam.legal(position, seat), position, seat, choices);
    events = [];
    ageOfSteam.play(position, seat, action, rngForAction(seed, seq), (event) => events.push(event));
    yield { position, action, events };
  }
}
