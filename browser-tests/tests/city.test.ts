import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Action, cityOfIron, ownerOf, type Position } from '@roundhouse/city-of-iron';
import type { MatchRecord } from '@roundhouse/kernel';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/house.ts';
import { archiveOf } from './support/records.ts';
import { andSee, mark, marks, press } from './support/table.ts';
import { findings, lookAtSights, sitDownAt } from './support/sights.ts';
import { PHONE, visit, visitsOfOne } from './support/visit.ts';

const { recordedGame, upTo } = archiveOf(cityOfIron);

const records = readdirSync(join(ROOT, 'games', cityOfIron.id, 'tests', 'fixtures')).map((file) =>
  recordedGame(basename(file, '.json')),
);

/** The first moment in any recorded game that is wanted. */
function moment(wanted: (position: Position, legal: readonly Action[]) => boolean): MatchRecord {
  for (const record of records) {
    try {
      return upTo(record, (position, seat) => wanted(position, cityOfIron.legal(position, seat)));
    } catch {
      // Another game may have it.
    }
  }
  throw new Error('no recorded game has such a moment');
}

const during = (phase: Position['phase']['name']): MatchRecord => moment(({ phase: { name } }) => name === phase);
const when = (phase: Position['phase']['name'], can: Action['type']): MatchRecord =>
  moment((position, legal) => position.phase.name === phase && legal.some(({ type }) => type === can));

const SIDEWAYS = { width: 844, height: 390 };

const MOMENTS = {
  nation: during('choose-nation'),
  decks: during('stack-decks'),
  bid: during('bid'),
  build: moment(({ round }, legal) => round > 1 && legal.some(({ type }) => type === 'build')),
  store: moment(
    ({ phase, round }, legal) =>
      phase.name === 'action' &&
      round > 1 &&
      legal.some(
        (action) =>
          action.type === 'store' && !legal.some((one) => one.type === 'build' && one.building === action.building),
      ),
  ),
  four: moment(({ phase, players }) => phase.name === 'action' && players.length === 4),
  attack: when('action', 'attack'),
  plunder: moment((position, legal) =>
    legal.some((action) => action.type === 'attack' && ownerOf(position, action.town) !== null),
  ),
  pay: during('pay'),
  settle: when('effect', 'settle'),
  expand: when('effect', 'expand'),
  recover: when('effect', 'recover'),
  steal: when('effect', 'steal'),
  discard: during('discard'),
  shop: when('purchase', 'buy'),
};

lookAtSights('City of Iron', [
  { name: 'nation', record: MOMENTS.nation, points: [] },
  { name: 'decks', record: MOMENTS.decks, points: ['first-'] },
  { name: 'bid', record: MOMENTS.bid, points: ['space-'] },
  { name: 'build', record: MOMENTS.build, points: ['building-'] },
  { name: 'attack', record: MOMENTS.attack, points: ['town-'] },
  { name: 'plunder', record: MOMENTS.plunder, points: [] },
  { name: 'pay', record: MOMENTS.pay, points: [] },
  { name: 'settle', record: MOMENTS.settle, points: ['token-'] },
  { name: 'expand', record: MOMENTS.expand, points: ['token-'] },
  { name: 'recover', record: MOMENTS.recover, points: [] },
  { name: 'steal', record: MOMENTS.steal, points: ['rival-'] },
  { name: 'discard', record: MOMENTS.discard, points: ['first-'] },
  { name: 'shop', record: MOMENTS.shop, points: ['buy-'] },
]);

/** The first building of the row that can be built now, not only stored. */
const buildable = '.iron-row [data-choice^="building-"]:not(.iron-out-of-reach)';

describe('on a phone', () => {
  test('a card that is pressed for long shows itself really large until something else is tapped, and is not chosen', async () => {
    await visit({ viewport: PHONE, touch: true }, async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.build);
      const finger = await visitor.context.newCDPSession(page);
      const large = page.locator('.close-up-large');
      // Those that can be chosen and those that cannot do the same.
      for (const card of [marks(page, 'building-').first(), page.locator('.iron-lands .iron-idle').first()]) {
        await card.scrollIntoViewIfNeeded();
        const lies = await card.boundingBox();
        if (lies === null) throw new Error('there is no card');
        const [x, y] = [lies.x + lies.width / 2, lies.y + lies.height / 2];
        await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        await large.waitFor();
        await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        // Whatever a browser sends after a finger has come by then.
        await page.evaluate(async () => new Promise((resolve) => setTimeout(resolve, 400)));
        expect(await large.innerText()).toMatch(/Costs \d+ coins?|Settling it takes|Conquering it takes/);
        const picture = await large.locator('.close-up-picture').boundingBox();
        expect(picture?.width).toBeGreaterThan(2.5 * lies.width);
        const signs = await large
          .locator('.close-up-sign svg')
          .evaluateAll((all) => all.map((sign) => sign.getBoundingClientRect().height));
        expect(Math.min(...signs)).toBeGreaterThanOrEqual(24);
        expect(await findings(page)).toEqual([]);
        await page.touchscreen.tap(4, 4);
        await large.waitFor({ state: 'detached' });
        expect(await mark(page, 'confirm').count()).toBe(0);
      }
    });
  });

  test('a card that is tapped is chosen and told in the dock, and nothing lies over the table; one that cannot be chosen is held up', async () => {
    await visit({ viewport: PHONE, touch: true }, async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.build);
      const held = page.locator('.close-up');
      const said = page.locator('.table-moment .iron-said');
      await page.locator(buildable).first().tap();
      await mark(page, 'confirm').waitFor();
      expect(await said.innerText()).toContain('Comes with deck');
      expect(await held.count()).toBe(0);
      // A card in hand likewise; of it comes first what playing it does.
      await page.getByRole('button', { name: 'Choose something else' }).tap();
      await marks(page, 'card-').first().tap();
      await mark(page, 'confirm').waitFor();
      expect(await said.locator('li').last().innerText()).toContain('instead of being played');
      expect(await held.count()).toBe(0);
      await page.getByRole('button', { name: 'Lands', exact: false }).tap();
      await page.locator('.iron-unsettled .iron-idle').first().tap();
      await held.waitFor();
      await mark(page, 'confirm').hover();
      await page.touchscreen.tap(PHONE.width / 2, 20);
      await held.waitFor({ state: 'detached' });
    });
  });

  test.for([
    { held: 'upright', size: PHONE },
    { held: 'sideways', size: SIDEWAYS },
  ])('held $held neither the board nor the hand moves when something is chosen', async ({ size }) => {
    await visit({ viewport: size, touch: true }, async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.build);
      const places = async (): Promise<readonly unknown[]> =>
        Promise.all(
          ['.iron-leaves', '.iron-row', '.iron-hand', '.iron-hand li'].map(async (part) =>
            page.locator(part).first().boundingBox(),
          ),
        );
      const before = await places();
      await page.locator(buildable).first().tap();
      await mark(page, 'confirm').waitFor();
      expect(await places()).toEqual(before);
      await page.getByRole('button', { name: 'Choose something else' }).tap();
      await mark(page, 'confirm').waitFor({ state: 'detached' });
      await mark(page, 'do-tax').tap();
      await mark(page, 'confirm').waitFor();
      expect(await places()).toEqual(before);
    });
  });

  test('every part of the table is one tap or one pull away, and a dot tells where something can be chosen', async () => {
    await visit({ viewport: PHONE, touch: true }, async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.attack);
      const tab = (name: string): Locator => page.locator('.iron-tab').filter({ hasText: name });
      expect(await page.locator('.iron-tab-marked').allInnerTexts()).toEqual(
        expect.arrayContaining([expect.stringContaining('Lands')]),
      );
      for (const [name, part] of [
        ['Cities', '.iron-nations'],
        ['Lands', '.iron-unsettled'],
        ['Goods', '.iron-goods'],
        ['More', '.iron-leaf:last-child h2'],
        ['The row', '.iron-market'],
      ] as const) {
        await tab(name).tap();
        await expect
          .poll(async () => (await page.locator(part).first().boundingBox())?.x)
          .toBeLessThan(PHONE.width / 4);
        expect((await page.locator(part).first().boundingBox())?.x).toBeGreaterThanOrEqual(0);
        expect(await tab(name).getAttribute('aria-pressed')).toBe('true');
      }
      // Pulled along, the tab follows.
      await page.locator('.iron-leaves').evaluate((leaves) => leaves.scrollTo({ left: 3 * leaves.clientWidth }));
      await expect.poll(async () => tab('Goods').getAttribute('aria-pressed')).toBe('true');
      // Gone to by keys, a part comes whole: its edge alone would be drawn back.
      await page.locator('.iron-leaf').nth(1).locator('button').first().focus();
      await expect
        .poll(async () => (await page.locator('.iron-nations').boundingBox())?.x)
        .toBeLessThan(PHONE.width / 4);
      expect(await tab('Cities').getAttribute('aria-pressed')).toBe('true');
      expect(await findings(page)).toEqual([]);
    });
  });

  test('all twelve buildings of four players, and everybody’s numbers, are in sight at once', async () => {
    await visit({ viewport: PHONE, touch: true }, async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.four);
      const dock = (await page.locator('.table-moment').boundingBox())?.y ?? 0;
      const cards = await page
        .locator('.iron-row .iron-thing')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
      expect(cards).toHaveLength(12);
      expect(Math.max(...cards)).toBeLessThan(dock + 6);
      const chips = await page
        .locator('.player-chip')
        .evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().right));
      expect(chips).toHaveLength(4);
      expect(Math.max(...chips)).toBeLessThanOrEqual(PHONE.width);
    });
  });

  test('the tabs of four boards stand in one row, and each has a name for whoever listens', async () => {
    await visit({ viewport: PHONE, touch: true }, async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.four);
      const tabs = page.locator('.iron-owner');
      expect(await tabs.count()).toBe(4);
      const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      for (const name of await tabs.allTextContents()) expect(name).not.toBe('');
    });
  });

  test('the button that does it is in reach of the thumb', async () => {
    await visit({ viewport: PHONE, touch: true }, async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.build);
      await andSee(page, async () => marks(page, 'building-').first().click());
      const button = await mark(page, 'confirm').boundingBox();
      if (button === null) throw new Error('there is no button');
      expect(button.y).toBeGreaterThan(PHONE.height / 2);
      expect(button.y + button.height).toBeLessThanOrEqual(PHONE.height);
      expect(button.height).toBeGreaterThanOrEqual(44);
    });
  });
});

/** How many of these lie under something, or partly so. */
async function coveredBy(held: Locator, things: Locator): Promise<number> {
  const over = await held.boundingBox();
  if (over === null) throw new Error('nothing is held up');
  const boxes = await things.evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  return boxes.filter(
    ({ x, y, width, height }) =>
      x < over.x + over.width && over.x < x + width && y < over.y + over.height && over.y < y + height,
  ).length;
}

describe('at the table of City of Iron', () => {
  const visitAgain = visitsOfOne({});

  test('a building is shown in its city with its price before it is built', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.build);
      const inRow = await page.locator('.iron-row [data-slide]').count();
      await andSee(page, async () => page.locator(buildable).first().click());
      expect(await page.locator('.iron-ghost').count()).toBe(1);
      expect(await page.locator('.iron-changes').innerText()).toContain('Coins');
      expect(await mark(page, 'confirm').innerText()).toMatch(/^Build for \d+ coins?/);
      const [options, deeds] = [page.locator('.iron-options'), page.locator('.iron-deeds')];
      expect((await options.boundingBox())?.y).toBeLessThan((await deeds.boundingBox())?.y ?? 0);
      await press(page, 'confirm');
      if (await mark(page, 'sit-down').isVisible()) await press(page, 'sit-down');
      expect(await page.locator('.iron-ghost').count()).toBe(0);
      expect(await page.locator('.iron-row [data-slide]').count()).toBe(inRow - 1);
    });
  });

  test('a card shows itself large when a pointer or the focus is on it, with every sign in words', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.build);
      const held = page.locator('.close-up');
      const name = await page.locator('.iron-row .iron-thing').first().getAttribute('aria-label');
      await page.locator('.iron-row .iron-thing').first().hover();
      await held.waitFor();
      expect(name?.startsWith(await held.locator('.close-up-name').innerText())).toBe(true);
      expect(await held.innerText()).toMatch(/Comes with deck [ABC]/);
      // There is room elsewhere than over what one chooses from.
      expect(await coveredBy(held, page.locator('.iron-row .iron-thing, .table-prompt'))).toBe(0);
      await page.mouse.move(0, 0);
      await held.waitFor({ state: 'detached' });
      await page.locator('.iron-hand .iron-thing').first().hover();
      await held.waitFor();
      expect(await coveredBy(held, page.locator('.iron-hand .iron-thing, .iron-deed, .table-prompt'))).toBe(0);
      await page.mouse.move(0, 0);
      await held.waitFor({ state: 'detached' });
      await page.locator('.iron-hand .iron-thing').first().focus();
      await held.waitFor();
      expect(await held.locator('.close-up-kind').innerText()).toMatch(/^(Citizen|Soldier)$/);
      await page.keyboard.press('Escape');
      await held.waitFor({ state: 'detached' });
    });
  });

  test('a card that rises under the pointer holds still, also at its lower edge', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.pay);
      await andSee(page, async () => page.locator('.iron-laid').first().click());
      await page.mouse.move(0, 0);
      const card = page.locator('.iron-hand .iron-possible').first();
      await card.evaluate(async (element) =>
        Promise.all(element.getAnimations().map(async ({ finished }) => finished)),
      );
      const lies = await card.boundingBox();
      if (lies === null) throw new Error('there is no card');
      await page.mouse.move(lies.x + lies.width / 2, lies.y + lies.height - 1);
      await expect.poll(async () => (await card.boundingBox())?.y).toBe(lies.y - 3);
      const tops = await card.evaluate(async (element) => {
        const seen = new Set<number>();
        for (let frame = 0; frame < 40; frame++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          seen.add(element.getBoundingClientRect().top);
        }
        return [...seen];
      });
      expect(tops).toEqual([lies.y - 3]);
    });
  });

  test('Escape lets go of what was pointed at', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.build);
      await andSee(page, async () => page.locator(buildable).first().click());
      await andSee(page, async () => page.keyboard.press('Escape'));
      expect(await page.locator('.iron-ghost').count()).toBe(0);
      expect(await mark(page, 'confirm').count()).toBe(0);
    });
  });

  test('a building is built with the keyboard alone', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.build);
      await page.locator(buildable).first().focus();
      await andSee(page, async () => page.keyboard.press('Enter'));
      expect(await page.locator('.iron-ghost').count()).toBe(1);
      await andSee(page, async () => page.keyboard.press('Enter'));
      expect(await page.locator('.iron-ghost').count()).toBe(0);
    });
  });

  test('a second press on a building, however late, does not store it: only its button does', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.store);
      const row = page.locator('.iron-row [data-slide]');
      const inRow = await row.count();
      await andSee(page, async () => page.locator('.iron-row .iron-out-of-reach[data-choice]').first().click());
      await page.locator('.iron-row .iron-chosen').click();
      expect(await row.count()).toBe(inRow);
      expect(await mark(page, 'confirm').innerText()).toMatch(/^Store/);
      await press(page, 'confirm');
      if (await mark(page, 'sit-down').isVisible()) await press(page, 'sit-down');
      expect(await row.count()).toBe(inRow - 1);
    });
  });

  test('a press on what cannot be done now says why, with the rule', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.bid);
      await andSee(page, async () => page.locator('.iron-row .iron-thing').first().click());
      expect(await page.locator('.explanation-rule').innerText()).toMatch(/^Rule: /);
    });
  });

  test('how many cards are left in a deck is not taken for a price', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.build);
      const decks = page.locator('.iron-deeds .iron-deed', { hasText: 'Draw a' });
      expect(await decks.count()).toBe(2);
      for (const deck of await decks.all()) {
        expect(await deck.innerText()).toMatch(/^Draw a (citizen|military) card\s+\d+ left$/);
        expect(await deck.getAttribute('aria-label')).toMatch(
          /: (1 card is|\d+ cards are) left in it, \d+ discarded\.$/,
        );
      }
    });
  });

  test('the cheapest payment lies ready, and too little is explained', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.pay);
      await mark(page, 'confirm').waitFor();
      const laid = page.locator('.iron-laid');
      expect(await laid.count()).toBeGreaterThan(0);
      await andSee(page, async () => laid.first().click());
      expect(await mark(page, 'confirm').count()).toBe(0);
      expect(await page.locator('.iron-warn').innerText()).not.toBe('');
      await andSee(page, async () => marks(page, 'payment-').first().click());
      await press(page, 'confirm');
      expect(await laid.count()).toBe(0);
    });
  });

  test('the boards of the others can be looked at', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.build);
      const cities = page.locator('.iron-cities');
      const own = await cities.innerHTML();
      const other = page.locator('.iron-owner[aria-pressed="false"]').first();
      const name = await other.innerText();
      await andSee(page, async () => other.click());
      expect(await page.locator('.iron-owner[aria-pressed="true"]').innerText()).toBe(name);
      expect(await cities.innerHTML()).not.toBe(own);
    });
  });

  test('a town of somebody else can be attacked from one’s own place', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.plunder);
      const town = page.locator('li:has(.iron-held) [data-choice^="town-"]').first();
      await andSee(page, async () => town.click());
      await press(page, 'confirm');
      expect(await page.locator('.iron-need').count()).toBe(1);
    });
  });

  test('the basket adds up, and a card can be put back', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.shop);
      const basket = page.locator('.iron-basket');
      await andSee(page, async () => marks(page, 'buy-').first().click());
      expect(await basket.locator('li').count()).toBe(1);
      expect(await basket.locator('h3').innerText()).toContain('coin');
      await andSee(page, async () => basket.locator('button').click());
      expect(await basket.locator('li').count()).toBe(0);
    });
  });

  test('the cards of a deck are put in order by pressing them', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, MOMENTS.decks);
      const first = marks(page, 'first-').first();
      const label = (await first.getAttribute('aria-label'))?.replace(/^\d+\. /, '') ?? '';
      await andSee(page, async () => first.click());
      const top = page.locator('.iron-ordering .iron-chosen').first();
      expect(await top.getAttribute('aria-label')).toBe(`1. ${label}`);
    });
  });
});
