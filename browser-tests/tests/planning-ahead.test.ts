import { expect, test } from 'vitest';
import { begun, comeIn, sitDown } from './support/online.ts';
import { findings } from './support/sights.ts';
import { andSee, finishBuilding, mark, marks, pass, pointAtHex, press, trackOnBoard } from './support/table.ts';
import { PHONE, visit, type Visitor } from './support/visit.ts';

/** Both play with the least ado until one of them may build: that one, then the other. */
async function atBuilding(ada: Visitor, bea: Visitor): Promise<readonly [Visitor, Visitor]> {
  for (;;) {
    if (await mark(ada.page, 'finish').isVisible()) return [ada, bea];
    if (await mark(bea.page, 'finish').isVisible()) return [bea, ada];
    await pass(ada.page);
    await pass(bea.page);
  }
}

test('a turn is planned while another moves, is kept over a reload, and played by one press', async () => {
  await visit({}, async (ada) => {
    await visit({ viewport: PHONE, touch: true, theme: 'night' }, async (bea) => {
      await comeIn(ada, 'Ada');
      await comeIn(bea, 'Bea');
      const { id } = await begun([ada, bea], { game: 'age-of-steam', options: { map: 'two-shores' }, seats: 2 });
      for (const visitor of [ada, bea]) await sitDown(visitor, id);

      const [first, other] = await atBuilding(ada, bea);
      const { page, goTo } = other;
      const before = await trackOnBoard(page);
      await page.getByRole('button', { name: 'What could I do?' }).click();
      await page.getByText('What you could do, on the table as it is shown here.').waitFor();
      await page.getByRole('button', { name: 'What could I do?' }).click();
      await page.locator('[data-ahead="build-track"]').click();
      for (let tiles = 0; tiles < 2; tiles++) {
        await pointAtHex(page);
        await press(page, 'confirm');
      }
      expect(await page.locator('.ahead-steps li').count()).toBe(2);
      expect(await page.locator('.rail-ghost').count()).toBe(2);
      expect(await findings(page, ['.board']), 'a plan').toEqual([]);
      // For everybody else nothing has happened.
      expect(await trackOnBoard(first.page)).toEqual(before);

      await goTo(`/online/${id}`);
      await page.locator('.ahead-steps li').nth(1).waitFor();
      // What is being tried stays under the hand while the other builds elsewhere.
      await andSee(page, async () => marks(page, 'hex-').first().click());
      const tried = await page.locator('.rail-tray .rail-note').innerText();
      const shown = await trackOnBoard(page);
      await andSee(first.page, async () => marks(first.page, 'hex-').last().click());
      await press(first.page, 'confirm');
      await expect.poll(async () => (await trackOnBoard(page)).length).toBeGreaterThan(shown.length);
      expect(await page.locator('.rail-tray .rail-note').innerText()).toBe(tried);
      await finishBuilding(first.page);
      await mark(page, 'play-plan').waitFor();
      await press(page, 'play-plan');
      await mark(page, 'finish').waitFor();
      expect(await trackOnBoard(page)).toHaveLength(before.length + 3);
      expect(await page.locator('.ahead').count()).toBe(0);
    });
  });
});
