import { Match } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { sealedBids } from './game.ts';
import { done, orderedTable, play, seal } from './table.ts';

rule('setup.deal', 'two cards a round for every seat, told to nobody else', () => {
  const match = Match.start(sealedBids, { options: { rounds: 4 }, seats: 4, seed: 'a' });
  expect(match.position.hands.map((hand) => hand.length)).toEqual([8, 8, 8, 8]);
  expect(match.position.deck).toHaveLength(28);
  expect(match.events(2)).toEqual([
    { seq: 0, seat: null, events: [{ type: 'dealt', seat: 2, cards: match.position.hands[2] }] },
  ]);
  expect(match.events('public')).toEqual([{ seq: 0, seat: null, events: [] }]);
});

rule('market.turn', 'each action once, seat by seat', () => {
  const match = play(orderedTable(2), [0, { do: 'draw' }]);
  expect(match.check(0, { do: 'draw' })?.rule).toBe('market.turn');
  expect(match.check(0, { do: 'roll' })).toBeNull();
  expect(play(match, [0, done]).waiting()).toEqual([1]);
});

rule('market.draw', 'the top card, known to the seat alone', () => {
  const match = play(orderedTable(2), [0, { do: 'draw' }]);
  expect(match.position.hands[0]).toEqual([1, 2, 3, 4, 9]);
  expect(match.events(0, 0)).toEqual([{ seq: 1, seat: 0, events: [{ type: 'drew', seat: 0, card: 9 }] }]);
  expect(match.events(1, 0)).toEqual([{ seq: 1, seat: 0, events: [{ type: 'drew', seat: 0, card: null }] }]);
  expect(match.events('public', 0)).toEqual(match.events(1, 0));
});

rule('market.deck-empty', 'nothing to draw', () => {
  expect(orderedTable(2, { deck: [] }).check(0, { do: 'draw' })?.rule).toBe('market.deck-empty');
});

rule('market.roll', 'one to six coins', () => {
  const coins = play(orderedTable(2), [0, { do: 'roll' }]).position.coins[0];
  expect([1, 2, 3, 4, 5, 6]).toContain(coins);
});

rule('market.aside', 'only a card of the own hand', () => {
  const match = orderedTable(2);
  expect(match.check(0, { do: 'aside', card: 5 })?.rule).toBe('market.aside');
  expect(play(match, [0, { do: 'aside', card: 3 }]).position.aside).toEqual([[3], []]);
});

rule('market.keep-cards', 'a card for each round to come', () => {
  const match = orderedTable(2, { hands: [[1, 2], [5]] });
  expect(match.check(0, { do: 'aside', card: 1 })?.rule).toBe('market.keep-cards');
});

rule('seal.own-card', 'all at once, each a card of the own hand', () => {
  const match = orderedTable(3, { phase: 'seal' });
  expect(match.waiting()).toEqual([0, 1, 2]);
  expect(match.check(0, seal(5))?.rule).toBe('seal.own-card');
  expect(play(match, [1, seal(5)]).waiting()).toEqual([0, 2]);
});

rule('seal.take-back', 'as long as somebody has not sealed', () => {
  const match = play(orderedTable(2, { phase: 'seal' }), [0, seal(4)]);
  expect(match.legal(0)).toEqual([]);
  expect(match.check(0, seal(3))?.rule).toBe('seal.take-back');
  expect(match.check(1, { do: 'unseal' })?.rule).toBe('seal.take-back');
  play(match, [0, { do: 'unseal' }], [0, seal(1)], [1, seal(8)]);
  expect(match.position.left).toEqual([1, 8]);
});

rule('spoils.highest', 'the highest card wins and all sealed cards leave', () => {
  const match = play(orderedTable(3, { phase: 'seal' }), [0, seal(4)], [2, seal(11)], [1, seal(6)]);
  expect(match.position).toMatchObject({ phase: 'spoils', winner: 2, left: [4, 6, 11] });
});

rule('spoils.lowest-decides', 'whether the winner takes a prize or coins', () => {
  const match = play(orderedTable(3, { phase: 'seal' }), [0, seal(4)], [2, seal(11)], [1, seal(6)]);
  expect(match.waiting()).toEqual([0]);
  const prize = play(match.fork(3), [0, { do: 'give', what: 'prize' }]);
  expect(prize.position).toMatchObject({ prizes: [0, 0, 1], coins: [0, 0, 0], phase: 'market', round: 1 });
  const coins = play(match.fork(3), [0, { do: 'give', what: 'coins' }]);
  expect(coins.position).toMatchObject({ prizes: [0, 0, 0], coins: [0, 0, 5] });
});

rule('turn.phase', 'no action of another phase', () => {
  expect(orderedTable(2).check(0, seal(1))?.rule).toBe('turn.phase');
  expect(orderedTable(2, { phase: 'seal' }).check(0, done)?.rule).toBe('turn.phase');
  expect(orderedTable(2, { phase: 'spoils', winner: 1 }).check(0, done)?.rule).toBe('turn.phase');
});

rule('end.score', 'prizes, coins and tenths of cards put aside', () => {
  const match = orderedTable(2, { phase: 'spoils', winner: 1, round: 1, coins: [7, 0], aside: [[59], [9]] });
  expect(match.result()).toBeNull();
  play(match, [0, { do: 'give', what: 'prize' }]);
  expect(match.result()).toMatchObject({ ranks: [1, 2], winners: [0], scores: [{ total: 12 }, { total: 10 }] });
});
