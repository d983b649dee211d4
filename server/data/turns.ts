/** The connection that writes, as far as it can begin and end. */
interface Writing {
  /** False when the database has ended by itself what was begun, as it does when its disk is full. */
  readonly inTransaction: boolean;
  begin(): Promise<void>;
  /** Resolves when everything since `begin` is safe. */
  commit(): Promise<void>;
  rollBack(): Promise<void>;
}

/** Whether what somebody writes may lie in one transaction of the database with what others write. */
export type Sharing = 'together' | 'alone';

/** Somebody's turn to write. */
export interface Turn {
  /** Resolves when what was written in it is safe; rejects when nothing of it is. */
  end(): Promise<void>;
}

interface Ended {
  readonly safe: () => void;
  readonly lost: (error: unknown) => void;
}

/** Those who have written since the database last began, and wait for it to be safe. */
interface Group {
  readonly ended: Ended[];
  readonly began: number;
}

interface Waiting {
  readonly sharing: Sharing;
  readonly begin: () => void;
}

class TurnsTooLongError extends Error {
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('the database was busy for too long; inside a transaction, only its own queries may be awaited');
  }
}

const TURN_MS = 60_000;
/** So many wait for the disk together, and the first of them no longer than this for the others. */
const MOST_TOGETHER = 64;
const LONGEST_MS = 20;

/**
 * Who may write: one after the other, in the order in which they came. Whoever is waited for by another does not wait for the disk
 * alone: the next goes on in the same transaction of the database, and one commit makes both safe. So a slow disk costs
 * everybody one commit, and not as many as there are before them. Nobody is told that something is safe before it is.
 */
export class Turns {
  readonly #writing: Writing;
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  #taken = false;
  #group: Group | null = null;

  constructor(writing: Writing, now: () => number = () => performance.now()) {
    this.#writing = writing;
    this.#now = now;
  }

  /** Whoever shares finds a transaction of the database begun, and undoes no more of it than what is theirs. */
  async take(sharing: Sharing): Promise<Turn> {
    await this.#wait(sharing);
    if (sharing === 'together' && this.#group === null) {
      try {
        await this.#writing.begin();
      } catch (error) {
        this.#pass();
        throw error;
      }
      this.#group = { ended: [], began: this.#now() };
    }
    return { end: async () => this.#end() };
  }

  /** The database has ended the transaction by itself: what others wrote in it is gone, too. */
  lost(error: unknown): void {
    const group = this.#group;
    this.#group = null;
    for (const one of group?.ended ?? []) one.lost(error);
  }

  async #end(): Promise<void> {
    const group = this.#group;
    if (group === null) {
      this.#pass();
      return;
    }
    const ended = new Promise<void>((safe, lost) => {
      group.ended.push({ safe, lost });
    });
    try {
      if (!this.#goesOn(group)) await this.#commit(group);
    } finally {
      this.#pass();
    }
    return ended;
  }

  #goesOn({ ended, began }: Group): boolean {
    return this.#waiting[0]?.sharing === 'together' && ended.length < MOST_TOGETHER && this.#now() - began < LONGEST_MS;
  }

  async #commit({ ended }: Group): Promise<void> {
    this.#group = null;
    try {
      await this.#writing.commit();
    } catch (error) {
      // Why it could not be made safe is what they hear, whatever becomes of the rest.
      for (const one of ended) one.lost(error);
      if (this.#writing.inTransaction) await this.#writing.rollBack();
      return;
    }
    for (const one of ended) one.safe();
  }

  async #wait(sharing: Sharing): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new TurnsTooLongError());
      }, TURN_MS);
      const waiting: Waiting = {
        sharing,
        begin: () => {
          clearTimeout(patience);
          resolve();
        },
      };
      this.#waiting.push(waiting);
    });
  }

  #pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next.begin();
  }
}
