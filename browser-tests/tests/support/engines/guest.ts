import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Clicks, clickOn } from '../clicker.ts';
import { type OpenHouse, openHouse } from '../house.ts';
import type { NewGame } from '../new-game.ts';
import { placeInPage, selectorOf } from '../reach.ts';
import type { Driver } from './driver.ts';
import { Friend } from './friend.ts';
import { until } from './processes.ts';

const Point = z.object({ x: z.number(), y: z.number() }).nullable();
const Words = z.array(z.string());

/**
 * Somebody who visits a house of their own: at an address where nobody has been before, whatever browser they come
 * with, and whose door can be shut.
 */
export class Guest {
  readonly #driver: Driver;
  readonly #house: OpenHouse;

  private constructor(driver: Driver, house: OpenHouse) {
    this.#driver = driver;
    this.#house = house;
  }

  /** Wants no motion and no waiting for bots. */
  static async arrive(driver: Driver): Promise<Guest> {
    const house = await openHouse();
    // A picture of the house: its address can keep something, and nothing of the page runs yet.
    await driver.goTo(`${house.address}/icon.svg`);
    const settings = JSON.stringify({ theme: 'day', motion: 'off', pace: 'instant' });
    await driver.run((kept) => localStorage.setItem('roundhouse.settings', kept), settings);
    return new Guest(driver, house);
  }

  async leave(): Promise<void> {
    // A page that is left open would go on asking a house that is gone.
    await this.#driver.goTo('about:blank');
    await this.#house.close();
  }

  async goTo(path: string): Promise<void> {
    await this.#driver.goTo(`${this.#house.address}${path}`);
    await this.see('main');
    await this.#listen();
  }

  async reload(): Promise<void> {
    await this.#driver.reload();
    await this.see('main');
    await this.#listen();
  }

  /** Waits until every file of the site is kept, and its keeper has taken over the page. */
  async siteIsKept(): Promise<void> {
    await until('the site is kept', async () => ((await this.#driver.run(isControlled)) === true ? true : null));
  }

  /** From now on nothing can be had from the house but what the browser has kept of it. */
  async shutTheHouse(): Promise<void> {
    await this.#house.close();
  }

  /** Somebody else, who finds the same house from elsewhere. */
  async friend(name: string): Promise<Friend> {
    return Friend.named(name, this.#house.address);
  }

  async startGame({ game, setup, players, seed }: NewGame): Promise<void> {
    const choice = JSON.stringify({ setup, seats: players, seed: '' });
    await this.#driver.run((key, value) => localStorage.setItem(key, value), `roundhouse.new.${game}`, choice);
    await this.goTo(`/new/${game}`);
    await this.press('.new-seed:last-of-type summary');
    await this.write('.new-seed:last-of-type input', seed);
    await this.press('.new-game button[type="submit"]');
    await this.see('[data-page="table"] .table-moment, [data-page="table"] .curtain-sign');
  }

  async see(selector: string): Promise<void> {
    await until(`'${selector}' is there`, async () => ((await this.words(selector)).length > 0 ? true : null));
  }

  /** The words of everything that matches. */
  async words(selector: string): Promise<readonly string[]> {
    return Words.parse(
      await this.#driver.run(
        (wanted) => [...document.querySelectorAll(wanted)].map((one) => one.textContent?.trim() ?? ''),
        selector,
      ),
    );
  }

  /** Clicks what matches, as soon as a pointer can reach it. */
  async press(selector: string): Promise<void> {
    const { x, y } = await until(`'${selector}' can be pressed`, async () => this.#placeOf(selector));
    await this.#driver.click(x, y);
  }

  /** Writes into a field. */
  async write(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.#driver.type(text);
  }

  /** Presses keys while nothing is being written. */
  async type(keys: string): Promise<void> {
    await this.#driver.type(keys);
  }

  /** Clicks by chance what is marked as possible, until the ribbon over the table says this. */
  async clickUntil(ribbon: string, seed: string): Promise<Clicks> {
    let last: z.infer<typeof Point> = null;
    return clickOn(
      {
        look: async () => {
          if ((await this.words('.table-phases')).some((words) => words.includes(ribbon))) return 'end';
          const marks = await this.#driver.run(marksInPage);
          if (marks === null) await sleep(GLANCE_MS);
          return Words.parse(marks ?? []);
        },
        click: async (mark) => {
          const place = await this.#placeOf(selectorOf(mark));
          if (place === null) return false;
          if (last?.x === place.x && last.y === place.y) await sleep(DOUBLE_CLICK_MS);
          last = place;
          try {
            await this.#driver.click(place.x, place.y);
            return true;
          } catch (error) {
            if (isNoReason(error)) return null;
            throw error;
          }
        },
        words: async () => (await this.words('body')).join(),
      },
      seed,
    );
  }

  /** What the page complained about since it was opened: an error that nobody caught, or one on the console. */
  async complaints(): Promise<readonly string[]> {
    return Words.parse(await this.#driver.run(complaintsInPage));
  }

  /** Null, too, while it moves: what is there a moment later might be something else. */
  async #placeOf(selector: string): Promise<z.infer<typeof Point>> {
    const place = Point.parse(await this.#driver.run(placeInPage, selector));
    const again = Point.parse(await this.#driver.run(placeInPage, selector));
    return place?.x === again?.x && place?.y === again?.y ? again : null;
  }

  async #listen(): Promise<void> {
    await this.#driver.run(listenInPage);
  }
}

const GLANCE_MS = 50;
/** Clicks on one place that follow each other sooner are one double-click, and the page takes none of that for a yes. */
const DOUBLE_CLICK_MS = 700;

function marksInPage(): readonly (string | null)[] | null {
  const marks = [...document.querySelectorAll('[data-choice]')].map((one) => one.getAttribute('data-choice'));
  return marks.length === 0 ? null : [...new Set(marks)];
}

function isControlled(): boolean {
  return navigator.serviceWorker.controller?.state === 'activated';
}

function listenInPage(): void {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  for (const kind of ['error', 'warn'] as const) {
    console[kind] = (...said: readonly unknown[]) => {
      complaints.push(`${kind}: ${said.join(' ')}`);
    };
  }
}

function complaintsInPage(): readonly string[] {
  const all: unknown = Reflect.get(window, 'complaints');
  return Array.isArray(all) ? all.map(String) : ['nobody listened'];
}

/** WebKit's driver says so where an event took it too long: whether there was a click is seen by looking again. */
function isNoReason(error: unknown): boolean {
  return error instanceof Error && error.message === 'unknown error: ';
}
