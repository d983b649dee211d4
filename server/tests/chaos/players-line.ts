import type { Outcome, Submission } from '@roundhouse/host';
import { STATUS } from '@roundhouse/wire';
import { type Client, type Line, LineCut, NotGranted } from '../support/client.ts';

/** The line on which somebody plays: opened when it is needed, and again when it was cut. */
export class PlayersLine {
  readonly #client: Client;
  #line: Line | null = null;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Rejects with a LineCut when nobody knows what became of it, and with a NotGranted when it was not even tried. */
  async submit(table: string, submission: Submission): Promise<Outcome> {
    try {
      this.#line ??= await this.#client.line().catch(() => {
        throw new LineCut();
      });
      const reply = await this.#line.submit(table, submission);
      if (reply.news === 'answered') return reply.outcome;
      throw new NotGranted(STATUS[reply.code], `${reply.code} ${reply.why}`);
    } catch (error) {
      if (error instanceof LineCut) this.hangUp();
      throw error;
    }
  }

  hangUp(): void {
    this.#line?.close();
    this.#line = null;
  }
}
