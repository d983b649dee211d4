import { readFileSync } from 'node:fs';
import { Match, recordFromText } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { cityOfIron, type Event, type Position } from '../index.ts';
import { isRecalled, recalledSeat } from '../table/page/board/recalled.ts';
import { mark } from '../table/page/things.ts';

const RECORD = new URL('fixtures/12-full-4-players.json', import.meta.url);
const match = Match.replay(cityOfIron, recordFromText(readFileSync(RECORD, 'utf8')));

/** The marks of everything that lies on the table for all to see. */
function thingsOn({ row, lands, towns, players }: Position): readonly string[] {
  return [
    ...row.map(mark.building),
    ...lands.map(mark.land),
    ...towns.flatMap(({ top }) => (top === null ? [] : [mark.town(top)])),
    ...players.flatMap(({ cities, towns: conquered, stored }) => [
      ...cities.flatMap(({ land, buildings }) => [mark.city(land), ...buildings.map(mark.building)]),
      ...conquered.map(mark.town),
      ...stored.map(mark.building),
    ]),
  ];
}

/** What stays on the table when it has happened. */
const LASTING: ReadonlySet<Event['type']> = new Set([
  'built',
  'stored',
  'settled',
  'expanded',
  'town-conquered',
  'town-shown',
]);

describe('a line of the log that is pointed at', () => {
  it('shows what it tells of on the table, and whose it is', () => {
    const seen = new Set<string>();
    for (const { seq, events } of match.events('public')) {
      const things = thingsOn(match.at(seq));
      for (const event of events.filter(({ type }) => LASTING.has(type))) {
        seen.add(event.type);
        expect(things.filter((thing) => isRecalled([event], thing)).length, event.type).toBeGreaterThan(0);
        expect(recalledSeat([event])).toBe('seat' in event ? event.seat : null);
      }
    }
    expect([...seen].toSorted()).toEqual([...LASTING].toSorted());
  });

  it('shows nothing else', () => {
    const built = match.events('public').flatMap(({ events }) => events.filter(({ type }) => type === 'built'))[0];
    if (built?.type !== 'built') throw new Error('nobody built');
    const things = thingsOn(match.at(match.seq));
    const marked = things.filter((thing) => isRecalled([built], thing));
    const meant = [mark.building(built.building.id), mark.city(built.land.id)];
    expect(marked.filter((thing) => !meant.includes(thing))).toEqual([]);
    expect(isRecalled([], mark.building(built.building.id))).toBe(false);
    expect(recalledSeat([])).toBeNull();
  });
});
