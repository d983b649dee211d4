import {
  type Action,
  ACTION_TILES,
  type Board,
  boardOf,
  type Event,
  type Steam,
  GOODS,
  INCOME,
  MAX_LEVEL,
  type Options,
  type Position,
  TILES,
  turnsInGame,
} from '../index.ts';

/** Each action with the modes that have it. A preference moves nothing on, so nobody is offered one and no bot sets it. */
const ACTION_TYPES: Readonly<Record<Exclude<Action['type'], 'prefer'>, 'both' | 'standard'>> = {
  bid: 'both',
  pass: 'both',
  'buy-capital': 'standard',
  'take-tile': 'both',
  build: 'both',
  urbanize: 'both',
  'stock-city': 'both',
  'grow-city': 'both',
  'finish-building': 'both',
  'move-goods': 'both',
  'improve-locomotive': 'both',
  'decline-move': 'both',
  'take-points': 'both',
};

const BUILDS = ['place in the open', 'place in a town', 'replace in the open', 'replace in a town', 'redirect'];
const ENDS = ['the last turn', 'one player is left', 'nobody is left'];

const OCCASIONS = [
  'track: unowned track claimed by building',
  'track: incomplete track lost',
  'track: completed by turning it',
  'goods: moved over a link of another player',
  'goods: moved over a link of nobody',
  'goods: grown in a city',
  'goods: a New City without cubes',
  'goods: the supply emptied',
  'points: taken as income',
  'points: taken as points',
  'points: another owner is asked',
  'income: at its highest',
  'income: at its lowest',
  'expenses: paid',
  'expenses: paid with points',
  'expenses: paid with income',
  'expenses: a player bankrupt',
];

const OCCASIONS_OF: Readonly<Record<Options['mode'], readonly string[]>> = {
  base: ['money: raised out of income', 'money: raised out of points', 'tile: passed'],
  standard: [
    'auction: a free pass',
    'auction: won',
    'auction: won without a bid',
    'auction: left for nothing',
    'auction: left for half a bid',
    'auction: left for a whole bid',
  ],
};

const PLACE_AUCTION = ['auction: a place for nothing', 'auction: a place paid for'];

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Everything that play can use or bring about, by name. `reach` says which of it an action did. */
export function reachable(options: Options, { maps }: Steam): string[] {
  const board = maps.named(options.map);
  const accepted = new Set<string>(board.colorOf.values());
  const noAuction = options.mode === 'base' && options.firstGame;
  return [
    ...Object.entries(ACTION_TYPES)
      .filter(([type, mode]) => (mode === 'both' || options.mode === mode) && !(noAuction && isBidding(type)))
      .map(([type]) => `action: ${type}`),
    ...ACTION_TILES.map((tile) => `tile: ${tile}`),
    ...TILES.faces.map(({ id }) => `track: ${id}`),
    ...BUILDS.map((kind) => `build: ${kind}`),
    ...groundsOf(board),
    ...[...new Set(board.newCities.map(({ color }) => color))].map((color) => `New City: ${color}`),
    ...GOODS.filter((good) => board.goods[good] > 0 && accepted.has(good)).map((good) => `goods: moved ${good}`),
    ...numbers(1, MAX_LEVEL).map((links) => `goods: moved over ${links} links`),
    ...numbers(2, MAX_LEVEL).map((level) => `locomotive: ${level}`),
    ...ENDS.map((end) => `end: ${end}`),
    ...OCCASIONS,
    ...OCCASIONS_OF[options.mode],
    ...(options.mode === 'base' && !options.firstGame ? PLACE_AUCTION : []),
  ];
}

function isBidding(type: string): boolean {
  return type === 'bid' || type === 'pass';
}

function groundsOf(board: Board): string[] {
  const found = board.terrain.flatMap((_, hex) =>
    board.terrain[hex] === null || board.cityAt.has(hex) || board.townAt.has(hex)
      ? []
      : [groundName(board.terrain[hex] === 'hills', board.water.has(hex))],
  );
  return [...new Set(found)];
}

function groundName(hills: boolean, water: boolean): string {
  return `build on: ${hills ? 'hills' : 'plain'}${water ? ' with water' : ''}`;
}

/** What an action (null for the set-up) used and brought about; `p` is the position after it. */
export function reach(p: Position, action: Action | null, events: readonly Event[]): string[] {
  const reached = action === null ? [] : [`action: ${action.type}`];
  for (const event of events) reached.push(...reachedBy(p, event));
  if (p.phase.name === 'choose-points' && p.phase.seat !== p.phase.after.seat) {
    reached.push('points: another owner is asked');
  }
  for (const { income, outInTurn } of p.players) {
    if (outInTurn !== null) continue;
    if (income === INCOME.max) reached.push('income: at its highest');
    if (income === INCOME.min) reached.push('income: at its lowest');
  }
  return reached;
}

function reachedBy(p: Position, event: Event): string[] {
  switch (event.type) {
    case 'passed':
      return event.free ? ['auction: a free pass'] : [];
    case 'place-taken':
      return [placeKind(p, event)];
    case 'money-raised':
      return [
        ...(event.income > 0 ? ['money: raised out of income'] : []),
        ...(event.points > 0 ? ['money: raised out of points'] : []),
      ];
    case 'tile-taken':
      return [`tile: ${event.tile}`, ...(event.pass ? ['tile: passed'] : [])];
    case 'locomotive-improved':
      return [`locomotive: ${event.level}`];
    case 'urbanized':
      return [
        `New City: ${boardOf(p).colorOf.get(event.city) ?? ''}`,
        ...(p.phase.name === 'build-track' && p.phase.stocking === null ? ['goods: a New City without cubes'] : []),
      ];
    case 'city-stocked':
      return emptied(p);
    case 'city-grown':
      return ['goods: grown in a city', ...emptied(p)];
    case 'track-built':
      return builtKinds(p, event);
    case 'building-finished':
      return event.lost.length > 0 ? ['track: incomplete track lost'] : [];
    case 'goods-moved':
      return movedKinds(event);
    case 'points-taken':
      return [`points: taken as ${event.as}`];
    case 'expenses-paid':
      return [
        'expenses: paid',
        ...(event.pointsLost > 0 ? ['expenses: paid with points'] : []),
        ...(event.incomeLost > 0 ? ['expenses: paid with income'] : []),
      ];
    case 'bankrupt':
      return ['expenses: a player bankrupt'];
    case 'game-over':
      return endKinds(p);
    default:
      return [];
  }
}

function placeKind(p: Position, { place, paid }: Extract<Event, { type: 'place-taken' }>): string {
  if (p.mode === 'base') return paid === 0 ? 'auction: a place for nothing' : 'auction: a place paid for';
  if (place === 1) return paid === 0 ? 'auction: won without a bid' : 'auction: won';
  if (paid === 0) return 'auction: left for nothing';
  return place === 2 ? 'auction: left for a whole bid' : 'auction: left for half a bid';
}

function emptied(p: Position): string[] {
  return p.supply.every((set) => set.length === 0) ? ['goods: the supply emptied'] : [];
}

function builtKinds(p: Position, event: Extract<Event, { type: 'track-built' }>): string[] {
  const board = boardOf(p);
  const inTown = board.townAt.has(event.hex);
  const kinds = [`track: ${event.tile}`];
  if (!inTown) kinds.push(groundName(board.terrain[event.hex] === 'hills', board.water.has(event.hex)));
  kinds.push(
    event.kind === 'redirect' ? 'build: redirect' : `build: ${event.kind} in ${inTown ? 'a town' : 'the open'}`,
  );
  if (event.kind === 'redirect' && event.completed.length > 0) kinds.push('track: completed by turning it');
  if (event.claimed > 0) kinds.push('track: unowned track claimed by building');
  return kinds;
}

function movedKinds(event: Extract<Event, { type: 'goods-moved' }>): string[] {
  const kinds = [`goods: moved ${event.good}`, `goods: moved over ${event.owners.length} links`];
  if (event.owners.some((owner) => owner !== null && owner !== event.seat)) {
    kinds.push('goods: moved over a link of another player');
  }
  if (event.owners.includes(null)) kinds.push('goods: moved over a link of nobody');
  return kinds;
}

function endKinds(p: Position): string[] {
  return [`end: ${endOf(p)}`];
}

/** The way in which a finished game ended. */
export function endOf(p: Position): string {
  if (p.order.length === 0) return 'nobody is left';
  if (p.order.length === 1) return 'one player is left';
  return p.turn >= turnsInGame(p) ? 'the last turn' : 'not ended';
}
