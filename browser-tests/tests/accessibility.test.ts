import { ageOfSteam, legalMoves, type Position } from '@roundhouse/age-of-steam';
import { type Phase as SteamPhase, steam } from '@roundhouse/steam';
import { describe, expect, test } from 'vitest';
import { archiveOf, bring } from './support/records.ts';
import { byDayAndNight, findings } from './support/sights.ts';
import { andSee, marks, pointAtHex } from './support/table.ts';
import { PHONE, visit, visitsOfOne } from './support/visit.ts';

const { recordedGame, upTo } = archiveOf(ageOfSteam);

const game = recordedGame('03-two-shores-4-players-the-last-turn');
const phaseIs = (name: Position['phase']['name']) => (position: Position) => position.phase.name === name;
const deliverable = upTo(
  game,
  (position, seat) => position.phase.name === 'move-goods' && legalMoves(position, seat).length > 0,
);

const inSteam = archiveOf(steam);
const STEAM_GAMES = {
  base: inSteam.recordedGame('10-northeast-base-5-players-the-last-turn'),
  standard: inSteam.recordedGame('01-northeast-standard-5-players-the-last-turn'),
};
const grows = (phase: SteamPhase): boolean => phase.name === 'build-track' && phase.special === 'city-growth';
const urbanizes = (phase: SteamPhase): boolean => phase.name === 'build-track' && phase.special === 'urbanization';
/** What is pointed at before axe looks, if anything: the first thing with each mark. */
const STEAM_MOMENTS = [
  { name: 'the first auction', mode: 'base', is: ({ name }: SteamPhase) => name === 'auction-places', points: [] },
  { name: 'capital', mode: 'standard', is: ({ name }: SteamPhase) => name === 'buy-capital', points: ['loans-'] },
  { name: 'the order of play', mode: 'standard', is: ({ name }: SteamPhase) => name === 'auction-order', points: [] },
  { name: 'the tiles', mode: 'base', is: ({ name }: SteamPhase) => name === 'select-action-tiles', points: [] },
  { name: 'a ghost', mode: 'base', is: ({ name }: SteamPhase) => name === 'build-track', points: ['hex-'] },
  { name: 'a growing city', mode: 'base', is: grows, points: [] },
  { name: 'a New City', mode: 'base', is: urbanizes, points: ['city-'] },
  { name: 'income or points', mode: 'base', is: ({ name }: SteamPhase) => name === 'choose-points', points: [] },
] as const;

describe('axe finds nothing, by day and by night,', () => {
  const visitAgain = visitsOfOne({ theme: 'auto' });

  test.for([
    ['home', '/'],
    ['the page for a new game', '/new/age-of-steam'],
    ['the page for a new game with several ways to play', '/new/steam'],
    ['the rules', '/rules/age-of-steam'],
    ['the replays', '/replays'],
    ['the opening of a lesson', '/learn/age-of-steam/first-journey'],
    ['a page that is not there', '/nowhere'],
  ] as const)('on %s', async ([, path]) => {
    await visitAgain(async ({ page, goTo }) => {
      await goTo(path);
      await page.waitForLoadState('networkidle');
      expect(await byDayAndNight(page)).toEqual([]);
    });
  });

  test('on home and the replays, with games that run and one that is over', async () => {
    await visitAgain(async (visitor) => {
      const { page, goTo } = visitor;
      await bring(visitor, game);
      for (const phase of ['issue-shares', 'select-actions', 'build-track', 'move-goods'] as const) {
        await bring(visitor, upTo(game, phaseIs(phase)));
      }
      for (const path of ['/', '/replays']) {
        await goTo(path);
        await page.locator('.match-ticket-picture').first().waitFor();
        expect(await byDayAndNight(page), path).toEqual([]);
      }
      await goTo('/');
      await page.getByRole('button', { name: /^All \d+ games$/ }).click();
      expect(await page.locator('.hero-games .match-ticket').count()).toBeGreaterThan(3);
    });
  });

  test('in a lesson', async () => {
    await visitAgain(async ({ page, goTo }) => {
      await goTo('/learn/age-of-steam/first-journey');
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.coach').waitFor();
      expect(await byDayAndNight(page)).toEqual([]);
    });
  });

  test.for(['issue-shares', 'determine-player-order', 'select-actions'] as const)(
    'on the table, in the phase %s',
    async (phase) => {
      await visitAgain(async (visitor) => {
        await bring(visitor, upTo(game, phaseIs(phase)));
        await visitor.page.locator('[data-choice]').first().waitFor();
        expect(await byDayAndNight(visitor.page)).toEqual([]);
      });
    },
  );

  test('on the table of Steam, whatever is decided', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      for (const { name, mode, is, points } of STEAM_MOMENTS) {
        await bring(
          visitor,
          inSteam.upTo(STEAM_GAMES[mode], ({ phase }) => is(phase)),
        );
        await page.locator('[data-choice]').first().waitFor();
        for (const beginning of points) await andSee(page, async () => marks(page, beginning).first().click());
        // The board is drawn alike in all of them, and axe takes its time over it.
        expect(await byDayAndNight(page, name === 'a ghost' ? [] : ['.board']), name).toEqual([]);
      }
    });
  });

  test('on the table with a ghost', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, upTo(game, phaseIs('build-track')));
      await marks(page, 'hex-').first().waitFor();
      await pointAtHex(page);
      expect(await byDayAndNight(page)).toEqual([]);
    });
  });

  test('on the table with a delivery, and with all that can be looked up', async () => {
    await visitAgain(async (visitor) => {
      const { page } = visitor;
      await bring(visitor, deliverable);
      await andSee(page, async () => page.getByRole('button', { name: 'Move goods from' }).first().click());
      expect(await byDayAndNight(page), 'a delivery').toEqual([]);
      for (const name of ['Log', 'History']) {
        await andSee(page, async () => page.getByRole('button', { name, exact: true }).click());
      }
      expect(await byDayAndNight(page), 'log and history').toEqual([]);
      await page.getByRole('button', { name: 'Rules', exact: true }).click();
      await page.locator('.drawer .rule').first().waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      expect(await byDayAndNight(page), 'rules and keys').toEqual([]);
    });
  });

  test('on the end page', async () => {
    await visitAgain(async (visitor) => {
      await bring(visitor, game);
      await visitor.page.locator('.chart').first().waitFor();
      expect(await byDayAndNight(visitor.page)).toEqual([]);
    });
  });
});

describe('axe finds nothing, on a phone,', () => {
  test('on home and on the table', async () => {
    await visit({ viewport: PHONE, touch: true }, async (visitor) => {
      const { page, goTo } = visitor;
      await goTo('/');
      await page.waitForLoadState('networkidle');
      expect(await findings(page), 'home').toEqual([]);
      await bring(visitor, upTo(game, phaseIs('build-track')));
      await marks(page, 'hex-').first().waitFor();
      await pointAtHex(page);
      expect(await findings(page), 'table').toEqual([]);
    });
  });
});
