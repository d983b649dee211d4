import { readFileSync } from 'node:fs';
import { Match, recordFromText, say } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../content/area.ts';
import { type Event, kingsOfAirAndSteam } from '../index.ts';
import { airshipPoint } from '../table/board/airship.ts';
import { spaceMiddle } from '../table/board/points.ts';
import { flightPoints, storyOf } from '../table/page/board/motion.ts';
import { newsOf } from '../table/page/side/news.ts';
import { positionOf } from './support/table.ts';

const RECORDS = ['02-normal-7-players-greedy', '08-cutthroat-3-players-lively'];

function steps() {
  return RECORDS.flatMap((name) => {
    const file = new URL(`fixtures/${name}.json`, import.meta.url);
    const match = Match.replay(kingsOfAirAndSteam, recordFromText(readFileSync(file, 'utf8')));
    return match.events('public').flatMap(({ seq, events }) => {
      return seq === 0 ? [] : [{ before: match.at(seq - 1), after: match.at(seq), events }];
    });
  });
}

const played = steps();

describe('the news beside a player', () => {
  it('add up to what changed hands, in whole games', () => {
    const kinds = new Set<string>();
    for (const { before, after, events } of played) {
      const change = new Map<number, number>();
      for (const event of events) {
        for (const [seat, { brief, words }] of newsOf(event)) {
          if (!brief.includes('$')) continue;
          kinds.add(event.type);
          expect(say(words)).toContain(brief);
          change.set(seat, (change.get(seat) ?? 0) + Number(brief.replace('$', '').replace('−', '-')));
        }
      }
      for (const [seat, player] of after.players.entries()) {
        expect(change.get(seat) ?? 0, JSON.stringify(events)).toBe(player.cash - (before.players[seat]?.cash ?? 0));
      }
    }
    expect(kinds.size).toBeGreaterThan(5);
  });

  it('take the wager off what a gamble won', () => {
    const gambled: Event = { type: 'gambled', seat: 1, wager: 3, shown: ['food'], bonus: 8 };
    expect(newsOf(gambled).map(([seat, { brief }]) => [seat, brief])).toEqual([[1, '+$5']]);
  });
});

describe('what moves over the board', () => {
  const flights = played.flatMap(({ after, events }) =>
    events.flatMap((event) => (event.type === 'flown' && event.path.length > 0 ? [{ after, flown: event }] : [])),
  );

  it('is an airship from where it was, over each space of its path but the last, to where it stands', () => {
    expect(flights.length).toBeGreaterThan(20);
    for (const { after, flown } of flights) {
      const points = flightPoints(after, flown) ?? [];
      const start = spaceMiddle(areaOf(after), flown.from);
      expect(points[0]).toEqual({ x: start.x, y: start.y - 24 });
      expect(points).toHaveLength(flown.path.length + 1);
      expect(points.at(-1)).toEqual(airshipPoint(after, flown.seat));
    }
  });

  it('is a train with goods along its way, and rings where something is new, each once', () => {
    const p = positionOf({});
    const shipped: Event = {
      type: 'goods-shipped',
      seat: 0,
      from: 1,
      good: 'food',
      odd: null,
      count: 2,
      city: null,
      to: 3,
      way: [1, 2, 3],
      income: 0,
      tolls: [],
    };
    const { carried, landed } = storyOf(
      p,
      [
        shipped,
        { type: 'unloaded', seat: 0, space: 5, good: 'food', count: 1 },
        { type: 'unloaded', seat: 0, space: 5, good: 'machinery', count: 1 },
        { type: 'route-adjusted', seat: 0, from: 6, to: 7 },
      ],
      'day',
      null,
    );
    expect(carried?.ms).toBe(3 * 170);
    expect(landed).toEqual([5, 7].map((space) => spaceMiddle(areaOf(p), space)));
    const long = storyOf(p, [{ ...shipped, way: [1, 2, 3, 4, 5, 6, 7, 8] }], 'day', null);
    expect(long.carried?.ms).toBe(900);
    expect(storyOf(p, [], 'day', null)).toMatchObject({ carried: null, landed: [] });
  });
});
