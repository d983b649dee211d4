import {
  type Action,
  ACTIONS,
  boardOf,
  type Event,
  type AgeOfSteam,
  GOODS,
  INCOME_REDUCTION,
  MAX_ENGINE,
  MAX_SHARES,
  type Options,
  type Position,
  standing,
  START,
  TILES,
  turnsInGame,
} from '../index.ts';

const ACTION_TYPES: Readonly<Record<Action['type'], true>> = {
  'issue-shares': true,
  bid: true,
  pass: true,
  'drop-out': true,
  'select-action': true,
  urbanize: true,
  build: true,
  'finish-building': true,
  'move-goods': true,
  'upgrade-engine': true,
  'decline-move': true,
  'draw-goods': true,
  'decline-production': true,
  'place-good': true,
};

const BUILDS = ['place in the open', 'place in a town', 'replace in the open', 'replace in a town', 'redirect'];
const ENDS = ['the last turn', 'one player is left', 'nobody is left'];
const OCCASIONS = [
  'player order: a tie is rolled again',
  'player order: dropped out for nothing',
  'player order: dropped out for half a bid',
  'player order: dropped out for a whole bid',
  'player order: won without a bid',
  'shares: all issued',
  'track: unowned track claimed by building',
  'track: unowned track claimed by a New City',
  'track: unfinished track lost',
  'track: a tile face used up',
  'goods: moved over track of another player',
  'goods: moved over track of nobody',
  'goods: grown in a New City',
  'goods: a display column emptied',
  'expenses: paid out of income',
  'expenses: a player eliminated',
  'victory: shared',
];

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Everything that play can use or bring about, by name. `reach` says which of it an action did. */
export function reachable({ map }: Options, { maps }: AgeOfSteam): string[] {
  const board = maps.named(map);
  const accepted = new Set<string>(board.colorOf.values());
  const terrains = ['plain', 'river', 'mountain'] as const;
  return [
    ...Object.keys(ACTION_TYPES).map((type) => `action: ${type}`),
    ...ACTIONS.map((action) => `selected: ${action}`),
    ...TILES.faces.map(({ id }) => `tile: ${id}`),
    ...TILES.faces.filter(({ kind }) => kind !== 'town').map(({ id }) => `tile in a town: ${id}`),
    ...BUILDS.map((kind) => `build: ${kind}`),
    ...terrains.filter((terrain) => board.terrain.includes(terrain)).map((terrain) => `build on: ${terrain}`),
    ...board.newCities.map(({ id }) => `New City: ${id}`),
    ...GOODS.filter((good) => board.goods[good] > 0 && accepted.has(good)).map((good) => `goods: moved ${good}`),
    ...numbers(1, MAX_ENGINE).map((links) => `goods: moved over ${links} links`),
    ...numbers(START.engine + 1, MAX_ENGINE).map((engine) => `engine: ${engine}`),
    ...INCOME_REDUCTION.map(({ loss }) => `income reduction: ${loss}`),
    ...ENDS.map((end) => `end: ${end}`),
    ...OCCASIONS,
  ];
}

/** What an action (null for the set-up) used and brought about; `p` is the position after it. */
export function reach(p: Position, action: Action | null, events: readonly Event[]): string[] {
  const reached = action === null ? [] : [`action: ${action.type}`];
  const rolls = events.filter(({ type }) => type === 'order-rolled').length;
  if (rolls > p.players.length) reached.push('player order: a tie is rolled again');
  for (const event of events) reached.push(...reachedBy(p, event));
  return reached;
}

function reachedBy(p: Position, event: Event): string[] {
  switch (event.type) {
    case 'shares-issued':
      return p.players[event.seat]?.shares === MAX_SHARES ? ['shares: all issued'] : [];
    case 'dropped-out':
      return [dropOutKind(event)];
    case 'auction-won':
      return event.paid === 0 ? ['player order: won without a bid'] : [];
    case 'action-selected':
      return [`selected: ${event.action}`];
    case 'engine-raised':
      return [`engine: ${event.engine}`];
    case 'urbanized':
      return [`New City: ${event.city}`, ...(event.claimed > 0 ? ['track: unowned track claimed by a New City'] : [])];
    case 'track-built':
      return builtKinds(p, event);
    case 'building-finished':
      return event.lost.length > 0 ? ['track: unfinished track lost'] : [];
    case 'goods-moved':
      return movedKinds(event);
    case 'expenses-paid':
      return event.incomeLost > 0 ? ['expenses: paid out of income'] : [];
    case 'eliminated':
      return ['expenses: a player eliminated'];
    case 'income-reduced':
      return [`income reduction: ${event.loss}`];
    case 'goods-grown':
      return grownKinds(p, event);
    case 'game-over':
      return endKinds(p);
    default:
      return [];
  }
}

/** Place 1 is the winner's, so whoever drops out last takes place 2. */
function dropOutKind({ place, paid }: Extract<Event, { type: 'dropped-out' }>): string {
  if (paid === 0) return 'player order: dropped out for nothing';
  return place === 2 ? 'player order: dropped out for a whole bid' : 'player order: dropped out for half a bid';
}

function builtKinds(p: Position, event: Extract<Event, { type: 'track-built' }>): string[] {
  const board = boardOf(p);
  const inTown = board.townAt.has(event.hex);
  const { face } = TILES.get(event.tile, event.rotation);
  const kinds = [`tile: ${event.tile}`];
  if (!inTown) kinds.push(`build on: ${board.terrain[event.hex] ?? 'plain'}`);
  else if (face.kind !== 'town') kinds.push(`tile in a town: ${event.tile}`);
  kinds.push(
    event.kind === 'redirect' ? 'build: redirect' : `build: ${event.kind} in ${inTown ? 'a town' : 'the open'}`,
  );
  if (event.claimed > 0) kinds.push('track: unowned track claimed by building');
  const used = p.track.filter((laid) => laid !== null && 'tile' in laid && laid.tile === event.tile).length;
  if (used === face.count) kinds.push('track: a tile face used up');
  return kinds;
}

function movedKinds(event: Extract<Event, { type: 'goods-moved' }>): string[] {
  const kinds = [`goods: moved ${event.good}`, `goods: moved over ${event.owners.length} links`];
  if (event.owners.some((owner) => owner !== null && owner !== event.seat)) {
    kinds.push('goods: moved over track of another player');
  }
  if (event.owners.includes(null)) kinds.push('goods: moved over track of nobody');
  return kinds;
}

function grownKinds(p: Position, event: Extract<Event, { type: 'goods-grown' }>): string[] {
  const board = boardOf(p);
  const kinds: string[] = [];
  if (board.newCities.some(({ id }) => id === event.city)) kinds.push('goods: grown in a New City');
  const column = board.columns.findIndex(({ city }) => city === event.city);
  if (p.display[column]?.every((square) => square === null) === true) kinds.push('goods: a display column emptied');
  return kinds;
}

function endKinds(p: Position): string[] {
  const shared = standing(p).winners.length > 1 ? ['victory: shared'] : [];
  return [`end: ${endOf(p)}`, ...shared];
}

/** The way in which a finished game ended. */
export function endOf(p: Position): string {
  if (p.order.length === 0) return 'nobody is left';
  if (p.order.length === 1) return 'one player is left';
  return p.turn >= turnsInGame(p) ? 'the last turn' : 'not ended';
}
