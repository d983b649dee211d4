import { clone, rngForAction, rngFrom } from '@roundhouse/kernel';
import { choosingBy } from '@roundhouse/kernel/kit';
import { weigh } from '../../bot/index.ts';
import { type Action, ageOfSteam, type Event, type Position } from '../../index.ts';

/** One of the actions, by the weights of the game's bot: blind choices would go bankrupt in two or three turns. */
export const livelyChoice = choosingBy<Position, Action>(weigh);

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
