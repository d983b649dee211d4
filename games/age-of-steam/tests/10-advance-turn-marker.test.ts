import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { declineMove, endOfMoves, eventsOf, lastEvents, play, tableOf } from './support/table.ts';

const seatsOf = (count: number): readonly number[] => Array.from({ length: count }, (_, seat) => seat);

rule('advance-turn.marker', 'one turn on, from issuing shares', () => {
  const match = tableOf({ seats: 3, turn: 4, order: [1, 0, 2], phase: endOfMoves([1, 0, 2]) });
  play(match, [2, declineMove]);
  expect(match.position).toMatchObject({ turn: 5, phase: { name: 'issue-shares', seat: 1 } });
  expect(eventsOf(lastEvents(match), 'turn-started')).toEqual([{ type: 'turn-started', turn: 5 }]);
});

rule('advance-turn.last-turn', '10, 8, 7 and 6 turns; five players end with the seventh', () => {
  for (const [seats, turns] of [
    [3, 10],
    [4, 8],
    [5, 7],
    [6, 6],
  ] as const) {
    const before = tableOf({ seats, turn: turns - 1, phase: endOfMoves(seatsOf(seats)) });
    play(before, [seats - 1, declineMove]);
    expect(before.result()).toBeNull();
    expect(before.position.turn).toBe(turns);
    const last = tableOf({ seats, turn: turns, phase: endOfMoves(seatsOf(seats)) });
    play(last, [seats - 1, declineMove]);
    expect(last.waiting()).toEqual([]);
    expect(last.result()).not.toBeNull();
  }
});

rule('advance-turn.last-turn', 'the last turn is played in full, goods growth included', () => {
  const match = tableOf({ seats: 3, turn: 10, phase: endOfMoves([0, 1, 2]), players: [{ income: 12 }] });
  play(match, [2, declineMove]);
  const types = lastEvents(match).map(({ type }) => type);
  for (const type of ['income-collected', 'expenses-paid', 'income-reduced', 'growth-rolled'] as const) {
    expect(types).toContain(type);
  }
  expect(types.at(-1)).toBe('game-over');
});

rule('advance-turn.last-turn', 'the number of players at the start counts', () => {
  const out = { outInTurn: 2, cash: 0, income: -1 };
  const match = tableOf({ seats: 5, turn: 7, players: [{}, out, {}, out, {}], phase: endOfMoves([0, 2, 4]) });
  play(match, [4, declineMove]);
  expect(match.waiting()).toEqual([]);
});
