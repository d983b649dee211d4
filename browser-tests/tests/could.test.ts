import { ageOfSteam } from '@roundhouse/age-of-steam';
import { cityOfIron } from '@roundhouse/city-of-iron';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { archiveOf, bring } from './support/records.ts';
import { findings } from './support/sights.ts';
import { andSee, mark } from './support/table.ts';
import { PHONE, visit } from './support/visit.ts';

const { recordedGame, upTo } = archiveOf(ageOfSteam);
const GAME = recordedGame('04-rust-belt-4-players-the-last-turn');

/** Somebody moves goods, and has a choice. */
const MOVING = upTo(
  GAME,
  (p, seat) =>
    p.phase.name === 'move-goods' && ageOfSteam.legal(p, seat).filter(({ type }) => type === 'move-goods').length > 3,
);
const BUILDING = upTo(GAME, ({ phase, turn }) => phase.name === 'build-track' && turn === 3);

/** Chooses places until there is track between them that can be laid; the button that takes it into the plan. */
async function offeredTrack(page: Page): Promise<Locator> {
  const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })];
  await from.waitFor();
  const places = await from.locator('option').count();
  const take = page.getByRole('button', { name: 'into the plan' });
  const pairs = Array.from({ length: places - 1 }, (_, one) => one + 1).flatMap((one) =>
    Array.from({ length: places - 1 - one }, (_, more) => [one, one + more + 1] as const),
  );
  for (const [one, other] of pairs) {
    await from.selectOption({ index: one });
    await to.selectOption({ index: other });
    await page.locator('.table-panel [role="status"]').waitFor();
    if ((await take.count()) > 0) break;
  }
  return take;
}

test('a rail table says what could be delivered, shows its way, and takes it up', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await bring(visitor, MOVING);
    await page.keyboard.press('w');
    const lines = page.locator('.panel-line');
    await lines.nth(1).waitFor();
    expect(await findings(page, ['.table-panel']), 'the panel').toEqual([]);
    await lines.first().focus();
    await page.locator('.rail-route-chosen').waitFor();
    expect(await page.locator('.rail-taker-reached').count()).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await mark(page, 'confirm').waitFor();
    // Escape closes the panel alone: what was taken up stays.
    await page.keyboard.press('Escape');
    await page.locator('.table-panel').waitFor({ state: 'detached' });
    expect(await mark(page, 'confirm').count()).toBe(1);
    expect(await page.locator('.rail-route-chosen').count()).toBe(1);
    await page.locator('.rail-cube-there').first().hover();
    await page.locator('.rail-taker').first().waitFor();
  });
});

test('on a phone the cheapest track between two places goes into the plan', async () => {
  await visit({ viewport: PHONE, touch: true, theme: 'night' }, async (visitor) => {
    const { page } = visitor;
    await bring(visitor, BUILDING);
    await page.getByRole('button', { name: 'What could I do?' }).tap();
    await page.getByRole('button', { name: 'Track between two places' }).tap();
    const take = await offeredTrack(page);
    const ghosts = await page.locator('.rail-ghost').count();
    expect(ghosts).toBeGreaterThan(0);
    await take.tap();
    await page.locator('.table-panel').waitFor({ state: 'detached' });
    expect(await page.locator('.rail-plan > li').count()).toBeGreaterThan(0);
    expect(await page.locator('.rail-plan > li').count()).toBeLessThanOrEqual(ghosts);
    expect(await mark(page, 'confirm').innerText()).toContain('Build');
  });
});

test('at a desk the board takes presses to build again once a track was taken into the plan', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await bring(visitor, BUILDING);
    await page.keyboard.press('w');
    await page.getByRole('button', { name: 'Track between two places' }).click();
    const take = await offeredTrack(page);
    await take.click();
    await page.locator('.table-panel').waitFor({ state: 'detached' });
    const planned = await page.locator('.rail-plan > li').count();
    expect(planned).toBeGreaterThan(0);
    // A press on the board takes a tile up again, as it does without the panel.
    const last = page.getByRole('button', { name: 'Take up the tile that is planned at' }).last();
    await andSee(page, async () => last.click());
    expect(await page.locator('.rail-plan > li').count()).toBe(planned - 1);
    await page.locator('.rail-tray').waitFor();
  });
});

test('while Kings is set up nothing could be reached, and nobody is offered to be told so', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    const kings = archiveOf(kingsOfAirAndSteam);
    const game = kings.recordedGame('01-normal-7-players-lively');
    for (const phase of ['choose-team', 'place-depot'] as const) {
      await bring(
        visitor,
        kings.upTo(game, (p) => p.phase.name === phase),
      );
      await page.locator('[data-choice^="team-"], [data-choice^="space-"]').first().waitFor();
      expect(await page.getByRole('button', { name: 'What could I do?' }).count(), phase).toBe(0);
      await page.keyboard.press('w');
      expect(await page.locator('.table-panel').count(), phase).toBe(0);
    }
  });
});

test('before the first card Kings says what could be reached, and a phone goes to what is pressed', async () => {
  await visit({ viewport: PHONE, touch: true }, async (visitor) => {
    const { page } = visitor;
    const kings = archiveOf(kingsOfAirAndSteam);
    await bring(
      visitor,
      kings.upTo(kings.recordedGame('02-normal-7-players-greedy'), ({ phase }) => phase.name === 'plan'),
    );
    await page.getByRole('button', { name: 'What could I do?' }).tap();
    const lines = page.locator('button.panel-line');
    await lines.first().waitFor();
    expect(await page.locator('.table-panel').innerText()).toContain('could reach this round');
    await lines.last().tap();
    const panel = await page.locator('.table-panel').boundingBox();
    const ring = await page.locator('.kas-recalled circle').first().boundingBox();
    if (panel === null || ring === null) throw new Error('nothing is shown');
    expect(ring.x).toBeGreaterThanOrEqual(0);
    expect(ring.x + ring.width).toBeLessThanOrEqual(PHONE.width);
    expect(ring.y + ring.height / 2).toBeLessThan(panel.y);
  });
});

test('Kings says what goods would pay, and City what a building would change on the goods board', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    const kings = archiveOf(kingsOfAirAndSteam);
    await bring(
      visitor,
      kings.upTo(
        kings.recordedGame('02-normal-7-players-greedy'),
        ({ phase, cities, players }, seat) =>
          phase.name === 'action' &&
          cities.length > 0 &&
          (players[seat]?.depots ?? []).some(({ goods }) => goods.food > 0),
      ),
    );
    await page.keyboard.press('w');
    await page.locator('.panel-line').first().focus();
    await page.locator('.kas-recalled circle').first().waitFor();
    await page.keyboard.press('w');
    await page.locator('.table-panel').waitFor({ state: 'detached' });

    const city = archiveOf(cityOfIron);
    await bring(
      visitor,
      city.upTo(
        city.recordedGame('01-nations-4-players'),
        ({ phase, row }) => phase.name === 'action' && row.length > 0,
      ),
    );
    const goods = page.locator('.iron-goods-board');
    const before = await goods.innerHTML();
    await page.getByRole('button', { name: 'What could I do?' }).click();
    await page.locator('button.panel-line', { hasText: '→' }).first().hover();
    await page.waitForFunction((old) => document.querySelector('.iron-goods-board')?.innerHTML !== old, before);
    expect(await findings(page, ['.table-panel']), 'the panel').toEqual([]);
    await page.locator('.panel-line', { hasText: 'Draw 1 card from your' }).first().waitFor();
    await page.mouse.move(5, 400);
    await page.waitForFunction((old) => document.querySelector('.iron-goods-board')?.innerHTML === old, before);
    const kinds = page.getByRole('group', { name: 'What to look at' });
    await kinds.getByRole('button', { name: 'Towns' }).click();
    await page.locator('button.panel-line', { hasText: '→' }).first().hover();
    await page.waitForFunction((old) => document.querySelector('.iron-goods-board')?.innerHTML !== old, before);
    for (const kind of ['Cards in hand', 'Cards for sale']) {
      await kinds.getByRole('button', { name: kind }).click();
      await page.locator('.panel-line').first().waitFor();
      expect(await findings(page, ['.board', '.table-side']), kind).toEqual([]);
    }
  });
});
