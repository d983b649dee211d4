import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { networkAt, type Player } from '../index.ts';
import type { Link } from './support/links.ts';
import {
  carry,
  declineMove,
  expectRefused,
  lastEvents,
  lastMove,
  moving,
  play,
  player,
  type SteamMatch,
  score,
  type TableChanges,
  tableOf,
  take,
} from './support/table.ts';

const BROKE: Partial<Player> = { income: -10, cash: 9, points: 1 };
const SAFE: Partial<Player> = { cash: 10 };

function endOfTurn(changes: TableChanges): SteamMatch {
  const seats = changes.seats ?? changes.players?.length ?? 3;
  return play(tableOf({ ...changes, seats, phase: lastMove(seats) }), [seats - 1, declineMove]);
}

rule('bankruptcy.base', 'owing more than can be raised', () => {
  const match = endOfTurn({ turn: 3, players: [BROKE, SAFE, SAFE] });
  expect(player(match, 0)).toMatchObject({ outInTurn: 3, cash: 0 });
  expect(match.position.order).toEqual([1, 2]);
  expect(lastEvents(match)).toContainEqual({ type: 'bankrupt', seat: 0 });
});

rule('bankruptcy.base', 'not with two points more, or a dollar more', () => {
  const match = endOfTurn({ players: [{ ...BROKE, points: 2 }, { ...BROKE, cash: 10 }, SAFE] });
  expect(match.position.order).toHaveLength(3);
  expect(player(match, 0)).toMatchObject({ cash: 4, points: 0, income: -10 });
});

rule('bankruptcy.standard', 'no cash, no points, an income of -10, and money owed', () => {
  const match = endOfTurn({
    mode: 'standard',
    players: [{ income: -10, level: 1, cash: 6, points: 2 }, { income: -10, level: 1, cash: 7, points: 2 }, SAFE],
  });
  expect(player(match, 0).outInTurn).toBe(1);
  expect(player(match, 1)).toMatchObject({ outInTurn: null, cash: 0, points: 0, income: -10 });
});

rule('bankruptcy.standard', 'income may fall to -10 and no further', () => {
  const match = endOfTurn({
    mode: 'standard',
    players: [{ income: -5, level: 5, cash: 0 }, { income: -5, level: 6, cash: 0 }, SAFE],
  });
  expect(player(match, 0)).toMatchObject({ outInTurn: null, income: -10, cash: 0 });
  expect(player(match, 1).outInTurn).toBe(1);
});

const LINKS: readonly Link[] = [
  [0, 'boston', 'portland'],
  [0, 'syracuse', 'rochester', '…'],
  [1, 'albany', 'hartford'],
  [1, 'hartford', 'boston'],
];

rule('bankruptcy.track', 'all of it is without an owner', () => {
  const match = endOfTurn({ players: [BROKE, SAFE, SAFE], links: LINKS });
  const owners = networkAt(match.position).runs.map(({ owner, complete }) => `${complete} ${owner}`);
  expect(owners.toSorted()).toEqual(['false null', 'true 1', 'true 1', 'true null']);
});

rule('bankruptcy.track', 'completed links carry goods and score for nobody', () => {
  const match = tableOf({
    phase: moving(1),
    players: [{ outInTurn: 1 }, { level: 2 }, {}],
    links: LINKS.filter(([owner]) => owner === 1).concat([[null, 'boston', 'portland']]),
    cubes: { hartford: ['blue'] },
  });
  play(match, [1, carry(match, 'blue', 'hartford', 'boston', 'portland')], [1, score('points')]);
  expect(match.position.players.map(({ points }) => points)).toEqual([0, 1, 0]);
});

rule('bankruptcy.track', 'incomplete links may be claimed', () => {
  const match = endOfTurn({ players: [BROKE, SAFE, SAFE], links: [[0, 'syracuse', 'rochester', '…']] });
  play(match, [1, take('engineer')], [2, take('turn-order')]);
  const open = networkAt(match.position).runs.find(({ complete }) => !complete);
  expect(open?.owner).toBeNull();
  const ends = new Set(open?.segments.map(({ hex }) => hex));
  const claims = match.legal(1).filter((action) => {
    if (action.type !== 'build' || ends.has(action.hex)) return false;
    const played = match.fork(match.seq).submit(1, action);
    return played.ok && played.events.some((event) => event.type === 'track-built' && event.claimed > 0);
  });
  expect(claims).not.toEqual([]);
});

rule('bankruptcy.one-by-one', 'each when their own payment fails, in turn order', () => {
  const match = endOfTurn({ players: [SAFE, BROKE, SAFE, BROKE] });
  const told = lastEvents(match).filter(({ type }) => type === 'bankrupt' || type === 'income-collected');
  expect(told).toEqual([
    { type: 'income-collected', seat: 0, amount: 0 },
    { type: 'bankrupt', seat: 1 },
    { type: 'income-collected', seat: 2, amount: 0 },
    { type: 'bankrupt', seat: 3 },
  ]);
});

rule('bankruptcy.one-by-one', 'in the last turn too', () => {
  const match = endOfTurn({ turn: 10, players: [BROKE, SAFE, SAFE] });
  expect(player(match, 0).outInTurn).toBe(10);
  expect(match.result()?.ranks[0]).toBe(3);
});

rule('bankruptcy.others-go-on', 'without the one who left, for as many turns as before', () => {
  const match = endOfTurn({ turn: 9, players: [BROKE, SAFE, SAFE] });
  expect(match.position.turn).toBe(10);
  expect(match.result()).toBeNull();
  expectRefused(match, 0, take('engineer'), 'match.not-waiting');
  play(match, [1, take('engineer')], [2, take('turn-order')]);
  expect(match.position.phase).toMatchObject({ name: 'build-track', seat: 1 });
});

rule('bankruptcy.last-player', 'the game ends and is scored', () => {
  const match = endOfTurn({ turn: 4, players: [BROKE, { ...SAFE, points: 7, income: 4 }, BROKE] });
  expect(match.position.phase.name).toBe('game-over');
  expect(match.result()).toMatchObject({ winners: [1], ranks: [2, 1, 2] });
  expect(match.result()?.scores.map(({ total }) => total)).toEqual([null, 9, null]);
});

rule('bankruptcy.last-player', 'standard game too', () => {
  const broke = { income: -10, level: 6 };
  const match = endOfTurn({ mode: 'standard', players: [broke, broke, SAFE] });
  expect(match.result()?.winners).toEqual([2]);
});

rule('bankruptcy.nobody', 'nobody wins', () => {
  const match = endOfTurn({ players: [BROKE, BROKE, BROKE] });
  expect(match.result()).toMatchObject({ winners: [], ranks: [1, 1, 1] });
});
