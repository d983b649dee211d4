import { readFileSync } from 'node:fs';
import { itemAt, Match, recordFromText } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { forecast } from '../bot/index.ts';
import { kingsOfAirAndSteam } from '../index.ts';

/** Seven who play well: nobody leaves half of a round unused. */
const FILE = 'fixtures/02-normal-7-players-greedy.json';
const match = Match.replay(kingsOfAirAndSteam, recordFromText(readFileSync(new URL(FILE, import.meta.url), 'utf8')));
const seats = Array.from({ length: match.seats }, (_, seat) => seat);
const told = (seq: number): readonly number[] => seats.map((seat) => forecast(match.at(seq), seat));
const rounds = Array.from({ length: match.seq }, (_, seq) => seq + 1).filter(
  (seq) => match.at(seq).round === match.at(seq - 1).round + 1,
);
const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test('what can be expected does not depend on whether a round has just ended or begun', () => {
  // The first round begins when all depots are placed, which nobody could expect anything of before.
  const borders = rounds.slice(1);
  expect(borders).toHaveLength(4);
  const jumps = borders.map((seq) => {
    const before = told(seq - 1);
    return meanOf(told(seq).map((points, seat) => points - itemAt(before, seat)));
  });
  // A round of them brings some 40 points each: so far it fell whenever one began.
  for (const jump of jumps) expect(Math.abs(jump)).toBeLessThan(6);
});

test('what is expected is about what comes of it', () => {
  const end = told(match.seq);
  for (const seq of rounds) {
    const off = meanOf(told(seq).map((points, seat) => points - itemAt(end, seat)));
    expect(Math.abs(off)).toBeLessThan(25);
  }
});
