import { about, type Immutable, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { GOODS } from '../content/components.ts';
import { SIDES } from '../content/whereabouts.ts';

const count = z.int().check(z.gte(0));
const kind = z.enum(GOODS);
const seat = about('who it is about', count);
const space = about('the space', count);
const good = about('the kind of good', kind);
const goods = about('the goods', z.array(kind));
const card = about('the id of the card', z.string());
const socket = about('the socket, counted from 0', count);
const dollars = about('dollars', count);
const cost = about('dollars paid', count);
const victim = about('the seat that lost it', count);
const jettison = about('the good that was thrown away for it, or null', z.nullable(kind));
const near = about('the railway, by its cities', z.string());
const leg = z.strictObject({ steps: about('how many', count), side: about('which way', z.enum(SIDES)) });
const where = about(
  'where on the railway, told from a city; only when another railway joins the same cities',
  z.optional(
    z.strictObject({
      city: about('the name of the nearest city', z.string()),
      legs: about('steps in one direction, then perhaps in another', z.array(leg)),
    }),
  ),
);
const cityName = about('the name of the city', z.string());
const income = about('dollars earned', count);
const round = about('which, from 1', count);

const toll = z.strictObject({ seat: about('who was paid', count), amount: dollars });
const tolls = about('what was paid to owners of depots on the way', z.array(toll));

const event = z.discriminatedUnion('type', [
  about(
    'The set-up is done.',
    z.strictObject({
      type: z.literal('game-started'),
      mode: about('the rules that are played', z.enum(['basic', 'normal'])),
      layout: about('the code of the boards', z.string()),
      first: about('who has the first-player marker; null in the normal game', z.nullable(count)),
    }),
  ),
  about(
    'A team was taken.',
    z.strictObject({
      type: z.literal('team-taken'),
      seat,
      team: about('its id', z.string()),
      name: about('its name', z.string()),
    }),
  ),
  about('A character was chosen, in secret.', z.strictObject({ type: z.literal('character-chosen'), seat })),
  about(
    'A character was shown.',
    z.strictObject({
      type: z.literal('character-revealed'),
      seat,
      character: about('its id', z.string()),
      name: about('its name', z.string()),
    }),
  ),
  about(
    'A depot was placed for nothing.',
    z.strictObject({ type: z.literal('depot-placed'), seat, space, near, where }),
  ),
  about('A round began.', z.strictObject({ type: z.literal('round-started'), round })),
  about('Market tiles were drawn.', z.strictObject({ type: z.literal('market-drawn'), goods })),
  about(
    'A price rose.',
    z.strictObject({ type: z.literal('price-raised'), good, price: about('the price now', count) }),
  ),
  about(
    'A card was planned. Only the seat itself hears it.',
    z.strictObject({ type: z.literal('card-planned'), seat, socket, card }),
  ),
  about(
    'A card was taken back. Only the seat itself hears it.',
    z.strictObject({ type: z.literal('card-taken-back'), seat, socket }),
  ),
  about('A plan is whole.', z.strictObject({ type: z.literal('plan-ready'), seat })),
  about('Somebody plans once more.', z.strictObject({ type: z.literal('plan-reopened'), seat })),
  about(
    'The cards of a cycle were turned up.',
    z.strictObject({
      type: z.literal('cards-revealed'),
      cycle: about('which, from 1', count),
      cards: about(
        'what everybody shows',
        z.array(z.strictObject({ seat: about('whose', count), card, letter: about('its letter', z.string()) })),
      ),
      order: about('the turn order of the cycle', z.array(count)),
    }),
  ),
  about(
    'Somebody shows too many diamonds and loses the turn.',
    z.strictObject({
      type: z.literal('turn-lost'),
      seat,
      card,
      diamonds: about('diamonds on the open cards', count),
      rating: about('how many the airship bears', count),
    }),
  ),
  about(
    'An airship flew.',
    z.strictObject({
      type: z.literal('flown'),
      seat,
      from: about('the space it left', count),
      path: about('the spaces it entered', z.array(count)),
    }),
  ),
  about('Money was taken from somebody.', z.strictObject({ type: z.literal('robbed'), seat, victim, amount: dollars })),
  about(
    'Goods were unloaded.',
    z.strictObject({ type: z.literal('unloaded'), seat, space, good, count: about('how many', count) }),
  ),
  about(
    'A good was loaded.',
    z.strictObject({
      type: z.literal('loaded'),
      seat,
      space,
      good,
      from: about('from where', z.enum(['factory', 'depot'])),
      jettison,
    }),
  ),
  about(
    'A good was stolen.',
    z.strictObject({
      type: z.literal('good-stolen'),
      seat,
      victim,
      from: about('from where', z.enum(['airship', 'depot'])),
      good,
      jettison,
    }),
  ),
  about('A depot was built.', z.strictObject({ type: z.literal('depot-built'), seat, space, near, where, cost })),
  about(
    'An airship was upgraded.',
    z.strictObject({ type: z.literal('airship-upgraded'), seat, level: about('its level now', count), cost }),
  ),
  about(
    'A train was upgraded.',
    z.strictObject({ type: z.literal('train-upgraded'), seat, level: about('its level now', count), cost }),
  ),
  about(
    'Goods were shipped.',
    z.strictObject({
      type: z.literal('goods-shipped'),
      seat,
      from: about('the space of the depot they left', count),
      good,
      odd: about('one good of another kind among them, or null', z.nullable(kind)),
      count: about('all goods on the train', count),
      city: about('the name of the city, or null for a depot of one’s own', z.nullable(z.string())),
      to: about('the space where they ended', count),
      way: about('the spaces that the train ran over, from its depot to where it ended', z.array(count)),
      income,
      tolls,
    }),
  ),
  about(
    'A delivered good went to its stockpile instead of a slot, by a power.',
    z.strictObject({ type: z.literal('good-returned'), seat, good }),
  ),
  about(
    'A wager was made, by a power.',
    z.strictObject({
      type: z.literal('gambled'),
      seat,
      wager: about('dollars wagered', count),
      shown: about('the tokens that were turned up', z.array(kind)),
      bonus: about('dollars won', count),
    }),
  ),
  about(
    'An odd good was delivered with others, by a power.',
    z.strictObject({ type: z.literal('bamboozled'), seat, good, odd: about('the odd good', kind) }),
  ),
  about('A city was fulfilled.', z.strictObject({ type: z.literal('city-fulfilled'), seat, city: cityName, space })),
  about('A city takes nothing any more.', z.strictObject({ type: z.literal('city-closed'), city: cityName })),
  about('A city got a demand tile.', z.strictObject({ type: z.literal('demand-placed'), city: cityName, good })),
  about('A city waits for a demand tile.', z.strictObject({ type: z.literal('demand-awaited'), city: cityName })),
  about(
    'Somebody looked at demand tiles.',
    z.strictObject({
      type: z.literal('demand-looked-at'),
      seat,
      goods: about('the tiles; null for those who may not know', z.nullable(z.array(kind))),
    }),
  ),
  about(
    'An airship moved by a space as an action.',
    z.strictObject({
      type: z.literal('route-adjusted'),
      seat,
      from: about('the space it left', count),
      to: about('the space it entered', count),
    }),
  ),
  about('The bank gave money.', z.strictObject({ type: z.literal('funds-solicited'), seat, amount: dollars })),
  about(
    'A good became two of another kind.',
    z.strictObject({ type: z.literal('transmogrified'), seat, good, into: about('the other kind', kind) }),
  ),
  about(
    'Somebody acts once more, by a power.',
    z.strictObject({ type: z.literal('second-action'), seat, tokens: about('tokens left', count) }),
  ),
  about(
    'A link was built, by a power.',
    z.strictObject({
      type: z.literal('link-built'),
      seat,
      cities: about('the names of its ends', z.tuple([z.string(), z.string()])),
      spaces: about('the spaces between them', z.array(count)),
      cost,
    }),
  ),
  about('One more card was played, by a power.', z.strictObject({ type: z.literal('extra-card'), seat, card })),
  about('A good was given back.', z.strictObject({ type: z.literal('discarded'), seat, good })),
  about('Upkeep was paid.', z.strictObject({ type: z.literal('upkeep-paid'), seat, amount: dollars })),
  about(
    'The first-player marker went on.',
    z.strictObject({ type: z.literal('marker-passed'), to: about('who has it now', count) }),
  ),
  about(
    'Factories produced.',
    z.strictObject({
      type: z.literal('produced'),
      goods: about('how many of each kind', z.array(z.strictObject({ good, count: about('how many', count) }))),
    }),
  ),
  about('A good was sold at the end.', z.strictObject({ type: z.literal('good-cleared'), seat, good, income, tolls })),
  about('Somebody has sold all they want.', z.strictObject({ type: z.literal('clearance-done'), seat })),
  about('The game ended.', z.strictObject({ type: z.literal('game-over') })),
]);

/** What happened, as data; `describe` words it. */
export type Event = Immutable<z.infer<typeof event>>;

export type Toll = Immutable<z.infer<typeof toll>>;

export const eventSchema = schema<Event>(event);
