import type { AnyGame, Eye, MatchRecord } from '@roundhouse/kernel';
import { decideHere } from './deciding.ts';
import { MemoryStore } from '../../match/local/match-store.ts';
import type { Update } from '@roundhouse/host';
import { SafeStore } from '../../match/local/safe-store.ts';
import { Tables } from '../../match/local/tables.ts';

/** The worker's side of the wall between it and the page, and everything that has come over it, word for word. */
export class Wall {
  readonly heard: string[] = [];
  readonly updates: Update[] = [];
  #bots: (() => void)[] = [];
  #made = 0;
  #table = 0;
  readonly #tables = new Tables({
    store: new SafeStore(new MemoryStore()),
    tell: (news) => {
      this.#hear(news);
      if (news.update !== null) this.updates.push(news.update);
    },
    claim: () => {},
    later: (_ms, work) => {
      this.#bots.push(work);
      return () => {
        this.#bots = this.#bots.filter((other) => other !== work);
      };
    },
    decide: decideHere,
    today: () => 0,
    fresh: () => `fresh-${++this.#made}`,
    place: 'play.example.org',
    failed: (error) => {
      throw error;
    },
  });

  /** A new match; a bot by its level, null for a person at this screen. */
  static async newMatch(
    game: AnyGame,
    options: unknown,
    bots: readonly (string | null)[],
    seed: string,
  ): Promise<Wall> {
    const wall = new Wall();
    const players = bots.map((bot, seat) => ({ name: `Player ${seat}`, bot }));
    await wall.#open(await wall.#tables.handlers.create({ game: game.id, options, players, seed }));
    return wall;
  }

  /** A match that was begun elsewhere, with people only. */
  static async goingOn(record: MatchRecord): Promise<Wall> {
    const wall = new Wall();
    await wall.#open(await wall.#tables.handlers.importRecord({ record, names: [] }));
    return wall;
  }

  get now(): Update {
    const update = this.updates.at(-1);
    if (update === undefined) throw new Error('nothing was heard yet');
    return update;
  }

  async look(eye: Eye): Promise<void> {
    const update = await this.#tables.handlers.look({ table: this.#table, eye });
    this.#hear(update);
    this.updates.push(update);
  }

  async act(action: unknown): Promise<void> {
    const { seq, undos } = this.now;
    const submission = { seq, undos, actions: [action], key: `key ${++this.#made}` };
    const answer = await this.#tables.handlers.submit({ table: this.#table, submission });
    this.#hear(answer);
    this.updates.push(answer.update);
    if (!answer.outcome.ok) throw new Error(`refused: ${answer.outcome.violation.rule}`);
  }

  /** Everything that the page can ask for without acting. */
  async askForAll(): Promise<void> {
    const { list, views, record } = this.#tables.handlers;
    const table = this.#table;
    this.#hear(await list(null));
    this.#hear(await views({ table, moments: Array.from({ length: this.now.seq + 1 }, (_, moment) => moment) }));
    this.#hear(await Promise.resolve({ table }).then(record).catch(String));
  }

  /** Plays on from the start, in a match of one's own. */
  async playOn(): Promise<string> {
    return this.#tables.handlers.fork({ table: this.#table, moment: 0 });
  }

  /** Lets a bot act, if one wants to. */
  async botActs(): Promise<boolean> {
    const [work] = this.#bots.splice(0, 1);
    if (work === undefined) return false;
    work();
    for (let i = 0; i < 50; i++) await Promise.resolve();
    return true;
  }

  async #open(id: string): Promise<void> {
    const opened = await this.#tables.handlers.open({ id });
    this.#table = opened.table;
    this.#hear(opened);
    this.updates.push(opened.opening.update);
  }

  #hear(what: unknown): void {
    this.heard.push(JSON.stringify(what));
  }
}
