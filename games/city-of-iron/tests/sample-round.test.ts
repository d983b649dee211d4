import { expect, test } from 'vitest';
import { type Action, goodsOf, incomeNow, type Phase, setOf, totalOf } from '../index.ts';
import {
  build,
  type CityMatch,
  discard,
  heard,
  home,
  pay,
  play,
  playCard,
  player,
  type Step,
  tableOf,
  tax,
} from './support/table.ts';

/** The round that the rulebook tells, with buildings of ours that fit it. */
const [SAM, JULIA, MARK, MARY] = [0, 1, 2, 3] as const;
const ACADEMY = 'A16';
const JULIAS_ACADEMY = 'A17';
const JULIAS_PASTURE = 'A05';
const MARYS_PASTURE = 'A06';
const FARM = 'A01';
const SECOND_FARM = 'A02';
const MOSS_GARDEN = 'A09';
const MINE = 'A12';
/** The Academy has two cards to its right. */
const ROW = [
  'A03',
  'A07',
  'A10',
  MINE,
  JULIAS_PASTURE,
  FARM,
  MARYS_PASTURE,
  JULIAS_ACADEMY,
  MOSS_GARDEN,
  ACADEMY,
  SECOND_FARM,
  'A13',
];

/** Everybody has drawn one citizen, and Sam bids first. */
function start(): CityMatch {
  const begun = { hand: ['cit-scholar'], citizen: ['cit-cartographer'] };
  const phase: Phase = { name: 'bid', seat: SAM, track: Array.from({ length: 10 }, () => null) };
  return tableOf({
    seats: 4,
    row: ROW,
    phase,
    bidOrder: [SAM, JULIA, MARK, MARY],
    players: [begun, begun, begun, begun],
  });
}

const bid = (space: number): Action => ({ type: 'bid', space });

/** What happens, one statement of the rulebook after the other. */
function story(match: CityMatch): readonly (readonly Step[])[] {
  return [
    [
      [SAM, bid(3)],
      [JULIA, bid(2)],
      [MARK, bid(1)],
      [MARY, bid(4)],
    ],
    [[MARY, build(match, MARY, ACADEMY)]],
    [[SAM, { type: 'draw', deck: 'citizen' }]],
    [[JULIA, build(match, JULIA, JULIAS_PASTURE)]],
    [[MARK, build(match, MARK, FARM)]],
    [[MARY, build(match, MARY, MARYS_PASTURE)]],
    [
      [SAM, playCard('cit-scholar')],
      [SAM, pay('cit-cartographer')],
      [SAM, discard('cit-scholar')],
    ],
    [[JULIA, build(match, JULIA, JULIAS_ACADEMY)]],
    [[MARK, build(match, MARK, SECOND_FARM)]],
    [[MARY, tax]],
    [[SAM, build(match, SAM, MOSS_GARDEN)]],
    [[JULIA, { type: 'draw', deck: 'military' }]],
    [[MARK, { type: 'store', building: MINE }]],
  ];
}

/** The table after so many statements; 0 is the bidding. */
function after(last: number): CityMatch {
  const match = start();
  for (const statement of story(match).slice(0, last + 1)) play(match, ...statement);
  return match;
}

const goods = (match: CityMatch, seat: number): Readonly<Record<string, number>> =>
  goodsOf(setOf(match.position), player(match, seat));

test('three bid nothing, Mary bids 1 and pays a coin; the order is Mary, Sam, Julia, Mark', () => {
  const match = after(0);
  expect(match.position.players.map(({ coins }) => coins)).toEqual([7, 7, 7, 6]);
  expect(match.position.order).toEqual([MARY, SAM, JULIA, MARK]);
});

test('Mary builds an Academy for 5 coins, and two cards slide', () => {
  const match = after(1);
  expect(player(match, MARY).coins).toBe(1);
  expect(home(match, MARY).buildings).toEqual([ACADEMY]);
  expect(match.position.row).toEqual([...ROW.slice(0, 9), ...ROW.slice(10)]);
  expect(match.waiting()).toEqual([SAM]);
});

test('Sam draws his second citizen', () => {
  expect(player(after(2), SAM).hand).toEqual(['cit-scholar', 'cit-cartographer']);
});

test('Julia builds a Srika Pasture: three Srikas, and an income of 3 by the track', () => {
  const match = after(3);
  expect(goods(match, JULIA)).toEqual({ srika: 3 });
  const { base, goodsBuildings } = incomeNow(match.position, JULIA);
  expect(base + goodsBuildings).toBe(3);
});

test('Mark builds a Turnip Farm of three Turnips', () => {
  expect(goods(after(4), MARK)).toEqual({ turnip: 3 });
});

test('Mary builds a Srika Pasture of two Srikas and a Turnip', () => {
  const match = after(5);
  expect(goods(match, MARY)).toEqual({ srika: 2, turnip: 1 });
  expect(incomeNow(match.position, MARY).goodsBuildings).toBe(1);
});

test('Sam plays the Scholar for a coin and the work of the Cartographer, and gains a science', () => {
  const match = after(6);
  expect(player(match, SAM)).toMatchObject({ coins: 6, science: 1, hand: [] });
  expect(player(match, SAM).citizen.discard).toEqual(['cit-scholar', 'cit-cartographer']);
});

test('Julia builds an Academy, Mark a second farm, and Mary taxes', () => {
  const match = after(9);
  expect(home(match, JULIA).buildings).toEqual([JULIAS_PASTURE, JULIAS_ACADEMY]);
  expect(goods(match, MARK)).toEqual({ turnip: 6 });
  expect(player(match, MARY).coins).toBe(1);
});

test('Sam can build the Moss Garden now, for coins and his science: two Glow Moss', () => {
  expect(after(5).position.players[SAM]?.science).toBe(0);
  const match = after(10);
  expect(player(match, SAM)).toMatchObject({ coins: 3, science: 0 });
  expect(goods(match, SAM)).toEqual({ 'glow-moss': 2 });
});

test('Julia draws a military card', () => {
  expect(player(after(11), JULIA).hand).toEqual(['cit-scholar', 'mil-swordsman']);
});

test('Mark stores a Mine, outside his city', () => {
  const match = after(12);
  expect(player(match, MARK).stored).toEqual([MINE]);
  expect(home(match, MARK).buildings).toEqual([FARM, SECOND_FARM]);
});

test('the four left-most cards leave, and the row is filled again', () => {
  const match = after(12);
  expect(match.position.discards).toEqual(['A03', 'A07', 'A10', 'A13']);
  expect(match.position.row).toHaveLength(12);
});

test('nobody scores', () => {
  expect(heard(after(12)).filter(({ type }) => type === 'scored')).toEqual([]);
});

test('income is 5 for Sam, 4 for Julia, 5 for Mark and 3 for Mary', () => {
  const match = after(12);
  const incomes = heard(match).flatMap((event) => (event.type === 'income' ? [[event.seat, event.coins]] : []));
  expect(incomes).toEqual([
    [SAM, 5],
    [JULIA, 4],
    [MARK, 5],
    [MARY, 3],
  ]);
  expect(totalOf(incomeNow(match.position, MARY))).toBe(3);
  expect(incomeNow(match.position, MARY).majorities).toBe(0);
});

test('Mary and Julia collect a science each', () => {
  expect(after(12).position.players.map(({ science }) => science)).toEqual([0, 1, 0, 1]);
});

test('everybody draws one citizen and nobody a soldier', () => {
  const drawn = heard(after(12)).flatMap((event) => (event.type === 'drew' ? [[event.seat, event.deck]] : []));
  expect(drawn).toEqual([
    [SAM, 'citizen'],
    [JULIA, 'citizen'],
    [MARK, 'citizen'],
    [MARY, 'citizen'],
  ]);
});

test('Sam buys a military card straight into his hand, and the next round begins with Mark', () => {
  const match = after(12);
  const done: Action = { type: 'finish-buying' };
  play(match, [SAM, { type: 'buy', card: 'mil-soldier' }], [SAM, done]);
  for (const seat of match.waiting()) play(match, [seat, done]);
  expect(player(match, SAM).hand).toContain('mil-soldier');
  expect(match.position.bidOrder).toEqual([MARK, JULIA, SAM, MARY]);
  expect(match.position.phase).toMatchObject({ name: 'bid', seat: MARK });
});
