import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MatchSummary } from '../match/table-match.ts';
import { homeLists, NO_TABLES } from '../online/home-tables.ts';
import { HeroSide } from '../pages/hero-side.tsx';

function running(id: number, yourTurn: boolean): MatchSummary {
  return {
    id: `match-${id}`,
    game: 'age-of-steam',
    players: [],
    over: false,
    yourTurn,
    takebacks: false,
    changed: id,
    broken: null,
  };
}

function side(matches: readonly MatchSummary[]): { readonly tables: readonly string[]; readonly html: string } {
  const { goOn } = homeLists({ running: matches, finished: [] }, NO_TABLES);
  const html = renderToStaticMarkup(createElement(HeroSide, { goOn, now: 0, onRemove: () => undefined }));
  return { tables: [...html.matchAll(/href="\/table\/([^"]+)"/g)].map(([, id = '']) => id), html };
}

describe('the games to go on with', () => {
  it('are all there as long as they are few', () => {
    const { tables, html } = side([running(1, false), running(2, true), running(3, false)]);
    expect(tables).toEqual(['match-2', 'match-3', 'match-1']);
    expect(html).not.toMatch(/All \d+ games/);
  });

  it('are those that matter most where they are many, and a way to all of them', () => {
    const { tables, html } = side([1, 2, 3, 4, 5, 6, 7, 8].map((id) => running(id, id === 2)));
    expect(tables).toEqual(['match-2', 'match-8', 'match-7']);
    expect(html).toContain('All 8 games');
  });
});
