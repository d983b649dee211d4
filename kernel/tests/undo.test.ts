import { hashOf, Match } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { describe, expect, test } from 'vitest';
import { sealedBids } from './sealed-bids/game.ts';
import type { Action } from './sealed-bids/position.ts';
import { done, orderedTable, play, seal, type Table } from './sealed-bids/table.ts';

const aside = (card: number): Action => ({ do: 'aside', card });
const limit = (match: Table, seat: number): [number, string] => {
  const { seq, stop } = match.undoLimit(seat);
  return [seq, stop.rule];
};

describe('own actions', () => {
  test('the last one goes by default, and stays in the entries', () => {
    const match = play(orderedTable(2), [0, aside(1)]);
    const before = hashOf(match.position);
    play(match, [0, done]);
    expect(match.undo(0)).toEqual({ ok: true, seq: 1 });
    expect(hashOf(match.position)).toBe(before);
    expect(match.entries).toEqual([
      { seat: 0, action: aside(1) },
      { seat: 0, action: done },
      { seat: 0, undo: 1 },
    ]);
  });

  test('several go at once, back to a chosen point', () => {
    const match = orderedTable(2);
    const start = hashOf(match.position);
    play(match, [0, aside(1)], [0, done]);
    expect(match.undo(0, 0)).toEqual({ ok: true, seq: 0 });
    expect(hashOf(match.position)).toBe(start);
    expect(match.events(0)).toHaveLength(1);
  });

  test('an action played again after undo meets the chance of its number', () => {
    const straight = play(orderedTable(2), [0, { do: 'roll' }]);
    const detour = play(orderedTable(2), [0, aside(1)]);
    detour.undo(0);
    play(detour, [0, { do: 'roll' }]);
    expect(detour.position.coins).toEqual(straight.position.coins);
  });

  test('what a player gave away was theirs to take back', () => {
    const match = play(orderedTable(2, { phase: 'seal' }), [0, seal(1)]);
    expect(match.undo(0)).toEqual({ ok: true, seq: 0 });
  });
});

describe('limits', () => {
  rule('match.undo-nothing', 'the start of the match is the end of the way back', () => {
    expect(limit(orderedTable(2), 0)).toEqual([0, 'match.undo-nothing']);
    const match = play(orderedTable(2), [0, aside(1)], [0, done]);
    expect(limit(match, 0)).toEqual([0, 'match.undo-nothing']);
    for (const to of [2, 3, -1, 0.5]) {
      expect(match.undo(0, to)).toMatchObject({ ok: false, violation: { rule: 'match.undo-nothing' } });
    }
    expect(match.seq).toBe(2);
  });

  rule('match.undo-other-acted', 'what others built on stays', () => {
    const match = play(orderedTable(2), [0, done], [1, aside(5)], [1, done]);
    expect(limit(match, 1)).toEqual([1, 'match.undo-other-acted']);
    expect(limit(match, 0)).toEqual([3, 'match.undo-other-acted']);
    expect(match.undo(0)).toMatchObject({ ok: false, violation: { rule: 'match.undo-other-acted' } });
    expect(match.undo(1, 0)).toMatchObject({ ok: false, violation: { rule: 'match.undo-other-acted' } });
    expect(match.undo(1, 1)).toEqual({ ok: true, seq: 1 });
  });

  rule('match.undo-other-acted', 'a sealed choice goes back by an action of the game once another has sealed', () => {
    const match = play(orderedTable(3, { phase: 'seal' }), [0, seal(1)], [1, seal(5)]);
    expect(limit(match, 0)).toEqual([2, 'match.undo-other-acted']);
    expect(match.check(0, { do: 'unseal' })).toBeNull();
  });

  rule('match.undo-chance', 'the die is cast', () => {
    const match = play(orderedTable(2), [0, aside(1)], [0, { do: 'roll' }], [0, done]);
    expect(limit(match, 0)).toEqual([2, 'match.undo-chance']);
    expect(match.undo(0, 1)).toMatchObject({ ok: false, violation: { rule: 'match.undo-chance' } });
    expect(match.undo(0)).toEqual({ ok: true, seq: 2 });
  });

  rule('match.undo-revealed', 'a drawn card was seen though no chance was used', () => {
    const match = play(orderedTable(2), [0, aside(1)], [0, { do: 'draw' }], [0, done]);
    expect(limit(match, 0)).toEqual([2, 'match.undo-revealed']);
    expect(match.undo(0, 0)).toMatchObject({ ok: false, violation: { rule: 'match.undo-revealed' } });
  });

  rule('match.undo-revealed', 'the last to seal has seen the bids of all', () => {
    const match = play(orderedTable(2, { phase: 'seal' }), [0, seal(1)], [1, seal(5)]);
    expect(limit(match, 1)).toEqual([2, 'match.undo-revealed']);
  });

  rule('match.undo-revealed', 'what only an event told counts too', () => {
    const whispering = {
      ...sealedBids,
      play: (...[p, seat, action, rng, tell]: Parameters<typeof sealedBids.play>) => {
        sealedBids.play(p, seat, action, rng, tell);
        tell({ type: 'drew', seat: 1, card: p.hands[1]?.[0] ?? null }, { only: [seat] });
      },
    };
    const match = Match.start(whispering, { options: { rounds: 2 }, seats: 2, seed: 'one' });
    expect(match.submit(0, done).ok).toBe(true);
    expect(match.undoLimit(0)).toMatchObject({ seq: 1, stop: { rule: 'match.undo-revealed' } });
  });

  test('the end of the game can be taken back like any action', () => {
    const match = play(orderedTable(2, { phase: 'spoils', winner: 1, round: 1, hands: [[], []], deck: [] }), [
      0,
      { do: 'give', what: 'prize' },
    ]);
    expect(match.result()).not.toBeNull();
    expect(match.undo(0)).toEqual({ ok: true, seq: 0 });
    expect(match.result()).toBeNull();
  });
});
