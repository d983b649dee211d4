import { ROUTES, type Table } from '@roundhouse/wire';
import { describe, expect, test } from 'vitest';
import { findings } from './support/sights.ts';
import { marks } from './support/table.ts';
import { PHONE, visit, type Visitor } from './support/visit.ts';

/** What ends a decision with the least ado, in any phase; the first that is there is taken. */
const LEAST = ['drop-out', 'confirm', 'action-', 'finish', 'decline-'];

/** Asks the server as the visitor's browser would. */
async function ask({ page }: Visitor, method: string, path: string, body: unknown): Promise<unknown> {
  return page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where, {
        method: how,
        ...(what === null ? {} : { body: what, headers: { 'content-type': 'application/json' } }),
      });
      if (!answer.ok) throw new Error(`${how} ${where}: ${await answer.text()}`);
      const said: unknown = await answer.json();
      return said;
    },
    [method, path, body === null ? null : JSON.stringify(body)] as const,
  );
}

async function comeIn(visitor: Visitor, name: string): Promise<void> {
  await visitor.goTo('/rules/age-of-steam');
  await ask(visitor, 'POST', '/api/me', { name });
}

/** Ada and Bea at a table of theirs that has begun, and looks like it. */
async function together(
  what: { readonly game: string; readonly options: unknown },
  play: (ada: Visitor, bea: Visitor, table: Table) => Promise<void>,
): Promise<void> {
  await visit({}, async (ada) => {
    await visit({ viewport: PHONE, touch: true, theme: 'night' }, async (bea) => {
      await comeIn(ada, 'Ada');
      await comeIn(bea, 'Bea');
      const terms = { ...what, seats: 2, access: 'link', pace: 'live', watching: true };
      const clock = { kind: 'bank', ms: 600_000, increment: 0 };
      const table = ROUTES.openTable.answer.parse(await ask(ada, 'POST', '/api/tables', { ...terms, clock }));
      await ask(bea, 'POST', `/api/invitations/${table.invite}`, {});
      await ask(ada, 'POST', `/api/tables/${table.id}/start`, null);
      for (const { page, goTo } of [ada, bea]) {
        await goTo(`/online/${table.id}`);
        await page.locator('.table-moment').waitFor();
      }
      await play(ada, bea, table);
    });
  });
}

const SMALL = { game: 'age-of-steam', options: { map: 'two-shores' } };

async function isTurnOf({ page }: Visitor): Promise<boolean> {
  return (await page.locator('.table-moment[data-mine="true"] [data-choice]').count()) > 0;
}

/** Whoever is waited for, as soon as their page says so. */
async function whoseTurn(...people: readonly Visitor[]): Promise<Visitor> {
  for (;;) {
    for (const one of people) if (await isTurnOf(one)) return one;
    await people[0]?.page.waitForTimeout(50);
  }
}

/** How many actions the page knows of: the slider of the history says so. */
async function actionsKnownTo({ page }: Visitor): Promise<number> {
  await page.keyboard.press('h');
  const count = Number(await page.getByRole('slider').getAttribute('max'));
  await page.keyboard.press('h');
  return count;
}

/** One decision with the least ado; resolves when the page has the answer. */
async function decide({ page }: Visitor): Promise<void> {
  const before = await page.locator('main').innerHTML();
  for (const least of LEAST) {
    const simple = marks(page, least).first();
    if (!(await simple.isVisible())) continue;
    await simple.click();
    await page.waitForFunction((old) => document.querySelector('main')?.innerHTML !== old, before);
    return;
  }
  throw new Error('nothing simple can be decided');
}

describe('two people at a table online', () => {
  test('play against each other, talk, and take back by consent', async () => {
    await together(SMALL, async (ada, bea) => {
      for (let turns = 0; turns < 4; turns++) await decide(await whoseTurn(ada, bea));
      const next = await whoseTurn(ada, bea);
      const other = next === ada ? bea : ada;
      await expect.poll(async () => (await actionsKnownTo(ada)) === (await actionsKnownTo(bea))).toBe(true);
      expect(await other.page.locator('.waiting').innerText()).toContain(
        next === ada ? 'Waiting for Ada' : 'Waiting for Bea',
      );
      expect(await next.page.title()).toMatch(/^● \(1\) /);
      expect(await ada.page.getByRole('timer').count()).toBe(2);

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
      await decide(next);
      if ((await whoseTurn(ada, bea)) === next) await decide(next);
      const known = await actionsKnownTo(other);
      await other.page.getByRole('button', { name: 'Ask the others to take back' }).click();
      await next.page.getByText('asks to take back more than the rules allow').waitFor();
      expect(await findings(next.page, ['.board']), 'a question').toEqual([]);
      await next.page.getByRole('button', { name: 'Agree' }).click();
      await other.page.getByText('Everybody agreed: it is taken back.').waitFor();
      expect(await actionsKnownTo(other)).toBeLessThan(known);
    });
  });

  test('miss nothing when the line was lost', async () => {
    await together(SMALL, async (ada, bea, { id }) => {
      const first = await whoseTurn(ada, bea);
      const other = first === ada ? bea : ada;
      const before = await actionsKnownTo(other);
      await other.context.setOffline(true);
      await other.page.getByText('Connection lost; your moves wait until it is back.').waitFor();
      await decide(first);
      await ask(first, 'POST', `/api/tables/${id}/chat`, { text: 'Are you there?' });
      await other.context.setOffline(false);
      await other.page.getByText('Back: caught up with 1 move.').waitFor();
      expect(await actionsKnownTo(other)).toBe(before + 1);
      await decide(await whoseTurn(other));
      await other.page.keyboard.press('c');
      await other.page.getByText('Are you there?').waitFor();
    });
  });

  test('are looked on by somebody who sees no more than the public', async () => {
    await together({ game: 'city-of-iron', options: {} }, async (ada, _bea, { id }) => {
      await visit({}, async (watcher) => {
        const heard: string[] = [];
        watcher.page.on('websocket', (socket) => {
          socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
        });
        await watcher.goTo(`/online/${id}`);
        await watcher.page.getByText('You are looking on: you see what everybody may see.').waitFor();
        await expect.poll(() => heard.some((text) => text.includes('"update"'))).toBe(true);
        expect(await watcher.page.locator('[data-choice]').count()).toBe(0);
        expect(await watcher.page.getByRole('button', { name: 'Chat' }).count()).toBe(0);
        await ask(ada, 'POST', `/api/tables/${id}/chat`, { text: 'among us' });
        const seen = await ask(watcher, 'GET', `/api/tables/${id}/match`, null);
        expect(JSON.stringify(seen)).toContain('"eye":"public"');
        expect(heard.join('\n')).not.toContain('among us');
        const updates = heard.filter((text) => text.includes('"news":"update"'));
        expect(updates.every((text) => text.includes('"eye":"public"'))).toBe(true);
      });
    });
  });
});
