import { SPECIAL_CARD } from '../content/box.ts';
import { boxOf } from '../content/boxes.ts';
import { COSTS, DEPOTS_PER_PLAYER, GOODS } from '../content/components.ts';
import type { Action, ActionType } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import type { KingsOfAirAndSteam } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { airshipAt, type Position } from '../rules/position.ts';

type Mode = Options['mode'];

/** The actions that move the game on, with who has them; a plan that is changed moves nothing on. */
const ACTION_TYPES: Readonly<Record<Exclude<ActionType, 'take-card-back' | 'not-ready'>, 'both' | 'normal' | 'teams'>> =
  {
    'choose-team': 'teams',
    'choose-character': 'normal',
    'place-depot': 'both',
    'plan-card': 'both',
    ready: 'both',
    fly: 'both',
    rob: 'normal',
    unload: 'both',
    load: 'both',
    'steal-good': 'normal',
    'go-on': 'both',
    'build-depot': 'both',
    'upgrade-airship': 'both',
    'upgrade-train': 'both',
    ship: 'both',
    'choose-route': 'both',
    deliver: 'normal',
    'choose-demand': 'normal',
    'adjust-route': 'both',
    'solicit-funds': 'both',
    transmogrify: 'normal',
    'build-link': 'normal',
    'extra-flight': 'normal',
    discard: 'both',
    'pay-upkeep': 'both',
    clear: 'both',
  };

const OCCASIONS = [
  'cargo: loaded from a depot',
  'cargo: thrown away for another good',
  'city: fulfilled',
  'city: waits for a demand tile',
  'city: a demand tile placed',
  'city: closed',
  'depot: the first on a railway',
  'depot: a further one on a railway',
  'depot: all ten',
  'flight: of 0 spaces',
  'market: a good at its highest price',
  'plan: a turn lost to diamonds',
  'ship: to a depot',
  'ship: with tolls',
  'clearance: with tolls',
  'airship: at its last level',
  'train: at its last level',
];

const OCCASIONS_OF: Readonly<Record<Mode, readonly string[]>> = {
  basic: ['marker: passed on'],
  normal: [
    'power: a good returned',
    'power: a wager won',
    'power: a wager lost',
    'power: an odd good',
    'power: a second action',
    'power: a demand tile chosen from those of another’s city',
    'theft: from an airship',
    'theft: from a depot',
  ],
};

/** Everything that play can use or bring about, by name. `reach` says which of it an action did. */
export function reachable({ mode, teams }: Options, { boxes }: KingsOfAirAndSteam): string[] {
  const { deck, teams: all } = boxes.latest.box;
  return [
    ...Object.entries(ACTION_TYPES)
      .filter(([, who]) => who === 'both' || (mode === 'normal' && (who === 'normal' || teams === 'chosen')))
      .map(([type]) => `action: ${type}`),
    ...deck.map(({ id }) => `card: ${id}`),
    ...GOODS.map((good) => `delivered: ${good}`),
    ...OCCASIONS,
    ...OCCASIONS_OF[mode],
    ...(mode === 'basic' ? [] : all.map(({ id }) => `special card: ${id}`)),
    ...(mode === 'basic' ? [] : all.flatMap(({ characters }) => characters.map(({ id }) => `character: ${id}`))),
    'end: the fifth round',
  ];
}

/** What an action (null for the set-up) used and brought about; `p` is the position after it. */
export function reach(p: Position, action: Action | null, events: readonly Event[]): string[] {
  const reached = action === null ? [] : [`action: ${action.type}`];
  for (const event of events) reached.push(...reachedBy(p, event));
  return reached;
}

function reachedBy(p: Position, event: Event): readonly string[] {
  switch (event.type) {
    case 'character-revealed':
      return [`character: ${event.character}`];
    case 'price-raised':
      return event.price === boxOf(p).prices.at(-1) ? ['market: a good at its highest price'] : [];
    case 'cards-revealed':
      return event.cards.map(({ seat, card }) => cardKind(p, seat, card));
    case 'turn-lost':
      return ['plan: a turn lost to diamonds'];
    case 'flown':
      return event.path.length === 0 ? ['flight: of 0 spaces'] : [];
    case 'loaded':
      return [
        ...(event.from === 'depot' ? ['cargo: loaded from a depot'] : []),
        ...(event.jettison === null ? [] : ['cargo: thrown away for another good']),
      ];
    case 'good-stolen':
      return [`theft: from ${event.from === 'airship' ? 'an airship' : 'a depot'}`];
    case 'depot-built':
      return depotKinds(p, event);
    case 'airship-upgraded':
      return isLastLevel(p, event) ? ['airship: at its last level'] : [];
    case 'train-upgraded':
      return event.level === boxOf(p).trainTrack.length ? ['train: at its last level'] : [];
    case 'goods-shipped':
      return [
        event.city === null ? 'ship: to a depot' : `delivered: ${event.good}`,
        ...(event.tolls.length > 0 ? ['ship: with tolls'] : []),
      ];
    case 'good-cleared':
      return event.tolls.length > 0 ? ['clearance: with tolls'] : [];
    case 'game-over':
      return [`end: ${endOf(p)}`];
    default:
      return plainly(event);
  }
}

const BY_EVENT: Readonly<Partial<Record<Event['type'], string>>> = {
  'good-returned': 'power: a good returned',
  bamboozled: 'power: an odd good',
  'second-action': 'power: a second action',
  'city-fulfilled': 'city: fulfilled',
  'city-closed': 'city: closed',
  'demand-placed': 'city: a demand tile placed',
  'demand-awaited': 'city: waits for a demand tile',
  'marker-passed': 'marker: passed on',
};

function plainly(event: Event): readonly string[] {
  if (event.type === 'gambled') return [`power: a wager ${event.bonus > 0 ? 'won' : 'lost'}`];
  if (event.type === 'demand-looked-at') {
    return event.goods?.length === 2 ? ['power: a demand tile chosen from those of another’s city'] : [];
  }
  const kind = BY_EVENT[event.type];
  return kind === undefined ? [] : [kind];
}

function cardKind(p: Position, seat: number, card: string): string {
  return card === SPECIAL_CARD ? `special card: ${p.players[seat]?.team ?? ''}` : `card: ${card}`;
}

function depotKinds(p: Position, { seat, cost }: Extract<Event, { type: 'depot-built' }>): readonly string[] {
  // Even with a discount a further depot costs more than any first one.
  const isFirst = cost <= COSTS.firstDepotOnLink;
  return [
    isFirst ? 'depot: the first on a railway' : 'depot: a further one on a railway',
    ...(p.players[seat]?.depots.length === DEPOTS_PER_PLAYER ? ['depot: all ten'] : []),
  ];
}

function isLastLevel(p: Position, { seat, level }: Extract<Event, { type: 'airship-upgraded' }>): boolean {
  return airshipAt(p, seat, level + 1) === null;
}

/** The way in which a finished game ended. */
export function endOf(p: Position): string {
  return p.phase.name === 'game-over' ? 'the fifth round' : 'not ended';
}
