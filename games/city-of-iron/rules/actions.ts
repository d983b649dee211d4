import { schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';

const id = z.string();
const count = z.int().check(z.gte(0));
const deck = z.enum(['citizen', 'military']);
const cards = z.array(id);

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose-nation'), nation: id }),
  /** Each deck in the order in which it will be drawn. */
  z.strictObject({ type: z.literal('stack-decks'), citizen: cards, military: cards }),
  z.strictObject({ type: z.literal('bid'), space: count }),
  z.strictObject({ type: z.literal('keep-bid') }),
  /** A building of the row or one's own store; `demolish`: the one that makes room for it. */
  z.strictObject({ type: z.literal('build'), building: id, land: id, demolish: z.nullable(id) }),
  z.strictObject({ type: z.literal('store'), building: id }),
  z.strictObject({ type: z.literal('draw'), deck }),
  z.strictObject({ type: z.literal('tax') }),
  z.strictObject({ type: z.literal('buy-science') }),
  /** `way`: which of the card's actions; `land`: the land that it settles. */
  z.strictObject({ type: z.literal('play-card'), card: id, way: count, land: z.nullable(id) }),
  z.strictObject({ type: z.literal('attack'), town: id }),
  z.strictObject({ type: z.literal('move-building'), building: id, land: id }),
  /** The cards that pay for what was begun. */
  z.strictObject({ type: z.literal('pay'), cards }),
  z.strictObject({ type: z.literal('settle'), token: id }),
  z.strictObject({ type: z.literal('expand'), land: id, token: id }),
  z.strictObject({ type: z.literal('recover'), card: id }),
  z.strictObject({ type: z.literal('steal'), from: count }),
  z.strictObject({ type: z.literal('demolish'), building: id }),
  z.strictObject({ type: z.literal('finish-effect') }),
  /** The first one goes to the discard pile first. */
  z.strictObject({ type: z.literal('discard'), cards: cards.check(z.minLength(1)) }),
  z.strictObject({ type: z.literal('buy'), card: id }),
  z.strictObject({ type: z.literal('put-back'), card: id }),
  z.strictObject({ type: z.literal('finish-buying') }),
]);

export type Action = z.infer<typeof action>;
export type ActionType = Action['type'];

export const actionSchema = schema<Action>(action);

/** What may be done in each phase. */
export const ACTIONS_IN = {
  'choose-nation': ['choose-nation'],
  'stack-decks': ['stack-decks'],
  bid: ['bid'],
  'second-bid': ['bid', 'keep-bid'],
  action: ['build', 'store', 'draw', 'tax', 'buy-science', 'play-card', 'attack', 'move-building'],
  pay: ['pay'],
  effect: ['build', 'store', 'settle', 'expand', 'recover', 'steal', 'demolish', 'finish-effect'],
  discard: ['discard'],
  'round-draw': ['draw'],
  purchase: ['buy', 'put-back', 'finish-buying'],
} as const;

/** The part of the round that each action belongs to. */
export const SECTION_OF: Readonly<Record<ActionType, string>> = {
  'choose-nation': 'choose-nation',
  'stack-decks': 'stack-decks',
  bid: 'bid',
  'keep-bid': 'second-bid',
  build: 'action',
  store: 'action',
  draw: 'action',
  tax: 'action',
  'buy-science': 'action',
  'play-card': 'action',
  attack: 'action',
  'move-building': 'action',
  pay: 'pay',
  settle: 'effect',
  expand: 'effect',
  recover: 'effect',
  steal: 'effect',
  demolish: 'effect',
  'finish-effect': 'effect',
  discard: 'discard',
  buy: 'purchase',
  'put-back': 'purchase',
  'finish-buying': 'purchase',
};
