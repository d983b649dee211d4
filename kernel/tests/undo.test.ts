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

/** A game in which nobody notices what another puts aside. */
const silent: typeof sealedBids = {
  ...sealedBids,
  play: (p, seat, action, rng, tell) =>
    sealedBids.play(p, seat, action, rng, (event) => {
      if (event.type !== 'put-aside') tell(event);
    }),
  view: (p, eye) => {
    const seen = sealedBids.view(p, eye);
    const others = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
      lists.map((list, seat) => (seat === eye ? list : []));
    return { ...seen, used: [], hands: others(seen.hands), aside: others(seen.aside) };
  },
};

describe('among bots and people', () => {
  const ada = { name: 'Ada', bot: null };
  const bolt = { name: 'Bolt', bot: 'easy' };
  const seated = (second: typeof ada | typeof bolt | null, game = sealedBids): Table => {
    const match = Match.start(game, { options: { rounds: 2 }, seats: 2, seed: 'one' });
    match.sit(0, ada);
    match.sit(1, second);
    return match;
  };
  const round = (match: Table): Table =>
    play(match, [0, { do: 'roll' }], [0, done], [1, { do: 'roll' }], [1, { do: 'draw' }], [1, done]);

  test("past bots one goes back to any point of one's own, and the record says so", () => {
    const match = round(seated(bolt));
    const limitNow = match.undoLimit(0);
    expect([limitNow.seq, limitNow.pastBots, limitNow.stop.rule]).toEqual([5, 0, 'match.undo-other-acted']);
    for (const bots of [2, 3, 4]) expect(match.undo(0, bots).ok).toBe(false);
    expect(match.undo(0, 1)).toEqual({ ok: true, seq: 1 });
    expect(match.entries.at(-1)).toEqual({ seat: 0, undo: 1, beyond: 'bots' });
    expect(match.undo(0, 0).ok).toBe(true);
    const again = Match.replay(sealedBids, match.record());
    expect(hashOf(again.position)).toBe(hashOf(match.position));
    expect(again.record()).toEqual(match.record());
  });

  test('past bots one does not go back past the last action of another person', () => {
    const match = round(seated(ada));
    const card = (seat: number): number => Number(match.position.hands[seat]?.[0]);
    play(match, [0, seal(card(0))], [1, seal(card(1))]);
    match.sit(1, bolt);
    expect(match.undoLimit(0).pastBots).toBe(match.seq);
  });

  test('when everybody agrees one goes back as far as one likes, and the record says so', () => {
    const match = round(seated({ name: 'Grace', bot: null }));
    expect(match.undo(0, 1).ok).toBe(false);
    expect(match.undo(0, -1, undefined, true).ok).toBe(false);
    expect(match.undo(0, 5, undefined, true).ok).toBe(false);
    expect(match.undo(0, 1, undefined, true)).toEqual({ ok: true, seq: 1 });
    expect(match.entries.at(-1)).toEqual({ seat: 0, undo: 1, beyond: 'consent' });
    const again = Match.replay(sealedBids, match.record());
    expect(hashOf(again.position)).toBe(hashOf(match.position));
    expect(again.record()).toEqual(match.record());
  });

  test('an undo within the limits is no takeback', () => {
    const match = play(seated(bolt), [0, done]);
    match.undo(0);
    expect(match.entries.at(-1)).toEqual({ seat: 0, undo: 0 });
  });

  test('with another person at the table, or where nobody said who plays, the strict limit stands', () => {
    for (const match of [round(seated(ada)), round(Match.start(sealedBids, { seats: 2, seed: 'one' }))]) {
      const { seq, pastBots } = match.undoLimit(0);
      expect([seq, pastBots]).toEqual([5, 5]);
      expect(match.undo(0, 1).ok).toBe(false);
    }
  });

  test('what a person played stands, though a bot has the seat by now', () => {
    const match = round(seated(ada));
    match.sit(1, bolt);
    expect(match.undoLimit(0).pastBots).toBe(5);
    play(match, [0, seal(Number(match.position.hands[0]?.[0]))]);
    expect(match.undoLimit(0).pastBots).toBe(5);
    const empty = round(seated(bolt));
    empty.sit(1, null);
    expect(empty.undoLimit(0).pastBots).toBe(0);
  });

  test('what a bot did unnoticed does not stand in the way, and what it did openly does', () => {
    const match = seated(bolt, silent);
    play(match, [0, done], [1, { do: 'aside', card: Number(match.position.hands[1]?.[0]) }]);
    expect(match.unawareOf(2)).toEqual([0, 'public']);
    expect(match.undoLimit(0).seq).toBe(0);
    play(match, [1, { do: 'roll' }]);
    expect(match.undoLimit(0).seq).toBe(3);
  });

  test('where nobody said who plays, whatever another seat did stands in the way', () => {
    const match = Match.start(silent, { options: { rounds: 2 }, seats: 2, seed: 'one' });
    play(match, [0, done], [1, { do: 'aside', card: Number(match.position.hands[1]?.[0]) }]);
    expect(limit(match, 0)).toEqual([2, 'match.undo-other-acted']);
  });

  test('an undo names those who noticed nothing of it: nothing of anything that was taken back', () => {
    const match = seated(bolt, silent);
    const put = { do: 'aside', card: Number(match.position.hands[0]?.[0]) } as const;
    play(match, [0, put]);
    match.undo(0);
    expect(match.entries.at(-1)).toEqual({ seat: 0, undo: 0, unaware: [1, 'public'] });
    play(match, [0, put], [0, done]);
    match.undo(0, 0);
    expect(match.entries.at(-1)).toEqual({ seat: 0, undo: 0 });
    expect(match.unawareOf(0)).toEqual([]);
  });

  rule('match.undo-together', 'while people decide at the same time, undo does not tell who has', () => {
    const sealing = play(seated(ada), [0, done], [1, done]);
    const [first, second] = sealing.position.hands.map((hand) => Number(hand[0]));
    play(sealing, [0, seal(Number(first))]);
    expect(limit(sealing, 0)).toEqual([3, 'match.undo-together']);
    const alone = play(seated(bolt), [0, done], [1, done], [0, seal(Number(first))]);
    expect(limit(alone, 0)).toEqual([2, 'match.undo-other-acted']);
    expect(second).toBeGreaterThan(0);
  });
});

describe('a plan', () => {
  test('is played whole', () => {
    const match = orderedTable(2);
    expect(match.submitAll(0, [aside(1), done], 5)).toMatchObject({ ok: true });
    expect(match.entries.map(({ at }) => at)).toEqual([5, 5]);
    expect(match.waiting()).toEqual([1]);
  });

  rule('match.plan-unforeseen', 'a plan may end with chance or something shown, and does not go on after it', () => {
    for (const last of [{ do: 'draw' }, { do: 'roll' }] as const) {
      const match = orderedTable(2);
      // Whatever would come next: else the refusal tells what was drawn.
      for (const next of [done, aside(9), aside(99)]) {
        expect(match.submitAll(0, [last, next])).toMatchObject({
          ok: false,
          violation: { rule: 'match.plan-unforeseen' },
        });
      }
      expect([match.seq, match.entries]).toEqual([0, []]);
      expect(match.submitAll(0, [aside(1), last])).toMatchObject({ ok: true });
    }
  });

  test('or not at all, whichever action is refused, and when the rules fail', () => {
    const fragile = {
      ...sealedBids,
      play: (...args: Parameters<typeof sealedBids.play>) => {
        if (args[2].do === 'roll') throw new Error('a slip in the rules');
        sealedBids.play(...args);
      },
    };
    const match = Match.start(fragile, { seats: 2, seed: 'one' });
    const before = hashOf(match.position);
    const card = Number(match.position.hands[0]?.[0]);
    expect(match.submitAll(0, [aside(card), aside(card)])).toMatchObject({
      ok: false,
      violation: { rule: 'market.aside' },
    });
    expect(() => match.submitAll(0, [aside(card), { do: 'roll' }])).toThrow('a slip in the rules');
    expect([hashOf(match.position), match.seq, match.entries]).toEqual([before, 0, []]);
  });
});

test('what is played on a copy does not touch the match, nor the other way round', () => {
  const match = play(orderedTable(2), [0, aside(1)]);
  match.sit(0, { name: 'Ada', bot: null });
  const copy = match.copy();
  expect(copy.record()).toEqual(match.record());
  expect(copy.sitters).toEqual(match.sitters);
  const before = match.record();
  play(copy, [0, done]);
  copy.sit(1, null);
  copy.keep();
  expect(match.record()).toEqual(before);
  expect([match.sitters[1], match.keep().from]).toEqual([undefined, 0]);
  match.undo(0);
  expect([match.seq, copy.seq]).toEqual([0, 2]);
});

test('nobody sits where there is no seat', () => {
  const match = orderedTable(2);
  expect(match.sit(2, null)?.rule).toBe('match.no-such-seat');
  expect(match.sitters).toEqual([undefined, undefined]);
  expect(match.entries).toEqual([]);
});
