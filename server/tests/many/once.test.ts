import { STAND_IN } from '@roundhouse/bots';
import { ROUTES } from '@roundhouse/wire';
import { expect, it } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { Client, playOne } from '../support/client.ts';
import { onPostgres } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';
import { openReceiver } from '../support/receiver.ts';
import { TestTime } from '../support/time.ts';

const HOUR = 60 * 60 * 1000;
const SETTLED = 5000;

onPostgres('what is due', ({ another }) => {
  it('is done once, although two houses wake up for it at the same moment', async () => {
    const place = await another();
    const time = new TestTime();
    const receiver = await openReceiver();
    const open = async () =>
      openTestHouse({
        database: place,
        around: { now: time.now, later: time.later },
        reach: receiver.reach,
        address: 'https://play.example',
      });
    const here = await open();
    const data = await openDatabase(place);
    const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
      while (!(await holds())) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        time.pass(100);
      }
    };
    const noted = async (kind: string): Promise<number> =>
      (await data.db.selectFrom('alarms').select('id').where('kind', '=', kind).execute()).length;

    const people = [await Client.named(here.address, 'Ada'), await Client.named(here.address, 'Grace')];
    const [ada, grace] = people;
    if (ada === undefined || grace === undefined) throw new Error('somebody is missing');
    for (const [index, one] of people.entries()) {
      const webhook = receiver.at('hook.example', `/${index}`);
      await one.ask(ROUTES.chooseTelling, {}, { webhook, mail: false, quiet: null });
    }
    const clock = { kind: 'turn', ms: HOUR, pause: null } as const;
    const asked = { game: 'kings-of-air-and-steam', seats: 2, access: 'link', pace: 'slow', watching: true } as const;
    const { id: table, invite } = await ada.ask(ROUTES.openTable, {}, { ...asked, clock });
    await grace.ask(ROUTES.accept, { invite: invite ?? '' }, {});
    await ada.ask(ROUTES.start, { table });
    while ((await ada.ask(ROUTES.opening, { table })).update.waiting.length < 2) {
      for (const one of people) await playOne(one, table, (all) => all[0]);
    }
    while ((await noted('tell')) < 2) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      time.pass(0);
    }

    // The other one finds what is due when it starts, so that both sleep until then.
    const there = await open();
    await grace.alsoAt(there.address).ask(ROUTES.opening, { table });
    time.pass(SETTLED);
    await until(async () => receiver.received.length === 2 && (await noted('told')) === 2);

    time.pass(HOUR);
    const seated = async (): Promise<readonly number[]> => {
      const rows = await data.db.selectFrom('entries').select('entry').where('match_id', '=', table).execute();
      return rows.flatMap(({ entry }) =>
        entry.includes(`"bot":"${STAND_IN}"`) ? [Number(/"seat":(\d)/.exec(entry)?.[1])] : [],
      );
    };
    await until(async () => (await seated()).length >= 2);
    await here.close();
    await there.close();
    expect((await seated()).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(['/0', '/1']);
    await data.close();
    await receiver.close();
  });
});
