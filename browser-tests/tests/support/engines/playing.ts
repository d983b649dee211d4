import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { easyBot, type NewGame, person } from '../new-game.ts';
import { selectorOf } from '../reach.ts';
import type { Driver } from './driver.ts';
import { Guest } from './guest.ts';
import { until } from './processes.ts';

/** A game, what is pressed first in it, and what the ribbon says when its first turn is over. */
interface Turn extends NewGame {
  readonly first: readonly string[];
  readonly next: string;
}

const players = [person('Anna'), easyBot('Bruno')];

const TURNS: readonly Turn[] = [
  {
    game: 'age-of-steam',
    setup: 'copper-vale',
    players: [...players, easyBot('Clara')],
    seed: 'engines',
    // Enough money for whatever chance does with it, and none for the auction: the insolvent see no second turn.
    first: ['shares-8', 'confirm', 'drop-out'],
    next: 'Turn 2',
  },
  {
    game: 'steam',
    setup: 'northeast',
    players: [...players, easyBot('Clara')],
    seed: 'engines',
    first: [],
    next: 'Turn 2',
  },
  { game: 'kings-of-air-and-steam', setup: 'basic', players, seed: 'engines', first: [], next: 'Round 2' },
  { game: 'city-of-iron', setup: 'standard', players, seed: 'engines', first: [], next: 'Round 2' },
];

/** No bot is thinking any more: the table stays as it is. */
const MY_TURN = '.table-moment[data-mine="true"]';

/** Everything that every engine must be able to do with the page; `start` is null where there is no such browser. */
export function playedBy(engine: string, start: (() => Promise<Driver>) | null): void {
  describe.skipIf(start === null)(`in ${engine}`, () => {
    let driver: Driver | undefined;
    beforeAll(async () => {
      driver = await start?.();
    });
    afterAll(async () => driver?.close());

    async function visit(whatTheyDo: (guest: Guest) => Promise<void>): Promise<void> {
      if (driver === undefined) throw new Error('there is no browser');
      const guest = await Guest.arrive(driver);
      try {
        await whatTheyDo(guest);
        expect(await guest.complaints()).toEqual([]);
      } finally {
        await guest.leave();
      }
    }

    test('shows home to a newcomer, without news of a newer one', async () => {
      await visit(async (guest) => {
        await guest.goTo('/');
        await guest.see('h1');
        await guest.siteIsKept();
        expect(await guest.words('.site-news')).toEqual(['']);
      });
    });

    test.for(TURNS)('plays a turn of $game, which goes on where it was after a reload', async (turn) => {
      await visit(async (guest) => {
        await guest.startGame(turn);
        for (const mark of turn.first) await guest.press(selectorOf(mark));
        const { count } = await guest.clickUntil(turn.next, turn.seed);
        expect(count).toBeGreaterThan(0);
        // A click may have been on its way when the ribbon changed: it is played or not by the time the page is back.
        await guest.reload();
        await guest.see(MY_TURN);
        // Where others decide at the same time, they may still be deciding.
        const isKept = async (): Promise<boolean> => {
          const before = await whatIsOnTheTable(guest);
          await guest.reload();
          await guest.see(MY_TURN);
          return JSON.stringify(await whatIsOnTheTable(guest)) === JSON.stringify(before);
        };
        await expect.poll(isKept).toBe(true);
      });
    });

    test('plays on without a network', async () => {
      await visit(async (guest) => {
        await guest.startGame({ game: 'age-of-steam', setup: 'two-shores', players, seed: 'offline' });
        await guest.siteIsKept();
        await guest.shutTheHouse();
        await guest.reload();
        await guest.press(selectorOf('shares-2'));
        await guest.press(selectorOf('confirm'));
        await guest.see(selectorOf('drop-out'));
        await guest.goTo('/new/city-of-iron');
        await guest.press('.new-game button[type="submit"]');
        await guest.see('[data-page="table"] [data-choice]');
        expect(await guest.words('.table-phases')).toEqual([expect.stringContaining('Before the first round')]);
      });
    });

    test('sits down by a link at a table online, and hears what the others do', async () => {
      await visit(async (guest) => {
        const friend = await guest.friend('Bruno');
        const { table, path } = await friend.openTable();
        await guest.goTo(path);
        await guest.write('.name-field input', 'Anna');
        await guest.press('.come-in button[type="submit"]');
        await guest.see('[data-page="room"]');
        await friend.start(table);
        await guest.see('[data-page="table"] .table-moment');
        const wasFirst = await friend.decide(table);
        await guest.press(selectorOf('confirm'));
        if (!wasFirst) await until('the friend has decided', async () => ((await friend.decide(table)) ? true : null));
        await guest.type('h');
        await guest.see('input[type="range"][max="2"]');
        expect(await guest.words('.connection-line')).toEqual([]);
      });
    });

    test('draws a curtain when the screen changes hands', async () => {
      await visit(async (guest) => {
        const two = [person('Anna'), person('Bruno')];
        await guest.startGame({ game: 'city-of-iron', setup: 'standard', players: two, seed: 'curtain' });
        const [first = ''] = await guest.words('.curtain-sign h1');
        await guest.press('[data-choice="sit-down"]');
        await guest.press('[data-choice="confirm"]');
        await guest.see('.curtain-sign');
        const [second = ''] = await guest.words('.curtain-sign h1');
        expect([first, second].toSorted()).toEqual(['Pass the screen to Anna', 'Pass the screen to Bruno']);
        expect(await guest.words('.table-board, .table-moment')).toEqual([]);
        await guest.press('[data-choice="sit-down"]');
        await guest.see('[data-choice="confirm"]');
      });
    });
  });
}

/** What is the same at one moment of a match, however one came to it. */
async function whatIsOnTheTable(guest: Guest): Promise<readonly string[]> {
  return [...(await guest.words('.table-phases')), ...(await guest.words('.table-prompt-words, .player-summary'))];
}
