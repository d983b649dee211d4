import type { Result } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { cardsOwned, type City, announcedScoring, isLastRound } from '../index.ts';
import {
  type CityMatch,
  heard,
  lastTurn,
  type PlayerChanges,
  play,
  player,
  type TableChanges,
  tableOf,
  tax,
} from './support/table.ts';

/** The last turn of the last round; the last seat taxes. */
function finish(players: readonly PlayerChanges[], more: TableChanges = {}): CityMatch {
  const seats = players.length;
  const match = tableOf({ seats, players, shown: 3, scorings: 2, phase: lastTurn(seats), ...more });
  return play(match, [seats - 1, tax]);
}

function resultOf(match: CityMatch): Result {
  const result = match.result();
  if (result === null) throw new RangeError('the game goes on');
  return result;
}

/** The points of each seat by one rule. */
function pointsBy(match: CityMatch, id: string): readonly number[] {
  return resultOf(match).scores.map(({ lines }) =>
    lines.filter((line) => line.rule === id).reduce((sum, { points }) => sum + points, 0),
  );
}

const CANOPY: City = { land: 'L08', tokens: [{ token: 'k1', side: 'city' }], buildings: [] };
const SHORE: City = { land: 'L01', tokens: [{ token: 'k1', side: 'city' }], buildings: [] };
const FLATS: City = { land: 'L02', tokens: [{ token: 'k2', side: 'city' }], buildings: [] };

rule('game-end.last-round', 'the third Score Card announces it', () => {
  const match = tableOf({ shown: 2, scorings: 2, decks: [[], [], ['C01'], []], phase: lastTurn(2) });
  expect(isLastRound(match.position)).toBe(false);
  play(match, [1, tax]);
  expect(match.position.shown).toBe(3);
  expect(announcedScoring(match.position)).toEqual({ round: 'next', isLast: true });
  expect(isLastRound(match.position)).toBe(false);
  play(match, [0, { type: 'finish-buying' }], [1, { type: 'finish-buying' }]);
  expect(announcedScoring(match.position)).toEqual({ round: 'this', isLast: true });
  expect(isLastRound(match.position)).toBe(true);
  expect(match.result()).toBeNull();
  expect(finish([{}, {}]).result()).not.toBeNull();
});

rule('game-end.refill', 'discarded buildings fill the row for the last round', () => {
  const match = tableOf({
    row: ['C01', 'C02'],
    shown: 2,
    scorings: 2,
    decks: [[], [], ['C03'], []],
    phase: lastTurn(2),
  });
  play(match, [1, tax]);
  expect(match.position.row).toHaveLength(7);
  expect(match.position.row[0]).toBe('C03');
  expect(match.position.discards).toEqual([]);
  expect(heard(match)).toContainEqual({ type: 'discards-shuffled' });
});

rule('game-end.refill', 'too few of them leave slots empty', () => {
  const all = tableOf({ shown: 2, scorings: 2, decks: [[], [], [], []], phase: lastTurn(2) });
  const gone = all.position.discards;
  const stored = gone.slice(0, gone.length - 3);
  const match = tableOf({ shown: 2, scorings: 2, players: [{ stored }, {}], phase: lastTurn(2) });
  play(match, [1, tax]);
  expect(match.position.row).toHaveLength(3);
});

rule('game-end.no-income', 'the last round ends with the scoring', () => {
  const match = finish([{ coins: 5, home: ['A01', 'A16'] }, { coins: 5 }]);
  expect(player(match, 0)).toMatchObject({ coins: 5, science: 0, hand: [] });
  expect(player(match, 0).scored).toHaveLength(3);
  expect(heard(match).map(({ type }) => type)).toEqual(['taxed', 'scored', 'scored', 'game-over']);
  expect(match.waiting()).toEqual([]);
});

rule('game-end.coins', 'two points for the most coins', () => {
  expect(pointsBy(finish([{ coins: 9 }, { coins: 3 }]), 'game-end.coins')).toEqual([2, 0]);
});

rule('game-end.distance', 'two points for the most distance', () => {
  expect(pointsBy(finish([{ cities: [CANOPY] }, { cities: [SHORE, FLATS] }]), 'game-end.distance')).toEqual([2, 0]);
});

rule('game-end.buildings', 'two points for the most buildings that stand', () => {
  const match = finish([{ home: ['A01', 'A16'] }, { home: ['A02'], stored: ['A03', 'A05'] }]);
  expect(pointsBy(match, 'game-end.buildings')).toEqual([2, 0]);
});

rule('game-end.cards', 'two points for the most cards, wherever they are', () => {
  const match = finish([{ hand: ['cit-mayor'], citizenDiscard: ['cit-mason'] }, { hand: ['cit-mayor'] }]);
  expect([cardsOwned(match.position, 0), cardsOwned(match.position, 1)]).toEqual([6, 5]);
  expect(pointsBy(match, 'game-end.cards')).toEqual([2, 0]);
});

rule('game-end.towns', 'three points for the most towns', () => {
  expect(pointsBy(finish([{ towns: ['T01'] }, { towns: ['T02', 'T03'] }]), 'game-end.towns')).toEqual([0, 3]);
});

rule('game-end.shared', 'who ties gets the bonus too, if there is anything to count', () => {
  const match = finish([{ coins: 6, towns: ['T01'] }, { coins: 5, towns: ['T02'] }, { coins: 0 }]);
  expect(pointsBy(match, 'game-end.towns')).toEqual([3, 3, 0]);
  expect(pointsBy(match, 'game-end.distance')).toEqual([0, 0, 0]);
  expect(pointsBy(match, 'game-end.buildings')).toEqual([0, 0, 0]);
});

rule('game-end.stored', 'a point less for each stored building', () => {
  expect(pointsBy(finish([{ stored: ['A01', 'A02'] }, {}]), 'game-end.stored')).toEqual([-2, 0]);
});

rule('game-end.ties', 'more coins win, then more buildings', () => {
  const byCoins = finish([{ coins: 9, stored: ['A16', 'A17'] }, { coins: 2 }]);
  expect(resultOf(byCoins).scores.map(({ total }) => total)).toEqual([2, 2]);
  expect(resultOf(byCoins).ranks).toEqual([1, 2]);
  const byBuildings = finish([
    { coins: 5, home: ['A16', 'A17'], stored: ['A19', 'A20'] },
    { coins: 4, home: ['A21'] },
  ]);
  expect(resultOf(byBuildings).scores.map(({ total }) => total)).toEqual([4, 4]);
  expect(resultOf(byBuildings).ranks).toEqual([1, 2]);
});

rule('game-end.ties', 'still tied, they share the victory', () => {
  const match = finish([{ coins: 5 }, { coins: 4 }]);
  expect(resultOf(match).winners).toEqual([0, 1]);
  expect(resultOf(match).ranks).toEqual([1, 1]);
});
