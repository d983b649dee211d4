import { schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { GOODS } from '../content/components.ts';

const count = z.int().check(z.gte(0));
const space = count;
const seat = count;
const good = z.enum(GOODS);
/** The hold of the airship, or a depot of one's own by its space. */
const place = z.union([z.literal('hold'), space]);

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose-team'), team: z.string() }),
  z.strictObject({ type: z.literal('choose-character'), character: z.string() }),
  z.strictObject({ type: z.literal('place-depot'), space }),
  z.strictObject({ type: z.literal('plan-card'), socket: count, card: z.string() }),
  z.strictObject({ type: z.literal('take-card-back'), socket: count }),
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('not-ready') }),
  /** The spaces that the airship enters, one after the other. */
  z.strictObject({ type: z.literal('fly'), path: z.array(space) }),
  z.strictObject({ type: z.literal('rob'), victim: seat }),
  z.strictObject({ type: z.literal('unload'), good, count: z.int().check(z.gte(1)) }),
  /** One good, in place of another that is thrown away. */
  z.strictObject({ type: z.literal('load'), good, from: z.enum(['factory', 'depot']), jettison: z.nullable(good) }),
  z.strictObject({
    type: z.literal('steal-good'),
    victim: seat,
    from: z.enum(['airship', 'depot']),
    good,
    jettison: z.nullable(good),
  }),
  /** Ends a step in which one may do more, or nothing. */
  z.strictObject({ type: z.literal('go-on') }),
  z.strictObject({ type: z.literal('build-depot'), space }),
  z.strictObject({ type: z.literal('upgrade-airship') }),
  z.strictObject({ type: z.literal('upgrade-train') }),
  z.strictObject({
    type: z.literal('ship'),
    from: space,
    good,
    /** All goods on the train, the odd one included. */
    count: z.int().check(z.gte(1)),
    odd: z.nullable(good),
    to: z.union([z.strictObject({ city: count }), z.strictObject({ depot: space })]),
  }),
  /** The depots at which the train stops on its way. */
  z.strictObject({ type: z.literal('choose-route'), stops: z.array(space) }),
  z.strictObject({ type: z.literal('deliver'), returnOne: z.boolean(), wager: count }),
  z.strictObject({ type: z.literal('choose-demand'), good }),
  z.strictObject({ type: z.literal('adjust-route'), to: space }),
  z.strictObject({ type: z.literal('solicit-funds') }),
  z.strictObject({ type: z.literal('transmogrify'), at: place, good, into: good }),
  /** From a city over open spaces to another city. */
  z.strictObject({ type: z.literal('build-link'), path: z.array(space) }),
  z.strictObject({ type: z.literal('extra-flight'), card: z.string() }),
  z.strictObject({ type: z.literal('discard'), at: place, good }),
  z.strictObject({ type: z.literal('pay-upkeep') }),
  z.strictObject({ type: z.literal('clear'), from: space, good }),
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
