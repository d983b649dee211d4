import { ageOfSteam } from '@roundhouse/age-of-steam';
import { cityOfIron } from '@roundhouse/city-of-iron';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import { steam } from '@roundhouse/steam';
import { describe, expect, test } from 'vitest';
import { archiveOf } from './support/records.ts';
import { boxOf, LAPTOP, problems, SIDEWAYS } from './support/room.ts';
import { sitDownAt } from './support/sights.ts';
import { PHONE, visitsOfOne } from './support/visit.ts';

const DESK = { width: 1440, height: 900 };
const LARGE_DESK = { width: 1920, height: 1080 };
/** How high a board is on a phone, whatever is decided. */
const LEAST_BOARD = PHONE.height * 0.38;

const ages = archiveOf(ageOfSteam);
const steams = archiveOf(steam);
const kings = archiveOf(kingsOfAirAndSteam);
const cities = archiveOf(cityOfIron);

const actionTiles = steams.upTo(
  steams.recordedGame('10-northeast-base-5-players-the-last-turn'),
  ({ phase }) => phase.name === 'select-action-tiles',
);
const actions = ages.upTo(
  ages.recordedGame('01-rust-belt-6-players-the-last-turn'),
  ({ phase }) => phase.name === 'select-actions',
);
const fiveActions = ages.upTo(
  ages.recordedGame('08-rust-belt-5-players-one-player-is-left'),
  ({ phase }) => phase.name === 'select-actions',
);
/** Seven players and all cards in hand: the least that is left for a board. */
const planning = kings.upTo(
  kings.recordedGame('02-normal-7-players-greedy'),
  ({ round, phase }) => round === 4 && phase.name === 'plan',
);
/** The last of seven is asked. */
const lastOfSeven = kings.upTo(
  kings.recordedGame('02-normal-7-players-greedy'),
  ({ order, phase }, seat) => phase.name === 'action' && order.at(-1) === seat,
);
/** Most towns are conquered, and all of them lie on the table. */
const lateInCity = cities.upTo(
  cities.recordedGame('04-nations-4-players'),
  ({ players, phase }) => phase.name === 'action' && players.flatMap(({ towns }) => towns).length > 6,
);

describe('without scrolling', () => {
  const visitAgain = visitsOfOne({ viewport: LAPTOP });

  test.for([
    { held: 'upright', size: PHONE },
    { held: 'sideways', size: SIDEWAYS },
  ])('on a phone held $held all seven actions, and all cards to plan with, are in sight', async ({ size }) => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize(size);
      for (const { record, choices, all } of [
        { record: actionTiles, choices: '.rail-sign', all: 7 },
        { record: actions, choices: '.rail-sign', all: 7 },
        { record: planning, choices: '.kas-hand-card', all: 9 },
      ]) {
        await sitDownAt(visitor, record);
        const { y, height } = await boxOf(page, '.table-controls');
        const boxes = await page
          .locator(choices)
          .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().bottom));
        expect(boxes).toHaveLength(all);
        expect(Math.max(...boxes)).toBeLessThanOrEqual(Math.min(y + height, size.height) + 1);
        expect((await boxOf(page, '.table-board')).height).toBeGreaterThan(LEAST_BOARD);
        expect(await problems(page, true)).toEqual([]);
      }
    });
  });

  test('all players of a rail game and their numbers are in sight on a desk, and each opens to tell the rest', async () => {
    await visitAgain(async (visitor) => {
      for (const { record, players } of [
        { record: actionTiles, players: 5 },
        { record: fiveActions, players: 5 },
      ]) {
        const page = await sitDownAt(visitor, record);
        for (const size of [LAPTOP, DESK, LARGE_DESK]) {
          await page.setViewportSize(size);
          const cards = page.locator('.player');
          const bottoms = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
          expect(bottoms).toHaveLength(players);
          expect(Math.max(...bottoms), `at ${size.width}`).toBeLessThanOrEqual(size.height);
          expect(await problems(page, false)).toEqual([]);
        }
        await page.setViewportSize(LAPTOP);
        const row = page.locator('.player[data-row="true"]').first();
        const numbers = await row.locator('.player-figures').innerText();
        expect(numbers).toMatch(/Cash\s+\$\d+\s+Income/);
        const seat = await row.getAttribute('data-seat');
        await row.locator('.player-head').click();
        const opened = page.locator(`.player[data-seat="${seat}"]`);
        await opened.locator('.player-summary').waitFor();
        expect(await opened.locator('.player-figures').count()).toBe(0);
      }
    });
  });

  test('late in a game all towns of City of Iron are in sight on a desk', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, lateInCity);
      for (const size of [LAPTOP, DESK, LARGE_DESK]) {
        await page.setViewportSize(size);
        const towns = await page
          .locator('.iron-world .iron-lands > li')
          .evaluateAll((all) => all.map((town) => town.getBoundingClientRect().bottom));
        expect(towns.length).toBeGreaterThan(5);
        expect(Math.max(...towns)).toBeLessThanOrEqual(size.height);
        expect(await problems(page, false)).toEqual([]);
      }
    });
  });

  test('whoever is asked is in sight, however many play', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, lastOfSeven);
      const turn = page.locator('.player[data-turn="true"], .player-chip[data-turn="true"]').first();
      for (const size of [LAPTOP, PHONE, SIDEWAYS]) {
        await page.setViewportSize(size);
        await expect
          .poll(async () => {
            const box = await turn.boundingBox();
            return (
              box !== null && box.y + box.height < size.height + 1 && box.x > -1 && box.x + box.width < size.width + 1
            );
          })
          .toBe(true);
      }
    });
  });
});
