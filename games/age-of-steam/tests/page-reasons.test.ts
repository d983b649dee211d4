import { afterPlan, ofType } from '@roundhouse/table-kit';
import { say } from '@roundhouse/kernel';
import { expect, it } from 'vitest';
import { ageOfSteam } from '../rules/game.ts';
import type { Position } from '../rules/position.ts';
import { ahead } from '../table/page/ahead.ts';
import { reasons } from '../table/page/reasons.ts';
import { wealthyGame } from './support/lively.ts';

const BUILDS_OF_EACH = 12;

/** The moves that a seat could suppose to have, as text. */
function movesOf(p: Position, seat: number): ReadonlySet<string> {
  const moving = ahead.supposed(p, seat).find(({ kind }) => kind === 'move-goods');
  const moves = moving === undefined ? [] : ofType(ageOfSteam.legal(moving.position, seat), 'move-goods');
  return new Set(moves.map((move) => JSON.stringify(move)));
}

it('a tile is praised for the cubes that can go over the link that it completes, and for no others', () => {
  let praised = 0;
  let silent = 0;
  for (const { position } of wealthyGame('rust-belt', 3, 'reasons')) {
    if (position.phase.name !== 'build-track' || position.phase.builds > 0) continue;
    const { seat } = position.phase;
    const before = movesOf(position, seat);
    for (const build of ofType(ageOfSteam.legal(position, seat), 'build').slice(0, BUILDS_OF_EACH)) {
      const after = afterPlan(ageOfSteam, position, seat, [build]);
      const [reason] = reasons({ before: position, after, ahead: after }, seat);
      const opened = [...movesOf(after, seat)].some((move) => !before.has(move));
      if (reason === undefined) {
        silent++;
        continue;
      }
      expect(say(reason)).toMatch(/^(?:One cube|\d+ cubes) can go over .+ – .+ next\.$/u);
      expect(opened).toBe(true);
      praised++;
    }
  }
  expect(praised).toBeGreaterThan(2);
  expect(silent).toBeGreaterThan(2);
});

it('what builds nothing is not praised for the track that lies there', () => {
  for (const { position } of wealthyGame('rust-belt', 3, 'reasons')) {
    if (position.phase.name !== 'move-goods') continue;
    const outlook = { before: position, after: position, ahead: position };
    expect(reasons(outlook, position.phase.seat)).toEqual([]);
  }
});
