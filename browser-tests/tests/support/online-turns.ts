import { type NewTable, ROUTES } from '@roundhouse/wire';
import { expect } from 'vitest';
import { ask, begun, sitDown, type Two } from './online.ts';
import type { Visitor } from './visit.ts';

const SMALL = { game: 'age-of-steam', seats: 2, options: { map: 'two-shores' } } as const;

/** A small table of the two, with an hour for each; both sit at it. */
export async function smallTable({ ada, bea }: Two, terms: Pick<NewTable, 'hints'> = {}): Promise<string> {
  const clock = { kind: 'bank', ms: 3_600_000, increment: 0 } as const;
  const { id } = await begun([ada, bea], { ...SMALL, clock, ...terms });
  await Promise.all([sitDown(ada, id), sitDown(bea, id)]);
  return id;
}

/** A match that is over: nobody raised money or moved anything, which ends it soon. Their pages know nothing of it yet. */
export async function endedTable({ ada, bea }: Two): Promise<string> {
  const { id: table } = await begun([ada, bea], SMALL);
  for (let moves = 0; ; moves++) {
    for (const one of [ada, bea]) {
      const { seq, undos, actions } = await ask(one, ROUTES.legal, { table });
      const [action] = actions;
      if (action === undefined) continue;
      const key = `${table}-${moves}`;
      const { update } = await ask(one, ROUTES.submit, { table }, { seq, undos, actions: [action], key });
      if (update.result !== null) return table;
    }
  }
}

/** Whose move is still on its way has decided, though the page does not know yet what became of it. */
const TO_DECIDE = 'main:not(:has(.on-its-way)) .table-moment[data-mine="true"] [data-choice]';

async function isTurnOf({ page }: Visitor): Promise<boolean> {
  return (await page.locator(TO_DECIDE).count()) > 0;
}

/** Who is waited for, as soon as their page says so, and who is not. */
export async function inTurn({ ada, bea }: Two): Promise<{ readonly now: Visitor; readonly other: Visitor }> {
  for (;;) {
    if (await isTurnOf(ada)) return { now: ada, other: bea };
    if (await isTurnOf(bea)) return { now: bea, other: ada };
    await ada.page.waitForTimeout(50);
  }
}

/** How many actions the page knows of: the slider of the history says so. */
export async function actionsKnownTo({ page }: Visitor): Promise<number> {
  await page.keyboard.press('h');
  const count = Number(await page.getByRole('slider').getAttribute('max'));
  await page.keyboard.press('h');
  return count;
}

/** Resolves when both pages know of the same actions. */
export async function caughtUp({ ada, bea }: Two): Promise<void> {
  await expect.poll(async () => (await actionsKnownTo(ada)) === (await actionsKnownTo(bea))).toBe(true);
}

/** Opens the log, finds these words in it, and closes it again. */
export async function readInLog({ page }: Visitor, words: string): Promise<void> {
  await page.keyboard.press('l');
  await page.locator('.log').getByText(words).first().waitFor();
  // On a phone it is a sheet before everything else.
  await page.keyboard.press((await page.locator('.drawer-sheet').isVisible()) ? 'Escape' : 'l');
  await page.locator('.log').waitFor({ state: 'detached' });
}
