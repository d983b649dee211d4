import { FIRST_GAME } from '@roundhouse/games/registry';
import { say } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { type MatchSummary, SAVE_FORMAT } from '../match/table-match.ts';
import { headlineOf, leadText } from '../pages/headline.ts';
import { guestName, quickMatch } from '../pages/quick-match.ts';
import { byRank } from '../pages/ranking.ts';
import { readBrought, recordFileName } from '../pages/record-file.ts';
import { sortMatches } from '../pages/use-matches.ts';

function summary(id: string, fields: Partial<MatchSummary>): MatchSummary {
  return {
    id,
    game: 'g',
    players: [],
    over: false,
    yourTurn: false,
    takebacks: false,
    changed: 0,
    broken: null,
    ...fields,
  };
}

describe('the order of games', () => {
  it('puts my turn first, then the newest, and finished and broken games apart', () => {
    const { running, finished, broken } = sortMatches([
      summary('old-mine', { yourTurn: true, changed: 1 }),
      summary('new-theirs', { changed: 9 }),
      summary('ended', { over: true, changed: 5 }),
      summary('new-mine', { yourTurn: true, changed: 3 }),
      summary('ended-later', { over: true, changed: 6 }),
      summary('damaged', { broken: 'It is damaged.' }),
    ]);
    expect(running.map(({ id }) => id)).toEqual(['new-mine', 'old-mine', 'new-theirs']);
    expect(finished.map(({ id }) => id)).toEqual(['ended-later', 'ended']);
    expect(broken.map(({ id }) => id)).toEqual(['damaged']);
  });
});

describe('a record from outside', () => {
  it('is JSON with a format and entries', () => {
    expect(readBrought('\uFEFF {"format":"x","entries":[]} ')).toEqual({
      kind: 'record',
      record: { format: 'x', entries: [] },
    });
  });

  it.each([
    ['', 'nothing in it'],
    ['hello', 'a part of it is missing'],
    ['{"format":"x","entr', 'a part of it is missing'],
    ['[1,2]', 'another kind'],
    ['{"format":"x"}', 'another kind'],
    ['null', 'not the record'],
  ])('is refused with a reason when it is %j', (source, reason) => {
    expect(() => readBrought(source)).toThrow(reason);
  });

  it('is refused when it is larger than any game', () => {
    expect(() => readBrought(' '.repeat(200_000_001))).toThrow('too large');
  });

  it('may be a file of saved games', () => {
    const file = { format: SAVE_FORMAT, sealed: '' };
    expect(readBrought(JSON.stringify(file))).toEqual({ kind: 'games', file });
  });

  it('is saved under the name of its game and the day', () => {
    expect(recordFileName('age-of-steam', new Date('2030-05-06T12:00:00Z'))).toBe('age-of-steam-2030-05-06.json');
  });
});

describe('the game for a newcomer', () => {
  it('seats the person first, and the bots that the game suggests under names of their own', () => {
    const { game, options, players } = quickMatch(FIRST_GAME, 'Ada');
    expect({ game, options }).toEqual({ game: FIRST_GAME.id, options: FIRST_GAME.quick.options });
    expect(players[0]).toEqual({ name: 'Ada', bot: null });
    expect(players.slice(1).map(({ bot }) => bot)).toEqual(FIRST_GAME.quick.bots);
    expect(new Set(players.map(({ name }) => name)).size).toBe(players.length);
    expect(quickMatch(FIRST_GAME, 'Ada', { map: 'rust-belt' }).options).toEqual({ map: 'rust-belt' });
  });
});

describe('who has won', () => {
  const players = ['Ada', 'Bolt', 'Cy'].map((name, seat) => ({ seat, name, bot: null, vacant: false }));
  const won = (...winners: readonly number[]) => say(headlineOf({ winners, ranks: [], scores: [] }, players));

  it('is said of nobody, of one, and of several', () => {
    expect(won()).toBe('Nobody wins');
    expect(won(1)).toBe('Bolt wins');
    expect(won(0, 2)).toBe('Shared victory: Ada, Cy');
  });
});

describe('who is ahead', () => {
  const players = ['Ada', 'Bolt', 'Cy', 'Dot'].map((name) => ({ name }));
  const said = (...leaders: readonly number[]) => say(leadText(leaders, players));

  it('is said of nobody, by name of one or two, and of more by their number', () => {
    expect(said()).toBe('nobody leads yet');
    expect(said(2)).toBe('ahead: Cy');
    expect(said(0, 3)).toBe('ahead: Ada, Dot');
    expect(said(0, 1, 3)).toBe('3 share the lead');
  });
});

describe('those who ended', () => {
  it('come in their order, those of one rank by seat', () => {
    const seats = [0, 1, 2, 3].map((seat) => ({ seat }));
    const result = { winners: [2], ranks: [3, 2, 1, 2], scores: [] };
    expect(byRank(result, seats).map(({ seat }) => seat)).toEqual([2, 1, 3, 0]);
  });
});

it('people without a name are counted from one', () => {
  const t = (english: string, { n }: { readonly n?: unknown } = {}) => english.replace('{n}', String(n));
  expect([0, 3].map((seat) => guestName(t, seat))).toEqual(['Player 1', 'Player 4']);
});
