import { ageOfSteam } from '@roundhouse/age-of-steam';
import { cityOfIron } from '@roundhouse/city-of-iron';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import { steam } from '@roundhouse/steam';
import { describe, expect, test } from 'vitest';
import { person, startShortGame } from './support/new-game.ts';
import { archiveOf, bring } from './support/records.ts';
import { sitDownAt } from './support/sights.ts';
import { andSee, decide, logLines, mark, openLog, pointAtHex, press } from './support/table.ts';
import { PHONE, visit, visitsOfOne } from './support/visit.ts';

const ages = archiveOf(ageOfSteam);
const rustBelt = ages.recordedGame('04-rust-belt-4-players-the-last-turn');
const building = ages.upTo(rustBelt, ({ phase }) => phase.name === 'build-track');
/** New Cities lie on towns by now. */
const lateInTheGame = ages.upTo(rustBelt, ({ turn, phase }) => turn === 7 && phase.name === 'move-goods');
const bidding = ages.upTo(rustBelt, ({ phase }) => phase.name === 'determine-player-order');
const cities = archiveOf(cityOfIron);
const family = cities.upTo(cities.recordedGame('10-family-4-players'), ({ phase }) => phase.name === 'action');
const ACADEMY = 'A16';
const science = cities.upTo(cities.recordedGame('01-nations-4-players'), (position, seat) =>
  cityOfIron.legal(position, seat).some((action) => action.type === 'build' && action.building === ACADEMY),
);
const nineRounds = cities.recordedGame('04-nations-4-players');
const beforeTheLastRound = cities.upTo(nineRounds, ({ round, phase }) => round === 8 && phase.name === 'purchase');
const theLastRound = cities.upTo(nineRounds, ({ round, phase }) => round === 9 && phase.name === 'action');
const steams = archiveOf(steam);
const behind = steams.upTo(
  steams.recordedGame('10-northeast-base-5-players-the-last-turn'),
  ({ turn, phase }) => turn === 3 && phase.name === 'build-track',
);
/** Somebody has bid already, and whoever is asked can bid more. */
const standard = steams.upTo(
  steams.recordedGame('01-northeast-standard-5-players-the-last-turn'),
  (position, seat) =>
    position.phase.name === 'auction-order' &&
    position.phase.bids.some((bid) => bid !== null) &&
    steam.legal(position, seat).filter(({ type }) => type === 'bid').length > 3,
);
const airships = archiveOf(kingsOfAirAndSteam).recordedGame('06-basic-2-players-lively');

describe('what the page says', () => {
  const visitAgain = visitsOfOne({});

  test('places have names, and a New City that of the town it lies on', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, lateInTheGame);
      await openLog(page);
      const lines = await logLines(page);
      const built = lines.filter((line) => line.includes(' builds at '));
      expect(built.length).toBeGreaterThan(20);
      expect(built.filter((line) => !/ builds at (the [a-z\d -]+ of )?[A-Z]/.test(line))).toEqual([]);
      expect(lines.filter((line) => /\b\d+,\d+\b|\bspace \d+\b/.test(line))).toEqual([]);
      // Its letter is told where a New City is placed; from then on it is the town that it was.
      const told = lines.filter((line) => line.includes('New City'));
      expect(told.length).toBeGreaterThan(0);
      expect(told.filter((line) => !/ places New City [A-H] on [A-Z]/.test(line))).toEqual([]);
      // A turn is headed where it begins, not above the last move of the turn before.
      const parts = await page.locator('.log-line, .log-turn').allInnerTexts();
      const begun = parts.indexOf('Turn 2');
      expect(parts[begun - 1]).toContain('Turn 2 begins.');
    });
  });

  test('a bid has its amount, and nobody drops out of an auction without bids', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, bidding);
      expect(await mark(page, 'confirm').innerText()).toBe('Bid $1');
      const panel = page.locator('.table-controls');
      // The list is about the bid that the button would make, also while nobody has picked one.
      await panel.getByText('If you bid $1 and nobody bids more').waitFor();
      expect(await panel.locator('.rail-standings li').first().innerText()).toContain('bids $1, pays $1');
      await andSee(page, async () => mark(page, 'confirm').click());
      await panel.getByText('If you bid $2 and nobody bids more').waitFor();
      await page.locator('button.player-head').first().click();
      expect(await page.locator('.player-detail').innerText()).toMatch(/Income reduction to come\s+0/);
    });
  });

  test('in the auction of Steam the list follows the bid that is chosen', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, standard);
      const leader = page.locator('.table-controls .rail-standings li').first();
      const least = Number(/\d+/.exec(await mark(page, 'confirm').innerText())?.[0]);
      for (const bid of [least, least + 2]) {
        if (bid !== least) await andSee(page, async () => press(page, `bid-${bid}`));
        expect(await mark(page, 'confirm').innerText()).toBe(`Bid $${bid}`);
        expect(await leader.innerText()).toContain(`bids $${bid}, pays $${bid}`);
        await page.getByText(`If you bid $${bid} and all others pass`).waitFor();
      }
    });
  });

  test('how far somebody is behind is told in words, and what a building brings includes its science', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, behind);
      const row = page.locator('.player[data-row="true"] .player-head');
      while ((await row.count()) > 0) await row.first().click();
      const scores = page.locator('.players .fact-long', { hasText: 'Score now' });
      expect(await scores.getByText(/^−?\d+, \d+ behind$/).count()).toBeGreaterThan(0);
      expect(await page.locator('.players').innerText()).not.toMatch(/\d \(/);

      await sitDownAt(visitor, science);
      await press(page, `building-${ACADEMY}`);
      await page.locator('.iron-changes', { hasText: 'Science each round' }).waitFor();
    });
  });

  test('the family game speaks of no towns, and what the dashed line means stands beside it', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, family);
      expect(await page.locator('.table-moment').innerText()).not.toMatch(/town/i);
      expect(await page.locator('.iron-leaving').count()).toBeGreaterThan(0);
      await page.locator('.iron-leaving-key', { hasText: 'These leave at the end of the round' }).waitFor();
    });
  });

  test('the last round is announced while cards are bought, and told while it is played', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, beforeTheLastRound);
      const scores = page.locator('.iron-scores');
      expect(await scores.innerText()).toBe('The next round is the last.');
      await sitDownAt(visitor, theLastRound);
      expect(await scores.innerText()).toBe('The last round: it ends with the last scoring.');
    });
  });

  test('Kings and City have rounds, where the rail games have turns', async () => {
    await visitAgain(async (visitor) => {
      await bring(visitor, airships);
      const end = visitor.page.locator('[data-page="end"]');
      await end.getByText(/\d+ moves · 5 rounds/).waitFor();
      expect(await end.innerText()).not.toMatch(/\bturns?\b/i);
      await visitor.goTo('/new/steam');
      const way = visitor.page.getByRole('group', { name: 'Way to play' });
      await way.getByText('Standard game').waitFor();
    });
  });

  test('the keys are told where there are keys, R among them, and not on a phone', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, building);
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: 'Keys' });
      await keys.locator('kbd', { hasText: /^R$/ }).waitFor();
      await keys.getByText('Turn the tile that is being tried').waitFor();
      await page.keyboard.press('Escape');
      await pointAtHex(page);
      expect(await page.locator('.table-controls .key-hint:visible').count()).toBeGreaterThan(0);
      await page.setViewportSize(PHONE);
      await page.locator('[data-layout="phone"]').waitFor();
      expect(await page.locator('.key-hint:visible').count()).toBe(0);
      expect(await page.locator('.table-moment').innerText()).not.toMatch(/\((R|Esc)\)/);
    });
  });

  test('names are put into the grammar of the language', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await startShortGame(visitor, [person('The Toads'), person('Anna')], 'grammar');
      for (let seat = 0; seat < 2; seat++) await decide(page);
      await openLog(page);
      const issued = (await logLines(page)).filter((line) => line.includes('no shares'));
      expect(issued.toSorted()).toEqual(['Anna issues no shares.', 'The Toads issue no shares.']);
    });
  });
});
