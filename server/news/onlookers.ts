import type { World } from '@roundhouse/host';
import { freshId } from '../secrets.ts';
import type { Switchboard } from './switchboard.ts';
import type { Telegraph } from './telegraph.ts';

interface Parts {
  readonly lines: Pick<Switchboard, 'looksAt'>;
  readonly telegraph: Pick<Telegraph, 'send' | 'hasNeighbours'>;
  readonly later: World['later'];
}

/** A process that answers takes a few milliseconds; one that is silent so long has nobody who looks. */
const ANSWER_MS = 500;

/** Who looks at which table right now, in whichever process. */
export class Onlookers {
  readonly #parts: Parts;
  /** What the other processes were asked and have not answered. */
  readonly #asked = new Map<string, () => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** In whichever process. */
  async looksAnywhere(person: string, table: string): Promise<boolean> {
    const { lines, telegraph, later } = this.#parts;
    if (lines.looksAt(person, table)) return true;
    if (!telegraph.hasNeighbours) return false;
    const question = freshId();
    return new Promise((resolve) => {
      const stop = later(ANSWER_MS, () => {
        this.#asked.delete(question);
        resolve(false);
      });
      this.#asked.set(question, () => {
        stop();
        resolve(true);
      });
      telegraph.send({ what: 'looks', person, table, question });
    });
  }

  /** Another process asks; silence is an answer. */
  asked(person: string, table: string, question: string): void {
    if (this.#parts.lines.looksAt(person, table)) this.#parts.telegraph.send({ what: 'does-look', question });
  }

  /** Somebody there looks. */
  answered(question: string): void {
    this.#asked.get(question)?.();
    this.#asked.delete(question);
  }
}
