import { readFileSync } from 'node:fs';
import { knownGame } from '@roundhouse/games/registry';
import { dressed, Match, recordFromText, type Result, say } from '@roundhouse/kernel';
import { nodesIn, toSvgText } from '@roundhouse/svg';
import { resultSheet } from '@roundhouse/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askWhenFirstBegun, lasting } from '../pages/lasting.ts';
import { faceOf, leadersAmong, setupFor } from '../pages/match-face.ts';
import { ownNumbers } from '../pages/own-numbers.ts';
import { standingLines } from '../pages/standing.tsx';
import { TicketPlayers } from '../pages/ticket-players.tsx';

describe('my own numbers', () => {
  it('count games, victories and the best score of each game, the most played first', () => {
    const result = { won: false, score: 10, changed: 1 };
    const numbers = ownNumbers([
      { ...result, game: 'steam' },
      { ...result, game: 'city', won: true, score: 41 },
      { ...result, game: 'city', score: null, changed: 7 },
    ]);
    expect(numbers).toEqual([
      { game: 'city', played: 2, won: 1, best: 41, last: 7 },
      { game: 'steam', played: 1, won: 0, best: 10, last: 1 },
    ]);
    expect(ownNumbers([{ ...result, game: 'steam', score: null }])[0]?.best).toBeNull();
  });
});

describe('a browser that is to keep games', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is asked once, and not again when it refused', async () => {
    const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    const shelf = { persist, persisted: () => Promise.resolve(false) };
    expect(await lasting(shelf)).toBe('unasked');
    await askWhenFirstBegun(shelf);
    await askWhenFirstBegun(shelf);
    expect(persist).toHaveBeenCalledTimes(1);
    expect(await lasting(shelf)).toBe('refused');
  });

  it('is not asked when it has promised already, and may know nothing of promises', async () => {
    const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    await askWhenFirstBegun({ persist, persisted: () => Promise.resolve(true) });
    expect(persist).not.toHaveBeenCalled();
    await askWhenFirstBegun({});
    expect(await lasting({})).toBe('refused');
  });
});

describe('the face of a running match', () => {
  it.each(['age-of-steam', 'steam', 'kings-of-air-and-steam', 'city-of-iron'])(
    'of %s is known by its options',
    async (id) => {
      const page = await knownGame(id).page();
      for (const setup of page.setups(page.game)) {
        const { options } = Match.start(page.game, { options: setup.options, seats: setup.seats.min, seed: 'face' });
        expect(setupFor(page.setups(page.game), options)?.id).toBe(setup.id);
      }
    },
  );

  it('says where, which turn, who leads, and has a picture', async () => {
    const page = await knownGame('steam').page();
    const match = Match.start(page.game, { options: {}, seats: 3, seed: 'face' });
    const { options, content } = match;
    const face = faceOf(page, { options, content, view: match.viewAt(0, 'public') }, 3);
    expect(face.place === null ? '' : say(face.place)).not.toBe('');
    expect(face).toMatchObject({ turn: 1, period: 'turn', leaders: [] });
    expect(face.picture('day').tag).toBe('svg');
  });

  it('names those who lead only where somebody who plays is behind', () => {
    expect(leadersAmong([4, 4, 4])).toEqual([]);
    expect(leadersAmong([4, null, 4])).toEqual([]);
    expect(leadersAmong([4, 3, null, 4])).toEqual([0, 3]);
    expect(leadersAmong([null, -7, null])).toEqual([1]);
  });
});

describe('the face of a match that is over', () => {
  it.each([
    ['age-of-steam', '03-two-shores-4-players-the-last-turn'],
    ['steam', '02-ruhr-base-4-players-the-last-turn'],
    ['kings-of-air-and-steam', '05-normal-4-players-lively'],
    ['city-of-iron', '09-full-4-players'],
  ])('of %s tells everybody how it ended', async (id, name) => {
    const page = await knownGame(id).page();
    const path = `../../games/${id}/tests/fixtures/${name}.json`;
    const match = Match.replay(page.game, recordFromText(readFileSync(new URL(path, import.meta.url), 'utf8')));
    const { options, content, seats, seq } = match;
    expect(match.result()).not.toBeNull();
    const face = faceOf(page, { options, content, view: match.viewAt(seq, 'public') }, seats);
    expect(face.result).toEqual(match.result());
    expect(faceOf(page, { options, content, view: match.viewAt(0, 'public') }, seats).result).toBeNull();
  });
});

describe('the players on a ticket', () => {
  const players = ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name, bot: null }));
  const shown = (result: Result | null): string =>
    renderToStaticMarkup(createElement(TicketPlayers, { players, result }))
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();

  it('stand by seat while they play, and when it is over in their order, each with their points', () => {
    expect(shown(null)).toBe('Ada Ben Cleo');
    const scores = [-12, 30, null].map((total) => ({ total, lines: [] }));
    expect(shown({ winners: [1], ranks: [2, 1, 3], scores })).toBe('Ben 30 Ada −12 Cleo out of the game');
  });
});

describe('the picture that is shared', () => {
  it('shows the board, the winner, everybody with their points, the day and the place', async () => {
    const page = await knownGame('age-of-steam').page();
    const { position } = Match.start(page.game, { options: {}, seats: 3, seed: 'sheet' });
    const players = ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name, bot: null, vacant: false }));
    const scores = [12, 30, null].map((total) => ({ total, lines: [] }));
    const result = { winners: [1], ranks: [2, 1, 3], scores };
    const sheet = resultSheet({
      board: page.picture(position, 'night', ['Ada', 'Ben', 'Cleo']),
      theme: 'night',
      liveries: dressed(3, [null, { colour: 'gold', emblem: 'anchor' }, null]),
      game: 'Age of Steam',
      headline: 'Ben wins',
      foot: '15 November 2026 · play.example.org',
      lines: standingLines(result, players, 'out'),
    });
    const words = toSvgText(sheet);
    for (const said of ['AGE OF STEAM', 'Ben wins', '15 November 2026', 'play.example.org', '>30<', '>out<']) {
      expect(words).toContain(said);
    }
    expect([...nodesIn(sheet)].flatMap(({ attributes }) => attributes['data-seat'] ?? []).slice(0, 3)).toEqual([
      1, 0, 2,
    ]);
    const emblems = [...nodesIn(sheet)].flatMap(({ attributes }) => attributes['data-emblem'] ?? []);
    expect(emblems.slice(0, 3)).toEqual(['anchor', 'cross', 'bar']);
  });
});
