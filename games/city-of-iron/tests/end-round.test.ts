import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { announcedScoring } from '../index.ts';
import { heard, lastTurn, play, player, tableOf, tax } from './support/table.ts';

const ROW = ['A01', 'A02', 'A03', 'A05', 'A06', 'A07', 'A09'];

rule('end-round.row', 'the four left-most leave and the others slide', () => {
  const match = tableOf({ row: ROW, phase: lastTurn(2) });
  play(match, [1, tax]);
  expect(match.position.row.slice(0, 3)).toEqual(['A06', 'A07', 'A09']);
  expect(match.position.discards).toEqual(['A01', 'A02', 'A03', 'A05']);
});

rule('end-round.row', 'or as many as there are', () => {
  const match = tableOf({ row: ['A01', 'A02'], phase: lastTurn(2) });
  play(match, [1, tax]);
  expect(match.position.discards).toEqual(['A01', 'A02']);
  expect(match.position.row).toHaveLength(7);
});

rule('end-round.refill', 'the row is filled from left to right up to its slots', () => {
  const match = tableOf({ row: ROW, phase: lastTurn(2) });
  play(match, [1, tax]);
  expect(match.position.row).toHaveLength(7);
  expect(match.position.row.every((id) => id.startsWith('A'))).toBe(true);
});

rule('end-round.score-card', 'a deck that runs out shows its Score Card, and the next deck fills on', () => {
  const decks = [['A10', 'A12'], ['B01', 'B02', 'B03', 'B05'], ['C01'], []];
  const match = tableOf({ row: ROW, decks, phase: lastTurn(2) });
  play(match, [1, tax]);
  const { row, shown } = match.position;
  expect(shown).toBe(1);
  expect(row).toHaveLength(7);
  expect(row.slice(3, 5).toSorted()).toEqual(['A10', 'A12']);
  expect(row.slice(5).every((id) => id.startsWith('B'))).toBe(true);
  expect(announcedScoring(match.position)).toEqual({ round: 'next', isLast: false });
  expect(heard(match)).not.toContainEqual(expect.objectContaining({ type: 'scored' }));
});

rule('end-round.score-card', 'a refill that ends with the last building does not turn it up yet', () => {
  const decks = [['A10', 'A12', 'A13', 'A14'], ['B01'], ['C01'], []];
  const match = tableOf({ row: ROW, decks, phase: lastTurn(2) });
  play(match, [1, tax]);
  expect(match.position.shown).toBe(0);
  expect(match.position.decks[0]).toEqual([]);
});

rule('round.sequence', 'row, score, income, science, draws, purchases, and the next bid', () => {
  const match = tableOf({ row: ROW, shown: 1, phase: lastTurn(2), players: [{ home: ['A16'] }, { home: ['A17'] }] });
  play(match, [1, tax]);
  const types = [...new Set(heard(match).map(({ type }) => type))];
  expect(types).toEqual(['taxed', 'row-discarded', 'row-filled', 'scored', 'income', 'science', 'drew']);
  expect(match.position.phase.name).toBe('purchase');
  play(match, [0, { type: 'finish-buying' }], [1, { type: 'finish-buying' }]);
  expect(match.position).toMatchObject({ round: 2, phase: { name: 'bid' } });
});

rule('round.phase', 'what belongs to one part of the round is refused in another', () => {
  const match = tableOf();
  expect(match.check(0, { type: 'bid', space: 0 })?.rule).toBe('round.phase');
  expect(match.check(0, { type: 'finish-buying' })?.rule).toBe('round.phase');
  expect(match.check(0, { type: 'pay', cards: [] })?.rule).toBe('round.phase');
  const buying = tableOf({
    phase: {
      name: 'purchase',
      orders: [
        { cards: [], done: false },
        { cards: [], done: false },
      ],
    },
  });
  expect(buying.check(0, tax)?.rule).toBe('round.phase');
  const bidding = tableOf({ phase: { name: 'bid', seat: 1, track: Array.from({ length: 10 }, () => null) } });
  expect(bidding.check(1, tax)?.rule).toBe('round.phase');
});

rule('science.buildings', 'Academies and Libraries give science', () => {
  const match = tableOf({ phase: lastTurn(2), players: [{ home: ['A16', 'A17', 'B16'] }, { home: ['A01'] }] });
  play(match, [1, tax]);
  expect([player(match, 0).science, player(match, 1).science]).toEqual([4, 0]);
});

rule('science.score-card', 'one more for everybody in the round that scores', () => {
  const scoring = tableOf({ row: ROW, shown: 1, phase: lastTurn(2) });
  play(scoring, [1, tax]);
  expect(scoring.position.players.map(({ science }) => science)).toEqual([1, 1]);
  const decks = [[], ['B01', 'B02', 'B03', 'B05', 'B06'], ['C01'], []];
  const shown = tableOf({ row: ROW, decks, phase: lastTurn(2) });
  play(shown, [1, tax]);
  expect(shown.position.shown).toBe(1);
  expect(shown.position.players.map(({ science }) => science)).toEqual([0, 0]);
});
