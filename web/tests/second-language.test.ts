import { readFileSync } from 'node:fs';
import { CubeIcon } from '@roundhouse/rail-table';
import { parseCatalogue, SeatNames, WordsProvider } from '@roundhouse/ui';
import type { TableLists, TableSummary } from '@roundhouse/wire';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { FIRST_GAME, GAMES } from '@roundhouse/games/registry';
import { MakerProvider } from '../match/maker-context.tsx';
import type { MatchMaker, MatchSummary } from '../match/table-match.ts';
import { Coach, LessonEnd } from '../learn/coach.tsx';
import { english, LANGUAGES, languageName, loadCatalogue, loadRules } from '../messages/languages.ts';
import { OnlineProvider } from '../online/context.tsx';
import { HomeView } from '../pages/home-view.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import type { Rule, Rulebook } from '../rules/rulebook.ts';
import { rulebookOf, UNTRANSLATED } from '../rules/rules-of.ts';
import { RulesView } from '../rules/rules-view.tsx';
import { HandoverBanner } from '../table/curtain.tsx';

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
  branch: nowhere,
  analysis: nowhere,
  keepAnalysis: nowhere,
  open: nowhere,
  remove: nowhere,
  save: nowhere,
  bringBack: nowhere,
  glance: nowhere,
  ownResults: nowhere,
  status: nowhere,
  setPace: () => undefined,
};

const PLAYER = 'Somebody';
const person = { id: 'p', name: PLAYER, kind: 'guest' } as const;
const table: TableSummary = {
  id: 't',
  game: FIRST_GAME.id,
  title: '',
  state: 'open',
  access: 'everybody',
  pace: 'slow',
  watching: true,
  seats: 3,
  places: [{ seat: 0, person, bot: null, name: PLAYER, livery: null }],
  host: person,
  waiting: [],
  changed: 0,
  created: 0,
};
const running: TableSummary = { ...table, state: 'running', pace: 'live' };
const someTables: TableLists = {
  myTurn: [{ ...running, id: 'u' }],
  running: [{ ...running, id: 'v' }],
  waiting: [{ ...table, id: 'w' }],
  open: [table],
  friends: [],
  finished: [{ ...running, id: 'x', state: 'over' }],
};
const players = [{ seat: 0, name: PLAYER, bot: null, vacant: false }];
const game = FIRST_GAME.id;
const kept: MatchSummary[] = [
  { id: 'a', game, players, over: false, yourTurn: true, takebacks: true, changed: 0, broken: null },
  { id: 'b', game, players, over: false, yourTurn: false, takebacks: true, changed: 0, broken: null },
  { id: 'c', game, players, over: true, yourTurn: false, takebacks: true, changed: 0, broken: null },
  {
    id: 'd',
    game: '',
    players: [],
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
  readonly tables?: TableLists;
  readonly server?: 'there' | 'away';
}

/** Home with all its parts, those included that a browser loads later. */
async function home(catalogue: Readonly<Record<string, string>>, shown: Shown): Promise<string> {
  const { matches, failed, tables = null, server = 'there' } = shown;
  const view = createElement(HomeView, {
    matches,
    keeping: { kept: false, why: '[why]' },
    tables,
    server,
    now: 60_000,
    starting: false,
    failed: failed ?? null,
    onPlay: () => undefined,
    onRemove: () => undefined,
    onBrought: () => undefined,
  });
  const page = createElement(PageFrame, { page: 'home', children: view });
  const online = createElement(OnlineProvider, { children: page });
  const made = createElement(MakerProvider, { maker, children: online });
  const { prelude } = await prerender(
    createElement(WordsProvider, { language: 'en', catalogue, english, children: made }),
  );
  return new Response(prelude).text();
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
    ['with tables on a server', { matches: [], tables: someTables }],
    ['without a server', { matches: [], server: 'away' }],
    ['while it loads', { matches: null }],
    ['when a game cannot start', { matches: [], failed: '[why]' }],
  ] as const)('changes every sentence of home: %s', async (_, shown) => {
    const translated = await home(pseudo, shown);
    expect(visible(translated).length).toBeGreaterThan(20);
    expect(untranslated(translated)).toEqual([]);
  });

  it('would be noticed if a sentence were missing', async () => {
    const { 'Play now': _, ...withoutOne } = pseudo;
    expect(untranslated(await home(withoutOne, { matches: [] }))).toEqual(['Play now']);
  });

  it('is only a file: the tags and names of the languages come from the folder', async () => {
    expect(LANGUAGES[0]).toBe('en');
    expect(languageName('de')).toBe('Deutsch');
    expect(await loadCatalogue('xx-unknown')).toBe(english);
  });

  it('brings rules only where it has some: there is no file for it here', async () => {
    expect(await loadRules('xx-unknown', 'steam')).toEqual({ game: null, match: null });
  });
});

interface Language {
  readonly language: string;
  readonly catalogue: Readonly<Record<string, string>>;
  readonly you?: number;
}

/** An element as a reader of that language gets it, at a table with two seats. */
function rendered(element: ReactElement, { language, catalogue, you }: Language): string {
  const seated = createElement(SeatNames, { names: ['Ada', 'Bea'], you: you ?? null, children: element });
  return renderToStaticMarkup(createElement(WordsProvider, { language, catalogue, english, children: seated }));
}

const PSEUDO: Language = { language: 'en', catalogue: pseudo };
const pages = await Promise.all(GAMES.map((open) => open.page()));

/** A RULES.md in which all but the ids is in brackets. */
function pseudoRules(source: string): string {
  const inBrackets = (words: string): string => `${OPEN}${words.replace(/[*`[\]|]/g, ' ')}${CLOSE}`;
  return source
    .replace(/<!--[\s\S]*?-->/g, '')
    .split('\n')
    .map((line) => {
      const [, mark = '', id = '', words = ''] = /^(#+ )?(`[^`]+` )?(.*)$/.exec(line) ?? [];
      return words === '' ? line : `${mark}${id}${inBrackets(words)}`;
    })
    .join('\n');
}

const matchRules = readFileSync(new URL('../../kernel/RULES.md', import.meta.url), 'utf8');

describe.each(pages.map((page) => [page.game.name, page] as const))('%s in a second language', (_, page) => {
  const book = rulebookOf(page.rules, { game: pseudoRules(page.rules), match: pseudoRules(matchRules) });
  const ruleIds = book.parts.flatMap(({ rules }) => rules.map(({ id }) => id));

  it('has every rule, and shows no id of one', () => {
    const html = rendered(
      createElement(RulesView, { book, figures: page.figures, rule: null, onRule: () => undefined }),
      PSEUDO,
    );
    expect(visible(html).length).toBeGreaterThan(ruleIds.length);
    expect(untranslated(html)).toEqual([]);
  });

  it('has every step of its lessons', () => {
    expect(page.lessons.length).toBeGreaterThan(0);
    for (const { steps, ending, title, names, goal, about } of page.lessons) {
      for (const words of [title, goal, about, ...names]) expect(pseudo[words]).toBeDefined();
      const end = {
        ending,
        next: { title, to: '/' },
        starting: false,
        onPlay: ignore,
        onAgain: ignore,
        onLeave: ignore,
      };
      expect(untranslated(rendered(createElement(LessonEnd, end), PSEUDO))).toEqual([]);
      for (const step of steps) {
        const coach = { book, step, done: 0, steps: 3, onShow: ignore, onBack: null, onLeave: ignore };
        const html = rendered(createElement(Coach, coach), PSEUDO);
        expect(html).toContain(OPEN);
        expect(untranslated(html)).toEqual([]);
      }
    }
  });
});

function ignore(): void {
  // Nothing is pressed here.
}

describe('rules of which a language has only some', () => {
  const source = [
    '# The game',
    'General.',
    '## One part',
    'Of this part.',
    '### `a.first` First rule',
    'First.',
    '### `a.second` Second rule',
    'Second.',
    '## Another part',
    '### `b.third` Third rule',
    'Third.',
  ].join('\n');
  const some = ['## Ein Teil', '### `a.second` Zweite Regel', 'Zweitens.', '### `z.unknown` Weg', 'Weg.'].join('\n');

  it('are English rule by rule', () => {
    const book = rulebookOf(source, { game: some, match: null });
    const html = rendered(createElement(RulesView, { book, figures: [], rule: null, onRule: ignore }), PSEUDO);
    const words = visible(html);
    for (const stays of ['General.', 'Of this part.', 'First rule', 'First.', 'Another part', 'Third rule']) {
      expect(words).toContain(stays);
    }
    for (const said of ['Ein Teil', 'Zweite Regel', 'Zweitens.']) expect(words).toContain(said);
    for (const gone of ['One part', 'Second rule', 'Second.', 'Weg']) expect(words).not.toContain(gone);
  });

  it('are found by the same addresses', () => {
    const plain = rulebookOf(source, UNTRANSLATED);
    const book = rulebookOf(source, { game: some, match: null });
    expect(book.parts.map(({ id }) => id)).toEqual(plain.parts.map(({ id }) => id));
  });
});

describe('the grammar of a language', () => {
  const A_RULE: Rule = { id: 'a', title: [], blocks: [] };
  const RULES = '{n, plural, one {# rule} other {# rules}}';
  const CUBES = '{count, plural, one {a {good} cube} other {# {good} cubes}}';
  const withRules = (count: number): Rulebook => ({
    title: '',
    intro: [],
    parts: [{ id: 'p', title: [], blocks: [], rules: Array.from({ length: count }, () => A_RULE) }],
  });

  it.each([
    ['pl', '{n, plural, one {# zasada} few {# zasady} many {# zasad} other {# zasady}}', 1, '1 zasada'],
    ['pl', '{n, plural, one {# zasada} few {# zasady} many {# zasad} other {# zasady}}', 3, '3 zasady'],
    ['pl', '{n, plural, one {# zasada} few {# zasady} many {# zasad} other {# zasady}}', 12, '12 zasad'],
    ['ar', '{n, plural, zero {#z} one {#o} two {#t} few {#f} many {#m} other {#x}}', 0, '0z'],
    ['ar', '{n, plural, zero {#z} one {#o} two {#t} few {#f} many {#m} other {#x}}', 2, '2t'],
    ['ar', '{n, plural, zero {#z} one {#o} two {#t} few {#f} many {#m} other {#x}}', 11, '11m'],
  ])('has as many forms of a number as it needs: %s', (language, words, count, expected) => {
    const view = createElement(RulesView, { book: withRules(count), figures: [], rule: null, onRule: ignore });
    expect(visible(rendered(view, { language, catalogue: { [RULES]: words } }))).toContain(expected);
  });

  it('follows the gender of a word', () => {
    const words =
      '{good, select, red {{count, plural, one {ein roter} other {# rote}}} other {{count, plural, one {ein {good}er} other {# {good}e}}}} Würfel';
    const german = { language: 'de', catalogue: { [CUBES]: words, blue: 'blau' } };
    const labels = [
      createElement(CubeIcon, { good: 'red' }),
      createElement(CubeIcon, { good: 'blue' }),
      createElement(CubeIcon, { good: 'red', count: 3 }),
    ].map((cube) => rendered(cube, german));
    expect(labels[0]).toContain('"ein roter Würfel"');
    expect(labels[1]).toContain('"ein blauer Würfel"');
    expect(labels[2]).toContain('"3 rote Würfel"');
  });

  it('speaks to the reader as to a person', () => {
    const words = '{who, select, you {Du bist} other {{who} ist}} am Zug';
    const next = '{who, select, many {{who} are} other {{who} is}} next';
    const german = { language: 'de', catalogue: { [next]: words }, you: 1 };
    const line = (seat: number): string[] => visible(rendered(createElement(HandoverBanner, { seat }), german));
    expect(line(0)).toContain('Ada ist am Zug');
    expect(line(1)).toContain('Du bist am Zug');
  });
});
