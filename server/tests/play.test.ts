import type { Update } from '@roundhouse/host';
import { GAMES } from '@roundhouse/games/registry';
import { itemAt, pick, rngFrom } from '@roundhouse/kernel';
import { BriefHearer, type News, ROUTES } from '@roundhouse/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { begun, Client, type Line, playOne } from './support/client.ts';
import { openTestHouse } from './support/house.ts';

let house: Awaited<ReturnType<typeof openTestHouse>>;
afterEach(async () => house.close());

describe.each(GAMES)('$name over the server', ({ id, seats, quick }) => {
  it('is played by two people to its end, and each hears of it all', async () => {
    house = await openTestHouse();
    const { address } = house;
    const people = await Promise.all(['Ada', 'Grace'].map((name) => Client.named(address, name)));
    const bots = Array.from({ length: Math.max(0, seats.min - 2) }, () => 'easy');
    const table = await begun(people, id, quick.options, bots);
    const lines = await Promise.all(people.map((person) => person.line()));
    for (const line of lines) line.say({ do: 'watch', table: table.id });
    const brief = await itemAt(people, 0).line();
    brief.say({ do: 'watch', table: table.id, brief: true });
    const rng = rngFrom(`server ${id}`);
    for (;;) {
      const heard = lines[0]?.heard.length ?? 0;
      const played = await Promise.all(people.map((person) => playOne(person, table.id, (all) => pick(all, rng))));
      if (lines[0]?.lastUpdate()?.result) break;
      if (played.every((answer) => answer === null)) await lines[0]?.more(heard);
    }
    for (const line of lines) await line.until((news) => news.news === 'update' && news.update.result !== null);
    const [one] = people;
    const record = await one?.ask(ROUTES.record, { table: table.id });
    expect(record?.seed).not.toBe('');
    // While it went on, nobody was told its luck.
    for (const { heard } of lines) {
      const end = heard.findIndex((news) => news.news === 'update' && news.update.result !== null);
      expect(end).toBeGreaterThan(0);
      expect(JSON.stringify(heard.slice(0, end + 1))).not.toContain(record?.seed);
    }
    await sameInBrief(brief, lines[0]);
    for (const line of [...lines, brief]) line.close();
  });
});

/** Whoever hears only what changes knows the same in the end, and has read far less. */
async function sameInBrief(brief: Line, whole: Line | undefined): Promise<void> {
  const end = whole?.lastUpdate();
  const hearer = new BriefHearer();
  const heard: (News | null)[] = [];
  await brief.until((news) => {
    heard.push(hearer.hear(news));
    return (lastOf(heard)?.result ?? null) !== null;
  });
  expect({ ...lastOf(heard), from: 0, steps: [] }).toEqual({ ...end, from: 0, steps: [] });
  const bytes = (one: Line | undefined): number => JSON.stringify(one?.heard).length;
  expect(bytes(brief)).toBeLessThan(bytes(whole) / 2);
}

function lastOf(heard: readonly (News | null)[]): Update | null {
  const last = heard.at(-1);
  return last?.news === 'update' ? last.update : null;
}
