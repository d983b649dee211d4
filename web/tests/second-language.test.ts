import { readFileSync } from 'node:fs';
import { parseCatalogue, TooltipProvider, WordsProvider } from '@roundhouse/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FIRST_GAME, GAMES } from '@roundhouse/games/registry';
import { MakerProvider } from '../match/maker-context.tsx';
import type { MatchMaker, MatchSummary } from '../match/table-match.ts';
import { english, LANGUAGES, languageName, loadCatalogue } from '../messages/languages.ts';
import { HomeView } from '../pages/home-view.tsx';
import { PageFrame } from '../pages/page-frame.tsx';

const template: unknown = JSON.parse(readFileSync(new URL('../messages/template.json', import.meta.url), 'utf8'));
const OPEN = '⟦';
const CLOSE = '⟧';

/** A language that nobody speaks: every sentence in brackets, its gaps kept. */
const pseudo = Object.fromEntries(
  Object.keys(parseCatalogue(template)).map((sentence) => [sentence, `${OPEN}${sentence}${CLOSE}`]),
);

const nowhere = (): Promise<never> => Promise.reject(new Error('nothing is asked of it here'));
const maker: MatchMaker = {
  list: nowhere,
  create: nowhere,
  importRecord: nowhere,
  open: nowhere,
  remove: nowhere,
  status: nowhere,
  setPace: () => undefined,
};

const PLAYER = 'Somebody';
const players = [{ seat: 0, name: PLAYER, bot: null, vacant: false }];
const game = FIRST_GAME.id;
const kept: MatchSummary[] = [
  { id: 'a', game, players, seq: 3, over: false, yourTurn: true, takebacks: true, changed: 0, broken: null },
  { id: 'b', game, players, seq: 3, over: false, yourTurn: false, takebacks: true, changed: 0, broken: null },
  { id: 'c', game, players, seq: 3, over: true, yourTurn: false, takebacks: true, changed: 0, broken: null },
  {
    id: 'd',
    game: '',
    players: [],
    seq: 0,
    over: false,
    yourTurn: false,
    takebacks: true,
    changed: 0,
    broken: '[why]',
  },
];

interface Shown {
  readonly matches: readonly MatchSummary[] | null;
  readonly failed?: string;
}

function home(catalogue: Readonly<Record<string, string>>, { matches, failed }: Shown): string {
  const view = createElement(HomeView, {
    matches,
    keeping: { kept: false, why: '[why]' },
    now: 60_000,
    starting: false,
    failed: failed ?? null,
    onPlay: () => undefined,
    onRemove: () => undefined,
  });
  const page = createElement(PageFrame, { page: 'home', children: view });
  const inside = createElement(TooltipProvider, { children: page });
  const made = createElement(MakerProvider, { maker, children: inside });
  return renderToStaticMarkup(createElement(WordsProvider, { language: 'en', catalogue, english, children: made }));
}

/** All that can be read or heard: text, and the attributes that are shown or spoken. */
function visible(html: string): string[] {
  const text = html.split(/<[^>]*>/);
  const spoken = [...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map((found) => found[1] ?? '');
  return [...text, ...spoken].map((piece) => piece.trim()).filter((piece) => /\p{L}/u.test(piece));
}

/** Names stay as they are in every language; so does what the browser itself says of time. */
const NAMES = ['Roundhouse', PLAYER, '[why]', '1 minute ago', ...GAMES.map(({ name }) => name)].sort(
  (a, b) => b.length - a.length,
);

function untranslated(html: string): string[] {
  return visible(html).filter((piece) => {
    const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), piece.replace(/⟦[^⟧]*⟧/g, ''));
    return /\p{L}/u.test(rest);
  });
}

describe('a second language', () => {
  it.each([
    ['with games', { matches: kept }],
    ['for a newcomer', { matches: [] }],
    ['while it loads', { matches: null }],
    ['when a game cannot start', { matches: [], failed: '[why]' }],
  ])('changes every sentence of home: %s', (_, shown) => {
    const translated = home(pseudo, shown);
    expect(visible(translated).length).toBeGreaterThan(20);
    expect(untranslated(translated)).toEqual([]);
  });

  it('would be noticed if a sentence were missing', () => {
    const { 'Play now': _, ...withoutOne } = pseudo;
    expect(untranslated(home(withoutOne, { matches: [] }))).toEqual(['Play now']);
  });

  it('is only a file: the tags and names of the languages come from the folder', async () => {
    expect(LANGUAGES[0]).toBe('en');
    expect(languageName('de')).toBe('Deutsch');
    expect(await loadCatalogue('xx-unknown')).toBe(english);
  });
});
