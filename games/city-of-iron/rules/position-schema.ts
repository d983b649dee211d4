import {
  about,
  type ContentBox,
  contentNames,
  type Given,
  playableSchema,
  type Schema,
  schema,
} from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { setOf } from '../content/sets.ts';
import type { Position } from './position.ts';
import { positionProblem } from './position-problem.ts';

const count = z.int().check(z.gte(0));
const seat = about('who decides', count);
const id = z.string();
const ids = z.array(id);
const turn = about('which of the actions of the round this is, from 1', z.int().check(z.gte(1)));
const track = about(
  'by space of the turn order track, left to right: who stands there, or null',
  z.array(z.nullable(count)),
);
const laid = about('cards on the table that go to the discard piles in the end, the card that is played first', ids);

const cardDeed = about(
  'A card is played.',
  z.strictObject({
    type: z.literal('card'),
    card: about('the id of the card', id),
    way: about('which of its ways, counted from 0', count),
    land: about('the land that it settles, or null', z.nullable(id)),
  }),
);
const deed = z.discriminatedUnion('type', [
  cardDeed,
  about('A town is attacked.', z.strictObject({ type: z.literal('attack'), town: about('the id of the town', id) })),
]);

const phase = z.discriminatedUnion('name', [
  about(
    'Set-up with nation abilities: nations are chosen.',
    z.strictObject({ name: z.literal('choose-nation'), seat, queue: about('who chooses afterwards', z.array(count)) }),
  ),
  about(
    'Set-up: all put their starting decks in order, in secret.',
    z.strictObject({
      name: z.literal('stack-decks'),
      ready: about('by seat: whether it is done', z.array(z.boolean())),
    }),
  ),
  about('The bid for turn order.', z.strictObject({ name: z.literal('bid'), seat, track })),
  about('The second bid of a nation that has one.', z.strictObject({ name: z.literal('second-bid'), seat, track })),
  about('A turn: free actions, then one real action.', z.strictObject({ name: z.literal('action'), seat, turn })),
  about(
    'What was begun is paid for with cards.',
    z.strictObject({
      name: z.literal('pay'),
      seat,
      turn,
      deed: about('what was begun', deed),
      with: about(
        'what the cards are laid for: an attack needs distance first, then strength',
        z.enum(['skills', 'attack']),
      ),
      laid,
    }),
  ),
  about(
    'An effect of a card waits for a decision.',
    z.strictObject({
      name: z.literal('effect'),
      seat,
      turn,
      deed: about('the card', cardDeed),
      laid,
      step: about('which effect of the card, counted from 0', count),
      used: about('how often it was used already', count),
    }),
  ),
  about(
    'The order in which laid cards are discarded.',
    z.strictObject({
      name: z.literal('discard'),
      seat,
      turn,
      free: about('whether the turn goes on afterwards', z.boolean()),
      laid,
    }),
  ),
  about(
    'Draws at the end of a round whose deck the owner picks; several seats at once.',
    z.strictObject({ name: z.literal('round-draw'), left: about('by seat: how many', z.array(count)) }),
  ),
  about(
    'All choose in secret which cards to buy.',
    z.strictObject({
      name: z.literal('purchase'),
      orders: about(
        'by seat',
        z.array(
          z.strictObject({
            cards: about('the cards chosen so far; null in the views of others', ids),
            done: about('whether the seat is done', z.boolean()),
          }),
        ),
      ),
    }),
  ),
  about('The end: nobody decides any more.', z.strictObject({ name: z.literal('game-over') })),
]);

const pile = z.strictObject({
  draw: about('the next card to be drawn is the first; each null in the views of others', ids),
  discard: about('the first discarded is the first; turned over, it is the next draw pile', ids),
});

const player = z.strictObject({
  nation: about('its id; null until it is chosen', z.nullable(id)),
  coins: about('coins in hand', count),
  science: about('science in hand', count),
  cities: about(
    'the cities, the first one at home',
    z.array(
      z.strictObject({
        land: about('the id of the land', id),
        tokens: about(
          'the tokens that make it, the founding one first',
          z.array(
            z.strictObject({
              token: about('the id of the token', id),
              side: about('which side is up', z.enum(['city', 'district'])),
            }),
          ),
        ),
        buildings: about('what stands there', ids),
      }),
    ),
  ),
  stored: about('buildings in store', ids),
  towns: about('towns conquered', ids),
  hand: about('the cards in hand, in the order of the set; each null in the views of others', ids),
  citizen: about('the citizen deck', pile),
  military: about('the military deck', pile),
  supply: about('cards that can still be bought', ids),
  scored: about(
    'what each scoring so far brought',
    z.array(
      z.strictObject({
        goods: about('points for goods', count),
        shields: about('points for shields', count),
        buildings: about('points of buildings', count),
      }),
    ),
  ),
});

const shape = schema<Given<Position>>(
  z.strictObject({
    set: about('the id of the set of cards', id),
    content: z.optional(contentNames),
    mode: about('the rules that are played', z.enum(['family', 'full'])),
    nationAbilities: about('whether nations have abilities and cards of their own', z.boolean()),
    round: about('counted from 1; 0 during the set-up', count),
    phase: about('what is being decided', phase),
    bidOrder: about('the seats in the order of bidding', z.array(count)),
    order: about('the seats in turn order', z.array(count)),
    players: about('by seat', z.array(player)),
    row: about('the buildings on offer, left to right', ids),
    decks: about(
      'what is left of each deck of buildings, in no order: one is drawn when needed. The last list holds what is shuffled for the last round',
      z.array(ids),
    ),
    discards: about('buildings out of the game, until they are shuffled for the last round', ids),
    shown: about('Score Cards turned up so far', count),
    scorings: about('scorings held so far', count),
    lands: about('lands that nobody has settled', ids),
    towns: about(
      'the piles of towns; none in the family game',
      z.array(
        z.strictObject({
          stars: about('the stars of the pile', z.int().check(z.gte(1))),
          top: about('the town that lies open, or null', z.nullable(id)),
          rest: about('those below it, in no order', ids),
        }),
      ),
    ),
  }),
);

export function positionSchema(box: ContentBox<unknown>): Schema<Position> {
  return playableSchema(
    shape,
    (given) => ({ ...given, content: box.namedBy(given) }),
    (position) => positionProblem(position, setOf(position)),
  );
}
