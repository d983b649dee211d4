import type { Outcome } from '@roundhouse/host';
import { keyIn, type News, ROUTES, STATUS, submit, type Submit } from '@roundhouse/wire';
import type { Requests } from '../http/bounds.ts';
import { type Door, parsed, type Visitor } from '../http/door.ts';
import type { InProgress } from '../http/in-progress.ts';
import { refusalOf } from '../http/refusing.ts';
import type { Hall } from '../play/hall.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import type { WatchedAnswer } from '../watch/routes.ts';

/** So many of one line may wait to be stored: somebody who plays at twenty tables has one at each. */
const MOST_WAITING = 100;
const SOON_SECONDS = 1;
/** By this name they are counted among the answers: what was asked is what the route is about. */
const METHOD = 'WEBSOCKET';
const STATUS_OK = 200;

export interface SubmissionsParts {
  readonly door: Pick<Door, 'admit'>;
  readonly requests: Pick<Requests, 'from'>;
  readonly inProgress: Pick<InProgress, 'begin'>;
  readonly tables: Pick<Tables, 'playedSeat'>;
  readonly hall: Pick<Hall, 'decide'>;
  readonly watchAnswer: (answer: WatchedAnswer) => void;
  readonly failed: (error: unknown) => void;
}

/** The line on which they come, and on which they are answered. */
interface OwnLine {
  readonly address: string;
  readonly who: () => Promise<Visitor>;
  readonly say: (news: News) => void;
}

/**
 * What is played on one line. Whatever a request to play would be checked for is checked here, by the same code. The disk
 * holds up nothing else on the line, but what is played at the same table afterwards.
 */
export class Submissions {
  readonly #parts: SubmissionsParts;
  readonly #line: OwnLine;
  /** By table, what was submitted there last. */
  readonly #last = new Map<string, Promise<void>>();
  #waiting = 0;

  constructor(parts: SubmissionsParts, line: OwnLine) {
    this.#parts = parts;
    this.#line = line;
  }

  /** `said`: what claims to be one. */
  hear(said: unknown): void {
    const began = performance.now();
    try {
      this.#parts.requests.from(this.#line.address);
      const asked = parsed(submit, said, 'The message');
      if (this.#waiting >= MOST_WAITING) {
        throw new Refusal('too-many', 'You play more than can be stored. Wait for some of the answers.', SOON_SECONDS);
      }
      const done = this.#parts.inProgress.begin();
      this.#waiting++;
      this.#inTurn(asked.table, async () => {
        await this.#answer(asked, began);
        this.#waiting--;
        done();
      });
    } catch (error) {
      this.#refuse(said, error, began);
    }
  }

  /** Resolves when all of them are answered. */
  async done(): Promise<void> {
    await Promise.all(this.#last.values());
  }

  #inTurn(table: string, work: () => Promise<void>): void {
    const done = (this.#last.get(table) ?? Promise.resolve()).then(async () => {
      await work();
      if (this.#last.get(table) === done) this.#last.delete(table);
    });
    this.#last.set(table, done);
  }

  async #answer(asked: Submit, began: number): Promise<void> {
    try {
      const outcome = await this.#play(asked);
      this.#line.say({ news: 'answered', table: asked.table, key: asked.submission.key, outcome });
      this.#count(STATUS_OK, began);
    } catch (error) {
      this.#refuse(asked, error, began);
    }
  }

  async #play({ table, submission }: Submit): Promise<Outcome> {
    const { door, tables, hall } = this.#parts;
    const { person } = await door.admit(ROUTES.submit, this.#line.who);
    const seat = await tables.playedSeat(person, table);
    return hall.decide(table, async (authority) => authority.submit(seat, submission));
  }

  /** Whoever sent it hears which one it was, as far as that can be read. */
  #refuse(said: unknown, error: unknown, began: number): void {
    const { code, message: why, retryAfter } = refusalOf(error, this.#parts.failed);
    const { table, key } = keyIn(said);
    this.#line.say({ news: 'refused', table, key, code, why, ...(retryAfter === null ? {} : { retryAfter }) });
    this.#count(STATUS[code], began);
  }

  #count(status: number, began: number): void {
    const ms = performance.now() - began;
    this.#parts.watchAnswer({ method: METHOD, route: ROUTES.submit.path, status, ms });
  }
}
