import { residents } from '@roundhouse/games';
import { itemAt, rngForAction, rngFrom } from '@roundhouse/kernel';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { botNamed } from '../shared-flags.ts';

const SEATS = 4;
const placeTaken = z.object({ type: z.literal('place-taken'), paid: z.number() });

/** What four of a level pay in all for the places in which a game of Steam begins. */
function paidBy(level: string, seed: string): number {
  const resident = residents.find(({ game }) => game.id === 'steam');
  if (resident === undefined) throw new RangeError('there is no Steam');
  const { game } = resident;
  const bot = botNamed(resident, level);
  const lucks = Array.from({ length: SEATS }, (_, seat) => rngFrom(`${seed}/bot ${seat}`));
  const paid: number[] = [];
  const hear = (event: unknown): void => {
    const heard = placeTaken.safeParse(event);
    if (heard.success) paid.push(heard.data.paid);
  };
  const options = game.options.parse({ mode: 'base', firstGame: false });
  const position = game.setup(options, SEATS, rngForAction(seed, 0), hear);
  for (let action = 1; paid.length < SEATS - 1; action++) {
    const [seat] = game.waiting(position);
    if (seat === undefined) throw new RangeError('nobody bids');
    const choice = bot.choose(game.view(position, seat), seat, itemAt(lucks, seat));
    game.play(position, seat, choice, rngForAction(seed, action), hear);
  }
  return paid.reduce((sum, price) => sum + price, 0);
}

// Each would be sure that the others give in at the next bid.
it('four who think bid no more for their places than four who do not, where they know better than to play on', () => {
  const seed = 'au/2';
  expect(paidBy('master', seed)).toBeLessThanOrEqual(paidBy('greedy', seed) + 2);
});
