import { ROUTES } from '@roundhouse/wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, begun, openOwnHouse, type OwnHouse, sitDown, visitsOfTwo } from './support/online.ts';
import { actionsKnownTo, caughtUp, endedTable, inTurn, readInLog, smallTable } from './support/online-turns.ts';
import { byDayAndNight, findings } from './support/sights.ts';
import { SkippedTime } from './support/skipped-time.ts';
import { decide } from './support/table.ts';
import { visit } from './support/visit.ts';

const HOUR = 3_600_000;
const TAKEN_BACK = 'takes back more than the rules allow; everybody agreed.';

async function fromTheMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('two people at a table online', () => {
  const time = new SkippedTime();
  let house: OwnHouse;
  let together: ReturnType<typeof visitsOfTwo>;
  beforeAll(async () => {
    house = await openOwnHouse(time, 'memory');
    together = visitsOfTwo({ site: house.address, theme: 'auto' });
  });
  afterAll(async () => house.close());

  test('play against each other, talk, and take back by consent', async () => {
    await together(async (two) => {
      const { ada, bea } = two;
      await smallTable(two);
      // Where nobody agreed to them, nobody has hints.
      expect(await ada.page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
      for (let turns = 0; turns < 4; turns++) await decide((await inTurn(two)).now.page);
      const { now, other } = await inTurn(two);
      await caughtUp(two);
      expect(await other.page.locator('.waiting').innerText()).toContain(
        now === ada ? 'Waiting for Ada' : 'Waiting for Bea',
      );
      expect(await now.page.title()).toMatch(/^● \(1\) /);
      expect(await ada.page.getByRole('timer').count()).toBe(2);
      expect(await byDayAndNight(ada.page, ['.board']), 'a table with clocks').toEqual([]);

      await ada.page.keyboard.press('c');
      await ada.page.getByLabel('Say something to the table').fill('See https://example.com');
      await ada.page.keyboard.press('Enter');
      // Keys are the table's again.
      await ada.page.getByLabel('Say something to the table').blur();
      await bea.page.getByRole('button', { name: 'Menu: something new' }).click();
      await bea.page.getByRole('menuitem', { name: 'Chat: 1 new' }).click();
      await bea.page.getByText('See https://example.com').waitFor();
      expect(await bea.page.locator('.talk a').count()).toBe(0);
      expect(await findings(bea.page, ['.board']), 'the chat on a phone').toEqual([]);
      await bea.page.getByRole('button', { name: 'Close', exact: true }).click();

      // Whoever acts now has acted after the other.
      await decide(now.page);
      if ((await inTurn(two)).now === now) await decide(now.page);
      const known = await actionsKnownTo(other);
      const askOthers = other.page.getByRole('button', { name: 'Ask the others to take back' });
      await askOthers.click();
      await now.page.getByText('asks to take back more than the rules allow').waitFor();
      expect(await findings(now.page, ['.board']), 'a question').toEqual([]);
      await now.page.getByRole('button', { name: 'No', exact: true }).click();
      await other.page.getByText('It stays as it was played: not everybody agreed.').waitFor();
      expect(await actionsKnownTo(other)).toBe(known);
      await askOthers.click();
      await now.page.getByRole('button', { name: 'Agree' }).click();
      await other.page.getByText('Everybody agreed: it is taken back.').waitFor();
      expect(await actionsKnownTo(other)).toBeLessThan(known);
      await readInLog(now, TAKEN_BACK);
    });
  });

  test('decide in advance, see it done, and see that it ends', async () => {
    await together(async (two) => {
      const table = await smallTable(two);
      const { now, other } = await inTurn(two);
      const { page } = other;
      const before = await actionsKnownTo(other);
      await fromTheMenu(page, 'In advance …');
      const orders = page.getByRole('dialog', { name: 'In advance' });
      await orders.getByRole('button', { name: 'Issue shares' }).click();
      await orders.getByLabel('How many shares').fill('2');
      await orders.getByRole('button', { name: 'Decide it' }).click();
      await orders.getByText('Turn 1: issue 2 shares.').waitFor();
      await orders.getByRole('button', { name: 'Raise the engine' }).click();
      await orders.getByRole('button', { name: 'Decide it' }).click();
      const engine = orders.getByRole('listitem').filter({ hasText: 'Turn 1: raise the engine' });
      expect(await findings(page, ['.board']), 'orders').toEqual([]);
      await engine.getByRole('button', { name: 'Withdraw' }).click();
      await engine.waitFor({ state: 'detached' });

      await decide(now.page);
      await orders.getByText('The shares of turn 1 are decided.').waitFor();
      await orders.getByRole('button', { name: 'Put away' }).click();
      await orders.getByRole('listitem').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await inTurn(two);
      expect(await actionsKnownTo(other)).toBe(before + 2);
      const { update } = await ask(now, ROUTES.opening, { table });
      expect(JSON.stringify(update.steps.at(-1))).toContain('"shares":2');
    });
  });

  test('are stood in for by a bot when their time is out, until they are back', async () => {
    await together(async (two) => {
      const { ada } = two;
      await smallTable(two);
      const { now, other } = await inTurn(two);
      const name = now === ada ? 'Ada' : 'Bea';
      time.skip(HOUR + 1000);
      await now.page.getByText('A bot plays for you.').waitFor();
      await other.page.locator('.table-moment[data-mine="true"]').waitFor();
      await readInLog(other, `A bot plays for ${name} for now.`);
      expect(await findings(now.page, ['.board']), 'a bot plays').toEqual([]);
      await now.page.getByRole('button', { name: 'Take over again' }).click();
      await now.page.getByText('A bot plays for you.').waitFor({ state: 'detached' });
      await readInLog(other, `${name} is back.`);
      while ((await inTurn(two)).now === other) await decide(other.page);
      await decide(now.page);
      await caughtUp(two);
    });
  });

  test('ask for hints where all agreed to it, and see what happened since they were here', async () => {
    await together(async (two) => {
      const table = await smallTable(two, { hints: true });
      const { now, other } = await inTurn(two);
      await now.page.keyboard.press('i');
      await now.page.locator('.hint-move').first().waitFor();
      await now.page.keyboard.press('Escape');
      await now.page.locator('.hint-move').first().waitFor({ state: 'detached' });
      const before = await actionsKnownTo(other);
      await other.goTo('/');
      await decide(now.page);
      await sitDown(other, table);
      await other.page.getByText('1 move since you were here').waitFor();
      await other.page.getByRole('button', { name: 'Show me' }).click();
      await other.page.getByRole('button', { name: 'Show me' }).waitFor({ state: 'detached' });
      const history = other.page.getByRole('slider');
      expect(await history.inputValue()).toBe(String(before + 1));
    });
  });

  test('have their game explained when it is over, and it is kept', async () => {
    await together(async (two) => {
      const { page, goTo } = two.ada;
      const table = await endedTable(two);
      await goTo(`/online/${table}`);
      await page.getByRole('button', { name: 'Explain this game' }).click();
      await page.getByLabel('Thought for each decision').selectOption('200');
      await page.getByRole('button', { name: 'Explain it' }).click();
      await page.locator('.explained-story').waitFor();
      expect(await page.locator('.curve-line').count()).toBe(2);
      await page.reload();
      await page.locator('.explained-story').waitFor();
    });
  });

  test('are looked on by somebody who sees no more than the public', async () => {
    await together(async ({ ada, bea }) => {
      const { id } = await begun([ada, bea], { game: 'city-of-iron', seats: 2 });
      await visit({ site: house.address }, async (watcher) => {
        const heard: string[] = [];
        watcher.page.on('websocket', (socket) => {
          socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
        });
        await watcher.goTo(`/online/${id}`);
        await watcher.page.getByText('You are watching: you see what everybody may see.').waitFor();
        await expect.poll(() => heard.some((text) => text.includes('"update"'))).toBe(true);
        expect(await watcher.page.locator('[data-choice]').count()).toBe(0);
        expect(await watcher.page.getByRole('button', { name: 'Chat' }).count()).toBe(0);
        await ask(ada, ROUTES.speak, { table: id }, { text: 'among us' });
        const { update } = await ask(watcher, ROUTES.opening, { table: id });
        expect(update.eye).toBe('public');
        const mine = await ask(ada, ROUTES.opening, { table: id });
        expect(JSON.stringify(mine.update.view)).not.toBe(JSON.stringify(update.view));
        expect(heard.join('\n')).not.toContain('among us');
        const updates = heard.filter((text) => text.includes('"news":"update"'));
        expect(updates.every((text) => text.includes('"eye":"public"'))).toBe(true);
      });
    });
  });
});
