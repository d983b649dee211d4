import { enterNext, refuse, sequenceOfPlay } from '@roundhouse/kernel';
import { type Action, ACTIONS_IN, SECTION_OF } from './actions.ts';
import { buildTrack } from './build-track/index.ts';
import { buyCapital } from './buy-capital.ts';
import type { Event } from './events.ts';
import { incomeAndExpenses } from './income-and-expenses.ts';
import { initialAuction } from './initial-auction.ts';
import { choosePoints, moveGoods, preference } from './move-goods.ts';
import { determineTurnOrder, newTurn } from './new-turn.ts';
import { orderAuction } from './order-auction.ts';
import type { Chance, Mode, Position } from './position.ts';
import type { Section } from './section.ts';
import { selectActionTiles } from './select-action-tiles.ts';

/** The phases of a turn, as the rulebook numbers them for each game. */
const TURN: Readonly<Record<Mode, readonly Section[]>> = {
  base: [selectActionTiles, buildTrack, moveGoods, incomeAndExpenses, determineTurnOrder, newTurn],
  standard: [buyCapital, orderAuction, selectActionTiles, buildTrack, moveGoods, incomeAndExpenses, newTurn],
};

/** Goes on with the turn. The auction before the first turn stands in no turn, so its first phase follows. */
export function advance(p: Position, after: object | null, chance: Chance): void {
  enterNext(TURN[p.mode], after, p, chance);
}

export const sequence = sequenceOfPlay<Position, Action, Event>({
  decisions: {
    'auction-places': initialAuction,
    'buy-capital': buyCapital,
    'auction-order': orderAuction,
    'select-action-tiles': selectActionTiles,
    'build-track': buildTrack,
    'move-goods': moveGoods,
    'choose-points': choosePoints,
  },
  within: { 'choose-points': moveGoods },
  actionsIn: ACTIONS_IN,
  anytime: preference,
  goOn: advance,
  elsewhere: ({ type }, now) =>
    refuse('sequence.phase', 'That belongs to another part of the turn ({theirs}); now it is {now}.', {
      theirs: { term: SECTION_OF[type] },
      now,
    }),
});
