import {
  FACE_DOWN,
  findCard,
  kingsOfAirAndSteam,
  type Action,
  type Position,
} from '@roundhouse/kings-of-air-and-steam';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../match-store.ts';
import type { News } from '../protocol.ts';
import { SafeStore } from '../safe-store.ts';
import { Tables } from '../tables.ts';

const ANNA = 0;
const BRUNO = 1;

function isPosition(view: object): view is Position {
  return 'players' in view && 'phase' in view && 'bins' in view;
}

function positionIn(view: object | undefined): Position {
  if (view === undefined || !isPosition(view)) throw new Error('no position was heard');
  return view;
}

/** The worker's side of the wall, and everything that has come over it, word for word. */
class Wall {
  readonly heard: string[] = [];
  readonly news: News[] = [];
  #bots: (() => void)[] = [];
  #made = 0;
  #table = 0;
  readonly #tables = new Tables({
    store: new SafeStore(new MemoryStore()),
    tell: (news) => {
      this.news.push(news);
      this.heard.push(JSON.stringify(news));
    },
    claim: () => {},
    later: (_ms, work) => {
      this.#bots.push(work);
      return () => {
        this.#bots = this.#bots.filter((other) => other !== work);
      };
    },
    now: () => 0,
    today: () => 0,
    fresh: () => `fresh-${++this.#made}`,
    failed: (error) => {
      throw error;
    },
  });

  static async withTable(bots: readonly (string | null)[]): Promise<Wall> {
    const wall = new Wall();
    const { handlers } = wall.#tables;
    const id = await handlers.create({
      game: kingsOfAirAndSteam.id,
      options: { mode: 'normal' },
      players: bots.map((bot, seat) => ({ name: `Player ${seat}`, bot })),
      seed: 'wall',
    });
    const { table, opening } = await handlers.open({ id });
    wall.#table = table;
    wall.news.push({ table, update: opening.update });
    return wall;
  }

  get view(): Position {
    const view = this.news.at(-1)?.update?.view;
    return positionIn(view);
  }

  async look(seat: number): Promise<void> {
    await this.#tables.handlers.look({ table: this.#table, eye: seat });
  }

  async act(action: Action): Promise<void> {
    const acted = await this.#tables.handlers.act({ table: this.#table, action });
    this.heard.push(JSON.stringify(acted));
    if (!acted.outcome.ok) throw new Error(`refused: ${acted.outcome.violation.rule}`);
  }

  /** Everything that the page can ask for without acting. */
  async askForAll(): Promise<void> {
    const { list, views, record } = this.#tables.handlers;
    const seqs = Array.from({ length: (this.news.at(-1)?.update?.seq ?? 0) + 1 }, (_, seq) => seq);
    this.heard.push(JSON.stringify(await list(null)), JSON.stringify(await views({ table: this.#table, seqs })));
    const asked = async (): Promise<unknown> => record({ table: this.#table });
    this.heard.push(await asked().then(JSON.stringify, String));
  }

  /** Plays on from the start, in a match of one's own. */
  async playOn(): Promise<string> {
    return this.#tables.handlers.fork({ table: this.#table, seq: 0 });
  }

  /** Lets a bot act, if one wants to. */
  async botActs(): Promise<boolean> {
    const [work] = this.#bots.splice(0, 1);
    if (work === undefined) return false;
    work();
    await this.#tables.handlers.undo({ table: this.#table, to: -1 });
    return true;
  }

  /** Plays the first legal action for whoever is to decide, until all plan. */
  async toPlanning(): Promise<void> {
    while (this.view.phase.name !== 'plan') {
      const [seat = 0] = this.news.at(-1)?.update?.waiting ?? [];
      await this.look(seat);
      const [action] = kingsOfAirAndSteam.legal(this.view, seat);
      if (action === undefined) throw new Error('nothing to do');
      await this.act(action);
    }
  }

  async plan(seat: number, cards: readonly string[]): Promise<void> {
    await this.look(seat);
    for (const [socket, card] of cards.entries()) await this.act({ type: 'plan-card', socket, card });
  }
}

/** Bruno plans some cards; then Anna sits down and plans hers. Returns what came over the wall for her. */
async function whatAnnaHears(brunosPlan: readonly string[]): Promise<{ before: string[]; after: string[] }> {
  const wall = await Wall.withTable([null, null]);
  await wall.toPlanning();
  await wall.plan(BRUNO, brunosPlan);
  await wall.act({ type: 'ready' });
  wall.heard.length = 0;
  await wall.plan(ANNA, ['0', '1', '2', '3']);
  await wall.askForAll();
  const before = [...wall.heard];
  wall.heard.length = 0;
  await wall.act({ type: 'ready' });
  return { before, after: [...wall.heard] };
}

describe('what comes from the worker', () => {
  it('does not depend by a single byte on the plan of another player, until cards are revealed', async () => {
    const one = await whatAnnaHears(['0', '1', '2', '3']);
    const other = await whatAnnaHears(['special', '5**', '1', '2*']);
    expect(other.before).toEqual(one.before);
    expect(one.before.length).toBeGreaterThan(6);
    // The comparison means something: as soon as cards lie open, it tells the two plans apart.
    expect(other.after).not.toEqual(one.after);
  });

  it('gives no record of a running match while plans lie face down', async () => {
    const wall = await Wall.withTable([null, null]);
    await wall.toPlanning();
    await wall.plan(BRUNO, ['0', '1', '2', '3']);
    await wall.look(ANNA);
    await wall.askForAll();
    expect(wall.heard.at(-1)).toContain('hide something');
  });

  it('lets nobody play on from a running match while plans lie face down', async () => {
    const wall = await Wall.withTable([null, null]);
    await wall.toPlanning();
    await wall.plan(BRUNO, ['0', '1', '2', '3']);
    await wall.look(ANNA);
    await expect(wall.playOn()).rejects.toThrow('hide something');
  });

  it('shows no card of a bot before its cycle, in a whole game', async () => {
    const wall = await Wall.withTable(['lively', 'lively', 'random']);
    while (await wall.botActs());
    const updates = wall.news.flatMap(({ update }) => (update === null ? [] : [update]));
    let faceDown = 0;
    for (const update of updates) {
      const { players, cycle, phase } = positionIn(update.view);
      const open = phase.name === 'plan' ? 0 : cycle;
      for (const { plan, team } of players) {
        const hidden = plan.slice(open);
        faceDown += hidden.filter((card) => card === FACE_DOWN).length;
        expect(hidden.filter((card) => card !== null && findCard(team, card) !== undefined)).toEqual([]);
      }
      expect(JSON.stringify(update.steps)).not.toContain('card-planned');
    }
    expect(updates.at(-1)?.result).not.toBeNull();
    expect(faceDown).toBeGreaterThan(0);
  });
});
