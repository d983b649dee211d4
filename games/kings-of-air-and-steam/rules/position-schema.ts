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
import { areaFrom, boardSets } from '../content/area.ts';
import { GOODS, ROUNDS, SOCKETS } from '../content/components.ts';
import type { Position } from './position.ts';
import { positionProblem } from './position-problem.ts';

const count = z.int().check(z.gte(0));
const level = z.int().check(z.gte(1));
const seat = about('who decides', count);
const good = z.enum(GOODS);
const amount = about('how many', count);
const stock = z.strictObject({
  chemicals: amount,
  machinery: amount,
  food: amount,
  textiles: amount,
  luxuries: amount,
});

const shipment = z.strictObject({
  from: about('the space of the depot', count),
  good: about('the kind of good', good),
  count: about('all goods on the train, the odd one included', z.int().check(z.gte(1))),
  odd: about('one good of another kind among them, or null', z.nullable(good)),
  to: about(
    'a city, or a depot of one’s own',
    z.union([
      z.strictObject({ city: about('the number of the city', count) }),
      z.strictObject({ depot: about('the space of the depot', count) }),
    ]),
  ),
});

const steps = [
  about(
    'Flying by a card.',
    z.strictObject({ name: z.literal('flight'), seat, card: about('the id of the card', z.string()) }),
  ),
  about(
    'Whether to take money from somebody flown over.',
    z.strictObject({ name: z.literal('rob'), seat, victims: about('the seats to choose from', z.array(count)) }),
  ),
  about(
    'Unloading and loading.',
    z.strictObject({
      name: z.literal('cargo'),
      seat,
      loaded: about('goods loaded in this step: after the first nothing is unloaded', z.array(good)),
      jettisoned: about('goods thrown away in this step: none of these kinds is loaded', z.array(good)),
    }),
  ),
  about(
    'A shipment that a card allows before the action.',
    z.strictObject({ name: z.literal('extra-shipment'), seat, goods: about('how many goods at most', count) }),
  ),
  about('Whether to steal a good.', z.strictObject({ name: z.literal('steal-good'), seat })),
  about('The action of the turn.', z.strictObject({ name: z.literal('action'), seat })),
  about('Whether to act once more, by a power.', z.strictObject({ name: z.literal('second-action'), seat })),
  about(
    'Which way a shipment takes.',
    z.strictObject({ name: z.literal('choose-route'), seat, shipment: about('the shipment', shipment) }),
  ),
  about(
    'What a power adds to a delivery.',
    z.strictObject({
      name: z.literal('deliver'),
      seat,
      delivery: about(
        'the shipment and its way',
        z.strictObject({
          shipment: about('the shipment', shipment),
          stops: about('the spaces of the depots at which the train stops, in their order', z.array(count)),
        }),
      ),
    }),
  ),
  about(
    'Which demand tile a city gets.',
    z.strictObject({
      name: z.literal('choose-demand'),
      seat,
      city: about('the number of the city', count),
      offered: about('the tiles to choose from; null in the views of others', z.nullable(z.array(good))),
    }),
  ),
  about(
    'Where the free depot of a new link stands.',
    z.strictObject({ name: z.literal('place-free-depot'), seat, link: about('the number of the link', count) }),
  ),
] as const;

const phase = z.discriminatedUnion('name', [
  about('Set-up: teams are chosen one after the other.', z.strictObject({ name: z.literal('choose-team'), seat })),
  about(
    'Set-up: all choose their characters, in secret. Those without one are waited for.',
    z.strictObject({ name: z.literal('choose-character') }),
  ),
  about(
    'Set-up: starting depots are placed.',
    z.strictObject({ name: z.literal('place-depot'), seat, queue: about('who places afterwards', z.array(count)) }),
  ),
  about(
    'All plan their cards, in secret. Those who are not ready are waited for.',
    z.strictObject({ name: z.literal('plan') }),
  ),
  ...steps,
  about('Goods are paid for or given back.', z.strictObject({ name: z.literal('upkeep'), seat })),
  about('After the last round: goods in depots are sold.', z.strictObject({ name: z.literal('clearance'), seat })),
  about(
    'Which way a good that is sold takes.',
    z.strictObject({
      name: z.literal('clearance-route'),
      seat,
      from: about('the space of the depot', count),
      good: about('the kind of good', good),
    }),
  ),
  about('The end: nobody decides any more.', z.strictObject({ name: z.literal('game-over') })),
]);

const shape = schema<Given<Position>>(
  z.strictObject({
    mode: about('the rules that are played', z.enum(['basic', 'normal'])),
    layout: about('the code of the boards and how they lie', z.string()),
    content: z.optional(contentNames),
    round: about('counted from 1; 0 during the set-up', z.int().check(z.gte(0), z.lte(ROUNDS))),
    cycle: about(
      'how many sockets lie open, which is the number of the cycle; 0 while players plan',
      z.int().check(z.gte(0), z.lte(SOCKETS)),
    ),
    phase: about('what is being decided', phase),
    agenda: about(
      'the steps that follow in this turn, the next one first; each has the shape of the phase of its name',
      z.array(z.discriminatedUnion('name', [...steps])),
    ),
    order: about('the turn order of this cycle', z.array(count)),
    turn: about('whose turn it is: an index into `order`', count),
    firstPlayer: about(
      'who holds the first-player marker, which breaks ties in the basic game; it means nothing in the normal game',
      count,
    ),
    players: about(
      'by seat',
      z
        .array(
          z.strictObject({
            team: about('the id of the team; null in the basic game and before it is chosen', z.nullable(z.string())),
            character: about(
              'the id of the character; null in the basic game and before it is chosen; `face-down` in the views of others until all have chosen',
              z.nullable(z.string()),
            ),
            cash: about('dollars in hand', count),
            airshipLevel: about('from 1', level),
            trainLevel: about('from 1', level),
            airship: about('the space it hovers over; null before the first depot is placed', z.nullable(count)),
            hold: about('the goods on board', stock),
            depots: about(
              'the depots on the map',
              z.array(z.strictObject({ space: about('where', count), goods: about('what lies there', stock) })),
            ),
            tokens: about('tokens of the character’s power that are left', count),
            plan: about(
              'by socket: the id of the card; null when it is empty or its card went back to the deck; `face-down` in the views of others',
              z.array(z.nullable(z.string())).check(z.length(SOCKETS)),
            ),
            ready: about('whether the plan is whole', z.boolean()),
            extraCards: about('cards played besides the plan, which lie open until upkeep', z.array(z.string())),
          }),
        )
        .check(z.minLength(2), z.maxLength(7)),
    ),
    prices: about('dollars for each kind of good', stock),
    tiles: about('market tiles that are not yet drawn', stock),
    bins: about('the market tiles of this round', z.array(good)),
    demand: about('the stack of demand tiles', stock),
    factories: about('by factory of the board: the goods that lie there', z.array(count)),
    cities: about(
      'by city of the board',
      z.array(
        z.strictObject({
          wants: about(
            'the kind it takes; null while it waits for a demand tile and when it is closed',
            z.nullable(good),
          ),
          demand: about(
            'what it goes by: its print, a demand tile, none yet, or none any more',
            z.enum(['printed', 'tile', 'awaited', 'closed']),
          ),
          goods: about('what was delivered to it since', z.array(good)),
        }),
      ),
    ),
    awaiting: about('the cities that wait for a demand tile, the first one first', z.array(count)),
    newLinks: about(
      'links built during the game; their numbers follow those of the board',
      z.array(
        z.strictObject({
          seat: about('who built it', count),
          ends: about('the cities it joins', z.tuple([count, count])),
          spaces: about('from the first to the second', z.array(count)),
        }),
      ),
    ),
  }),
);

export function positionSchema(box: ContentBox<unknown>): Schema<Position> {
  return playableSchema(
    shape,
    (given) => ({ ...given, content: box.namedBy(given) }),
    (position) => {
      const area = areaFrom(boardSets.of(position), position.layout);
      if (area === null) return { where: 'layout', what: `"${position.layout}" is no layout of boards` };
      return positionProblem(position, area);
    },
  );
}
