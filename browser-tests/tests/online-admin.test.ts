import { ROUTES } from '@roundhouse/wire';
import { expect, test } from 'vitest';
import { ask, begun, comeIn, openOwnHouse } from './support/online.ts';
import { byDayAndNight } from './support/sights.ts';
import { SkippedTime } from './support/skipped-time.ts';
import { visit, type Visitor } from './support/visit.ts';

/** What a browser writes on its console by itself when it is told no. */
const TOLD_NO = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Hazel, who hosts the server, and Eve, a guest. */
async function hostAndGuest(whatTheyDo: (host: Visitor, guest: Visitor) => Promise<void>): Promise<void> {
  const house = await openOwnHouse(new SkippedTime(), 'memory', {});
  await visit({ site: house.address, theme: 'auto' }, async (host) => {
    await visit({ site: house.address, theme: 'auto', forgives: TOLD_NO }, async (guest) => {
      await comeIn(host, 'Hazel');
      await ask(host, ROUTES.keepAccount, {}, { login: 'hazel', email: null, password: 'a locomotive' });
      await comeIn(guest, 'Eve');
      await whatTheyDo(host, guest);
    });
  });
  await house.close();
}

test('the host says something to everybody, and somebody whom the house does not want is out', async () => {
  await hostAndGuest(async (host, guest) => {
    await guest.goTo('/admin');
    await guest.page.getByText('Only the host of this server may do that.').waitFor();
    await guest.goTo('/online');

    const { page } = host;
    await host.goTo('/admin');
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await card('The house').getByLabel('Say to everybody').fill('Tea is served');
    await card('The house').getByRole('button', { name: 'Say it' }).click();
    await guest.page.getByText('Tea is served').waitFor();

    await card('People').getByRole('button', { name: 'Search' }).click();
    const eve = card('People').getByRole('listitem').filter({ hasText: 'Eve' });
    expect(await byDayAndNight(page), 'the page of the host').toEqual([]);
    await eve.getByRole('button', { name: 'Ban' }).click();
    await eve.getByRole('button', { name: 'Lift the ban' }).waitFor();
    const { person } = await ask(guest, ROUTES.me, {});
    expect(person).toBeNull();
  });
});

test('the host silences somebody, has everything stand still, and closes a table when asked twice', async () => {
  await hostAndGuest(async (host, guest) => {
    const { id } = await begun([guest], { game: 'kings-of-air-and-steam', seats: 2 });
    const { page } = host;
    await host.goTo('/admin');
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await card('People').getByRole('textbox').fill('no such name');
    await button('Search').click();
    await card('People').getByText('Nobody of that name was found.').waitFor();
    await card('People').getByRole('textbox').fill('Eve');
    await button('Search').click();
    await button('Mute').click();
    await button('Let them write again').waitFor();
    await expect(ask(guest, ROUTES.speak, { table: id }, { text: 'Hello' })).rejects.toThrow(
      /lets you read here, and not write/,
    );
    await button('Let them write again').click();
    await button('Mute').waitFor();
    await ask(guest, ROUTES.speak, { table: id }, { text: 'Hello' });

    await button('Let nobody change anything for a while').click();
    await button('Let people play on').waitFor();
    await expect(ask(guest, ROUTES.speak, { table: id }, { text: 'Hello' })).rejects.toThrow(/looks after the server/);
    await button('Let people play on').click();
    await button('Let nobody change anything for a while').waitFor();

    await card('Tables')
      .getByRole('listitem')
      .filter({ hasText: 'Kings of Air and Steam' })
      .getByText('Eve · ')
      .waitFor();
    await button('Close the table').click();
    await button('Leave it open').click();
    expect((await ask(guest, ROUTES.table, { table: id })).state).toBe('running');
    await button('Close the table').click();
    await page.getByText('It cannot be opened again.').waitFor();
    expect(await byDayAndNight(page), 'the question whether to close').toEqual([]);
    await button('Close it for good').click();
    await card('Tables').getByText('No table is open or running.').waitFor();
    expect((await ask(guest, ROUTES.table, { table: id })).state).toBe('closed');
  });
});
