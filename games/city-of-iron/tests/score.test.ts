import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { scoreNow } from '../index.ts';
import { lastTurn, play, type PlayerChanges, player, positionOf, tableOf, tax } from './support/table.ts';

/** What a scoring now would bring each seat. */
function scores(...players: readonly PlayerChanges[]): readonly (readonly number[])[] {
  const p = positionOf({ seats: players.length, players });
  return players.map((_, seat) => {
    const { goods, shields, buildings } = scoreNow(p, seat);
    return [goods, shields, buildings];
  });
}

rule('score.when', 'a Score Card scores at the end of the next round', () => {
  const decks = [['A10'], ['B01', 'B02', 'B03', 'B05', 'B06', 'B08', 'B09', 'B11'], ['C01'], []];
  const match = tableOf({ row: ['A02'], decks, phase: lastTurn(2), players: [{ home: ['A01'] }, {}] });
  play(match, [1, tax]);
  expect(player(match, 0).scored).toEqual([]);
  play(match, [0, { type: 'finish-buying' }], [1, { type: 'finish-buying' }]);
  play(match, [1, { type: 'bid', space: 0 }], [0, { type: 'bid', space: 1 }]);
  for (let turn = 0; turn < 3; turn++) play(match, [0, tax], [1, tax]);
  expect(player(match, 0).scored).toEqual([{ goods: 2, shields: 0, buildings: 0 }]);
  expect(match.position.scorings).toBe(1);
});

rule('score.goods', 'most and second-most, by good', () => {
  expect(scores({ home: ['A03'] }, { home: ['A01'] }, { home: ['A06'] })).toEqual([
    [2, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ]);
});

rule('score.goods', 'towns count as buildings do', () => {
  expect(scores({ towns: ['T01'] }, { home: ['A06'] })).toEqual([
    [2, 0, 0],
    [1 + 2, 0, 0],
  ]);
});

rule('score.ties', 'the same amount gets the same points, and the next lower one is second', () => {
  expect(scores({ home: ['A01'] }, { home: ['A02'] }, { home: ['A06'] }, {})).toEqual([
    [2, 0, 0],
    [2, 0, 0],
    [1 + 2, 0, 0],
    [0, 0, 0],
  ]);
  expect(scores({ home: ['A03'] }, { home: ['A01'] }, { home: ['A02'] })).toEqual([
    [2, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

rule('score.ties', 'who has none ranks nowhere', () => {
  expect(scores({ home: ['A01'] }, {})).toEqual([
    [2, 0, 0],
    [0, 0, 0],
  ]);
});

rule('score.shields', 'enough of a good is worth a point, whatever the rank', () => {
  expect(scores({ home: ['A01', 'A02'] }, { home: ['A03', 'A04', 'A06'] }, {}, {})).toEqual([
    [1, 1, 0],
    [2 + 2, 1, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

rule('score.buildings', 'two points for the first and the second in the good', () => {
  expect(scores({ home: ['A01', 'C09'] }, { home: ['A03', 'C10'] })).toEqual([
    [1, 0, 2],
    [2, 0, 0],
  ]);
  expect(scores({ home: ['A06', 'C09'] }, { home: ['A03'] }, { home: ['A01'] })).toEqual([
    [2, 0, 0],
    [2, 0, 0],
    [1, 0, 0],
  ]);
  expect(scores({ home: ['C09'] }, {})).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});
