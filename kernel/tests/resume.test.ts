import { type Entry, hashOf, type Kept, Match, type MatchRecord, RecordError } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { describe, expect, test } from 'vitest';
import { sealedBids } from './sealed-bids/game.ts';
import type { Action, Event } from './sealed-bids/position.ts';
import { done, orderedTable, play, seal, type Table } from './sealed-bids/table.ts';

/** Version 2 of the rules: a roll brings a coin more, and nobody draws two turns in a row any more. */
const mended: typeof sealedBids = {
  ...sealedBids,
  rulesVersion: 2,
  check: (p, seat, action) =>
    action.do === 'aside'
      ? { rule: 'market.aside', why: { text: 'Nothing is put aside any more.' } }
      : sealedBids.check(p, seat, action),
  play: (p, seat, action, rng, tell) => {
    sealedBids.play(p, seat, action, rng, tell);
    if (action.do === 'roll') p.coins = p.coins.map((coins, index) => (index === seat ? coins + 1 : coins));
  },
};

const draw: Action = { do: 'draw' };
const roll: Action = { do: 'roll' };
const aside = (card: number): Action => ({ do: 'aside', card });

/** Played in stretches, with a position kept after each; what a store would hold. */
function putBy(...stretches: readonly (readonly (readonly [number, Action])[])[]): {
  readonly match: Table;
  readonly kept: readonly Kept<Event>[];
} {
  const match = orderedTable(2);
  match.sit(0, { name: 'Ada', bot: null });
  match.sit(1, { name: 'Bolt', bot: 'easy' });
  const kept = [match.keep()];
  for (const [index, stretch] of stretches.entries()) {
    play(match, ...stretch);
    if (index < stretches.length - 1) kept.push(match.keep());
  }
  return { match, kept };
}

/** The game, and how often it was played an action of. */
function countingPlays(): { readonly counting: typeof sealedBids; readonly played: () => number } {
  let played = 0;
  const counting: typeof sealedBids = {
    ...sealedBids,
    play: (...args) => {
      played++;
      sealedBids.play(...args);
    },
  };
  return { counting, played: () => played };
}

/** As it comes back from a store. */
const asJson = <T>(value: T): T => structuredClone(value);

describe('a match that was put by', () => {
  const { match, kept } = putBy(
    [
      [0, draw],
      [0, roll],
    ],
    [
      [0, done],
      [1, draw],
    ],
    [[1, roll]],
  );
  const opened = () => Match.resume(sealedBids, asJson(match.record()), asJson(kept));

  test('opens at its last position, with all that was told and who sits where', () => {
    const { match: again, lost } = opened();
    expect(lost).toBeNull();
    expect(hashOf(again.position)).toBe(hashOf(match.position));
    for (const eye of [0, 1, 'public'] as const) expect(again.events(eye)).toEqual(match.events(eye));
    expect(again.sitters).toEqual(match.sitters);
    expect(again.seq).toBe(match.seq);
  });

  test('plays only what came after the last kept position', () => {
    const { counting, played } = countingPlays();
    Match.resume(counting, asJson(match.record()), asJson(kept));
    expect(played()).toBe(1);
  });

  test('plays the rest when somebody looks back, and says the same of every moment', () => {
    const { match: again } = opened();
    for (let seq = 0; seq <= match.seq; seq++) expect(hashOf(again.at(seq))).toBe(hashOf(match.at(seq)));
    expect(again.record()).toEqual(match.record());
  });

  test('has the same limits of undo', () => {
    const { match: again } = opened();
    for (const seat of [0, 1]) expect(again.undoLimit(seat)).toEqual(match.undoLimit(seat));
  });

  test('against bots says how far back one may go without being played again', () => {
    const { match: again } = opened();
    for (const one of [match.copy(), again]) {
      const limit = one.undoLimit(0);
      expect([limit.seq, limit.pastBots]).toEqual([5, 0]);
    }
    const { counting, played } = countingPlays();
    const counted = Match.resume(counting, asJson(match.record()), asJson(kept)).match;
    counted.undoLimit(0);
    expect(played()).toBe(1);
    expect(counted.undo(0, 1)).toEqual({ ok: true, seq: 1 });
    expect(hashOf(counted.position)).toBe(hashOf(match.at(1)));
  });

  test('goes on as if it had never been closed', () => {
    const { match: again } = opened();
    const other = Match.replay(sealedBids, match.record());
    for (const one of [again, other]) play(one, [1, done], [0, seal(1)]);
    expect(hashOf(again.position)).toBe(hashOf(other.position));
    expect(again.record()).toEqual(other.record());
  });

  test('keeps on where it stopped keeping', () => {
    const { match: again } = opened();
    play(again, [1, done]);
    const next = again.keep();
    expect(next.from).toBe(5);
    const third = Match.resume(sealedBids, asJson(again.record()), asJson([...kept, next])).match;
    expect(third.events('public')).toEqual(again.events('public'));
  });

  test('an undo that goes behind the last kept position is no hindrance', () => {
    const table = putBy([[0, aside(1)]], [[0, done]], [[1, aside(5)]]);
    table.match.undo(1);
    table.match.undo(0, 0);
    play(table.match, [0, draw]);
    const again = Match.resume(sealedBids, asJson(table.match.record()), asJson(table.kept)).match;
    expect(hashOf(again.position)).toBe(hashOf(table.match.position));
    const longer = [...table.kept, table.match.keep()];
    const third = Match.resume(sealedBids, asJson(table.match.record()), asJson(longer)).match;
    expect(third.events(0)).toEqual(table.match.events(0));
    expect(hashOf(third.at(0))).toBe(hashOf(table.match.at(0)));
  });

  test('opens without kept positions, and with one that was spoilt', () => {
    expect(hashOf(Match.resume(sealedBids, match.record(), []).match.position)).toBe(hashOf(match.position));
    const spoilt = kept.map((one) => ({ ...one, position: { nothing: true } }));
    expect(() => Match.resume(sealedBids, match.record(), spoilt)).toThrow(RecordError);
  });
});

describe('rules that change under a running match', () => {
  test('a change that the match never met changes nothing', () => {
    const { match, kept } = putBy([[0, draw]], [[0, done]]);
    const { match: again, lost } = Match.resume(mended, match.record(), kept);
    expect(lost).toBeNull();
    expect(again.entries).toEqual(match.entries);
    expect(again.record().rules).toBe(2);
  });

  rule('match.undo-carried', 'a match goes on from its last kept position, and nothing before is taken back', () => {
    const { match, kept } = putBy([[0, roll]], [[0, draw]], [[0, done]]);
    const { match: again, lost } = Match.resume(mended, asJson(match.record()), asJson(kept), 77);
    expect(lost).toBe(0);
    expect(hashOf(again.position)).toBe(hashOf(match.position));
    expect(again.entries.at(-1)).toMatchObject({ at: 77, carried: { rules: 2, after: 4, seq: 2, upTo: 5 } });
    expect(again.undoLimit(0)).toMatchObject({ seq: 2, stop: { rule: 'match.undo-carried' } });
    expect(again.undo(0, 1)).toMatchObject({ ok: false, violation: { rule: 'match.undo-carried' } });
    play(again, [1, done], [0, seal(Number(again.position.hands[0]?.[0]))]);
    expect(again.undoLimit(0)).toMatchObject({ seq: 4, pastBots: 2 });
    expect(again.undo(0, 2)).toEqual({ ok: true, seq: 2 });
  });

  test('entries that the new rules refuse are void, and who sits where is not', () => {
    const { match, kept } = putBy([[0, roll]], [[0, aside(1)]]);
    match.sit(1, { name: 'Cy', bot: null });
    const { match: again, lost } = Match.resume(mended, match.record(), kept);
    expect(lost).toBe(2);
    expect(again.seq).toBe(1);
    expect(hashOf(again.position)).toBe(hashOf(match.at(1)));
    expect(again.sitters[1]).toEqual({ name: 'Cy', bot: null });
    expect(again.entries).toHaveLength(match.entries.length + 1);
  });

  test('its history stays: all that was told, and the positions that were kept', () => {
    const { match, kept } = putBy([[0, roll]], [[0, draw]], [[0, done]]);
    const again = Match.resume(mended, match.record(), kept).match;
    for (const eye of [0, 1, 'public'] as const) expect(again.events(eye)).toEqual(match.events(eye));
    expect(hashOf(again.at(0))).toBe(hashOf(match.at(0)));
    expect(hashOf(again.at(1))).toBe(hashOf(match.at(1)));
    expect(hashOf(again.viewAt(2, 1))).toBe(hashOf(match.viewAt(2, 1)));
  });

  test('the record of a carried match replays and opens under the new rules, history included', () => {
    const { match, kept } = putBy([[0, roll]], [[0, draw]], [[0, aside(1)]]);
    const again = Match.resume(mended, match.record(), kept).match;
    play(again, [0, done], [1, roll], [1, done], [0, seal(9)]);
    const record: MatchRecord = asJson(again.record());
    const replayed = Match.replay(mended, record);
    expect(hashOf(replayed.position)).toBe(hashOf(again.position));
    expect(replayed.record()).toEqual(record);
    expect(replayed.events(1)).toEqual(again.events(1));
    const resumed = Match.resume(mended, record, [asJson(again.keep())]).match;
    expect(hashOf(resumed.position)).toBe(hashOf(again.position));
    expect(resumed.entries).toEqual(again.entries);
    const { kept: history = [] } = resumed.record();
    expect(history.map(({ after }) => after)).toEqual(kept.map(({ after }) => after));
    expect(resumed.undoLimit(0)).toEqual(again.undoLimit(0));
  });

  test('rules that were changed without a new version take nothing of its history', () => {
    const { match, kept } = putBy([[0, roll]], [[0, draw]], [[0, done]]);
    const unnamed: typeof sealedBids = { ...mended, rulesVersion: sealedBids.rulesVersion };
    const again = Match.resume(unnamed, asJson(match.record()), asJson(kept)).match;
    expect(again.copy().record().kept).toEqual(kept);
    expect(again.record().kept).toEqual(kept);
    expect(again.events('public')).toEqual(match.events('public'));
    for (const seq of [0, 1, 2, 3]) expect(hashOf(again.at(seq))).toBe(hashOf(match.at(seq)));
  });

  test('its history stays when it is opened again from what was put by', () => {
    const { match, kept } = putBy([[0, roll]], [[0, draw]], [[0, done]]);
    const { kept: _apart, ...record } = Match.resume(mended, match.record(), kept).match.record();
    const again = Match.resume(mended, asJson(record), asJson(kept)).match;
    for (const eye of [0, 1, 'public'] as const) expect(again.events(eye)).toEqual(match.events(eye));
    expect(hashOf(again.at(1))).toBe(hashOf(match.at(1)));
  });

  test('it can be carried over a second time', () => {
    const { match, kept } = putBy([[0, roll]], [[0, draw]]);
    const second = Match.resume(mended, match.record(), kept).match;
    play(second, [0, done], [1, roll]);
    const third: typeof sealedBids = {
      ...mended,
      rulesVersion: 3,
      play: (p, seat, action, rng, tell) => {
        mended.play(p, seat, action, rng, tell);
        if (action.do === 'roll') p.coins = p.coins.map((coins) => coins + 1);
      },
    };
    const all = [...kept, second.keep()];
    const { match: again, lost } = Match.resume(third, asJson(second.record()), asJson(all));
    expect(lost).toBe(0);
    expect(hashOf(again.position)).toBe(hashOf(second.position));
    expect(again.events('public')).toEqual(second.events('public'));
    expect(hashOf(Match.replay(third, asJson(again.record())).position)).toBe(hashOf(again.position));
  });

  test('without a position to go on from, the record says what is wrong', () => {
    const { match } = putBy([[0, aside(1)]]);
    expect(() => Match.resume(mended, match.record(), [])).toThrow(/^Entry 3 of the record may not be played/);
  });

  test('a plain replay still asks for the rules that the record was made with', () => {
    const { match } = putBy([[0, roll]]);
    expect(() => Match.replay(mended, match.record())).toThrow(
      "The record was made with version 1 of the rules of 'sealed-bids'; these are version 2.",
    );
  });
});

test('an entry of another kind is refused by the reader', () => {
  const record = putBy([[0, roll]]).match.record();
  const entries: readonly (Entry | object)[] = [...record.entries, { seat: 0, sings: 'loudly' }];
  expect(() => Match.replay(sealedBids, { ...record, entries })).toThrow(/^Entry 4 of the record is malformed/);
});
