import { ageOfSteam } from '@roundhouse/age-of-steam';
import { cityOfIron } from '@roundhouse/city-of-iron';
import { type Entry, Match, type MatchRecord } from '@roundhouse/kernel';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import { steam } from '@roundhouse/steam';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { archiveOf, bring } from './support/records.ts';
import { boxOf, LAPTOP, problems, SIDEWAYS } from './support/room.ts';
import { sitDownAt } from './support/sights.ts';
import { mark, pass, pointAtHex, press } from './support/table.ts';
import { PHONE, visitsOfOne } from './support/visit.ts';

const SMALL_DESK = { width: 1280, height: 800 };
const DESK = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };

const ages = archiveOf(ageOfSteam);
const steams = archiveOf(steam);
const kings = archiveOf(kingsOfAirAndSteam);
const cities = archiveOf(cityOfIron);

const rustBelt = ages.upTo(
  ages.recordedGame('04-rust-belt-4-players-the-last-turn'),
  ({ turn, phase }) => turn === 5 && phase.name === 'build-track',
);
const fullLoads = ages.upTo(
  ages.recordedGame('04-rust-belt-4-players-the-last-turn'),
  ({ turn, phase }) => turn === 5 && phase.name === 'move-goods',
);
const actionSigns = ages.upTo(
  ages.recordedGame('01-rust-belt-6-players-the-last-turn'),
  ({ phase }) => phase.name === 'select-actions',
);
const actionTiles = steams.upTo(
  steams.recordedGame('01-northeast-standard-5-players-the-last-turn'),
  ({ phase }) => phase.name === 'select-action-tiles',
);
/** Few cubes can be moved, and they lie far apart. */
const firstLoads = ages.upTo(
  ages.recordedGame('01-rust-belt-6-players-the-last-turn'),
  ({ phase }) => phase.name === 'move-goods',
);
const northeast = steams.upTo(
  steams.recordedGame('10-northeast-base-5-players-the-last-turn'),
  ({ turn, phase }) => turn === 4 && phase.name === 'build-track',
);
/** All tiles are laid: only to go on is left. */
const nothingToBuild = steams.upTo(
  steams.recordedGame('02-ruhr-base-4-players-the-last-turn'),
  (position, seat) =>
    position.turn === 8 && position.phase.name === 'build-track' && steam.legal(position, seat).length === 1,
);
const flight = kings.upTo(
  kings.recordedGame('10-basic-6-players-lively'),
  ({ round, phase }) => round === 3 && phase.name === 'flight',
);
/** The widest land there is. */
const fiveBoards = kings.upTo(
  kings.recordedGame('05-normal-4-players-lively'),
  ({ round, phase }) => round === 4 && phase.name === 'plan',
);
/** Seven players and all cards in hand: the least that is left for a board. */
const planning = kings.upTo(
  kings.recordedGame('02-normal-7-players-greedy'),
  ({ round, phase }) => round === 4 && phase.name === 'plan',
);
const city = cities.upTo(
  cities.recordedGame('09-full-4-players'),
  ({ round, phase }) => round === 4 && phase.name === 'action',
);
const bidding = cities.upTo(
  cities.recordedGame('09-full-4-players'),
  ({ round, phase }) => round === 4 && phase.name === 'bid',
);

const cityOfTwo = cities.upTo(cities.recordedGame('03-nations-2-players'), ({ phase }) => phase.name === 'action');
const sevenCards = cities.upTo(
  cities.recordedGame('12-full-4-players'),
  ({ players, phase }, seat) => phase.name === 'action' && players[seat]?.hand.length === 7,
);

/** How large the board is shown. */
async function scaleOf(page: Page): Promise<number> {
  return page.locator('.board').evaluate((board) => Number(getComputedStyle(board).getPropertyValue('--board-scale')));
}

describe('on every table all can be read and hit, and nothing lies over something else', () => {
  const visitAgain = visitsOfOne({ viewport: LAPTOP });
  test.for([
    { name: 'Age of Steam', record: rustBelt },
    { name: 'Steam', record: northeast },
    { name: 'Kings of Air and Steam', record: flight },
    { name: 'City of Iron', record: city },
  ])('$name', async ({ record }) => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, record);
      expect(await problems(page, false)).toEqual([]);
      await page.setViewportSize(PHONE);
      await page.locator('.player-chips').waitFor();
      expect(await problems(page, true)).toEqual([]);
      await page.setViewportSize(TABLET);
      await page.locator('[data-layout="tablet"]').waitFor();
      expect(await problems(page, true)).toEqual([]);
    });
  });

  test('the pages around them', async () => {
    await visitAgain(async ({ page }) => {
      await page.setViewportSize(TABLET);
      for (const path of ['/', '/new/age-of-steam', '/rules/steam']) {
        await page.goto(path);
        await page.locator('main h1').first().waitFor();
        expect(await problems(page, true), path).toEqual([]);
      }
    });
  });

  test('the goods of a city lie beside its name, and a name that covers them is told', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize(PHONE);
      await sitDownAt(visitor, rustBelt);
      expect(await page.locator('[data-city] [data-good]').count()).toBeGreaterThan(10);
      expect(await problems(page, true)).toEqual([]);
      await page.addStyleTag({ content: '.board-plate { transform: scale(1, 2) !important }' });
      expect((await problems(page, true)).join('\n')).toMatch(/the plate .+ covers .+/);
      // So it is where nothing can be chosen that the map would be brought closer for.
      await sitDownAt(visitor, nothingToBuild);
      expect(await page.locator('[data-city] [data-good]').count()).toBeGreaterThan(10);
      expect(await problems(page, true)).toEqual([]);
      await page.addStyleTag({ content: '.board-goods .board-label { opacity: 0 !important }' });
      expect((await problems(page, true)).join('\n')).toContain('without its letter: ');
    });
  });

  test('and what cannot is told', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, city);
      await page.addStyleTag({
        content: `.player-name { font-size: 9px !important } .iron-market h2 { margin-inline-end: -4rem }
          .iron-deed { min-block-size: 30px !important; block-size: 30px }
          .table-prompt-words { max-inline-size: 4rem } .table-phases { max-inline-size: 9rem }`,
      });
      const found = (await problems(page, true)).join('\n');
      expect(found).toContain('label of 9.0 px: player-name');
      expect(found).toContain('overlap: ');
      expect(found).toContain('no room for the phases: ');
      expect(found).toMatch(/a prompt of \d+ lines: /);
      expect(found).toMatch(/target of \d+×30: iron-thing \[do-tax\]/);
    });
  });
});

describe('the board has the room', () => {
  const visitAgain = visitsOfOne({ viewport: LAPTOP });

  test('a tall map has the dock beside it, and a tablet held upright a table of its own', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, northeast);
      const board = await boxOf(page, '.table-board');
      const dock = await boxOf(page, '.table-moment');
      expect(dock.x).toBeGreaterThanOrEqual(board.x + board.width);
      expect(board.height).toBeGreaterThan(LAPTOP.height * 0.9);
      await page.setViewportSize(TABLET);
      await page.locator('[data-layout="tablet"]').waitFor();
      expect((await boxOf(page, '.table-board')).width).toBe(TABLET.width);
      await sitDownAt(visitor, city);
      await page.locator('[data-layout="tablet"]').waitFor();
      expect((await boxOf(page, '.iron-row [data-choice]')).width).toBeGreaterThan(80);
      // The lands lie beside the row, where they are seen without scrolling.
      const lands = await boxOf(page, '.iron-unsettled');
      expect(lands.x).toBeGreaterThan((await boxOf(page, '.iron-row')).x);
      expect(lands.y).toBe((await boxOf(page, '.iron-market')).y);
      // So they do on the smallest desk, where whatever else can be chosen is in sight, too.
      await page.setViewportSize(SMALL_DESK);
      await page.locator('[data-layout="desk"]').waitFor();
      expect((await boxOf(page, '.iron-unsettled')).y).toBe((await boxOf(page, '.iron-market')).y);
      expect(await problems(page, false)).toEqual([]);
      await page.setViewportSize(TABLET);
      await sitDownAt(visitor, planning);
      await page.locator('[data-layout="tablet"] .player-chips').waitFor();
      expect(await problems(page, true)).toEqual([]);
      const seven = await boxOf(page, '.table-board');
      await page.keyboard.press('w');
      await page.locator('.table-panel').waitFor();
      const below = await boxOf(page, '.table-board');
      expect(below.y + below.height).toBeLessThanOrEqual((await boxOf(page, '.table-panel')).y);
      expect(below.height).toBeGreaterThan(seven.height * 0.8);
    });
  });

  test('a wide land has all of the height on a desk, and all of the width on a tablet', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, fiveBoards);
      const land = page.locator('.board [data-layer="land"]');
      await page.setViewportSize(DESK);
      expect((await boxOf(page, '.table-board')).height).toBeGreaterThan(DESK.height * 0.9);
      expect((await land.boundingBox())?.width).toBeGreaterThan(DESK.width * 0.73);
      expect(await problems(page, false)).toEqual([]);
      await page.setViewportSize(TABLET);
      await page.locator('[data-layout="tablet"]').waitFor();
      expect((await land.boundingBox())?.width).toBeGreaterThan(TABLET.width * 0.96);
      expect(await problems(page, true)).toEqual([]);
    });
  });

  test('lands are in sight with two players, and seven cards in one row on a tablet', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await sitDownAt(visitor, cityOfTwo);
      for (const size of [LAPTOP, SMALL_DESK]) {
        await page.setViewportSize(size);
        expect(await problems(page, false)).toEqual([]);
        const lands = await boxOf(page, '.iron-unsettled');
        expect(lands.y + lands.height).toBeLessThan((await boxOf(page, '.iron-goods')).y);
      }
      await page.setViewportSize(TABLET);
      await sitDownAt(visitor, sevenCards);
      const hand = await page
        .locator('.iron-hand li')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      expect(hand).toHaveLength(7);
      expect(new Set(hand).size).toBe(1);
      expect(await problems(page, true)).toEqual([]);
    });
  });

  test('the dock is of use while nothing is chosen, and costs a phone no room', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, rustBelt);
      const outlook = page.locator('.table-moment .rail-outlook');
      await outlook.getByText('in the mountains').waitFor();
      expect(await outlook.locator('.rail-tile-counts li').count()).toBeGreaterThan(10);
      await pointAtHex(page);
      await outlook.waitFor({ state: 'detached' });
      await page.setViewportSize(PHONE);
      await page.keyboard.press('Escape');
      await outlook.waitFor({ state: 'hidden' });
    });
  });

  test('so it is while goods are moved: one press takes up what brings most', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, fullLoads);
      const best = page.locator('.table-moment [data-choice^="best-"]');
      for (const size of [SIDEWAYS, TABLET, LAPTOP]) {
        await page.setViewportSize(size);
        await best.first().waitFor();
        expect(await problems(page, size !== LAPTOP)).toEqual([]);
      }
      await best.first().click();
      await page.locator('[data-choice="confirm"]').waitFor();
      expect(await best.count()).toBe(0);
      await page.keyboard.press('Escape');
      await best.first().waitFor();
      await page.setViewportSize(PHONE);
      await best.first().waitFor({ state: 'hidden' });
    });
  });

  test('a phone shows something of what can be chosen, however far apart it lies', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize(PHONE);
      await sitDownAt(visitor, firstLoads);
      const board = await boxOf(page, '.table-board');
      const choices = await page.locator('.rail-hex-can').evaluateAll((all) =>
        all.map((choice) => {
          const { x, y, width, height } = choice.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }),
      );
      const shown = choices.filter(
        ({ x, y }) => x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height,
      );
      expect(choices.length).toBeGreaterThan(1);
      expect(shown.length).toBeGreaterThan(1);
    });
  });

  test('on a phone a finger hits what can be chosen, and the map does not shrink when it has', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize(PHONE);
      await sitDownAt(visitor, northeast);
      const before = await scaleOf(page);
      expect((await boxOf(page, '[data-choice^="hex-"]')).height).toBeGreaterThanOrEqual(44);
      const low = await boxOf(page, '.table-board');
      await pointAtHex(page);
      expect((await boxOf(page, '.table-board')).height).toBeLessThan(low.height);
      expect(await scaleOf(page)).toBe(before);
      const chosen = await boxOf(page, '.rail-hex-chosen');
      const board = await boxOf(page, '.table-board');
      expect(chosen.y).toBeGreaterThanOrEqual(board.y);
      expect(chosen.y + chosen.height).toBeLessThanOrEqual(board.y + board.height);
    });
  });

  test.for([
    { held: 'upright', size: PHONE },
    { held: 'sideways', size: SIDEWAYS },
  ])('on a phone held $held whatever a tile can be done with is in reach without scrolling', async ({ size }) => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize(size);
      await sitDownAt(visitor, northeast);
      await pointAtHex(page);
      const controls = await boxOf(page, '.table-controls');
      const keep = await boxOf(page, '[data-choice="plan"]');
      expect(keep.y).toBeGreaterThanOrEqual(controls.y);
      expect(keep.y + keep.height).toBeLessThanOrEqual(controls.y + controls.height);
      const confirm = await boxOf(page, '[data-choice="confirm"]');
      expect(confirm.y).toBeGreaterThanOrEqual(controls.y + controls.height);
      expect(confirm.y + confirm.height).toBeLessThanOrEqual(size.height);
    });
  });

  test.for([
    { name: 'Age of Steam', record: actionSigns },
    { name: 'Steam', record: actionTiles },
  ])('held sideways every action says what it does, and all are in sight: $name', async ({ record }) => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize(SIDEWAYS);
      await sitDownAt(visitor, record);
      const free = page.locator('.rail-sign:not(.rail-sign-taken)');
      expect(await free.count()).toBeGreaterThan(3);
      for (const sign of await free.all()) expect(await sign.locator('.rail-sign-help').isVisible()).toBe(true);
      const last = await page.locator('.rail-sign').last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(SIDEWAYS.height);
      expect(await problems(page, true)).toEqual([]);
    });
  });

  test('what the computer did lies beside the board, and can be read again', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, beforeTheEndOfATurn());
      await pass(page);
      const slip = page.locator('.table-slip');
      await slip.waitFor();
      const board = await boxOf(page, '.table-board');
      expect((await boxOf(page, '.table-slip')).x).toBeGreaterThanOrEqual(board.x + board.width);
      await slip.getByRole('button', { name: 'Close' }).click();
      await slip.waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Last turn' }).click();
      // Five tabs stand beside one another also where a scroll bar is always there.
      await page.addStyleTag({ content: '.table-side { padding-inline-end: calc(var(--space-6) + 15px) !important }' });
      const side = await boxOf(page, '.table-side');
      for (const tab of await page.locator('.tabs-tab').all()) {
        const box = await tab.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(side.x + side.width - 15);
      }
      await page.locator('.table-extras .rail-table').waitFor();
      await page.setViewportSize(PHONE);
      await page.locator('.table-extra-buttons').getByText('Last turn').click();
      await page.getByRole('dialog').locator('.rail-table').waitFor();
    });
  });

  test('what a round brought is read whole, beside the board and in the hand', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize(DESK);
      await sitDownAt(visitor, beforeTheEndOfARound());
      await press(page, 'do-tax');
      await press(page, 'confirm');
      const report = page.locator('.table-slip .iron-report-table');
      await report.waitFor();
      expect(await report.getByRole('columnheader').allInnerTexts()).toEqual(['Player', 'Points', 'Coins', 'Science']);
      expect(await outsideOf(page, '.table-slip', '.iron-report-table :is(th, td)')).toEqual([]);
      expect(await cutNames(report)).toEqual([]);
      // A heading is no higher than its sign.
      expect((await boxOf(page, '.table-slip thead tr')).height).toBeLessThan(36);
      if (await mark(page, 'sit-down').isVisible()) await press(page, 'sit-down');
      await page.locator('.table-slip').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('tab', { name: 'Last round' }).click();
      expect(await outsideOf(page, '.table-extras', '.iron-report-table :is(th, td)')).toEqual([]);
      await page.setViewportSize(PHONE);
      await page.locator('.iron-tab', { hasText: 'More' }).click();
      await page.locator('.iron-leaf .iron-report-table').scrollIntoViewIfNeeded();
      expect(await outsideOf(page, '.iron-leaf:last-child', '.iron-report-table :is(th, td)')).toEqual([]);
    });
  });

  test.for([
    { held: 'upright', size: PHONE },
    { held: 'sideways', size: SIDEWAYS },
  ])('on a phone held $held seven cards lie in one row, of which one is cut at the edge', async ({ size }) => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize(size);
      await sitDownAt(visitor, sevenCards);
      const cards = await page.locator('.iron-hand li').evaluateAll((all) =>
        all.map((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      expect(cards).toHaveLength(7);
      expect(new Set(cards.map(({ top }) => top)).size).toBe(1);
      expect(Math.max(...cards.map(({ bottom }) => bottom))).toBeLessThanOrEqual(size.height);
      const cut = cards.find(({ left, right }) => left < size.width && right > size.width);
      expect(size.width - (cut?.left ?? size.width)).toBeGreaterThan(20);
      expect((cut?.right ?? 0) - size.width).toBeGreaterThan(10);
      // Keys bring the last one.
      const last = page.locator('.iron-hand li button').last();
      await last.focus();
      const box = await last.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? size.width)).toBeLessThanOrEqual(size.width);
      expect(await problems(page, true)).toEqual([]);
    });
  });

  test.for([
    { held: 'upright', size: PHONE },
    { held: 'sideways', size: SIDEWAYS },
  ])(
    'on a phone held $held all goods, who leads them and what they are worth are read at once',
    async ({ held, size }) => {
      await visitAgain(async (visitor) => {
        const { page } = visitor;
        await page.setViewportSize(size);
        await sitDownAt(visitor, city);
        await page.locator('.iron-tab', { hasText: 'Goods' }).click();
        const leaf = await boxOf(page, '.iron-leaves');
        const read = held === 'upright' ? '.iron-goods-table :is(tbody, tfoot) tr' : '[data-good-row]';
        const rows = await page.locator(read).evaluateAll((all) =>
          all.map((row) => {
            const { left, right, bottom } = row.getBoundingClientRect();
            return { left, right, bottom };
          }),
        );
        expect(rows.length).toBeGreaterThanOrEqual(10);
        expect(Math.min(...rows.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...rows.map(({ right }) => right))).toBeLessThanOrEqual(leaf.x + leaf.width);
        expect(Math.max(...rows.map(({ bottom }) => bottom))).toBeLessThanOrEqual(leaf.y + leaf.height + 1);
        expect(await problems(page, true)).toEqual([]);
      });
    },
  );

  test('on a desk City’s cards are large, and everybody’s numbers stay in sight below the hand', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize(DESK);
      await sitDownAt(visitor, city);
      expect((await boxOf(page, '.iron-row .iron-thing')).width).toBeGreaterThan(100);
      const players = await page
        .locator('.player')
        .evaluateAll((all) => all.map((player) => player.getBoundingClientRect().bottom));
      expect(players).toHaveLength(4);
      expect(Math.max(...players)).toBeLessThanOrEqual(DESK.height);
      const hand = await page
        .locator('.iron-hand li')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
      const dock = await boxOf(page, '.table-moment');
      expect(Math.max(...hand.map(({ bottom }) => bottom))).toBeLessThanOrEqual(dock.y + dock.height);
      // Cards in hand do not lie over each other, however many there are.
      await page.setViewportSize(LAPTOP);
      await sitDownAt(visitor, sevenCards);
      const places = await page
        .locator('.iron-hand .iron-thing')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
      const covering = places.filter((one, index) =>
        places.some((two, other) => other > index && one.top === two.top && two.left < one.right),
      );
      expect(covering).toEqual([]);
      expect(await problems(page, false)).toEqual([]);
    });
  });

  test.for([
    { name: 'Steam', record: northeast },
    { name: 'City of Iron', record: bidding },
  ])('on a tablet all that stands beside the words of the moment needs one more line: $name', async ({ record }) => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize(TABLET);
      await sitDownAt(visitor, record);
      const lookUp = await boxOf(page, '.table-extra-buttons');
      const recap = await boxOf(page, '.table-besides button');
      const words = await boxOf(page, '.table-prompt-words');
      const primary = await boxOf(page, '.table-primary button');
      expect(recap.y + recap.height / 2).toBeCloseTo(lookUp.y + lookUp.height / 2, 0);
      expect(primary.y + primary.height / 2).toBeCloseTo(words.y + words.height / 2, 0);
      expect(await problems(page, true)).toEqual([]);
    });
  });

  test('boards are set in the type that the page brings along', async () => {
    await visitAgain(async (visitor) => {
      for (const record of [rustBelt, flight, city]) {
        const page = await sitDownAt(visitor, record);
        const strange = await page.locator('.table-board svg text').evaluateAll(async (labels) => {
          await document.fonts.ready;
          const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
          const own = loaded.map((family) => family.replaceAll('"', ''));
          const used = labels.map(
            (label) => getComputedStyle(label).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '',
          );
          return [...new Set(used)].filter((family) => !own.includes(family));
        });
        expect(strange).toEqual([]);
      }
    });
  });

  test('a picture brings the outlines of its letters along', async () => {
    await visitAgain(async (visitor) => {
      await bring(visitor, ages.recordedGame('05-copper-vale-2-players-nobody-is-left'));
      const picture = visitor.page.locator('.end-board img[src^="data:"]');
      const drawn = decodeURIComponent((await picture.getAttribute('src')) ?? '');
      expect(drawn).toContain('<use href="#serifBold-');
      expect(drawn).not.toContain('<text');
    });
  });
});

/** A game of Steam in which the next to move nothing ends the turn. */
function beforeTheEndOfATurn(): MatchRecord {
  const record = steams.recordedGame('10-northeast-base-5-players-the-last-turn');
  const match = Match.replay(steam, record);
  let live: Entry[] = [];
  for (const entry of record.entries) live = 'undo' in entry ? live.slice(0, entry.undo) : [...live, entry];
  for (let seq = 0; seq + 1 < match.seq; seq++) {
    const { turn, phase } = match.at(seq);
    if (phase.name === 'move-goods' && match.at(seq + 1).turn > turn)
      return { ...record, entries: live.slice(0, seq), checks: [] };
  }
  throw new Error('no turn ends with a move');
}

/** A game of City of Iron in which a tax ends a round that scores. */
function beforeTheEndOfARound(): MatchRecord {
  const record = cities.recordedGame('12-full-4-players');
  const match = Match.replay(cityOfIron, record);
  let live: Entry[] = [];
  for (const entry of record.entries) live = 'undo' in entry ? live.slice(0, entry.undo) : [...live, entry];
  for (let seq = 0; seq + 1 < match.seq; seq++) {
    const { phase, scorings } = match.at(seq);
    if (phase.name === 'action' && match.at(seq + 1).scorings > scorings)
      return { ...record, entries: live.slice(0, seq), checks: [] };
  }
  throw new Error('no round ends with an action and a scoring');
}

/** What of these reaches over an edge of what they stand in, by their words. */
async function outsideOf(page: Page, around: string, inner: string): Promise<readonly string[]> {
  return page.locator(around).evaluate((part, parts) => {
    const { left, right } = part.getBoundingClientRect();
    return [...part.querySelectorAll(parts)].flatMap((one) => {
      const box = one.getBoundingClientRect();
      return box.left < left || box.right > right || box.width === 0 ? [one.textContent] : [];
    });
  }, inner);
}

/** The names that have too little room. */
async function cutNames(part: Locator): Promise<readonly string[]> {
  return part
    .locator('.player-name')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
}
