import {
  type Action,
  type ActionType,
  type CityOfIron,
  type Event,
  type Options,
  type Position,
  setOf,
} from '../index.ts';
import { decksFor } from '../rules/setup.ts';

/** Each action with the games that have it. Putting back a card moves nothing on, so no bot does it. */
const ACTION_TYPES: Readonly<Record<Exclude<ActionType, 'put-back'>, 'both' | 'full' | 'abilities'>> = {
  'choose-nation': 'abilities',
  'stack-decks': 'both',
  bid: 'both',
  'keep-bid': 'abilities',
  build: 'both',
  store: 'both',
  draw: 'both',
  tax: 'both',
  'buy-science': 'both',
  'play-card': 'both',
  attack: 'full',
  'move-building': 'abilities',
  pay: 'both',
  settle: 'both',
  expand: 'both',
  recover: 'full',
  steal: 'full',
  demolish: 'both',
  'finish-effect': 'both',
  discard: 'both',
  buy: 'both',
  'finish-buying': 'both',
};

const OCCASIONS = [
  'build: from the store',
  'build: over a demolished building',
  'build: science waived',
  'deck: turned over',
  'row: the discards are shuffled',
  'score: goods',
  'score: a shield',
  'score: a building',
  'card: as skills',
];

const FULL_OCCASIONS = ['town: neutral', 'town: of another player', 'card: as attack'];

function inGame(options: Options, when: 'both' | 'full' | 'abilities'): boolean {
  return when === 'both' || (when === 'full' ? options.mode === 'full' : options.nationAbilities);
}

/** Everything that play can use or bring about, by name, at a table of four. */
export function reachable(options: Options, { sets }: CityOfIron): string[] {
  const set = sets.named(options.set);
  const built = new Set(decksFor(set, options, 4).flat());
  const cards = set.file.cards.filter(
    ({ deck, nation }) =>
      (options.mode === 'full' || deck === 'citizen') && (nation === null || options.nationAbilities),
  );
  return [
    ...Object.entries(ACTION_TYPES)
      .filter(([, when]) => inGame(options, when))
      .map(([type]) => `action: ${type}`),
    ...cards.filter(({ action }) => action !== null).map(({ name }) => `played: ${name}`),
    ...cards.map(({ name }) => `laid: ${name}`),
    ...set.file.buildings.filter(({ id }) => built.has(id)).map(({ id, name }) => `built: ${id} ${name}`),
    ...(options.mode === 'full' ? set.file.towns.map(({ name }) => `conquered: ${name}`) : []),
    ...set.file.lands.filter(({ home }) => home === null).map(({ name }) => `settled: ${name}`),
    ...OCCASIONS,
    ...(options.mode === 'full' ? FULL_OCCASIONS : []),
    'end: the third scoring',
  ];
}

/** What an action (null for the set-up) used and brought about. */
export function reach(p: Position, action: Action | null, events: readonly Event[]): string[] {
  const reached = action === null ? [] : [`action: ${action.type}`];
  for (const event of events) reached.push(...reachedBy(p, event));
  return reached;
}

function reachedBy(p: Position, event: Event): string[] {
  switch (event.type) {
    case 'built': {
      const { id, name } = event.building;
      const waived = event.science === 0 && (setOf(p).buildings.get(id)?.cost.science ?? 0) > 0;
      return [
        `built: ${id} ${name}`,
        ...(event.fromStore ? ['build: from the store'] : []),
        ...(waived ? ['build: science waived'] : []),
      ];
    }
    case 'demolished':
      return p.phase.name === 'effect' ? [] : ['build: over a demolished building'];
    case 'drew':
      return event.turnedOver ? ['deck: turned over'] : [];
    case 'card-played':
      return [`played: ${event.card.name}`];
    case 'cards-laid':
      return [`card: as ${event.for}`, ...event.cards.map(({ name }) => `laid: ${name}`)];
    case 'settled':
      return [`settled: ${event.land.name}`];
    case 'town-conquered':
      return [`conquered: ${event.town.name}`, event.from === null ? 'town: neutral' : 'town: of another player'];
    case 'discards-shuffled':
      return ['row: the discards are shuffled'];
    case 'scored':
      return [
        ...(event.goods > 0 ? ['score: goods'] : []),
        ...(event.shields > 0 ? ['score: a shield'] : []),
        ...(event.buildings > 0 ? ['score: a building'] : []),
      ];
    case 'game-over':
      return [`end: ${endOf()}`];
    default:
      return [];
  }
}

/** There is only one way for this game to end. */
export function endOf(): string {
  return 'the third scoring';
}
