import { say } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { kingsOfAirAndSteam, type Space } from '../index.ts';
import { newsOf } from '../table/page/side/news.ts';
import { boardOf, nth } from './support/board.ts';
import { play, tableOf } from './support/table.ts';

/** Two railways join Bown Town and Warsop on these boards, and only one joins Bown Town and Aldenville. */
const twins = boardOf('C4B5A3');
const TWINS = [twins.rail('bown-town', 'warsop', 0), twins.rail('bown-town', 'warsop', 1)];

/** What is told of a depot that somebody builds: in the log, and beside the money. */
function told(space: Space): { readonly log: string; readonly news: string } {
  const match = play(tableOf({ layout: twins.layout, players: [{ cash: 20 }] }), [0, { type: 'build-depot', space }]);
  const [built] = match
    .events('public')
    .flatMap(({ events }) => events)
    .filter((event) => event.type === 'depot-built');
  if (built === undefined) throw new Error('no depot was built');
  const news = newsOf(built).map(([, { words }]) => say(words));
  return { log: say(kingsOfAirAndSteam.describe(built)), news: news.join() };
}

describe('a depot in the log', () => {
  it('is told by its railway where the cities leave no doubt which that is', () => {
    const { log, news } = told(nth(twins.rail('bown-town', 'aldenville'), 0));
    expect(log).toMatch(/ a depot on (Aldenville – Bown Town|Bown Town – Aldenville) for \$4\.$/);
    expect(news).toMatch(/: depot on (Aldenville – Bown Town|Bown Town – Aldenville)$/);
  });

  it('is told by its space where two railways join the same cities', () => {
    const logs = TWINS.flat().map((space) => told(space).log);
    for (const log of logs) expect(log).toMatch(/ on Bown Town – Warsop, (just|\d+ spaces?) .* of [A-Z].* for \$4\.$/);
    expect(new Set(logs).size).toBe(logs.length);
    expect(told(nth(TWINS.flat(), 0)).news).toMatch(/: depot on Bown Town – Warsop, .* of [A-Z]/);
  });
});
