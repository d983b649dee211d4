import { GAMES } from '@roundhouse/games/registry';
import { pick, rngFrom } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { begun, Client, playOne } from './support/client.ts';
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
    for (const line of lines) line.close();
  });
});
