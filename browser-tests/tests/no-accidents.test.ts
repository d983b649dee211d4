import { ageOfSteam } from '@roundhouse/age-of-steam';
import { cityOfIron } from '@roundhouse/city-of-iron';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import { steam } from '@roundhouse/steam';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { easyBot, person, startGame } from './support/new-game.ts';
import { archiveOf } from './support/records.ts';
import { findings, sitDownAt } from './support/sights.ts';
import { andSee, logLines, mark, marks, openLog, passUntil, pointAtHex, press } from './support/table.ts';
import { SIDEWAYS } from './support/room.ts';
import { PHONE, visit, visitsOfOne } from './support/visit.ts';

const LAPTOP = { width: 1366, height: 768 };
const DESK = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };

const ages = archiveOf(ageOfSteam);
const rustBelt = ages.recordedGame('04-rust-belt-4-players-the-last-turn');
const urbanizing = ages.upTo(rustBelt, (position, seat) =>
  ageOfSteam.legal(position, seat).some(({ type }) => type === 'urbanize'),
);
/** One cube can go to one city, by one way. */
const oneTarget = ages.upTo(
  ages.recordedGame('07-copper-vale-3-players-one-player-is-left'),
  (position, seat) => ageOfSteam.legal(position, seat).filter(({ type }) => type === 'move-goods').length === 1,
);
/** Whoever issues no shares here cannot pay what is due. */
const needy = ages.upTo(rustBelt, ({ phase, players }, seat) => {
  const { cash = 0, income = 0, shares = 0, engine = 0 } = players[seat] ?? {};
  return phase.name === 'issue-shares' && cash + 2 * income < shares + engine;
});
const production = ages.upTo(
  ages.recordedGame('01-rust-belt-6-players-the-last-turn'),
  ({ phase }) => phase.name === 'goods-growth',
);

const kings = archiveOf(kingsOfAirAndSteam);
/** A factory lies below an airship with room on board, and nothing is loaded yet. */
const loading = kings.upTo(kings.recordedGame('06-basic-2-players-lively'), (position, seat) => {
  const legal = kingsOfAirAndSteam.legal(position, seat);
  return position.phase.name === 'cargo' && legal.some((action) => action.type === 'load' && action.jettison === null);
});
/** A moment of each decision of which one press must not be enough, and the mark of what there is to choose. */
const KINGS_CHOICES = (
  [
    ['choose-character', 'character-', '05-normal-4-players-lively'],
    ['rob', 'rob-', '05-normal-4-players-lively'],
    ['steal-good', 'steal-', '05-normal-4-players-lively'],
    ['deliver', 'deliver', '05-normal-4-players-lively'],
    ['choose-demand', 'demand-', '03-normal-7-players-lively'],
    ['clearance', 'clear-', '06-basic-2-players-lively'],
  ] as const
).map(([phase, choice, game]) => ({
  phase,
  mark: choice,
  record: kings.upTo(kings.recordedGame(game), (position) => position.phase.name === phase),
}));
/** What is chosen in the dock beside the board, whatever it is. */
const KINGS_IN_THE_DOCK = [
  ...KINGS_CHOICES,
  ...(
    [
      ['choose-team', 'team-', '04-cutthroat-normal-3-players-lively'],
      ['upkeep', 'discard-', '06-basic-2-players-lively'],
    ] as const
  ).map(([phase, choice, game]) => ({
    phase,
    mark: choice,
    record: kings.upTo(kings.recordedGame(game), (position) => position.phase.name === phase),
  })),
];
const steams = archiveOf(steam);
const tiles = steams.upTo(
  steams.recordedGame('10-northeast-base-5-players-the-last-turn'),
  ({ phase }) => phase.name === 'select-action-tiles',
);
const cities = archiveOf(cityOfIron);
const bidding = cities.upTo(cities.recordedGame('07-family-2-players'), ({ phase }) => phase.name === 'bid');

async function placeOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('nothing happens by accident', () => {
  test('actions are confirmed, tiles move with the hand, and giving something up is asked about once', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await startGame(visitor, {
        game: 'age-of-steam',
        setup: 'copper-vale',
        players: [person('Anna'), easyBot('Bruno')],
        seed: 'building',
      });
      // What would ruin its player says so, with what would help, before it is done.
      await passUntil(page, 'bid-');
      expect(await page.locator('.rail-ruin').count()).toBe(0);
      await andSee(page, async () => marks(page, 'bid-').last().click());
      expect(await page.locator('.rail-ruin').innerText()).toMatch(/You would have to leave the game.*Pay less here/);

      await passUntil(page, 'action-');
      const before = await marks(page, 'action-').count();
      await andSee(page, async () => marks(page, 'action-').first().click());
      expect(await marks(page, 'action-').count()).toBe(before - 1);
      expect(await mark(page, 'confirm').innerText()).toContain('Choose');
      await press(page, 'confirm');

      await passUntil(page, 'hex-');
      const ghosts = page.locator('.rail-ghost');
      const where = page.locator('.rail-tray .rail-note');
      await pointAtHex(page);
      const first = await where.innerText();
      await andSee(page, async () => marks(page, 'hex-').last().click());
      expect(await where.innerText()).not.toBe(first);
      expect(await ghosts.count()).toBe(1);
      await press(page, 'plan');
      await pointAtHex(page);
      expect(await ghosts.count()).toBe(2);
      const plan = page.locator('.rail-plan > li');
      expect(await plan.count()).toBe(1);
      await press(page, 'plan');
      // What is planned can be put into another order, and taken out one by one or all together.
      const order = await plan.allInnerTexts();
      expect(order).toHaveLength(2);
      await andSee(page, async () => page.getByRole('button', { name: 'Build it earlier' }).click());
      expect(await plan.allInnerTexts()).toEqual(order.toReversed());
      await andSee(page, async () => page.getByRole('button', { name: 'Take it out of the plan' }).first().click());
      expect(await plan.allInnerTexts()).toEqual(order.slice(0, 1));
      await andSee(page, async () => page.keyboard.press('Escape'));
      expect(await ghosts.count()).toBe(0);
      expect(await plan.count()).toBe(0);

      expect(await mark(page, 'finish').getAttribute('class')).not.toContain('button-primary');
      await press(page, 'finish');
      expect(await page.locator('.finish-ask').innerText()).toContain('You have built nothing this turn.');
      await andSee(page, async () => page.getByRole('button', { name: 'Not yet' }).click());
      expect(await marks(page, 'hex-').count()).toBeGreaterThan(0);
      // Whoever does not want to be asked is not.
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await page.getByRole('group', { name: 'Ask before I give something up' }).getByLabel('Off').check();
      await page.keyboard.press('Escape');
      await press(page, 'finish');
      expect(await marks(page, 'finish').count()).toBe(0);

      await openLog(page);
      await page.locator('.log-line', { hasText: 'Bruno builds at' }).first().hover();
      await page.locator('.rail-recalled circle').first().waitFor();
    });
  });

  const visitAgain = visitsOfOne({});

  test('a finish says all that is given up by it: Urbanization, and goods that would find room on board', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, urbanizing);
      await press(page, 'finish');
      expect(await page.locator('.finish-ask').innerText()).toContain('Your Urbanization goes unused.');
      await andSee(page, async () => page.getByRole('button', { name: 'Not yet' }).click());
      await pointAtHex(page);
      await press(page, 'confirm');
      expect(await page.locator('.finish-ask').innerText()).toContain('Your Urbanization comes before any track');
      await andSee(page, async () => page.getByRole('button', { name: 'Not yet' }).click());
      expect(await marks(page, 'city-').count()).toBeGreaterThan(0);

      await sitDownAt(visitor, loading);
      const done = mark(page, 'go-on');
      expect(await done.innerText()).toBe('Done loading');
      expect(await done.getAttribute('class')).not.toContain('button-primary');
      await press(page, 'go-on');
      expect(await page.locator('.finish-ask').innerText()).toMatch(
        /You could load \w+ here: there is room on board\./,
      );
      await andSee(page, async () => page.getByRole('button', { name: 'Not yet' }).click());
      expect(await marks(page, 'load-').count()).toBeGreaterThan(0);
      await press(page, 'go-on');
      await andSee(page, async () => page.keyboard.press('Escape'));
      expect(await page.locator('.finish-ask').count()).toBe(0);
    });
  });

  test('shares that would ruin their player are asked about, by whatever way they are issued', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, needy);
      const none = page.locator('.rail-certificate').first();
      expect(await none.getAttribute('aria-pressed')).toBe('true');
      expect(await page.locator('.rail-ruin').innerText()).toContain('You would have to leave the game');
      expect(await mark(page, 'confirm').getAttribute('class')).not.toContain('button-primary');
      await openLog(page);
      const before = await logLines(page);
      // Neither a key nor a second press on the certificate goes past the question.
      await none.press('Enter');
      await none.click();
      await press(page, 'confirm');
      expect(await page.locator('.finish-ask').innerText()).toContain('Another share brings $5');
      expect(await logLines(page)).toEqual(before);
      await andSee(page, async () => page.getByRole('button', { name: 'Not yet' }).click());
      await press(page, 'confirm');
      await press(page, 'confirm-anyway');
      await page.waitForFunction((count) => document.querySelectorAll('.log-line').length > count, before.length);
      expect((await logLines(page)).slice(before.length).join('\n')).toContain('no shares');
    });
  });

  test('Production is not given up by one press, and its cubes are placed by a second', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, production);
      await press(page, 'decline-production');
      expect(await page.locator('.finish-ask').innerText()).toContain('Your Production goes unused');
      await andSee(page, async () => page.getByRole('button', { name: 'Not yet' }).click());
      await press(page, 'draw-goods');
      const squares = page.locator('.aos-empty-can');
      const empty = await squares.count();
      await andSee(page, async () => squares.first().dblclick());
      expect(await squares.first().getAttribute('aria-pressed')).toBe('true');
      expect(await mark(page, 'confirm').innerText()).toMatch(/^Place the \w+ cube for /);
      await andSee(page, async () => squares.nth(1).click());
      expect(await page.locator('.aos-empty-chosen').count()).toBe(1);
      expect(await squares.count()).toBe(empty);
      await andSee(page, async () => page.keyboard.press('Escape'));
      expect(await page.locator('.aos-empty-chosen').count()).toBe(0);
      await andSee(page, async () => squares.first().click());
      await press(page, 'confirm');
      expect(await squares.count()).toBe(empty - 1);
    });
  });

  test('a double click does no more than one press, and what is pressed stays under the hand', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, tiles);
      const taken = await page.locator('.rail-sign-taken').count();
      const sign = page.locator('.rail-sign:not(.rail-sign-taken)').first();
      const there = await placeOf(sign);
      await andSee(page, async () => page.mouse.dblclick(there.x, there.y));
      expect(await sign.getAttribute('aria-pressed')).toBe('true');
      expect(await placeOf(sign)).toEqual(there);
      expect(await page.locator('.rail-sign-taken').count()).toBe(taken);
      await mark(page, 'confirm').waitFor();

      await sitDownAt(visitor, urbanizing);
      const hex = await placeOf(marks(page, 'hex-').first());
      await andSee(page, async () => page.mouse.dblclick(hex.x, hex.y));
      await andSee(page, async () => page.mouse.click(hex.x, hex.y));
      expect(await page.locator('.rail-ghost').count()).toBe(1);
      expect(await mark(page, 'confirm').innerText()).toMatch(/^Build for /);

      await sitDownAt(visitor, bidding);
      const space = page.locator('.iron-space').nth(3);
      const coin = await placeOf(space);
      await andSee(page, async () => page.mouse.dblclick(coin.x, coin.y));
      expect(await space.getAttribute('aria-pressed')).toBe('true');
      expect(await mark(page, 'confirm').innerText()).toContain('Bid');
    });
  });

  test.for([
    ['at a desk', {}],
    ['on a phone', { viewport: PHONE, touch: true }],
  ] as const)('a kept game outlives two presses on the trash of its ticket, %s', async ([, options]) => {
    await visit(options, async (visitor) => {
      const page = await sitDownAt(visitor, urbanizing);
      await visitor.goTo('/');
      const ticket = page.locator('.match-ticket');
      await ticket.locator('.match-ticket-picture').waitFor();
      const trash = page.getByRole('button', { name: /^Delete this game/ });
      const keep = page.getByRole('button', { name: 'Keep', exact: true });
      const { height = 0 } = (await ticket.boundingBox()) ?? {};
      for (const part of [0.1, 0.5, 0.9]) {
        await trash.scrollIntoViewIfNeeded();
        const box = await trash.boundingBox();
        if (box === null) throw new Error('there is no trash');
        const [x, y] = [box.x + part * box.width, box.y + part * box.height];
        await page.mouse.click(x, y);
        await keep.waitFor();
        expect((await ticket.boundingBox())?.height, 'nothing moves').toBe(height);
        expect(await findings(page)).toEqual([]);
        await page.mouse.click(x, y);
        await keep.waitFor({ state: 'detached' });
        expect(await ticket.count()).toBe(1);
      }
      // By keys, too: the second Enter keeps it, and the keyboard is where it was; so does Escape.
      for (const no of ['Enter', 'Escape']) {
        await trash.press('Enter');
        await keep.waitFor();
        await page.keyboard.press(no);
        await keep.waitFor({ state: 'detached' });
        expect(await trash.evaluate((button) => button === document.activeElement)).toBe(true);
      }
      await page.keyboard.press('Enter');
      await keep.waitFor();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await ticket.waitFor({ state: 'detached' });
    });
  });

  test('what Kings lets one choose for good is chosen by a press, and taken only by another', async () => {
    await visitAgain(async (visitor) => {
      for (const { phase, mark: choice, record } of KINGS_CHOICES) {
        const page = await sitDownAt(visitor, record);
        const chosen = page.locator('.table-controls [aria-pressed="true"]');
        expect(await chosen.count(), phase).toBe(0);
        const first = marks(page, choice).first();
        const name = await first.innerText();
        await andSee(page, async () => first.dblclick());
        expect(await chosen.innerText(), phase).toBe(name);
        expect(await mark(page, 'confirm').getAttribute('class'), phase).toContain('button-primary');
        await andSee(page, async () => page.keyboard.press('Escape'));
        expect(await chosen.count(), phase).toBe(0);
        await andSee(page, async () => first.press('Enter'));
        expect(await chosen.innerText(), phase).toBe(name);
        await andSee(page, async () => chosen.press('Enter'));
        expect(await chosen.count(), phase).toBe(0);
      }
    });
  });

  test('nothing that Kings lets one choose moves away under the hand when it is chosen', async () => {
    await visit({ viewport: LAPTOP }, async (visitor) => {
      const { page } = visitor;
      for (const { phase, mark: choice, record } of KINGS_IN_THE_DOCK) {
        await sitDownAt(visitor, record);
        for (const size of [LAPTOP, DESK]) {
          await page.setViewportSize(size);
          const places = async () =>
            page
              .locator('.table-controls :is(.kas-sign, .kas-pick)')
              .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
          const last = marks(page, choice).last();
          await last.scrollIntoViewIfNeeded();
          const before = await places();
          await andSee(page, async () => last.click());
          expect(await mark(page, 'confirm').count(), phase).toBe(1);
          expect(await places(), `${phase} at ${size.width}`).toEqual(before);
          await andSee(page, async () => page.keyboard.press('Escape'));
        }
      }
    });
  });

  test('an action tile of Steam is taken by a second press', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, tiles);
      const free = await marks(page, 'action-').count();
      await andSee(page, async () => marks(page, 'action-').first().click());
      expect(await page.locator('.rail-sign-taken').count()).toBe(7 - free);
      expect(await findings(page, ['.board', '.table-side']), 'the chosen tile').toEqual([]);
      await press(page, 'confirm');
      await page
        .locator('.rail-sign-taken')
        .nth(7 - free)
        .waitFor();
    });
  });

  test('a delivery with one possible target takes one press and a confirmation', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, oneTarget);
      await openLog(page);
      const before = await logLines(page);
      await andSee(page, async () => page.getByRole('button', { name: 'Move goods from' }).click());
      const room = await page
        .locator('.rail-routes-list')
        .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(room[0], 'what it brings is not cut').toBe(room[1]);
      await press(page, 'confirm');
      await page.waitForFunction((count) => document.querySelectorAll('.log-line').length > count, before.length);
      expect((await logLines(page)).slice(before.length).join('\n')).toMatch(/cube from/);
    });
  });

  test('what was asked is still asked when a phone is turned, or a window becomes a tablet', async () => {
    await visit({ viewport: PHONE, touch: true }, async (visitor) => {
      const page = await sitDownAt(visitor, urbanizing);
      await press(page, 'finish');
      const question = page.locator('.finish-ask');
      const asked = await question.innerText();
      for (const size of [SIDEWAYS, TABLET, DESK, PHONE]) {
        await page.setViewportSize(size);
        expect(await question.innerText()).toBe(asked);
      }
      await andSee(page, async () => page.getByRole('button', { name: 'Not yet' }).click());
      expect(await question.count()).toBe(0);
    });
  });
});
