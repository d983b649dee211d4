import type { Update } from '@roundhouse/host';
import { refuse } from '@roundhouse/kernel';
import { OnlineMatch } from '../../match/online/online-match.ts';
import { Server } from '../../online/server.ts';
import { FakeLine } from './fake-line.ts';

const stop = refuse('match.undo-nothing', 'There is no action left to take back.');

/** What an eye knows after `seq` actions, told from `from` on; each step says when it was told. */
export function update(seq: number, parts: Partial<Update> & { readonly said?: string } = {}): Update {
  const { said = 'first', from = 0, ...rest } = parts;
  const steps = Array.from({ length: seq + 1 - from }, (_, index) => ({
    seq: from + index,
    seat: 0,
    events: [said],
  }));
  return {
    eye: 0,
    seq,
    undos: 0,
    view: { at: seq },
    waiting: [0],
    from,
    steps,
    undo: { to: seq, stop, pastBots: seq },
    result: null,
    players: [],
    takebacks: false,
    notes: [],
    ...rest,
  };
}

interface Asked {
  readonly address: string;
  readonly body: unknown;
}

/** A match at seq 2, on a line and a server by hand. */
export class Table {
  readonly world = new FakeLine();
  readonly asked: Asked[] = [];
  readonly answers: (() => unknown)[] = [];
  readonly match: OnlineMatch;
  readonly server: Server;
  changes = 0;

  constructor() {
    const server = new Server(async (address, { body }) => {
      await Promise.resolve();
      this.asked.push({ address, body: typeof body === 'string' ? JSON.parse(body) : null });
      const answer = this.answers.shift();
      if (answer === undefined) throw new Error('nobody there');
      const said = answer();
      return said instanceof Response ? said : Response.json(said);
    });
    this.server = server;
    this.match = new OnlineMatch(
      't',
      { game: 'g', options: {}, content: [], update: update(2) },
      { server, line: this.world.line, keepHere: () => Promise.resolve('kept') },
    );
    this.match.subscribe(() => this.changes++);
    this.world.socket.open();
  }

  tell(news: Update): void {
    this.world.tell({ news: 'update', table: 't', update: news });
  }

  get events(): readonly unknown[] {
    return this.match.snapshot().steps.map(({ events }) => events[0]);
  }

  get wishes(): readonly unknown[] {
    return this.world.socket.said;
  }
}
