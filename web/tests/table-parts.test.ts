import { FIRST_GAME } from '@roundhouse/games/registry';
import { refuse, text } from '@roundhouse/kernel';
import { SeatNames } from '@roundhouse/ui';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LineChart } from '../charts/line-chart.tsx';
import type { Snapshot } from '../match/table-match.ts';
import { Standing } from '../pages/standing.tsx';
import { LogView } from '../table/log-view.tsx';
import { CarriedOver } from '../table/match-table.tsx';
import { Announcer, WaitingLine } from '../table/words.tsx';

const players = [
  { seat: 0, name: 'Ada', bot: null, vacant: false },
  { seat: 1, name: 'Bolt', bot: 'easy', vacant: false },
  { seat: 2, name: 'Cy', bot: 'easy', vacant: false },
];
const own = await FIRST_GAME.page();
/** Its events are sentences already. */
const page = { ...own, game: { ...own.game, describe: (event: unknown) => text('{what}', { what: String(event) }) } };

const steps = ['set up', 'one', 'two'].map((event, seq) => ({ seq, seat: seq === 0 ? null : 0, events: [event] }));

const snapshot: Snapshot = {
  id: 'm',
  game: FIRST_GAME.id,
  options: {},
  players,
  eye: 0,
  seq: 2,
  view: {},
  waiting: [0],
  steps,
  undos: 0,
  undo: { to: 2, stop: refuse('match.over', 'The game is over.'), pastBots: 2 },
  takebacks: false,
  notes: [],
  result: null,
  screen: 'shared',
  elsewhere: false,
};

/** What is written, without the marks around it. */
function words(element: ReactElement, you: number | null = null): string {
  const names = players.map(({ name }) => name);
  return renderToStaticMarkup(createElement(SeatNames, { names, you, children: element }))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('whom the match waits for', () => {
  const line = (waiting: readonly number[], at = players) =>
    words(createElement(WaitingLine, { waiting, players: at }));

  it('is thinking when only bots are waited for', () => {
    expect(line([1, 2])).toContain('Bolt and Cy are thinking');
    expect(line([2])).toContain('Cy is thinking');
    expect(line([0, 1])).toContain('Waiting for Ada and Bolt');
    expect(words(createElement(WaitingLine, { waiting: [0, 1], players }), 0)).toContain('Waiting for you and Bolt');
  });

  it('is nobody when the game is over, or when a seat is empty', () => {
    expect(line([])).toBe('The game is over.');
    const left = players.map((player) => ({ ...player, vacant: player.seat === 0 }));
    expect(line([0], left)).toContain('Nobody plays this seat now.');
  });
});

describe('what happened', () => {
  it('is said aloud when somebody else did it', () => {
    const said = (mine: boolean, step = steps[1] ?? null) => words(createElement(Announcer, { page, step, mine }));
    expect(said(false)).toBe('one');
    expect(said(true)).toBe('');
    expect(said(false, null)).toBe('');
  });

  it('stands in the log in its order, with the notes after the action that they followed', () => {
    const notes = [{ kind: 'seat', after: 1, text: text('Bolt sat down.') }] as const;
    const turns = [
      { turn: 1, seq: 0 },
      { turn: 2, seq: 2 },
    ];
    const log = words(
      createElement(LogView, {
        page,
        steps,
        notes,
        turns,
        shownSeq: 2,
        goTo: () => undefined,
        recall: () => undefined,
      }),
    );
    expect(log).toBe('Turn 1 set up one Bolt sat down. two Turn 2');
  });

  it('before the first turn stands under the set-up', () => {
    const turns = [
      { turn: 0, seq: 0 },
      { turn: 1, seq: 2 },
    ];
    const log = words(
      createElement(LogView, {
        page,
        steps,
        notes: [],
        turns,
        shownSeq: 2,
        goTo: () => undefined,
        recall: () => undefined,
      }),
    );
    expect(log).toBe('Set-up set up one two Turn 1');
  });

  it('to the rules is said until somebody plays on', () => {
    const note = { kind: 'carried', after: 2, text: text('The rules were mended.') } as const;
    const said = (seq: number) => words(createElement(CarriedOver, { snapshot: { ...snapshot, seq, notes: [note] } }));
    expect(said(2)).toBe('The rules were mended.');
    expect(said(3)).toBe('');
  });
});

describe('how it ended', () => {
  it('is told from the first rank to the last, with those who are out', () => {
    const score = (total: number | null) => ({ total, lines: [] });
    const result = { winners: [2], ranks: [2, 3, 1], scores: [score(7), score(null), score(12)] };
    const told = words(createElement(Standing, { game: FIRST_GAME.id, result, players }));
    expect(told).toMatch(/^Rank 1 .*Cy.* 12 Rank 2 .*Ada.* 7 Rank 3 .*Bolt.* out of the game$/);
  });

  it('is drawn with the numbers of the end in its description', () => {
    const points = [
      { turn: 1, value: 3 },
      { turn: 2, value: 8 },
    ];
    const chart = { id: 'cash', label: text('Cash'), turns: [1, 2], series: [{ seat: 0, points }] };
    const names = players.map(({ name }) => name);
    const html = renderToStaticMarkup(
      createElement(SeatNames, { names, children: createElement(LineChart, { chart, period: 'turn' }) }),
    );
    expect(html).toContain('Cash over the turns, at the end: Ada 8');
    expect(html).toContain('>turn<');
  });
});
