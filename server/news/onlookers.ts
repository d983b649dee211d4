import type { World } from '@roundhouse/host';
import { freshId } from '../secrets.ts';
import type { Telegraph } from './telegraph.ts';

/** Somebody's line to the server. */
export interface Onlooker {
  looksAt(person: string, table: string): boolean;
}

interface Parts {
  readonly telegraph: Pick<Telegraph, 'send' | 'hasNeighbours'>;
  readonly later: World['later'];
}

/** A process that answers takes a few milliseconds; one that is silent so long has nobody who looks. */
const ANSWER_MS = 500;

/** Who looks at which table right now. */
export class Onlookers implements Onlooker {
  readonly #all = new Set<Onlooker>();
  readonly #parts: Parts;
  /** What the other processes were asked and have not answered. */
  readonly #asked = new Map<string, () => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Until what is returned is called. */
  enter(one: Onlooker): () => void {
    this.#all.add(one);
    return () => this.#all.delete(one);
  }

  get size(): number {
    return this.#all.size;
  }

  /** In this process. */
  looksAt(person: string, table: string): boolean {
    return [...this.#all].some((one) => one.looksAt(person, table));
  }

  /** In whichever process. */
  async looksAnywhere(person: string, table: string): Promise<boolean> {
    const { telegraph, later } = this.#parts;
    if (this.looksAt(person, table) || !telegraph.hasNeighbours) return this.looksAt(person, table);
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
    if (this.looksAt(person, table)) this.#parts.telegraph.send({ what: 'does-look', question });
  }

  /** Somebody there looks. */
  answered(question: string): void {
    this.#asked.get(question)?.();
    this.#asked.delete(question);
  }
}
