import {
  actionFromText,
  actionToText,
  ENTRIES_PER_CHECK,
  hashOf,
  MalformedError,
  Match,
  type MatchRecord,
  RecordError,
  randomGame,
  recordFromText,
  recordToText,
} from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { sealedBids } from './sealed-bids/game.ts';
import { done, orderedTable, play } from './sealed-bids/table.ts';

function wholeMatch() {
  const { actions } = randomGame(sealedBids, { rounds: 4 }, 4, 'record');
  const match = Match.start(sealedBids, { options: { rounds: 4 }, seats: 4, seed: 'record' });
  return play(match, ...actions.map(({ seat, action }) => [seat, action] as const));
}

/** What goes wrong when a record is replayed. */
function failure(record: unknown): RecordError {
  try {
    Match.replay(sealedBids, record);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('the record replayed');
}

const record: MatchRecord = wholeMatch().record();

describe('a record', () => {
  test('replays to the same match', () => {
    const match = wholeMatch();
    const replayed = Match.replay(sealedBids, JSON.parse(JSON.stringify(match.record())));
    expect(hashOf(replayed.position)).toBe(hashOf(match.position));
    expect(replayed.entries).toEqual(match.entries);
    expect(replayed.events(1)).toEqual(match.events(1));
    expect(replayed.record()).toEqual(match.record());
  });

  test('has a check every so often and at the end', () => {
    expect(record.entries.length).toBeGreaterThan(ENTRIES_PER_CHECK);
    expect(record.checks.map(({ after }) => after)).toEqual([ENTRIES_PER_CHECK, record.entries.length]);
    const unplayed = Match.start(sealedBids, { seats: 2, seed: 'x' }).record();
    expect(unplayed.checks).toEqual([
      { after: 0, hash: hashOf(Match.start(sealedBids, { seats: 2, seed: 'x' }).position) },
    ]);
  });

  test('keeps undos, and a position that the match started from', () => {
    const match = play(orderedTable(2), [0, { do: 'aside', card: 1 }], [0, done]);
    match.undo(0, 0);
    play(match, [0, done], [1, { do: 'roll' }]);
    const kept = match.record();
    expect(kept.start).toEqual(match.at(0));
    expect(kept.entries[2]).toEqual({ seat: 0, undo: 0 });
    expect(hashOf(Match.replay(sealedBids, kept).position)).toBe(hashOf(match.position));
  });
});

describe('a record that cannot be replayed says why, and where', () => {
  const entries = (index: number, entry: unknown) => ({
    ...record,
    entries: record.entries.map((old, i) => (i === index ? entry : old)),
  });

  test.each([
    ['nothing', null, /^The record is malformed: /],
    [
      'another format',
      { ...record, format: 'roundhouse-record/9' },
      /format is 'roundhouse-record\/9'; only 'roundhouse-record\/1'/,
    ],
    ['another game', { ...record, game: 'whist' }, /of the game 'whist', not of 'sealed-bids'/],
    ['other rules', { ...record, rules: 2 }, /version 2 of the rules of 'sealed-bids'; these are version 1/],
    ['no seed', { ...record, seed: undefined }, /^The record is malformed: seed: /],
    ['too many seats', { ...record, seats: 9 }, /takes 2 to 4 seats with these options, not 9/],
    ['strange options', { ...record, options: { rounds: 0 } }, /does not suit the game 'sealed-bids': rounds: /],
    ['a broken start', { ...record, start: {} }, /does not suit the game 'sealed-bids': phase: /],
    ['a check past the end', { ...record, checks: [{ after: 999, hash: '' }] }, /a check after entry 999, but only/],
    ['another start', { ...record, checks: [{ after: 0, hash: 'ff' }] }, /disagrees with the rules at the start/],
  ])('%s', (_name, broken, why) => {
    const error = failure(broken);
    expect(error.message).toMatch(why);
    expect(error.entry).toBeNull();
  });

  test.each([
    ['no seat', entries(6, { action: done }), 7, /^Entry 7 of the record is malformed: /],
    [
      'both action and undo',
      entries(6, { seat: 0, action: done, undo: 0 }),
      7,
      /^Entry 7 of the record is malformed: /,
    ],
    [
      'no action',
      entries(0, { seat: 0, action: 'sing' }),
      1,
      /^Entry 1 of the record may not be played \(match\.malformed-action\)/,
    ],
    [
      'a seat out of turn',
      entries(0, { seat: 3, action: done }),
      1,
      /\(match\.not-waiting\): Seat 3 has nothing to decide now\.$/,
    ],
    ['an illegal action', entries(0, { seat: 0, action: { do: 'unseal' } }), 1, /\(turn\.phase\): The market is open/],
    ['an impossible undo', entries(0, { seat: 0, undo: 0 }), 1, /\(match\.undo-nothing\)/],
    [
      'another position',
      { ...record, checks: [{ after: 9, hash: '00' }] },
      9,
      /disagrees with the rules after entry 9: it says 00/,
    ],
  ])('an entry with %s', (_name, broken, entry, why) => {
    const error = failure(broken);
    expect(error.message).toMatch(why);
    expect(error.entry).toBe(entry);
  });

  test('an entry on which the rules themselves fail', () => {
    const fragile = {
      ...sealedBids,
      play: () => {
        throw new Error('a slip in the rules');
      },
    };
    expect(() => Match.replay(fragile, record)).toThrow(/^Entry 1 of the record .*a slip in the rules/);
  });
});

describe('texts', () => {
  test('an action goes through its line and back', () => {
    for (const { action } of randomGame(sealedBids, { rounds: 2 }, 2, 'texts').actions) {
      const line = actionToText(action);
      expect(line).not.toContain('\n');
      expect(actionFromText(sealedBids.action, line)).toEqual(action);
    }
    expect(() => actionFromText(sealedBids.action, '{"do":')).toThrow(MalformedError);
    expect(() => actionFromText(sealedBids.action, '{"do":"fly"}')).toThrow(MalformedError);
  });

  test('a record goes through its text and back, an entry a line', () => {
    const text = recordToText(record);
    expect(recordFromText(text)).toEqual(record);
    expect(text.split('\n').filter((line) => line.startsWith('    {"seat"'))).toHaveLength(record.entries.length);
    expect(recordToText(Match.replay(sealedBids, recordFromText(text)).record())).toBe(text);
    expect(() => recordFromText('once upon a time')).toThrow(RecordError);
  });
});
