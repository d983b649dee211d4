import { type AnyGame, hashOf, type MatchStart, rngFrom, type Seat } from '@roundhouse/kernel';
import {
  Authority,
  type Batch,
  openStored,
  type Question,
  startMatch,
  type StoredMatch,
  type Update,
  Viewer,
} from '@roundhouse/host';

/** A store of one match that can be slow, be taken over, or break. */
export class Shelf {
  stored: StoredMatch;
  readonly batches: Batch[] = [];
  /** What comes before a batch is safe: resolves to whether it may be written. */
  before: (batch: Batch) => Promise<boolean> = () => Promise.resolve(true);

  constructor(stored: StoredMatch) {
    this.stored = structuredClone(stored);
  }

  readonly save = async (batch: Batch): Promise<boolean> => {
    if (!(await this.before(batch))) return false;
    if (batch.from !== this.stored.rows.length) throw new Error('rows are missing before this batch');
    const { rows, kept } = structuredClone(batch);
    this.batches.push(batch);
    this.stored = {
      heading: this.stored.heading,
      rows: [...this.stored.rows, ...rows],
      kept: kept === null ? this.stored.kept : [...this.stored.kept, kept],
    };
    return true;
  };
}

const NOW = 1_000_000;
export const PAUSE = 600;

/** A table whose pauses pass when the test says so. Bots play the first legal action, or what the test wants. */
export class Stage {
  readonly shelf: Shelf;
  readonly authority: Authority;
  readonly failures: unknown[] = [];
  readonly questions: Question[] = [];
  /** How long the pauses were that anybody asked for. */
  readonly pauses: number[] = [];
  now = NOW;
  lost = 0;
  calledOff = 0;
  think: (seat: Seat, view: object) => Promise<unknown>;
  readonly #game: AnyGame;
  readonly #pending = new Set<() => void>();
  #keys = 0;

  constructor(game: AnyGame, shelf: Shelf) {
    this.#game = game;
    this.shelf = shelf;
    this.think = (seat, view) => Promise.resolve(game.legal(view, seat)[0]);
    const world = {
      save: shelf.save,
      think: (question: Question) => {
        this.questions.push(question);
        return {
          action: this.think(question.seat, question.view),
          callOff: () => {
            this.calledOff++;
          },
        };
      },
      pause: () => PAUSE,
      later: (ms: number, work: () => void) => {
        this.pauses.push(ms);
        this.#pending.add(work);
        return () => this.#pending.delete(work);
      },
      now: () => this.now,
      failed: (error: unknown) => this.failures.push(error),
    };
    this.authority = new Authority(openStored(game, structuredClone(shelf.stored), NOW), world, () => {
      this.lost++;
    });
  }

  /** By seat: the level of a bot, null for a person. */
  static async open(game: AnyGame, bots: readonly (string | null)[], start: Partial<MatchStart> = {}): Promise<Stage> {
    const sitters = bots.map((bot, seat) => ({ name: `Player ${seat}`, bot }));
    const stored = startMatch(game, { seats: bots.length, seed: 'stage', ...start }, sitters, NOW);
    const stage = new Stage(game, new Shelf(stored));
    await stage.authority.begin();
    return stage;
  }

  /** The same match after its program was killed: nothing is left but what was stored. */
  async afterKill(game = this.#game): Promise<Stage> {
    const stage = new Stage(game, new Shelf(this.shelf.stored));
    await stage.authority.begin();
    return stage;
  }

  viewer(eye: Seat | 'public'): { readonly viewer: Viewer; readonly heard: Update[] } {
    const heard: Update[] = [];
    const viewer = new Viewer(this.authority, eye, (update) => heard.push(update));
    heard.push(viewer.update());
    return { viewer, heard };
  }

  get botWaits(): boolean {
    return this.#pending.size > 0;
  }

  /** Lets the pause of a bot or of an order pass, and waits until it has acted. */
  async botActs(): Promise<void> {
    const [work] = this.#pending;
    if (work === undefined) throw new Error('no bot is about to act');
    this.#pending.delete(work);
    work();
    await settled();
    await this.authority.idle();
  }

  /** Bots act until a person has to. */
  async toPerson(): Promise<void> {
    while (this.botWaits) await this.botActs();
  }

  key(): string {
    return `key ${++this.#keys}`;
  }

  /** Somebody plays something legal, chosen by chance. */
  async anybodyActs(luck: string): Promise<void> {
    const { match } = this.authority;
    const rng = rngFrom(luck);
    const waiting = match.waiting();
    const seat = waiting[rng.int(waiting.length)];
    if (seat === undefined) throw new Error('the game is over');
    const legal = match.legal(seat);
    const { viewer, heard } = this.viewer(seat);
    const now = heard.at(-1);
    if (now === undefined) throw new Error('nothing was heard');
    const action = legal[rng.int(legal.length)];
    const { outcome } = await viewer.submit({ seq: now.seq, undos: now.undos, actions: [action], key: hashOf(luck) });
    viewer.close();
    if (!outcome.ok) throw new Error(`refused: ${outcome.violation.rule}`);
  }
}

/** Promises that are due have their turn. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
