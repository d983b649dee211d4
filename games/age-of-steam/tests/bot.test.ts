import type { Seat } from '@roundhouse/kernel';
import { type Player, trialOf } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { evaluate, isJudgedAtOnce, risk, weigh } from '../bot/index.ts';
import { type Action, ageOfSteam, expensesOf, networkAt, type Position, playerAt } from '../index.ts';
import { trackPoints } from '../rules/result.ts';
import { livelyChoice } from './support/lively.ts';
import { type Line, PLACES, railsOf } from './support/rails.ts';
import { EMPTY_DISPLAY, NO_CUBES, positionOf } from './support/table.ts';

const { evansville, cincinnati, indianapolis } = PLACES;

const [ME, RIVAL] = [0, 1];

type Seated = Player<Position, Action>;

const { after, uniform, oneAhead, playGame: playOn } = trialOf(ageOfSteam);
const greedy = oneAhead(evaluate);
const lively: Seated = (p, seat, rng) => livelyChoice(ageOfSteam.legal(p, seat), p, seat, rng);

function playGame(players: readonly Seated[], seed: string, visit?: (p: Position, seat: Seat) => void): Position {
  return playOn({ map: 'rust-belt' }, players, seed, visit);
}

const TWO_LINKS: Line = { owner: ME, through: [evansville, [9, 8], indianapolis, [11, 7], cincinnati] };
const RIVAL_LINK: Line = { owner: RIVAL, through: [evansville, [10, 9], [11, 8], cincinnati] };

function moving(lines: readonly Line[], changes: Partial<Position> = {}): Position {
  return positionOf({
    seats: 3,
    phase: { name: 'move-goods', seat: ME, round: 1, stepped: [] },
    track: railsOf(lines),
    cubes: { ...NO_CUBES, evansville: ['blue'] },
    display: EMPTY_DISPLAY,
    players: [{ engine: 2, hasBuilt: true }, { hasBuilt: true }, {}],
    ...changes,
  });
}

test('greedy delivers in the end rather than declines, over its own links rather than a rival’s', () => {
  const phase = { name: 'move-goods', seat: ME, round: 2, stepped: [] } as const;
  const p = moving([TWO_LINKS, RIVAL_LINK], { turn: 10, phase });
  const action = greedy(p, ME);
  expect(action).toMatchObject({ type: 'move-goods', city: 'evansville', good: 'blue' });
  expect(playerAt(after(p, ME, action), ME).income).toBe(2);
  expect(playerAt(after(p, ME, action), RIVAL).income).toBe(0);
});

test('greedy leaves the last cube of a rival’s link to the rival’s own move', () => {
  const action = greedy(moving([RIVAL_LINK]), ME);
  expect(action.type).not.toBe('move-goods');
});

test('whoever cannot pay without the cubes that others may take dares the game, unless shares can still be issued', () => {
  const withCash = (cash: number, phase: Position['phase'] = { name: 'move-goods', seat: ME, round: 1, stepped: [] }) =>
    positionOf({
      seats: 3,
      phase,
      track: railsOf([TWO_LINKS]),
      cubes: { ...NO_CUBES, evansville: ['blue'] },
      display: EMPTY_DISPLAY,
      players: [{ cash, engine: 2, shares: 4, hasBuilt: true }, {}, {}],
    });
  expect(risk(withCash(6), ME)).toBe(0);
  expect(risk(withCash(5), ME)).toBeLessThan(0);
  expect(risk(withCash(5, { name: 'issue-shares', seat: ME }), ME)).toBe(0);
});

test('shares and bids are judged by what stands right after them, everything else by playing on', () => {
  const judged = new Set<string>();
  const playedOn = new Set<string>();
  for (const seed of ['one', 'two', 'three']) {
    playGame([lively, lively, lively], seed, (p) => (isJudgedAtOnce(p) ? judged : playedOn).add(p.phase.name));
  }
  expect(judged).toEqual(new Set(['issue-shares', 'determine-player-order']));
  expect(playedOn).toEqual(new Set(['select-actions', 'build-track', 'move-goods', 'goods-growth']));
});

test('greedy issues what keeps it in the game', () => {
  const p = positionOf({ seats: 3, turn: 4, players: [{ cash: 0, income: 1, shares: 6, engine: 3 }] });
  const { cash, income, ...debts } = playerAt(after(p, ME, greedy(p, ME)), ME);
  expect(cash + income).toBeGreaterThanOrEqual(expensesOf({ cash, income, ...debts }));
});

test('before shares are issued, money that was borrowed a turn ago is worth no more than what can be borrowed now', () => {
  const worths = [0, 1, 2, 3, 4, 5].map((more) => {
    const mine = { cash: 1 + 4 * more, income: 1, shares: 2 + more, engine: 2, hasBuilt: true };
    const p = positionOf({
      seats: 4,
      turn: 2,
      track: railsOf([TWO_LINKS]),
      cubes: { ...NO_CUBES, evansville: ['blue', 'red'], cincinnati: ['blue', 'purple'] },
      players: [mine, {}, {}, {}],
    });
    return evaluate(p, ME);
  });
  expect(worths).toEqual(worths.toSorted((one, other) => other - one));
});

test('greedy issues no shares that nothing can come of: income pays for everything in the last turn', () => {
  const p = positionOf({ seats: 3, turn: 10, players: [{ cash: 40, income: 20, shares: 6, engine: 3 }] });
  expect(greedy(p, ME)).toEqual({ type: 'issue-shares', shares: 0 });
});

test('greedy never bids what it needs for expenses and track', () => {
  for (const cash of [5, 10, 20, 40]) {
    const phase = { name: 'determine-player-order', seat: ME, bids: [0, 0, 0], dropped: [], passes: [] } as const;
    const p = positionOf({ seats: 3, phase: { ...phase, bidding: [0, 1, 2] }, players: [{ cash }] });
    const action = greedy(p, ME);
    expect(action.type === 'bid' ? action.amount : 0).toBeLessThanOrEqual(cash / 5);
  }
});

test('greedy lays all the track that counts in the last turn, for cash counts nothing', () => {
  const p = moving([TWO_LINKS], {
    turn: 10,
    phase: { name: 'build-track', seat: ME, builds: 0, urbanized: false, touched: [], fresh: [] },
    cubes: NO_CUBES,
  });
  p.players = p.players.with(ME, { ...playerAt(p, ME), cash: 20, income: 10 });
  let q = p;
  while (q.phase.name === 'build-track' && q.phase.seat === ME) q = after(q, ME, greedy(q, ME));
  expect(trackPoints(q, ME)).toBeGreaterThanOrEqual(trackPoints(p, ME) + 3);
});

test('greedy finishes a line that cubes wait for when there is no later', () => {
  const started: Line = { owner: ME, through: [evansville, [10, 9], [11, 8]] };
  const p = moving([started], {
    turn: 10,
    phase: { name: 'build-track', seat: ME, builds: 2, urbanized: false, touched: [], fresh: [] },
  });
  const links = (q: Position): number => networkAt(q).runs.filter((run) => run.complete && run.owner === ME).length;
  expect(links(p)).toBe(0);
  expect(links(after(p, ME, greedy(p, ME)))).toBe(1);
});

test('greedy stops building before it cannot pay its expenses', () => {
  const p = moving([], {
    phase: { name: 'build-track', seat: ME, builds: 0, urbanized: false, touched: [], fresh: [] },
    cubes: NO_CUBES,
  });
  p.players = p.players.with(ME, { ...playerAt(p, ME), cash: 4, income: 0 });
  expect(greedy(p, ME)).toEqual({ type: 'finish-building' });
});

test('the same position is worth the same, whatever it came through', () => {
  const compared: number[] = [];
  for (const seed of ['one', 'two', 'three']) {
    playGame([lively, lively, lively, lively], seed, (p, seat) => {
      const copy = ageOfSteam.position.parse(JSON.parse(JSON.stringify(p)));
      compared.push(evaluate(copy, seat));
      expect(compared.at(-1)).toBe(evaluate(p, seat));
    });
  }
  expect(new Set(compared).size).toBeGreaterThan(50);
});

test('every legal action has a weight, and an evaluation that is a number', () => {
  playGame([lively, lively, lively, lively], 'weights', (p, seat) => {
    expect(Number.isFinite(evaluate(p, seat))).toBe(true);
    expect(Math.min(...weigh(p, seat, ageOfSteam.legal(p, seat)))).toBeGreaterThan(0);
  });
});

test('lively players go through the whole game, and some of them go bankrupt', () => {
  const games = Array.from({ length: 8 }, (_, index) => playGame([lively, lively, lively, lively], `lively ${index}`));
  expect(games.some((p) => p.turn === 8)).toBe(true);
  expect(games.some((p) => p.players.some(({ outInTurn }) => outInTurn !== null))).toBe(true);
});

test('greedy beats three players who choose at random, from every seat', () => {
  for (const seat of [0, 1, 2, 3]) {
    const players = [uniform, uniform, uniform, uniform].with(seat, greedy);
    const p = playGame(players, `random ${seat}`);
    expect(ageOfSteam.result(p)?.winners).toEqual([seat]);
  }
});

test('greedy players stay solvent among themselves and score well', () => {
  const p = playGame([greedy, greedy, greedy], 'themselves');
  expect(p.players.map(({ outInTurn }) => outInTurn)).toEqual([null, null, null]);
  for (const { total } of ageOfSteam.result(p)?.scores ?? []) expect(total).toBeGreaterThan(20);
});
