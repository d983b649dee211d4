import { ROUTES } from '@roundhouse/wire';
import { describe, expect, it } from 'vitest';
import { troubleOf } from '../../data/trouble.ts';
import { begun, Client } from '../support/client.ts';
import { openTestHouse } from '../support/house.ts';
import { openReceiver } from '../support/receiver.ts';
import { TestTime } from '../support/time.ts';
import { groundOf } from './ground.ts';

const MINUTE = 60_000;
const STEP_MS = 1000;
const GAME = 'kings-of-air-and-steam';

describe.each(['sqlite', 'postgres'] as const)('a database on %s that was gone for two minutes', (database) => {
  it('is back, and clocks, bots, messages and lines go on by themselves', async (test) => {
    const ground = await groundOf(database);
    // The run says loudly that there is no PostgreSQL.
    if (ground === null) return test.skip();
    const time = new TestTime();
    const receiver = await openReceiver();
    const failures: unknown[] = [];
    const house = await openTestHouse({
      database: ground.place,
      reach: receiver.reach,
      failed: (error) => failures.push(error),
      around: { now: time.now, later: time.later },
    });
    const people = await Promise.all(['Ada', 'Grace'].map(async (name) => Client.named(house.address, name)));
    const [ada] = people;
    if (ada === undefined) throw new Error('nobody is there');
    for (const [index, client] of people.entries()) {
      const webhook = receiver.at('hook.example', `/${index}`);
      await client.ask(ROUTES.chooseTelling, {}, { webhook, mail: false, quiet: null });
    }
    const clock = { kind: 'bank', ms: MINUTE, increment: 0 } as const;
    const { id: timed } = await begun(people, GAME, {}, [], true, clock);
    const line = await ada.line();
    line.say({ do: 'watch', table: timed });
    await line.until((news) => news.news === 'update');
    const { id: patient, waiting } = await begun(people, GAME, {});

    const until = async (happened: () => boolean): Promise<void> => {
      await expect
        .poll(() => {
          time.pass(STEP_MS);
          return happened();
        })
        .toBe(true);
    };

    const bringBack = await ground.takeAway();
    line.say({ do: 'watch', table: patient });
    // A file that another process writes to can still be read.
    const said = await line.until((news) => news.news === (database === 'sqlite' ? 'table' : 'refused'));
    if (said.news === 'refused') expect(said).toMatchObject({ table: patient, code: 'unavailable' });
    for (let passed = 0; passed < 2 * MINUTE; passed += STEP_MS) {
      time.pass(STEP_MS);
      await fetch(`${house.address}/healthz`);
    }
    await until(() => failures.length > 0);
    await bringBack();

    const told = (): number => receiver.received.filter(({ body }) => body.includes(patient)).length;
    await until(() => told() === waiting.length);
    await until(() => line.heard.some((news) => news.news === 'table' && news.about.id === patient));
    await until(() =>
      line.heard.some(
        (news) =>
          news.news === 'update' &&
          news.table === timed &&
          news.update.seq > 0 &&
          news.update.players.some(({ bot }) => bot !== null),
      ),
    );
    expect(failures.filter((error) => troubleOf(error) === null)).toEqual([]);
    line.close();
    await house.close();
    await receiver.close();
    await ground.remove();
    expect(told()).toBe(waiting.length);
  });
});
