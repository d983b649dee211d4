import type { Seat } from '@roundhouse/kernel';
import { type Player, trialOf } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { evaluate, weigh } from '../bot/index.ts';
import {
  type Action,
  boardOf,
  completedLinks,
  type Good,
  type Mode,
  type Phase,
  type Position,
  playerAt,
  steam,
} from '../index.ts';
import type { Link } from './support/links.ts';
import { livelyChoice } from './support/lively.ts';
import { moving, positionOf, type TableChanges } from './support/table.ts';

const [ME, RIVAL] = [0, 1];
const MODES: readonly Mode[] = ['base', 'standard'];
const MAPS = ['northeast', 'ruhr'];

type Seated = Player<Position, Action>;

const { after, uniform, oneAhead, playGame: playOn } = trialOf(steam);
const greedy = oneAhead(evaluate);
const lively: Seated = (p, seat, rng) => livelyChoice(steam.legal(p, seat), p, seat, rng);

interface Match {
  readonly map: string;
  readonly mode: Mode;
  readonly players: readonly Seated[];
  readonly seed: string;
}

function playGame(
  { map, mode, players, seed }: Match,
  visit?: (p: Position, seat: Seat, action: Action) => void,
): Position {
  return playOn({ map, mode, firstGame: false }, players, seed, visit);
}

function table(seats: number, player: Seated): readonly Seated[] {
  return Array.from({ length: seats }, () => player);
}

const MINE: readonly Link[] = [
  [ME, 'syracuse', 'amsterdam'],
  [ME, 'amsterdam', 'albany'],
];
const THEIRS: readonly Link[] = [
  [ME, 'syracuse', 'amsterdam'],
  [RIVAL, 'amsterdam', 'albany'],
];

function colorOfAlbany(p: Position): Good {
  const color = boardOf(p).colorOf.get('albany');
  if (color === undefined) throw new RangeError('Albany takes cubes of one colour');
  return color;
}

/** The end of a turn with one cube on the map: it waits at Syracuse, and Albany takes it. */
function atAlbany(links: readonly Link[], changes: TableChanges = {}): Position {
  const { players = [], ...others } = changes;
  return positionOf({
    phase: moving(ME, 2),
    links,
    cubes: { syracuse: [colorOfAlbany(positionOf({ links }))] },
    ...others,
    players: [0, 1, 2].map((seat) => ({ level: 2, hasBuilt: true, ...players[seat] })),
  });
}

function building(special: 'none' | 'city-growth' = 'none'): Phase {
  return { name: 'build-track', seat: ME, builds: 2, special, stocking: null, touched: [], fresh: [] };
}

test('greedy delivers rather than declines', () => {
  expect(greedy(atAlbany(MINE, { turn: 10 }), ME)).toMatchObject({ type: 'move-goods', city: 'syracuse' });
});

test('greedy likes its own links better than a rival’s', () => {
  const delivered = (links: readonly Link[]): number => {
    const p = atAlbany(links);
    const move = steam.legal(p, ME).find(({ type }) => type === 'move-goods');
    if (move === undefined) throw new RangeError('there is a cube to deliver');
    return evaluate(after(p, ME, move), ME);
  };
  expect(delivered(MINE)).toBeGreaterThan(delivered(THEIRS) + 1);
});

const choosing: Phase = { name: 'choose-points', seat: ME, points: 3, queue: [], after: moving(ME) };

test('track points become income early and victory points late', () => {
  for (const mode of MODES) {
    const choice = (turn: number, income: number): Action =>
      greedy(positionOf({ seats: 3, mode, turn, phase: choosing, players: [{ income, level: 3, cash: 8 }] }), ME);
    expect(choice(1, -2)).toEqual({ type: 'take-points', as: 'income' });
    expect(choice(10, 4)).toEqual({ type: 'take-points', as: 'points' });
    // Debts cost two points each in the end.
    expect(choice(10, -4)).toEqual({ type: 'take-points', as: 'income' });
    // Income beyond its highest is lost.
    expect(choice(2, 10)).toEqual({ type: 'take-points', as: 'points' });
  }
});

test('greedy buys the capital that its locomotive and its debts will take', () => {
  const phase: Phase = { name: 'buy-capital', seat: ME };
  const p = positionOf({ mode: 'standard', turn: 4, phase, players: [{ cash: 0, income: -1, level: 4, points: 3 }] });
  const { cash, income } = playerAt(after(p, ME, greedy(p, ME)), ME);
  expect(cash + income).toBeGreaterThanOrEqual(4);
});

test('greedy buys no capital that nothing can come of', () => {
  const phase: Phase = { name: 'buy-capital', seat: ME };
  const p = positionOf({ mode: 'standard', turn: 10, phase, players: [{ cash: 30, income: 5, level: 4 }] });
  expect(greedy(p, ME)).toEqual({ type: 'buy-capital', loans: 0 });
});

test('greedy bids little for its place', () => {
  for (const cash of [5, 10, 20, 40]) {
    const phase: Phase = {
      name: 'auction-order',
      seat: ME,
      bids: [null, null, null],
      bidding: [0, 1, 2],
      passed: [],
      freePasses: [],
    };
    const action = greedy(positionOf({ mode: 'standard', phase, players: [{ cash }] }), ME);
    expect(action.type === 'bid' ? action.amount : 0).toBeLessThanOrEqual(cash / 5);
  }
});

test('greedy finishes a line that a cube waits for', () => {
  const p = atAlbany([
    [ME, 'syracuse', 'amsterdam'],
    [ME, 'amsterdam', 'albany', '…'],
  ]);
  for (const mode of MODES) {
    const q = { ...p, mode, phase: building(), players: p.players.map((player) => ({ ...player, cash: 12 })) };
    expect(completedLinks(q, ME)).toBe(1);
    expect(completedLinks(after(q, ME, greedy(q, ME)), ME)).toBe(2);
  }
});

test('greedy keeps the cash that the end of a standard turn will take', () => {
  const p = positionOf({
    mode: 'standard',
    turn: 9,
    phase: building(),
    players: [{ cash: 5, income: -2, level: 3, points: 0 }],
  });
  expect(greedy(p, ME)).toEqual({ type: 'finish-building' });
});

test('greedy puts new cubes where its own links take them away', () => {
  const p = atAlbany(MINE, { phase: building('city-growth') });
  const growths = steam.legal(p, ME).filter((action) => action.type === 'grow-city');
  const color = colorOfAlbany(p);
  const space = p.supply.findIndex((set) => set.includes(color));
  const worth = (city: string): number => evaluate(after(p, ME, { type: 'grow-city', city, space }), ME);
  expect(growths.length).toBeGreaterThan(0);
  expect(worth('syracuse')).toBeGreaterThan(worth('montreal'));
});

test('the same position is worth the same, whatever it came through', () => {
  const compared: number[] = [];
  for (const mode of MODES) {
    playGame({ map: 'ruhr', mode, players: table(4, lively), seed: 'same' }, (p, seat) => {
      const copy = steam.position.parse(JSON.parse(JSON.stringify(p)));
      compared.push(evaluate(copy, seat));
      expect(compared.at(-1)).toBe(evaluate(p, seat));
    });
  }
  expect(new Set(compared).size).toBeGreaterThan(50);
});

test('every legal action has a weight, and every position an evaluation that is a number', () => {
  for (const mode of MODES) {
    playGame({ map: 'northeast', mode, players: table(4, lively), seed: 'weights' }, (p, seat) => {
      for (const each of p.players.keys()) expect(Number.isFinite(evaluate(p, each))).toBe(true);
      expect(Math.min(...weigh(p, seat, steam.legal(p, seat)))).toBeGreaterThan(0);
    });
  }
});

test('lively players go through whole games, mostly solvent, and use everything', () => {
  for (const mode of MODES) {
    const used = new Set<string>();
    let solvent = 0;
    let seated = 0;
    for (const map of MAPS) {
      for (const seats of [3, 4, 5]) {
        const match = { map, mode, players: table(seats, lively), seed: `lively ${seats}` };
        const p = playGame(match, (_, _seat, action) =>
          used.add(action.type === 'take-tile' ? action.tile : action.type),
        );
        expect(steam.result(p)).not.toBeNull();
        solvent += p.order.length;
        seated += seats;
      }
    }
    expect(solvent).toBeGreaterThan(seated / 2);
    expect([...used]).toEqual(expect.arrayContaining(['urbanize', 'stock-city', 'grow-city', 'improve-locomotive']));
    expect([...used]).toEqual(expect.arrayContaining(['engineer', 'turn-order', 'locomotive', 'move-goods', 'bid']));
  }
});

test('greedy beats three players who choose at random, from every seat', () => {
  for (const mode of MODES) {
    for (const seat of [0, 1, 2, 3]) {
      const players = table(4, uniform).with(seat, greedy);
      const p = playGame({ map: MAPS[seat % 2] ?? '', mode, players, seed: `random ${seat}` });
      expect(steam.result(p)?.winners).toEqual([seat]);
      expect(playerAt(p, seat).outInTurn).toBeNull();
    }
  }
});

test('greedy players stay solvent among themselves and score well', () => {
  for (const mode of MODES) {
    const p = playGame({ map: 'northeast', mode, players: table(3, greedy), seed: 'themselves' });
    expect(p.order).toHaveLength(3);
    for (const { total } of steam.result(p)?.scores ?? []) expect(total).toBeGreaterThan(20);
  }
});
