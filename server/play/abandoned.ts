import type { World } from '@roundhouse/host';
import type { Errands } from '../errands.ts';
import type { Telegraph } from '../news/telegraph.ts';
import type { Hall } from './hall.ts';
import type { MatchStore } from './match-store.ts';
import type { OrderStore } from './order-store.ts';

/** A match in which a bot is to act moves on within this time, if anybody has it in hand. */
const STANDS_STILL_MS = 3000;

interface Parts {
  readonly hall: Hall;
  readonly matches: MatchStore;
  readonly orders: OrderStore;
  readonly neighbours: Pick<Telegraph, 'hasNeighbours'>;
  readonly errands: Errands;
  readonly later: World['later'];
  readonly failed: (error: unknown) => void;
}

/** Matches in which a bot or an order was about to act when this process, or another, ended. */
export class Abandoned {
  readonly #parts: Parts;
  #stopLooking: () => void = () => undefined;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async wake(): Promise<void> {
    const { matches, neighbours, errands, later } = this.#parts;
    const ids = await this.#moving();
    if (!neighbours.hasNeighbours) {
      await this.#open(ids);
      return;
    }
    // What another process has in hand moves on meanwhile.
    const before = await matches.entries(ids);
    const look = async (): Promise<void> => {
      if (this.#closed) return;
      const after = await matches.entries(await this.#moving());
      await this.#open(ids.filter((id) => before.get(id) === after.get(id)));
    };
    if (this.#closed) return;
    this.#stopLooking();
    this.#stopLooking = later(STANDS_STILL_MS, () => errands.run(look));
  }

  close(): void {
    this.#closed = true;
    this.#stopLooking();
  }

  async #moving(): Promise<readonly string[]> {
    const { matches, orders } = this.#parts;
    return [...new Set([...(await matches.waitingForBots()), ...(await orders.waitedFor())])];
  }

  async #open(ids: readonly string[]): Promise<void> {
    const { hall, failed } = this.#parts;
    for (const id of ids) {
      // One that cannot be opened says so to whoever looks at it.
      if (!this.#closed) await hall.authority(id).catch(failed);
    }
  }
}
