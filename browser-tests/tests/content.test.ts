import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { clickUntil } from './support/clicker.ts';
import { type OpenHouse, openHouse, ROOT } from './support/house.ts';
import { easyBot, person, startGame } from './support/new-game.ts';
import { visit } from './support/visit.ts';

const PROVENANCE = 'Drawn by the host of this house.';
const MAP = 'ruhr-of-the-host';
/** The city on the board, by its words for those who cannot see it. */
const CITY = '.board-drawing title:text("Hostville, takes red goods")';

const City = z.looseObject({ id: z.string(), name: z.string() });
const MapFile = z.looseObject({ id: z.string(), cities: z.array(City) });

/** The Ruhr with a city of another name, under an id of its own. */
function changedMap(): z.infer<typeof MapFile> {
  const path = join(ROOT, 'games', 'steam', 'content', 'maps', 'ruhr.json');
  const map = MapFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const cities = map.cities.map((city) => (city.id === 'essen' ? { ...city, name: 'Hostville' } : city));
  return { ...map, id: MAP, name: 'The land of the host', provenance: PROVENANCE, cities };
}

/** A house whose host has added the map. */
async function inHouse(whatHappens: (house: OpenHouse) => Promise<void>): Promise<void> {
  const house = await openHouse([{ game: 'steam', content: changedMap() }]);
  try {
    await whatHappens(house);
  } finally {
    await house.close();
  }
}

describe('a map of the host', () => {
  test('can be chosen and played on, also after a reload and without a network', async () => {
    await inHouse(async ({ address }) =>
      visit({ keepsSite: true }, async (visitor) => {
        const { page, context } = visitor;
        const goTo = async (path: string): Promise<void> => visitor.goTo(`${address}${path}`);
        await goTo('/new/steam');
        await page.getByRole('radio', { name: 'The land of the host' }).check();
        await page.getByText('Where it comes from').click();
        await page.getByText(PROVENANCE).waitFor();
        const players = [person('Anna'), easyBot('Bruno'), easyBot('Cleo')];
        await startGame({ ...visitor, goTo }, { game: 'steam', setup: MAP, players, seed: 'host' });
        await page.locator(CITY).waitFor({ state: 'attached' });
        const { count } = await clickUntil(page, '[data-choice^="hex-"]', 'on the map of the host');
        expect(count).toBeGreaterThan(0);

        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
        await page.reload();
        await page.locator(CITY).waitFor({ state: 'attached' });
        await context.setOffline(true);
        await page.reload();
        await page.locator(CITY).waitFor({ state: 'attached' });
      }),
    );
  });

  test('is asked for by name where it is missing', async () => {
    await visit({}, async ({ page, goTo }) => {
      await goTo('/');
      const record = {
        format: 'roundhouse-record/1',
        game: 'steam',
        rules: 1,
        options: { map: MAP },
        seats: 3,
        seed: 'host',
        entries: [],
        checks: [],
      };
      await page.locator('input[type="file"]').setInputFiles({
        name: 'record.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(record)),
      });
      expect(await page.getByRole('alert').innerText()).toContain(`needs the map "${MAP}", which is not here`);
    });
  });
});
