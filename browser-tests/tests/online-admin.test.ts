import { ROUTES } from '@roundhouse/wire';
import { expect, test } from 'vitest';
import { ask, comeIn, openOwnHouse } from './support/online.ts';
import { byDayAndNight } from './support/sights.ts';
import { SkippedTime } from './support/skipped-time.ts';
import { visit } from './support/visit.ts';

/** What a browser writes on its console by itself when it is told no. */
const TOLD_NO = /^Failed to load resource: the server responded with a status of 4\d\d/;

test('the host says something to everybody, and somebody whom the house does not want is out', async () => {
  const house = await openOwnHouse(new SkippedTime(), 'memory', {});
  await visit({ site: house.address, theme: 'auto' }, async (host) => {
    await visit({ site: house.address, theme: 'auto', forgives: TOLD_NO }, async (guest) => {
      await comeIn(host, 'Hazel');
      await ask(host, ROUTES.keepAccount, {}, { login: 'hazel', email: null, password: 'a locomotive' });
      await comeIn(guest, 'Eve');
      await guest.goTo('/admin');
      await guest.page.getByText('Only the host of this server may do that.').waitFor();
      await guest.goTo('/online');

      const { page } = host;
      await host.goTo('/admin');
      const card = (name: string) => page.getByRole('region', { name, exact: true });
      await card('The house').getByLabel('Say to everybody').fill('Tea is served');
      await card('The house').getByRole('button', { name: 'Say it' }).click();
      await guest.page.getByText('Tea is served').waitFor();

      await card('People').getByRole('button', { name: 'Look' }).click();
      const eve = card('People').getByRole('listitem').filter({ hasText: 'Eve' });
      expect(await byDayAndNight(page), 'the page of the host').toEqual([]);
      await eve.getByRole('button', { name: 'Ban' }).click();
      await eve.getByRole('button', { name: 'Let in again' }).waitFor();
      const { person } = await ask(guest, ROUTES.me, {});
      expect(person).toBeNull();
    });
  });
  await house.close();
});
