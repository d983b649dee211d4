import { createECDH, randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { ROUTES } from '@roundhouse/wire';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, begun, comeIn, openOwnHouse, type OwnHouse } from './support/online.ts';
import { byDayAndNight, findings } from './support/sights.ts';
import { SkippedTime } from './support/skipped-time.ts';
import { PHONE, visit } from './support/visit.ts';

/** What a browser writes on its console by itself when it is told no. */
const TOLD_NO = /^Failed to load resource: the server responded with a status of 4\d\d/;
const SMALL = { game: 'age-of-steam', seats: 2, options: { map: 'two-shores' } };

function card(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

async function logIn(page: Page, password: string): Promise<void> {
  await card(page, 'Log in').getByLabel('Name or e-mail').fill('ada.lovelace');
  await card(page, 'Log in').getByLabel('Password').fill(password);
  await card(page, 'Log in').getByRole('button', { name: 'Log in' }).click();
}

describe('somebody online', () => {
  const time = new SkippedTime();
  const mails: string[] = [];
  let house: OwnHouse;
  beforeAll(async () => {
    house = await openOwnHouse(time, 'memory', {
      mailer: {
        address: 'https://play.example',
        send: (_to, _subject, said) => Promise.resolve(void mails.push(said)),
      },
    });
  });
  afterAll(async () => house.close());

  test('keeps an account with the games of a guest, comes back from elsewhere, and leaves for good', async () => {
    await visit({ site: house.address, theme: 'auto' }, async (desk) => {
      const phoneOptions = {
        site: house.address,
        viewport: PHONE,
        touch: true,
        theme: 'auto',
        forgives: TOLD_NO,
      } as const;
      await visit(phoneOptions, async (phone) => {
        const { page, goTo } = desk;
        await comeIn(desk, 'Ada');
        await begun([desk], SMALL);
        await goTo('/me');
        const keep = card(page, 'Make an account');
        await keep.getByLabel('Name to log in by').fill('ada.lovelace');
        await keep.getByLabel('New password').fill('analytical engine');
        expect(await byDayAndNight(page), 'a guest').toEqual([]);
        await keep.getByRole('button', { name: 'Make an account' }).click();
        await card(page, 'To log in by').waitFor();
        expect(await byDayAndNight(page), 'an account').toEqual([]);

        // A guest elsewhere, with a game of their own, turns out to be the same person.
        await comeIn(phone, 'A.');
        await begun([phone], SMALL);
        await phone.goTo('/me');
        await phone.page.getByLabel('Take the games of A. along').waitFor();
        await logIn(phone.page, 'difference engine');
        await card(phone.page, 'Log in').getByRole('alert').waitFor();
        expect(await findings(phone.page), 'a phone').toEqual([]);
        await logIn(phone.page, 'analytical engine');
        await card(phone.page, 'To log in by').waitFor();
        await phone.goTo('/');
        await phone.page.locator('.match-ticket').nth(1).waitFor();

        // Two browsers are logged in; one ends what the other does.
        await goTo('/me');
        await card(page, 'Where you are logged in').getByRole('button', { name: 'Log out there' }).click();
        await card(page, 'Where you are logged in').getByRole('listitem').nth(1).waitFor({ state: 'detached' });
        await phone.page.locator('.match-ticket').first().waitFor({ state: 'detached' });
        await phone.page.getByRole('button', { name: 'Log in' }).waitFor();

        const change = card(page, 'Password');
        await change.getByLabel('Current password').fill('analytical engine');
        await change.getByLabel('New password').fill('difference engine');
        await change.getByRole('button', { name: 'Change the password' }).click();
        await page.getByText('Changed. You are logged out everywhere else.').waitFor();
        await phone.goTo('/me');
        await logIn(phone.page, 'difference engine');
        await card(phone.page, 'To log in by').waitFor();

        const downloading = page.waitForEvent('download');
        await page.getByRole('link', { name: 'Download my data' }).click();
        const mine = ROUTES.exportMe.answer.parse(JSON.parse(await text(await (await downloading).createReadStream())));
        expect(JSON.stringify(mine)).toContain('ada.lovelace');
        expect(JSON.stringify(mine)).not.toContain('engine');

        await page.getByRole('link', { name: 'My page, as others see it' }).click();
        await page.getByRole('heading', { name: 'Ada', exact: true }).waitFor();
        expect(await byDayAndNight(page), 'the page of a player').toEqual([]);

        await goTo('/me');
        await page.getByRole('button', { name: 'Delete my account…' }).click();
        const sure = page.getByRole('dialog');
        await sure.getByLabel('To be sure, type your name: Ada').fill('Ada');
        await sure.getByLabel('Password').fill('difference engine');
        expect(await findings(page), 'the way out').toEqual([]);
        await sure.getByRole('button', { name: 'Delete it for good' }).click();
        await page.getByRole('heading', { name: 'Build a railway tonight' }).waitFor();
        await page.getByRole('button', { name: 'Log in' }).waitFor();
        await phone.goTo('/me');
        await logIn(phone.page, 'difference engine');
        await card(phone.page, 'Log in').getByRole('alert').waitFor();
      });
    });
  });

  test('is told by mail and on the device, until they want no more of it', async () => {
    await visit({ site: house.address, keepsSite: true }, async (visitor) => {
      const { page, goTo, context } = visitor;
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys().toString('base64url');
      const auth = randomBytes(16).toString('base64url');
      await context.grantPermissions(['notifications'], { origin: house.address });
      // A browser without windows knows nobody who would pass a message on.
      await context.addInitScript(
        (given) => {
          let told = false;
          const subscription = {
            endpoint: 'https://push.example.com/to-ada',
            toJSON: () => ({ endpoint: 'https://push.example.com/to-ada', keys: given }),
            unsubscribe: () => {
              told = false;
              return Promise.resolve(true);
            },
          };
          Object.assign(PushManager.prototype, {
            subscribe: () => {
              told = true;
              return Promise.resolve(subscription);
            },
            getSubscription: () => Promise.resolve(told ? subscription : null),
          });
        },
        { p256dh, auth },
      );
      await comeIn(visitor, 'Ada');
      await ask(
        visitor,
        ROUTES.keepAccount,
        {},
        { login: null, email: 'ada@example.org', password: 'analytical engine' },
      );
      await goTo('/me');
      const ways = card(page, 'Tell me when it is my turn');
      await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
      const device = ways.getByLabel('Tell me on this device');
      await device.click();
      await expect.poll(async () => (await ask(visitor, ROUTES.telling, {})).devices).toBe(1);
      await expect.poll(async () => device.isChecked()).toBe(true);
      await device.click();
      await expect.poll(async () => (await ask(visitor, ROUTES.telling, {})).devices).toBe(0);

      const byMail = ways.getByLabel('By mail to ada@example.org, once a day for each table');
      await byMail.click();
      await expect.poll(async () => byMail.isChecked()).toBe(true);
      await begun([visitor], { ...SMALL, pace: 'slow' });
      await expect
        .poll(() => {
          time.skip(6000);
          return mails.length;
        })
        .toBe(1);
      const [link] = /\/stop-mails\/\S+/.exec(mails[0] ?? '') ?? [];
      await goTo(link ?? '');
      await page.getByRole('button', { name: 'Send me no more e-mails' }).waitFor();
      expect(await byDayAndNight(page), 'no more mails').toEqual([]);
      await page.getByRole('button', { name: 'Send me no more e-mails' }).click();
      await page.getByText('You get no more e-mails').waitFor();
      await goTo('/me');
      await byMail.waitFor();
      expect(await byMail.isChecked()).toBe(false);
    });
  });
});
