import { clone, rngForAction, rngFrom } from '@roundhouse/kernel';
import { choosingBy } from '@roundhouse/kernel/kit';
import { weigh } from '../../bot/index.ts';
import { type Action, type Options, type Position, steam } from '../../index.ts';

/** One of the actions, by the weights of the game's bot: blind choices seldom lay a line that carries anything. */
export const livelyChoice = choosingBy<Position, Action>(weigh);

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
