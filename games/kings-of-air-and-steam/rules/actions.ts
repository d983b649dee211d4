import { about, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { GOODS } from '../content/components.ts';

const count = z.int().check(z.gte(0));
const positive = z.int().check(z.gte(1));
const space = about('the space', count);
const good = about('the kind of good', z.enum(GOODS));
const victim = about('the seat that loses it', count);
const card = about('the id of the card', z.string());
const socket = about('the socket, counted from 0', count);
const jettison = about('the good that is thrown away to make room, or null', z.nullable(z.enum(GOODS)));
const place = about(
  '`hold` for the airship, or the space of a depot of one’s own',
  z.union([z.literal('hold'), count]),
);

const action = z.discriminatedUnion('type', [
  about('Takes a team.', z.strictObject({ type: z.literal('choose-team'), team: about('its id', z.string()) })),
  about(
    'Chooses a character, in secret; it may be changed until all have chosen.',
    z.strictObject({ type: z.literal('choose-character'), character: about('its id', z.string()) }),
  ),
  about(
    'Places a depot for nothing: at the start, or on a new link.',
    z.strictObject({ type: z.literal('place-depot'), space }),
  ),
  about(
    'Plans a card, in place of the one that is there; also over an earlier choice, though `legal` lists only the next empty socket.',
    z.strictObject({ type: z.literal('plan-card'), socket, card }),
  ),
  about(
    'Takes a planned card back. `legal` never lists it.',
    z.strictObject({ type: z.literal('take-card-back'), socket }),
  ),
  about('Says that the plan is whole.', z.strictObject({ type: z.literal('ready') })),
  about(
    'Takes that back, while others still plan. `legal` never lists it.',
    z.strictObject({ type: z.literal('not-ready') }),
  ),
  about(
    'Flies.',
    z.strictObject({
      type: z.literal('fly'),
      path: about('the spaces that the airship enters, one after the other; [] to stay', z.array(count)),
    }),
  ),
  about('Takes money from somebody flown over.', z.strictObject({ type: z.literal('rob'), victim })),
  about(
    'Unloads goods into a depot of one’s own.',
    z.strictObject({ type: z.literal('unload'), good, count: about('how many', positive) }),
  ),
  about(
    'Loads one good.',
    z.strictObject({
      type: z.literal('load'),
      good,
      from: about('from where', z.enum(['factory', 'depot'])),
      jettison,
    }),
  ),
  about(
    'Steals one good with the Godfather card.',
    z.strictObject({
      type: z.literal('steal-good'),
      victim,
      from: about('from where', z.enum(['airship', 'depot'])),
      good,
      jettison,
    }),
  ),
  about('Ends a step in which one may do more, or nothing.', z.strictObject({ type: z.literal('go-on') })),
  about('Builds a depot.', z.strictObject({ type: z.literal('build-depot'), space })),
  about('Raises the airship by a level.', z.strictObject({ type: z.literal('upgrade-airship') })),
  about('Raises the train by a level.', z.strictObject({ type: z.literal('upgrade-train') })),
  about(
    'Ships goods. Where routes differ in whom they pay, `choose-route` follows.',
    z.strictObject({
      type: z.literal('ship'),
      from: about('the space of a depot of one’s own', count),
      good,
      count: about('all goods on the train, the odd one included', positive),
      odd: about('one good of another kind among them, by a power; or null', z.nullable(z.enum(GOODS))),
      to: about(
        'where to: a city, or a depot of one’s own',
        z.union([
          z.strictObject({ city: about('the number of the city', count) }),
          z.strictObject({ depot: about('the space of the depot', count) }),
        ]),
      ),
    }),
  ),
  about(
    'Chooses the route of a shipment.',
    z.strictObject({
      type: z.literal('choose-route'),
      stops: about('the spaces of the depots at which the train stops on its way, in their order', z.array(count)),
    }),
  ),
  about(
    'Decides what a power adds to a delivery.',
    z.strictObject({
      type: z.literal('deliver'),
      returnOne: about('whether one good goes to its stockpile instead of a slot', z.boolean()),
      wager: about('dollars wagered, 0 too', count),
    }),
  ),
  about('Chooses a demand tile for a city.', z.strictObject({ type: z.literal('choose-demand'), good })),
  about(
    'Moves the airship by a space, as the action of the turn.',
    z.strictObject({ type: z.literal('adjust-route'), to: about('the space', count) }),
  ),
  about('Takes money from the bank.', z.strictObject({ type: z.literal('solicit-funds') })),
  about(
    'Turns one good into two of another kind, by a power.',
    z.strictObject({
      type: z.literal('transmogrify'),
      at: place,
      good,
      into: about('the kind it becomes', z.enum(GOODS)),
    }),
  ),
  about(
    'Builds a link, by a power.',
    z.strictObject({
      type: z.literal('build-link'),
      path: about('from the space of a city over open spaces to that of another', z.array(count)),
    }),
  ),
  about('Plays one more card, by a power.', z.strictObject({ type: z.literal('extra-flight'), card })),
  about('Gives back a good instead of paying for it.', z.strictObject({ type: z.literal('discard'), at: place, good })),
  about('Pays for all goods that are left.', z.strictObject({ type: z.literal('pay-upkeep') })),
  about(
    'Sells a good at the end of the game.',
    z.strictObject({ type: z.literal('clear'), from: about('the space of the depot', count), good }),
  ),
]);

export type Action = z.infer<typeof action>;
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

export const actionSchema = schema<Action>(action);

const ACTIONS = [
  'build-depot',
  'upgrade-airship',
  'upgrade-train',
  'ship',
  'adjust-route',
  'solicit-funds',
  'transmogrify',
  'build-link',
  'extra-flight',
] as const;

/** What may be done in each phase. */
export const ACTIONS_IN = {
  'choose-team': ['choose-team'],
  'choose-character': ['choose-character'],
  'place-depot': ['place-depot'],
  plan: ['plan-card', 'take-card-back', 'ready', 'not-ready'],
  flight: ['fly'],
  rob: ['rob', 'go-on'],
  cargo: ['unload', 'load', 'go-on'],
  'extra-shipment': ['ship', 'go-on'],
  'steal-good': ['steal-good', 'go-on'],
  action: ACTIONS,
  'second-action': [...ACTIONS, 'go-on'],
  'choose-route': ['choose-route'],
  deliver: ['deliver'],
  'choose-demand': ['choose-demand'],
  'place-free-depot': ['place-depot'],
  upkeep: ['discard', 'pay-upkeep'],
  clearance: ['clear', 'go-on'],
  'clearance-route': ['choose-route'],
} as const;

/** The part of the game that each action belongs to. */
export const SECTION_OF: Readonly<Record<ActionType, string>> = {
  'choose-team': 'set-up',
  'choose-character': 'set-up',
  'place-depot': 'set-up',
  'plan-card': 'plan',
  'take-card-back': 'plan',
  ready: 'plan',
  'not-ready': 'plan',
  fly: 'flight',
  rob: 'flight',
  unload: 'cargo',
  load: 'cargo',
  'steal-good': 'special-card',
  'go-on': 'an-optional-step',
  'build-depot': 'action',
  'upgrade-airship': 'action',
  'upgrade-train': 'action',
  ship: 'action',
  'choose-route': 'shipping',
  deliver: 'delivery',
  'choose-demand': 'delivery',
  'adjust-route': 'action',
  'solicit-funds': 'action',
  transmogrify: 'action',
  'build-link': 'action',
  'extra-flight': 'action',
  discard: 'upkeep',
  'pay-upkeep': 'upkeep',
  clear: 'clearance',
};
