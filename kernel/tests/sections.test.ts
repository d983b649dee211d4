import {
  type Chance,
  enterNext,
  firstOf,
  following,
  gameOver,
  phased,
  type Progress,
  rngFrom,
  type Section,
  withFirst,
} from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';

interface Day {
  visits: readonly string[];
}

/** A section that gives these answers, one on each visit, and then waits. */
function section(name: string, ...answers: readonly Progress[]): Section<Day, string> {
  let visit = 0;
  return {
    name,
    enter(p, { tell }) {
      p.visits = [...p.visits, name];
      tell(name);
      return answers[visit++] ?? 'waiting';
    },
  };
}

function chance(told: string[]): Chance<string> {
  return { rng: rngFrom(''), tell: (event) => told.push(event) };
}

describe('a round of sections', () => {
  test('is entered until one waits', () => {
    const round = [section('dawn', 'finished'), section('noon'), section('dusk')];
    const p: Day = { visits: [] };
    const told: string[] = [];
    expect(enterNext(round, null, p, chance(told))).toBe('waiting');
    expect(p.visits).toEqual(['dawn', 'noon']);
    expect(told).toEqual(['dawn', 'noon']);
  });

  test('begins again after its last section', () => {
    const dusk = section('dusk', 'finished');
    const round = [section('dawn'), section('noon', 'finished'), dusk];
    const p: Day = { visits: [] };
    enterNext(round, dusk, p, chance([]));
    expect(p.visits).toEqual(['dawn']);
  });

  test('stops where the game ends', () => {
    const round = [section('dawn', 'over'), section('noon')];
    const p: Day = { visits: [] };
    expect(enterNext(round, null, p, chance([]))).toBe('over');
    expect(p.visits).toEqual(['dawn']);
  });

  test('begins at the start after a section that stands outside it', () => {
    const p: Day = { visits: [] };
    enterNext([section('dawn'), section('noon')], section('prologue'), p, chance([]));
    expect(p.visits).toEqual(['dawn']);
  });

  test('must have a section', () => {
    expect(() => enterNext<Day, string>([], null, { visits: [] }, chance([]))).toThrow('a round has sections');
  });
});

test('nothing is done in a game that is over', () => {
  const game = phased({ over: gameOver<Day, string, string>() }, () => 'over');
  const p: Day = { visits: [] };
  expect(game.waiting(p)).toEqual([]);
  expect(game.legal(p, 0)).toEqual([]);
  expect(game.check(p, 0, 'anything')?.rule).toBe('match.over');
  expect(gameOver().check({}, 0, 'anything')?.rule).toBe('match.over');
  expect(() => game.play(p, 0, 'anything', rngFrom(''), () => undefined)).toThrow('the game is over');
});

describe('seats in order', () => {
  test('the seat that follows', () => {
    expect(following([2, 0, 1], 2)).toBe(0);
    expect(following([2, 0, 1], 1)).toBeUndefined();
  });

  test('the first seat', () => {
    expect(firstOf([2, 0, 1])).toBe(2);
    expect(() => firstOf([])).toThrow('nobody is left to play');
  });

  test('one in front of the others', () => {
    expect(withFirst([2, 0, 1], 1)).toEqual([1, 2, 0]);
    expect(withFirst([2, 0, 1], undefined)).toEqual([2, 0, 1]);
    expect(withFirst([2, 0], 1)).toEqual([2, 0]);
  });
});
