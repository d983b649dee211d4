import { type NewTable, ROUTES } from '@roundhouse/wire';
import { describe, expect, test } from 'vitest';
import { ask, comeIn, openOwnHouse } from './support/online.ts';
import { byDayAndNight } from './support/sights.ts';
import { SkippedTime } from './support/skipped-time.ts';
import { PHONE, visit } from './support/visit.ts';

const OPEN_TO_ALL: NewTable = { game: 'age-of-steam', seats: 3, access: 'everybody', pace: 'live', watching: true };

describe('a table online', () => {
  test('whoever looks for one is told that none is open, and sees one as soon as it is', async () => {
    const house = await openOwnHouse(new SkippedTime(), 'memory');
    try {
      await visit({ site: house.address }, async ({ page, goTo }) => {
        await goTo('/online');
        await page.getByText('No table is waiting for players just now.').waitFor();
        await visit({ site: house.address }, async (host) => {
          await comeIn(host, 'Anna');
          const { id } = await ask(host, ROUTES.openTable, {}, OPEN_TO_ALL);
          await page.locator(`a[href$="/online/${id}"]`).waitFor();
        });
        expect(await page.getByText('No table is waiting').count()).toBe(0);
      });
    } finally {
      await house.close();
    }
  });

  test('a guest opens one, another joins by its link, a bot sits down, and both see the board', async () => {
    await visit({ theme: 'auto' }, async ({ page: host, goTo }) => {
      await goTo('/');
      await host.getByRole('link', { name: 'Play with others' }).click();
      await host.getByRole('link', { name: 'Age of Steam' }).waitFor();
      expect(await byDayAndNight(host), 'where one finds people').toEqual([]);
      await host.getByRole('link', { name: 'Age of Steam' }).click();
      await host.getByRole('radio', { name: 'Copper Vale' }).check();
      await host.getByRole('radiogroup', { name: 'Number of players' }).getByRole('radio', { name: '3' }).check();
      // A button that cannot be pressed says what it waits for.
      const asked = host.getByText('Write your name: the others will see it.');
      await asked.waitFor();
      await host.getByLabel('Your name').fill('Anna');
      expect(await asked.count()).toBe(0);
      expect(await byDayAndNight(host), 'a new table').toEqual([]);
      await host.getByRole('button', { name: 'Open the table' }).click();
      const link = await host.getByLabel('Link to this table').inputValue();
      expect(await host.getByRole('button', { name: 'Start the game' }).isEnabled()).toBe(false);
      expect(await byDayAndNight(host), 'the room').toEqual([]);

      await visit({ viewport: PHONE, touch: true, theme: 'auto' }, async ({ page: guest, goTo: come }) => {
        await come(new URL(link).pathname);
        await guest.getByLabel('Your name').fill('Bruno');
        expect(await byDayAndNight(guest), 'the invitation').toEqual([]);
        await guest.getByRole('button', { name: 'Sit down' }).tap();
        await guest.getByText('Anna can begin.').waitFor();
        await host.locator('.chair').getByText('Bruno').waitFor();
        await host.getByLabel('Seat 3: who plays').selectOption('apprentice');
        await guest.locator('.chair').getByText('Apprentice').waitFor();

        // What one has chosen to look like the other sees, and cannot choose.
        await host.getByRole('button', { name: 'Seat 1: colour and emblem' }).click();
        await host.getByRole('radio', { name: 'gold' }).click();
        await guest.locator('.chair .seat-mark[style*="--seat-3"]').first().waitFor();
        await host.getByRole('button', { name: 'Done' }).click();
        await guest.getByRole('button', { name: 'Seat 2: colour and emblem' }).tap();
        expect(await guest.getByRole('radio', { name: 'gold' }).isDisabled()).toBe(true);
        expect(await byDayAndNight(guest), 'colours and emblems on a phone').toEqual([]);
        await guest.getByRole('button', { name: 'Done' }).tap();

        // Home knows of it, and hears by itself that it has begun.
        await come('/');
        await guest.getByText('About to begin').waitFor();
        await host.getByRole('button', { name: 'Start the game' }).click();
        await host.locator('[data-page="table"] .board').waitFor();
        await guest.getByText('About to begin').waitFor({ state: 'detached' });
        await guest.locator('.match-ticket-picture').waitFor();
        await guest.locator('.match-ticket-link').click();
        await guest.locator('[data-page="table"] .board').waitFor();
        await guest.locator('.player-chips .seat-mark[style*="--seat-3"]').waitFor();
        expect(new URL(guest.url()).pathname).toBe(new URL(host.url()).pathname);
      });

      await host.getByRole('button', { name: 'Menu', exact: true }).click();
      await host.getByRole('menuitem', { name: 'Close the table' }).click();
      await host.getByRole('button', { name: 'Close it for good' }).click();
      await host.getByRole('link', { name: 'Play with others' }).waitFor();
      expect(await host.locator('.match-ticket').count()).toBe(0);
    });
  });
});
