import { EMBLEM_SHAPES } from '@roundhouse/style';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/sights.ts';
import { PHONE, visit, type VisitOptions } from './support/visit.ts';

const SCREENS: readonly { readonly name: string; readonly options: VisitOptions }[] = [
  { name: 'a desk', options: {} },
  { name: 'a phone', options: { viewport: PHONE, touch: true, theme: 'night' } },
];

/** The number of the colour, and the emblem, in which a seat is shown. */
async function look(mark: Locator): Promise<readonly (string | null)[]> {
  const style = (await mark.getAttribute('style')) ?? '';
  return [/--seat-(\d)/.exec(style)?.[1] ?? null, await mark.locator('path').getAttribute('d')];
}

const [RED, BLUE, GOLD] = ['0', '1', '3'];
const { ring, star, anchor } = EMBLEM_SHAPES;

test.for(SCREENS)('whoever sets up a game chooses how everybody looks, on $name', async ({ options }) => {
  await visit(options, async ({ page, goTo }) => {
    const press = async (what: Locator): Promise<void> => (options.touch === true ? what.tap() : what.click());
    await goTo('/new/age-of-steam');
    const open = page.locator('.livery-button');
    await press(open.nth(2));
    const dialog = page.getByRole('dialog');
    await press(dialog.getByRole('radio', { name: 'gold' }));
    await press(dialog.getByRole('radio', { name: 'anchor' }));
    await expect.poll(async () => look(open.nth(2).locator('.seat-mark'))).toEqual([GOLD, anchor]);
    expect(await findings(page), 'the picker').toEqual([]);
    if (options.touch !== true) {
      // The keyboard goes from one to the next.
      await page.keyboard.press('ArrowLeft');
      await dialog.getByRole('radio', { name: 'diamond', checked: true }).waitFor();
      await page.keyboard.press('ArrowRight');
      await dialog.getByRole('radio', { name: 'anchor', checked: true }).waitFor();
    }
    await press(dialog.getByRole('button', { name: 'Done' }));
    await dialog.waitFor({ state: 'detached' });
    // Somebody else wants the same colour: the two swap.
    await press(open.nth(0));
    await press(dialog.getByRole('radio', { name: 'gold' }));
    await press(dialog.getByRole('radio', { name: 'star' }));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const chosen = await Promise.all([0, 1, 2].map(async (seat) => look(open.nth(seat).locator('.seat-mark'))));
    expect(chosen).toEqual([
      [GOLD, star],
      [BLUE, ring],
      [RED, anchor],
    ]);

    await press(page.getByRole('button', { name: 'Start the game' }));
    await page.locator('[data-page="table"] .table-moment').waitFor();
    const names = options.touch === true ? page.locator('.player-chip') : page.locator('.players .player');
    const seated = await Promise.all(
      ['Conductor', 'Mallard'].map(async (name) => look(names.filter({ hasText: name }).locator('.seat-mark').first())),
    );
    expect(seated).toEqual([chosen[0], chosen[2]]);
    // The next game begins with what was chosen for this one.
    await goTo('/new/age-of-steam');
    await expect.poll(async () => look(open.nth(0).locator('.seat-mark'))).toEqual([GOLD, star]);
  });
});
