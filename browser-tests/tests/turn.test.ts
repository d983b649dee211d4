import { ageOfSteam, legalMoves } from '@roundhouse/age-of-steam';
import { describe, expect, test } from 'vitest';
import { archiveOf, bring } from './support/records.ts';
import { easyBot, person, startGame, startShortGame } from './support/new-game.ts';
import {
  andSee,
  finishBuilding,
  mark,
  marks,
  passUntil,
  pointAtHex,
  press,
  takeUpCube,
  trackOnBoard,
} from './support/table.ts';
import { PHONE, visit, type VisitOptions } from './support/visit.ts';

const { recordedGame, upTo } = archiveOf(ageOfSteam);

const SCREENS: readonly (VisitOptions & { readonly name: string })[] = [
  { name: 'a desk' },
  { name: 'a phone', viewport: PHONE, touch: true },
];

describe('a turn', () => {
  test('starts with two clicks of a newcomer', async () => {
    await visit({}, async ({ page, goTo }) => {
      await goTo('/');
      await page.getByRole('button', { name: 'Play now' }).click();
      await press(page, 'confirm');
      expect(await page.locator('[data-page="table"]').count()).toBe(1);
      await page.getByRole('button', { name: 'History', exact: true }).click();
      expect(await page.getByRole('slider').getAttribute('max')).not.toBe('0');
    });
  });

  test.for(SCREENS)('is played by pointing, on $name', async (screen) => {
    await visit(screen, async (visitor) => {
      const { page } = visitor;
      await startGame(visitor, {
        game: 'age-of-steam',
        setup: 'copper-vale',
        players: [person('Anna'), easyBot('Bruno'), easyBot('Clara')],
        seed: 'a turn by pointing',
      });
      await press(page, 'shares-2');
      await press(page, 'confirm');
      await passUntil(page, 'action-');
      await andSee(page, async () => marks(page, 'action-').first().click());
      await press(page, 'confirm');

      await mark(page, 'finish').waitFor();
      const before = await trackOnBoard(page);
      await pointAtHex(page);
      await press(page, 'confirm');
      await pointAtHex(page);
      await press(page, 'confirm');
      const laid = await trackOnBoard(page);
      expect(laid).toEqual(expect.arrayContaining([...before]));
      expect(laid.length).toBeGreaterThanOrEqual(before.length + 2);
      await finishBuilding(page);

      await passUntil(page, 'shares-');
      expect(await page.getByText('Turn 2 of 6').count()).toBe(1);
    });
  });

  test('delivers a cube by picking it, its destination and a route', async () => {
    const record = upTo(recordedGame('03-two-shores-4-players-the-last-turn'), (position, seat) => {
      return position.phase.name === 'move-goods' && legalMoves(position, seat).length > 0;
    });
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await bring(visitor, record);
      await takeUpCube(page);
      const promise = await mark(page, 'confirm').innerText();
      expect(promise).toMatch(/^Deliver: /);
      await press(page, 'confirm');
      await page.getByRole('button', { name: 'Log', exact: true }).click();
      expect(await page.locator('.log-line').last().innerText()).toMatch(/cube/);
    });
  });

  test('never asks the network', async () => {
    await visit({ keepsSite: true }, async (visitor) => {
      const { page } = visitor;
      await startShortGame(visitor, [person('Anna'), easyBot('Bruno')], 'no network');
      // The service worker asks for every file of the site, once, and is not done when the table is laid.
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      const asked: string[] = [];
      visitor.context.on('request', (request) => asked.push(request.url()));
      await press(page, 'shares-1');
      await press(page, 'confirm');
      await passUntil(page, 'action-');
      await passUntil(page, 'hex-');
      expect(asked).toEqual([]);
    });
  });
});
