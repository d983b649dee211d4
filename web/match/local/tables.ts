import { type AnyMatch, Match, MissingContentError, RecordError } from '@roundhouse/kernel';
import { SiteContent } from '../site-content.ts';
import type { MatchSummary, NewMatch, Pace, PlayerInfo } from '../table-match.ts';
import { type AnyBrain, loadBrain } from './brains.ts';
import type { Handlers, News } from './protocol.ts';
import type { SafeStore } from './safe-store.ts';
import { readStored, type StoredMatch, summaryOf } from './stored-match.ts';
import { type MatchState, stateOf, type Surroundings, TableHost } from './table-host.ts';

/** The world around the tables of one tab, so that tests can bring their own. */
export interface Office {
  readonly store: SafeStore;
  readonly tell: (news: News) => void;
  /** Tells the other tabs that the match is written by somebody else from now on. */
  readonly claim: (id: string, writer: string) => void;
  readonly later: Surroundings['later'];
  readonly now: Surroundings['now'];
  /** Milliseconds since 1970. */
  readonly today: () => number;
  /** A text that nobody could guess. */
  readonly fresh: () => string;
  readonly failed: Surroundings['failed'];
}

const PAUSES: Readonly<Record<Pace, number>> = { normal: 900, fast: 300, instant: 0 };

interface Table {
  readonly id: string;
  readonly writer: string;
  readonly host: TableHost;
}

/** All tables that this tab has opened, and the matches that are kept. */
export class Tables {
  readonly #office: Office;
  readonly #tables = new Map<number, Table>();
  #opened = 0;
  #pace: Pace = 'normal';
  #content = new SiteContent([]);

  constructor(office: Office) {
    this.#office = office;
  }

  readonly handlers: Handlers = {
    content: (items) => {
      this.#content = new SiteContent(items);
      return Promise.resolve(null);
    },
    list: async () => this.#list(),
    create: async (match) => this.#create(match),
    importRecord: async ({ record, names }) => this.#import(record, names),
    open: async ({ id }) => {
      const table = ++this.#opened;
      return { table, opening: (await this.#open(table, id)).open() };
    },
    remove: async ({ id }) => {
      await this.#office.store.remove(id);
      this.claimed(id, '');
      this.#office.claim(id, '');
      return null;
    },
    status: async () => this.#office.store.status(),
    pace: ({ pace }) => {
      this.#pace = pace;
      return Promise.resolve(null);
    },
    act: async ({ table, action }) => this.#at(table).act(action),
    undo: async ({ table, to }) => this.#at(table).undo(to),
    look: async ({ table, eye }) => ({ revision: await this.#at(table).look(eye) }),
    views: ({ table, seqs }) => Promise.resolve(this.#at(table).views(seqs)),
    fork: async ({ table, seq }) => {
      const host = this.#at(table);
      return this.#keep(host.fork(seq), host.players);
    },
    record: ({ table }) => Promise.resolve(this.#at(table).record()),
    takeBack: async ({ table }) => (await this.#open(table, this.#tableAt(table).id)).open(),
    close: ({ table }) => {
      this.#tables.get(table)?.host.close();
      this.#tables.delete(table);
      return Promise.resolve(null);
    },
  };

  /** Another writer has the match now; tables of ours that still show it stand still. */
  claimed(id: string, writer: string): void {
    for (const table of this.#tables.values()) {
      if (table.id === id && table.writer !== writer) table.host.lose();
    }
  }

  #tableAt(table: number): Table {
    const found = this.#tables.get(table);
    if (found === undefined) throw new Error('This table was closed.');
    return found;
  }

  #at(table: number): TableHost {
    return this.#tableAt(table).host;
  }

  /** A game with all that the host adds to it. */
  async #brain(game: string): Promise<AnyBrain> {
    const brain = await loadBrain(game);
    return { ...brain, game: this.#content.furnished(brain.game, this.#office.failed) };
  }

  async #list(): Promise<readonly MatchSummary[]> {
    const entries = await this.#office.store.entries();
    return [...entries].map(([id, stored]) => summaryOf(id, stored)).toSorted((a, b) => b.changed - a.changed);
  }

  async #create({ game, options, players, seed = this.#office.fresh() }: NewMatch): Promise<string> {
    const brain = await this.#brain(game);
    const match = Match.start(brain.game, { options, seats: players.length, seed });
    return this.#keep(
      match,
      players.map(({ name, bot }, seat) => ({ seat, name, bot })),
    );
  }

  async #import(record: unknown, names: readonly string[]): Promise<string> {
    const brain = await this.#brain(gameOf(record));
    const match = Match.replay(brain.game, record);
    const players = Array.from({ length: match.seats }, (_, seat) => ({ seat, name: names[seat] ?? '', bot: null }));
    return this.#keep(match, players);
  }

  async #keep(match: AnyMatch, players: readonly PlayerInfo[]): Promise<string> {
    const id = this.#office.fresh();
    const stored = this.#stored('', stateOf(match, players));
    await this.#office.store.change(id, () => stored);
    return id;
  }

  #stored(writer: string, { players, seq, over, yourTurn, record }: MatchState): StoredMatch {
    return { writer, players, seq, over, yourTurn, record, changed: this.#office.today(), fault: null };
  }

  /** Makes this table the writer of the match, and sets the match up from what is kept. */
  async #open(table: number, id: string): Promise<TableHost> {
    const writer = this.#office.fresh();
    const { store } = this.#office;
    const kept = readStored(await store.change(id, (old) => withWriter(old, writer)));
    this.claimed(id, writer);
    this.#office.claim(id, writer);
    const host = await this.#hostOf(table, id, writer, kept);
    this.#tables.get(table)?.host.close();
    this.#tables.set(table, { id, writer, host });
    return host;
  }

  async #hostOf(
    table: number,
    id: string,
    writer: string,
    { game, record, players, fault }: StoredMatch & { readonly game: string },
  ): Promise<TableHost> {
    const brain = await this.#brain(game);
    const match = await this.#replay(brain, id, writer, record);
    if (fault !== null) await this.#mark(id, writer, null);
    const { later, now, failed, tell } = this.#office;
    return new TableHost(match, brain, players, {
      save: async (state) => this.#save(id, writer, state),
      changed: (update) => tell({ table, update }),
      pause: () => PAUSES[this.#pace],
      later,
      now,
      failed,
    });
  }

  /** A record that cannot be played is remembered as such, so that the list can say it; one that only lacks a map is not. */
  async #replay(brain: AnyBrain, id: string, writer: string, record: unknown): Promise<AnyMatch> {
    try {
      return Match.replay(brain.game, record);
    } catch (error) {
      const broken = error instanceof RecordError && !(error instanceof MissingContentError);
      if (broken) await this.#mark(id, writer, error.message);
      throw error;
    }
  }

  async #mark(id: string, writer: string, fault: string | null): Promise<void> {
    await this.#office.store.change(id, (old) => (isWrittenBy(old, writer) ? { ...old, fault } : undefined));
  }

  async #save(id: string, writer: string, state: MatchState): Promise<boolean> {
    const stored = this.#stored(writer, state);
    const now = await this.#office.store.change(id, (old) => (isWrittenBy(old, writer) ? stored : undefined));
    return isWrittenBy(now, writer);
  }
}

function withWriter(old: unknown, writer: string): unknown {
  return typeof old === 'object' && old !== null ? { ...old, writer } : undefined;
}

function isWrittenBy(stored: unknown, writer: string): stored is object {
  return typeof stored === 'object' && stored !== null && 'writer' in stored && stored.writer === writer;
}

function gameOf(record: unknown): string {
  if (typeof record === 'object' && record !== null && 'game' in record && typeof record.game === 'string') {
    return record.game;
  }
  throw new RecordError(null, 'This is not the record of a match: it names no game.');
}
