import { about, type Immutable, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));
const seat = about('who it is about', count);
const named = z.strictObject({ id: about('its id', z.string()), name: about('its name', z.string()) });
const building = about('the building', named);
const buildings = about('the buildings', z.array(named));
const land = about('the land', named);
const town = about('the town', named);
const card = about('the card', named);
const cards = about('the cards', z.array(named));
const token = about('the id of the token', z.string());
const capacity = about('how many buildings the city now holds', count);
const coins = about('coins', count);
const science = about('science', count);
const number = about('which, from 1', count);

const incomeParts = z.strictObject({
  base: about('what everybody gets', count),
  goodsBuildings: about('for buildings that make goods', count),
  towns: about('for towns', count),
  majorities: about('for having the most of goods', count),
  buildings: about('what buildings give of their own', count),
});

const event = z.discriminatedUnion('type', [
  about(
    'The set-up has begun.',
    z.strictObject({
      type: z.literal('game-started'),
      mode: about('the rules that are played', z.enum(['family', 'full'])),
      first: about('who bids first', count),
    }),
  ),
  about(
    'Somebody leads a nation.',
    z.strictObject({ type: z.literal('nation-chosen'), seat, nation: about('the nation', named) }),
  ),
  about('Somebody has put the decks in order.', z.strictObject({ type: z.literal('decks-stacked'), seat })),
  about('A round began.', z.strictObject({ type: z.literal('round-started'), round: number })),
  about(
    'A bid for turn order.',
    z.strictObject({
      type: z.literal('bid'),
      seat,
      space: about('the space, counted from 0', count),
      price: about('its price', count),
      paid: about('coins paid now; less than the price for a second bid', count),
    }),
  ),
  about('Somebody stayed with the first bid.', z.strictObject({ type: z.literal('bid-kept'), seat })),
  about(
    'The turn order is settled.',
    z.strictObject({ type: z.literal('order-set'), order: about('the seats, the first one first', z.array(count)) }),
  ),
  about(
    'A building was built.',
    z.strictObject({
      type: z.literal('built'),
      seat,
      building,
      land,
      coins: about('coins paid', count),
      science: about('science paid', count),
      fromStore: about('whether it came from the store', z.boolean()),
    }),
  ),
  about(
    'A building was demolished.',
    z.strictObject({
      type: z.literal('demolished'),
      seat,
      building,
      land,
      goods: about('the goods that are lost, by id', z.record(z.string(), count)),
    }),
  ),
  about('A building was stored.', z.strictObject({ type: z.literal('stored'), seat, building })),
  about(
    'A card was drawn.',
    z.strictObject({
      type: z.literal('drew'),
      seat,
      deck: about('from which deck', z.enum(['citizen', 'military'])),
      card: about('null for those who may not know it', z.nullable(named)),
      turnedOver: about('whether the discard pile was turned over first', z.boolean()),
    }),
  ),
  about('Somebody took coins as tax.', z.strictObject({ type: z.literal('taxed'), seat, coins })),
  about(
    'Somebody bought a science.',
    z.strictObject({ type: z.literal('science-bought'), seat, price: about('coins paid', count) }),
  ),
  about(
    'A card is being played.',
    z.strictObject({
      type: z.literal('card-played'),
      seat,
      card,
      free: about('whether the action of the turn is still to come', z.boolean()),
      land: about('the land that it settles, or null', z.nullable(named)),
    }),
  ),
  about(
    'An attack has begun.',
    z.strictObject({
      type: z.literal('attack-begun'),
      seat,
      town,
      owner: about('whose town it is; null for nobody’s', z.nullable(count)),
    }),
  ),
  about(
    'Cards were laid down to pay.',
    z.strictObject({
      type: z.literal('cards-laid'),
      seat,
      cards,
      for: about('what they count for', z.enum(['skills', 'attack'])),
    }),
  ),
  about('A card was paid for.', z.strictObject({ type: z.literal('paid'), seat, coins, science })),
  about('Something was gained.', z.strictObject({ type: z.literal('gained'), seat, coins, science })),
  about(
    'Coins were taken from somebody.',
    z.strictObject({ type: z.literal('stolen'), seat, from: about('who lost them', count), coins }),
  ),
  about('A card came back to hand.', z.strictObject({ type: z.literal('recovered'), seat, card })),
  about('A city was founded.', z.strictObject({ type: z.literal('settled'), seat, land, token, capacity })),
  about('A city got a district.', z.strictObject({ type: z.literal('expanded'), seat, land, token, capacity })),
  about(
    'A town was conquered.',
    z.strictObject({
      type: z.literal('town-conquered'),
      seat,
      town,
      from: about('who lost it; null for nobody', z.nullable(count)),
    }),
  ),
  about('The next town lies open.', z.strictObject({ type: z.literal('town-shown'), town })),
  about(
    'A building was moved to another city.',
    z.strictObject({ type: z.literal('building-moved'), seat, building, land, coins, science }),
  ),
  about(
    'Cards went to their discard piles, in this order.',
    z.strictObject({ type: z.literal('discarded'), seat, cards }),
  ),
  about('Buildings left the row.', z.strictObject({ type: z.literal('row-discarded'), buildings })),
  about('Buildings came into the row.', z.strictObject({ type: z.literal('row-filled'), buildings })),
  about(
    'A Score Card was turned up.',
    z.strictObject({
      type: z.literal('score-card-shown'),
      number,
      last: about('whether it announces the last round', z.boolean()),
    }),
  ),
  about(
    'The discarded buildings were shuffled for the last round.',
    z.strictObject({ type: z.literal('discards-shuffled') }),
  ),
  about(
    'Somebody was scored.',
    z.strictObject({
      type: z.literal('scored'),
      seat,
      number,
      goods: about('points for goods', count),
      shields: about('points for shields', count),
      buildings: about('points of buildings', count),
    }),
  ),
  about(
    'Income came in.',
    z.strictObject({ type: z.literal('income'), seat, coins, parts: about('what it is made of', incomeParts) }),
  ),
  about('Science came in.', z.strictObject({ type: z.literal('science'), seat, science })),
  about(
    'Somebody changed an order for cards.',
    z.strictObject({
      type: z.literal('order-changed'),
      seat,
      card: about('the card', named),
      back: about('whether it was taken off the order', z.boolean()),
    }),
  ),
  about('Somebody is done buying.', z.strictObject({ type: z.literal('buying-done'), seat })),
  about('Cards were bought.', z.strictObject({ type: z.literal('bought'), seat, cards, coins, science })),
  about('The game ended.', z.strictObject({ type: z.literal('game-over') })),
]);

/** What happened, as data; `describe` words it. */
export type Event = Immutable<z.infer<typeof event>>;

/** Something of the box, with the name that a log line needs. */
export type Named = Immutable<z.infer<typeof named>>;

/** A player's income, part by part. */
export type IncomeParts = Immutable<z.infer<typeof incomeParts>>;

export const eventSchema = schema<Event>(event);
