import { about, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';

const id = z.string();
const count = z.int().check(z.gte(0));
const card = about('the id of the card', id);
const building = about('the id of the building', id);
const land = about('the land of one’s city', id);
const cards = z.array(id);

const action = z.discriminatedUnion('type', [
  about('Takes a nation.', z.strictObject({ type: z.literal('choose-nation'), nation: about('its id', id) })),
  about(
    'Puts the starting decks in order; also once more, while others still do.',
    z.strictObject({
      type: z.literal('stack-decks'),
      citizen: about('the citizen deck, the card drawn first is the first', cards),
      military: about('the military deck, likewise; [] in the family game', cards),
    }),
  ),
  about(
    'Bids for turn order.',
    z.strictObject({
      type: z.literal('bid'),
      space: about('the space of the track, counted from 0 at the left', count),
    }),
  ),
  about('Stays with the first bid, where a nation may bid twice.', z.strictObject({ type: z.literal('keep-bid') })),
  about(
    'Builds.',
    z.strictObject({
      type: z.literal('build'),
      building: about('a building of the row or of one’s own store', id),
      land,
      demolish: about('the building that makes room for it, or null', z.nullable(id)),
    }),
  ),
  about('Takes a building of the row into store.', z.strictObject({ type: z.literal('store'), building })),
  about(
    'Draws a card: as an action, or at the end of a round where the deck is to be chosen.',
    z.strictObject({ type: z.literal('draw'), deck: about('which deck', z.enum(['citizen', 'military'])) }),
  ),
  about('Takes a coin.', z.strictObject({ type: z.literal('tax') })),
  about('Buys a science for coins.', z.strictObject({ type: z.literal('buy-science') })),
  about(
    'Plays a card for its action.',
    z.strictObject({
      type: z.literal('play-card'),
      card,
      way: about('which of its ways, counted from 0', count),
      land: about('the land that it settles, or null', z.nullable(id)),
    }),
  ),
  about('Attacks a town.', z.strictObject({ type: z.literal('attack'), town: about('the id of the town', id) })),
  about(
    'Moves a building to another city, as a free action of a nation.',
    z.strictObject({ type: z.literal('move-building'), building, land }),
  ),
  about(
    'Pays for what was begun. `legal` tells kinds of cards apart, not copies.',
    z.strictObject({ type: z.literal('pay'), cards: about('the ids of the cards laid down', cards) }),
  ),
  about('Founds the city.', z.strictObject({ type: z.literal('settle'), token: about('the token that it uses', id) })),
  about(
    'Enlarges a city by a district.',
    z.strictObject({ type: z.literal('expand'), land, token: about('the token that it uses', id) }),
  ),
  about('Takes a card back from a discard pile.', z.strictObject({ type: z.literal('recover'), card })),
  about('Takes coins from somebody.', z.strictObject({ type: z.literal('steal'), from: about('the seat', count) })),
  about('Demolishes a building for coins.', z.strictObject({ type: z.literal('demolish'), building })),
  about('Ends an effect that could be used again.', z.strictObject({ type: z.literal('finish-effect') })),
  about(
    'Puts laid cards on their discard piles. `legal` lists one card at a time; several at once are allowed.',
    z.strictObject({
      type: z.literal('discard'),
      cards: about('the first one goes to its pile first', cards.check(z.minLength(1))),
    }),
  ),
  about('Puts a card on one’s order.', z.strictObject({ type: z.literal('buy'), card })),
  about('Takes a card off one’s order. `legal` never lists it.', z.strictObject({ type: z.literal('put-back'), card })),
  about('Is done buying.', z.strictObject({ type: z.literal('finish-buying') })),
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
