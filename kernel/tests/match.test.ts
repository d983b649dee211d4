import { type AnyGame, type AnyMatch, hashOf, MalformedError, Match, MATCH_RULES, say } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleHeadings } from '../kit/rule-ids.ts';
import { sealedBids } from './sealed-bids/game.ts';
import { done, orderedStart, orderedTable, play, seal } from './sealed-bids/table.ts';

const started = () => Match.start(sealedBids, { seats: 3, seed: 'one' });

describe('starting', () => {
  test('options that are left out are the default ones', () => {
    expect(started().options).toEqual({ rounds: 3 });
  });

  test('options, seats and positions that do not suit are refused, with their place', () => {
    const start = (given: object) => () => Match.start(sealedBids, { seats: 3, seed: 'one', ...given });
    expect(start({ options: { rounds: 9 } })).toThrow(/^rounds: /);
    expect(start({ options: null })).toThrow(MalformedError);
    expect(start({ options: { rounds: 1 } })).toThrow('seats: Sealed bids takes 2 seats with these options, not 3');
    expect(start({ seats: 5 })).toThrow('seats: Sealed bids takes 2 to 4 seats with these options, not 5');
    expect(start({ seats: 2.5 })).toThrow(MalformedError);
    expect(start({ position: { ...orderedStart(3), coins: [1, -2, 0] } })).toThrow(/^coins\.1: /);
  });

  test('the seed decides the set-up', () => {
    expect(hashOf(started().position)).toBe(hashOf(started().position));
    const other = Match.start(sealedBids, { seats: 3, seed: 'two' });
    expect(hashOf(other.position)).not.toBe(hashOf(started().position));
  });

  test('a game that is held without its types plays the same', () => {
    const held: AnyGame = sealedBids;
    const matches: AnyMatch[] = [Match.start(held, { seats: 3, seed: 'one' }), started()];
    for (const match of matches) expect(match.submit(0, match.legal(0)[0]).ok).toBe(true);
    expect(matches.map(({ position }) => hashOf(position))).toEqual(matches.map(() => hashOf(matches[0]?.position)));
  });

  test('from a position there is no set-up to hear of', () => {
    expect(orderedTable(2).events(0)).toEqual([{ seq: 0, seat: null, events: [] }]);
  });
});

describe('acting', () => {
  test('an action moves the match on and tells its own seat what it may hear', () => {
    const match = orderedTable(2);
    expect(match.submit(0, { do: 'draw' })).toEqual({ ok: true, events: [{ type: 'drew', seat: 0, card: 9 }] });
    expect(match.seq).toBe(1);
    expect(match.entries).toEqual([{ seat: 0, action: { do: 'draw' } }]);
  });

  test('a refused action leaves everything as it was', () => {
    const match = orderedTable(2);
    const before = match.position;
    expect(match.submit(0, seal(1)).ok).toBe(false);
    expect(match.position).toBe(before);
    expect(match.entries).toEqual([]);
  });

  test('a refused plan leaves no trace in the record, also where a check of it was due', () => {
    const match = started();
    for (let entry = 1; entry < 50; entry++) match.sit(0, { name: `Guest ${entry}`, bot: null });
    const [one, other] = match.legal(0);
    expect(match.submitAll(0, [one, 'nonsense']).ok).toBe(false);
    expect(match.submit(0, other).ok).toBe(true);
    const record = match.record();
    expect(record.checks.map(({ after }) => after)).toEqual([50]);
    expect(hashOf(Match.replay(sealedBids, record).position)).toBe(hashOf(match.position));
  });

  test('an action in which the rules throw leaves everything as it was', () => {
    const broken = {
      ...sealedBids,
      play: (p: { round: number }) => {
        p.round = 99;
        throw new Error('a slip in the rules');
      },
    };
    const match = Match.start(broken, { seats: 2, seed: 'one' });
    const before = hashOf(match.position);
    expect(() => match.submit(0, done)).toThrow('a slip in the rules');
    expect(hashOf(match.position)).toBe(before);
    expect([match.seq, match.entries]).toEqual([0, []]);
  });

  rule('match.no-such-seat', 'seats outside the table are refused, to act and to undo', () => {
    const match = orderedTable(2);
    for (const seat of [-1, 2, 0.5, Number.NaN]) {
      expect(match.check(seat, done)?.rule).toBe('match.no-such-seat');
      expect(match.undo(seat)).toMatchObject({ ok: false, violation: { rule: 'match.no-such-seat' } });
    }
    const why = match.check(2, done)?.why;
    expect(why && say(why)).toBe('There is no seat 2; the seats are 0 to 1.');
  });

  rule('match.not-waiting', 'nobody acts out of turn, except to change a sealed choice', () => {
    const match = orderedTable(2);
    expect(match.check(1, done)?.rule).toBe('match.not-waiting');
    const sealing = play(orderedTable(2, { phase: 'seal' }), [0, seal(1)]);
    expect(sealing.waiting()).toEqual([1]);
    expect(sealing.check(0, { do: 'unseal' })).toBeNull();
  });

  rule('match.not-waiting', 'the match keeps it for a game that does not look', () => {
    const careless = { ...sealedBids, check: () => null };
    const match = Match.start(careless, { seats: 2, seed: 'one' });
    expect(match.check(1, done)?.rule).toBe('match.not-waiting');
  });

  rule('match.malformed-action', 'what is no action of the game is refused, with its place', () => {
    const match = orderedTable(2);
    const violation = match.check(0, { do: 'aside', card: 'ace' });
    expect(violation?.rule).toBe('match.malformed-action');
    expect(violation && say(violation.why)).toMatch(/^That is not an action of this game: .*number.*, at card\.$/);
    for (const input of [undefined, null, 7, 'draw', [], { do: 'fly' }, { do: 'draw', card: 1 }]) {
      expect(match.check(0, input)?.rule).toBe('match.malformed-action');
    }
  });

  rule('match.over', 'nobody acts after the end', () => {
    const match = orderedTable(2, { phase: 'over' });
    expect(match.waiting()).toEqual([]);
    expect(match.submit(0, done)).toMatchObject({ ok: false, violation: { rule: 'match.over' } });
  });
});

describe('looking back', () => {
  test('every position stays at hand, for every eye', () => {
    const match = orderedTable(2);
    const first = match.position;
    play(match, [0, { do: 'draw' }], [0, done]);
    expect(match.at(0)).toBe(first);
    expect(match.at(2)).toBe(match.position);
    expect(match.viewAt(1, 0).hands).toEqual([
      [1, 2, 3, 4, 9],
      [null, null, null, null],
    ]);
    expect(match.viewAt(1, 'public').hands[0]).toEqual([null, null, null, null, null]);
    for (const n of [-1, 3, 0.5]) expect(() => match.at(n)).toThrow(RangeError);
  });

  test('events are heard from a number on', () => {
    const match = play(orderedTable(2), [0, { do: 'draw' }], [0, { do: 'roll' }], [0, done]);
    expect(match.events(0).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
    expect(match.events(0, 1).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(match.events(0, 3)).toEqual([]);
  });
});

describe('forks', () => {
  const moves = [
    [0, { do: 'roll' }],
    [0, done],
    [1, { do: 'roll' }],
  ] as const;

  test('with the same seed the past stays and the same chance comes', () => {
    const match = play(started(), ...moves);
    const fork = match.fork(2);
    expect(fork.entries).toEqual(match.entries.slice(0, 2));
    expect(fork.events(1)).toEqual(match.events(1).slice(0, 3));
    play(fork, [1, { do: 'roll' }]);
    expect(hashOf(fork.position)).toBe(hashOf(match.position));
    expect(match.seq).toBe(3);
  });

  test('with another seed it starts from the position and meets other chance', () => {
    const match = play(started(), ...moves);
    const rolls = Array.from({ length: 20 }, (_, i) => {
      const fork = match.fork(2, { seed: `fork ${i}` });
      expect([fork.seq, fork.position]).toEqual([0, match.at(2)]);
      const { coins } = play(fork, [1, { do: 'roll' }]).position;
      expect(hashOf(Match.replay(sealedBids, fork.record()).position)).toBe(hashOf(fork.position));
      return coins[1];
    });
    expect(new Set(rolls).size).toBeGreaterThan(1);
  });

  test('an undone past is left out, and the fork replays', () => {
    const match = play(orderedTable(2), [0, { do: 'aside', card: 1 }]);
    match.undo(0);
    play(match, [0, { do: 'aside', card: 2 }], [0, done]);
    const fork = match.fork(1);
    expect(fork.entries).toEqual([{ seat: 0, action: { do: 'aside', card: 2 } }]);
    expect(hashOf(Match.replay(sealedBids, fork.record()).position)).toBe(hashOf(match.at(1)));
  });
});

test("the list of the match's rules is the list in RULES.md", () => {
  const { ids } = ruleHeadings(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'));
  expect(ids).toEqual(MATCH_RULES);
});
