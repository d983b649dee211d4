import { readFileSync } from 'node:fs';
import { Match, recordFromText, say } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { ageOfSteam, type Event } from '../index.ts';
import { movedBy } from '../table/page/desk.ts';
import { newsOf } from '../table/page/side/news.ts';
import { closesTurn } from '../table/page/side/report.tsx';

const RECORDS = ['01-rust-belt-6-players-the-last-turn', '07-copper-vale-3-players-one-player-is-left'];

function steps() {
  return RECORDS.flatMap((name) => {
    const file = new URL(`fixtures/${name}.json`, import.meta.url);
    const match = Match.replay(ageOfSteam, recordFromText(readFileSync(file, 'utf8')));
    return match.events('public').flatMap(({ seq, events }) => {
      return seq === 0 ? [] : [{ before: match.at(seq - 1), after: match.at(seq), events }];
    });
  });
}

/** What stands beside each name after these events, for every event in turn. */
function told(events: readonly Event[]): readonly (readonly [number, string])[] {
  return events.flatMap((event) => newsOf(event, events)).map(([seat, { words }]) => [seat, say(words)]);
}

describe('the news beside a player', () => {
  it('add up to what changed hands, in whole games', () => {
    let changes = 0;
    for (const { before, after, events } of steps()) {
      for (const [seat, player] of after.players.entries()) {
        if (player.outInTurn !== null) continue;
        const news = told(events).filter(([one, words]) => one === seat && words.includes('$'));
        const sum = news.reduce((total, [, words]) => total + dollars(words), 0);
        expect(sum, JSON.stringify(events)).toBe(player.cash - (before.players[seat]?.cash ?? 0));
        changes += news.length;
      }
    }
    expect(changes).toBeGreaterThan(100);
  });

  it('tell the income of a delivery to every owner on its way', () => {
    const moved: Event = {
      type: 'goods-moved',
      seat: 1,
      good: 'red',
      from: 'Ada',
      to: 'Bly',
      places: [1, 2, 3, 4],
      owners: [1, 0, 1],
    };
    expect(told([moved])).toEqual([
      [1, '+2 income: Ada to Bly'],
      [0, '+1 income: Ada to Bly'],
    ]);
  });

  it('tell what was lost at the end of a turn', () => {
    const events: readonly Event[] = [
      { type: 'income-collected', seat: 0, income: 7 },
      { type: 'income-collected', seat: 1, income: 30 },
      { type: 'expenses-paid', seat: 0, owed: 9, paid: 9, incomeLost: 1 },
      { type: 'income-reduced', seat: 0, loss: 2, income: 4 },
    ];
    expect(told(events)).toEqual([[0, '−$2: income less expenses; 3 income lost']]);
    expect(closesTurn(events)).toBe(true);
    expect(closesTurn(events.slice(0, 2))).toBe(false);
  });
});

function dollars(words: string): number {
  const [, sign = '', amount = ''] = /^([+−])\$(\d+)/.exec(words) ?? [];
  return amount === '' ? Number.NaN : Number(amount) * (sign === '−' ? -1 : 1);
}

describe('what moves on the map', () => {
  it('is every delivery along its places, and rings where track, New Cities or goods came', () => {
    const kinds = new Set<string>();
    for (const { after, events } of steps()) {
      const { journey, landed } = movedBy(after, events);
      expect(journey).toEqual(events.find(({ type }) => type === 'goods-moved') ?? null);
      const hexes = events.flatMap((event) => {
        kinds.add(event.type);
        return event.type === 'track-built' || event.type === 'urbanized' ? [event.hex] : [];
      });
      const grown = events.filter(({ type }) => type === 'goods-grown');
      expect(landed).toEqual(expect.arrayContaining(hexes));
      expect(landed).toHaveLength(hexes.length + grown.length);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['track-built', 'urbanized', 'goods-grown']));
  });
});
