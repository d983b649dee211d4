import { enterNext, refuse, sequenceOfPlay } from '@roundhouse/kernel';
import { type Action, ACTIONS_IN, SECTION_OF } from './actions.ts';
import { roundDraws } from './end-round/draws.ts';
import { endRound } from './end-round/index.ts';
import { purchase } from './end-round/purchase.ts';
import type { Event } from './events.ts';
import { chooseNation } from './choose-nation.ts';
import type { Position } from './position.ts';
import type { Section } from './section.ts';
import { stackDecks } from './stack-decks.ts';
import { discard } from './three-actions/discard.ts';
import { effects } from './three-actions/effects.ts';
import { threeActions } from './three-actions/index.ts';
import { pay } from './three-actions/pay.ts';
import { secondBid, turnOrderBid } from './turn-order-bid.ts';

/** A round of play. */
const ROUND: readonly Section[] = [turnOrderBid, threeActions, endRound, roundDraws, purchase];

export const sequence = sequenceOfPlay<Position, Action, Event>({
  decisions: {
    'choose-nation': chooseNation,
    'stack-decks': stackDecks,
    bid: turnOrderBid,
    'second-bid': secondBid,
    action: threeActions,
    pay,
    effect: effects,
    discard,
    'round-draw': roundDraws,
    purchase,
  },
  within: { 'second-bid': turnOrderBid, pay: threeActions, effect: threeActions, discard: threeActions },
  actionsIn: ACTIONS_IN,
  goOn: (p, after, chance) => enterNext(ROUND, after, p, chance),
  elsewhere: ({ type }, now) =>
    refuse('round.phase', 'That belongs to another part of the round ({theirs}); now it is {now}.', {
      theirs: { term: SECTION_OF[type] },
      now,
    }),
});
