import { readFileSync } from 'node:fs';
import type { News } from '@roundhouse/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { Metrics } from '../../watch/metrics.ts';
import { begun, Client, type Line, playOne } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';

async function figures(address: string): Promise<string> {
  const answer = await fetch(`${address}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
}

function figure(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`there is no ${name}`);
  return Number(line.slice(name.length + 1));
}

/** The people play until a bot has, and one of them too: the bot may be the first to act. */
async function allHaveActed(people: readonly Client[], table: string, line: Line): Promise<void> {
  const seats = (): readonly number[] =>
    line.heard
      .flatMap((news: News) => (news.news === 'update' ? news.update.steps : []))
      .flatMap(({ seat }) => seat ?? []);
  const isBot = (seat: number): boolean => seat >= people.length;
  while (!seats().some(isBot) || seats().every(isBot)) {
    const heard = line.heard.length;
    for (const client of people) await playOne(client, table, ([first]) => first);
    await line.more(heard);
  }
}

eachDatabase('the figures of a server', ({ another }) => {
  it('count what it does, and name nobody', async () => {
    const house = await openTestHouse({ database: await another() });
    const people = await Promise.all(['Adalovelace', 'Gracehopper'].map((name) => Client.named(house.address, name)));
    const [ada] = people;
    if (ada === undefined) throw new Error('nobody came');
    const { id: table } = await begun(people, 'steam', { map: 'ruhr' }, ['easy']);
    const line = await ada.line();
    line.say({ do: 'watch', table });
    await allHaveActed(people, table, line);
    // What was answered and thought is counted when it is over, a moment after others hear of it.
    const over = [
      'roundhouse_answer_seconds_count{route="/api/tables/:table/actions"}',
      'roundhouse_work_seconds_count{work="bot",outcome="done"}',
    ];
    let text = '';
    const counted = async (): Promise<boolean> => {
      text = await figures(house.address);
      return over.every((what) => text.includes(`${what} `) && figure(text, what) > 0);
    };
    await expect.poll(counted).toBe(true);
    expect(figure(text, 'roundhouse_open_lines')).toBe(1);
    expect(figure(text, 'roundhouse_matches_in_memory')).toBe(1);
    expect(figure(text, 'roundhouse_answers_total{method="POST",route="/api/me",code="200"}')).toBe(2);
    expect(figure(text, 'roundhouse_database_seconds_count{kind="commit"}')).toBeGreaterThan(2);
    expect(figure(text, 'roundhouse_accidents_total')).toBe(0);
    expect(figure(text, 'roundhouse_messages_total{way="push",outcome="failed"}')).toBe(0);
    for (const secret of ['Adalovelace', 'Gracehopper', table]) expect(text).not.toContain(secret);
    line.close();
    await house.close();
  });

  it('tell what is written from what is read, however it begins', async () => {
    const metrics = new Metrics();
    const { db, close } = await openDatabase(await another(), undefined, metrics.query);
    const counted = async () => {
      const { text } = await metrics.page();
      const of = (kind: string) => figure(text, `roundhouse_database_seconds_count{kind="${kind}"}`);
      return { read: of('read'), write: of('write') };
    };
    await db.insertInto('house').values({ key: 'ready', value: 'no' }).execute();
    await db.selectFrom('house').select('value').execute();
    const { read, write } = await counted();
    await sql`with one as (select 'updated' as word) select word from one`.execute(db);
    expect(await counted()).toEqual({ read: read + 1, write });
    // As actions are written, many at once.
    await sql`with one as (select 'yes' as word) update house set value = word from one`.execute(db);
    expect(await counted()).toEqual({ read: read + 1, write: write + 1 });
    await close();
  });

  it('say that it is ready, as long as its database answers', async () => {
    const house = await openTestHouse({ database: await another() });
    expect((await fetch(`${house.address}/readyz`)).status).toBe(200);
    await house.close();
  });
});

describe('the figures', () => {
  it('count a bot that fails, and the accident', async () => {
    let failures = 0;
    const accidents: unknown[] = [];
    const house = await openTestHouse({
      failed: (error) => accidents.push(error),
      around: {
        think: () => {
          failures++;
          return { action: Promise.reject(new Error('no steam')), callOff: () => undefined };
        },
      },
    });
    const ada = await Client.named(house.address, 'Ada');
    const { id: table } = await begun([ada], 'steam', { map: 'ruhr' }, ['easy', 'easy']);
    const line = await ada.line();
    line.say({ do: 'watch', table });
    await allHaveActed([ada], table, line);
    // A bot may fail once more between the question and the answer.
    const beyond = async (name: string, counted: () => number): Promise<number> =>
      figure(await figures(house.address), name) - counted();
    const failed = 'roundhouse_work_seconds_count{work="bot",outcome="failed"}';
    await expect.poll(async () => beyond(failed, () => failures)).toBe(0);
    await expect.poll(async () => beyond('roundhouse_accidents_total', () => accidents.length)).toBe(0);
    expect(failures).toBeGreaterThan(2);
    line.close();
    await house.close();
  });

  it.each(['x-forwarded-for', 'forwarded', 'via'])(
    'are for this machine, not for whom a proxy asks (%s)',
    async (name) => {
      const house = await openTestHouse({ proxies: 1 });
      const refused = await fetch(`${house.address}/metrics`, { headers: { [name]: '127.0.0.1' } });
      expect(refused.status).toBe(403);
      expect(await refused.text()).not.toContain('roundhouse_');
      await house.close();
    },
  );

  it('are for everybody where the host says so', async () => {
    const house = await openTestHouse({ openMetrics: true });
    const answer = await fetch(`${house.address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(answer.status).toBe(200);
    await house.close();
  });

  it('hold every one that the dashboard draws', async () => {
    const house = await openTestHouse();
    await Client.named(house.address, 'Ada');
    const text = await figures(house.address);
    await house.close();
    const known = new Set([...text.matchAll(/^# TYPE (?<name>\w+) /gm)].map(({ groups }) => groups?.['name'] ?? ''));
    const dashboard = readFileSync(new URL('../../../deploy/grafana-dashboard.json', import.meta.url), 'utf8');
    const drawn = [...dashboard.matchAll(/\b(?:roundhouse|process|nodejs)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    );
    expect(drawn.length).toBeGreaterThan(10);
    expect([...new Set(drawn)].filter((name) => !known.has(name))).toEqual([]);
    // And the other way round: nothing of ours is counted for nobody.
    const ours = [...known].filter((name) => name.startsWith('roundhouse_'));
    expect(ours.filter((name) => !drawn.includes(name))).toEqual([]);
  });
});
