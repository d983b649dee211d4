import { botFor } from '@roundhouse/bots';
import { type AnyBrain, knownGame } from '@roundhouse/games/registry';
import {
  type Answer,
  Authority,
  type Batch,
  type GameContent,
  type NewMatch as NewStored,
  openStored,
  type Question,
  SiteContent,
  startMatch,
  toStore,
  type Thought,
  type Update,
  Viewer,
  type World,
} from '@roundhouse/host';
import {
  type AnyMatch,
  type Eye,
  Match,
  type MatchRecord,
  MissingContentError,
  RecordError,
  rngFrom,
  type Seat,
  type Sitter,
} from '@roundhouse/kernel';
import type { DecideQuestion } from '../../thinking/questions.ts';
import type { MatchSummary, NewMatch, Outcome, Pace } from '../table-match.ts';
import { Archive } from './archive.ts';
import type { Handlers, News, Opening } from './protocol.ts';
import type { SafeStore } from './safe-store.ts';
import { type Head, isWrittenBy, readAnalysis, readShelved, summaryOf, withWriter } from './stored-match.ts';

/** The world around the tables of one tab, so that tests can bring their own. */
export interface Office {
  readonly store: SafeStore;
  readonly tell: (news: News) => void;
  /** Tells the other tabs that the match is written by somebody else from now on. */
  readonly claim: (id: string, writer: string) => void;
  readonly later: World['later'];
  /** Has a bot decide, elsewhere: nobody at the tables waits for it. What the host adds to the games goes along. */
  readonly decide: (question: DecideQuestion, signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  /** A text that nobody could guess. */
  readonly fresh: () => string;
  readonly failed: World['failed'];
  /** What records call this place. */
  readonly place: string;
}

export const PAUSES: Readonly<Record<Pace, number>> = { normal: 900, fast: 300, instant: 0 };

/** Plays in place of a bot that could not be asked, so that no match stands still. The tables wait, so it is quick. */
const IN_PLACE = { level: 'greedy', ms: 50 };

interface Table {
  readonly id: string;
  readonly writer: string;
  readonly authority: Authority;
  viewer: Viewer;
}

/** All tables that this tab has opened, and the matches that are kept. */
export class Tables {
  readonly #office: Office;
  readonly #archive: Archive;
  readonly #tables = new Map<number, Table>();
  #opened = 0;
  #pace: Pace = 'normal';
  #content = new SiteContent([]);

  constructor(office: Office) {
    this.#office = office;
    const { store, today, fresh } = office;
    this.#archive = new Archive({
      store,
      today,
      fresh,
      brain: async (game) => this.#brain(game),
      replaced: (id) => this.#standStill(id),
    });
  }

  readonly handlers: Handlers = {
    content: (items) => {
      this.#content = new SiteContent(items);
      return Promise.resolve(null);
    },
    list: async () => this.#list(),
    create: async (match) => this.#create(match),
    importRecord: async ({ record, names }) => this.#import(record, names),
    branch: async ({ record, seq, sitters }) => this.#branch(record, seq, sitters),
    analysis: async ({ id }) => readAnalysis(await this.#office.store.analysis(id)),
    keepAnalysis: async ({ id, analysis }) => {
      await this.#office.store.keepAnalysis(id, analysis);
      return null;
    },
    open: async ({ id }) => {
      const table = ++this.#opened;
      return { table, opening: await this.#open(table, id) };
    },
    remove: async ({ id }) => {
      await this.#office.store.remove(id);
      this.#standStill(id);
      return null;
    },
    save: async ({ ids }) => this.#archive.save(ids),
    bringBack: async ({ file }) => this.#archive.bringBack(file),
    glance: async ({ id }) => this.#archive.glance(id),
    ownResults: async () => this.#archive.ownResults(),
    status: async () => this.#office.store.status(),
    pace: ({ pace }) => {
      this.#pace = pace;
      return Promise.resolve(null);
    },
    submit: async ({ table, submission }) => this.#answer(table, (viewer) => viewer.submit(submission)),
    takeBack: async ({ table, asked }) => this.#answer(table, (viewer) => viewer.takeBack(asked)),
    seat: async ({ table, seat, sits }) => this.#seat(table, seat, sits),
    look: ({ table, eye }) => Promise.resolve(this.#look(table, eye)),
    views: ({ table, moments }) => {
      const { viewer } = this.#at(table);
      return Promise.resolve(moments.map((moment) => viewer.viewAt(moment)));
    },
    fork: async ({ table, moment }) => this.#fork(this.#at(table), moment),
    record: ({ table }) => Promise.resolve(recordOf(this.#at(table))),
    bringHere: async ({ table }) => this.#open(table, this.#at(table).id),
    close: ({ table }) => {
      this.#tables.get(table)?.authority.close();
      this.#tables.delete(table);
      return Promise.resolve(null);
    },
  };

  /** What the host adds to the games. */
  get content(): readonly GameContent[] {
    return this.#content.items;
  }

  /** Another writer has the match now; tables of ours that still show it stand still. */
  claimed(id: string, writer: string): void {
    for (const [number, table] of this.#tables) {
      if (table.id !== id || table.writer === writer || table.authority.closed) continue;
      table.authority.close();
      this.#office.tell({ table: number, update: null });
    }
  }

  /** Nobody writes to this match any more, here and in other tabs. */
  #standStill(id: string): void {
    this.claimed(id, '');
    this.#office.claim(id, '');
  }

  #at(table: number): Table {
    const found = this.#tables.get(table);
    if (found === undefined) throw new Error('This table was closed.');
    return found;
  }

  /** When the screen has changed hands meanwhile, it is not shown what only the eye before may see. */
  async #answer(table: number, ask: (viewer: Viewer) => Promise<Answer>): Promise<Answer> {
    const asked = this.#at(table).viewer;
    const answer = await ask(asked);
    const { viewer } = this.#at(table);
    return viewer === asked ? answer : { ...answer, update: viewer.update() };
  }

  /** A game with all that the host adds to it. */
  async #brain(game: string): Promise<AnyBrain> {
    const brain = await knownGame(game).brain();
    return { ...brain, game: this.#content.furnished(brain.game, this.#office.failed) };
  }

  async #list(): Promise<readonly MatchSummary[]> {
    const heads = await this.#office.store.heads();
    return [...heads].map(([id, head]) => summaryOf(id, head)).toSorted((a, b) => b.changed - a.changed);
  }

  async #create({ game, options, players, liveries, seed = this.#office.fresh() }: NewMatch): Promise<string> {
    const brain = await this.#brain(game);
    const { place, today } = this.#office;
    return this.#keep(
      startMatch(brain.game, { options, seats: players.length, seed, place, liveries }, players, today()),
    );
  }

  /** Everybody in it sits at this screen, unless it is over: then whoever plays again plays against the bots that were in it. */
  async #import(record: unknown, names: readonly string[]): Promise<string> {
    const brain = await this.#brain(gameOf(record));
    const match = Match.replay(brain.game, record);
    const isOver = match.result() !== null;
    const hadPeople = match.sitters.some((sitter) => sitter?.bot === null);
    const sitters = match.sitters.map((sitter, seat) => ({
      name: sitter?.name ?? names[seat] ?? '',
      bot: isOver && hadPeople ? (sitter?.bot ?? null) : null,
    }));
    return this.#keep(toStore(match, sitters, this.#office.today()), isOver ? { fromRecord: true } : {});
  }

  async #branch(record: unknown, seq: number, sitters: readonly Sitter[]): Promise<string> {
    const brain = await this.#brain(gameOf(record));
    return this.#keep(toStore(Match.replay(brain.game, record).fork(seq), sitters, this.#office.today()));
  }

  async #fork({ authority, viewer }: Table, moment: number): Promise<string> {
    const { match } = authority;
    // Whoever plays on soon sees what others still hide.
    if (match.result() === null && authority.hidesFrom(viewer.eye)) {
      throw new Error('Players hide something from each other now: one can play on from here when the match is over.');
    }
    const sitters = match.sitters.map((sitter) => sitter ?? null);
    return this.#keep(toStore(match.fork(viewer.seqAt(moment)), sitters, this.#office.today()));
  }

  async #keep({ heading, state, rows, kept }: NewStored, more: Pick<Head, 'fromRecord'> = {}): Promise<string> {
    const id = this.#office.fresh();
    const { game, liveries } = heading;
    const head: Head = { writer: '', game, state, liveries, changed: this.#office.today(), fault: null, ...more };
    await this.#office.store.change(id, () => ({ head, heading, added: { from: 0, rows, kept } }));
    return id;
  }

  /** Makes this table the writer of the match, and sets the match up from what is kept. */
  async #open(table: number, id: string): Promise<Opening> {
    const writer = this.#office.fresh();
    const { store } = this.#office;
    await store.change(id, (head) => withWriter(head, writer));
    this.claimed(id, writer);
    this.#office.claim(id, writer);
    const { head, stored } = readShelved(await store.load(id));
    const brain = await this.#brain(head.game);
    const opened = await this.#orMark(id, writer, () => openStored(brain.game, stored, this.#office.today()));
    if (head.fault !== null) await this.#mark(id, writer, null);
    const authority = new Authority(opened, this.#world(id, writer, brain, opened.match), () => {
      this.#office.tell({ table, update: null });
    });
    await authority.begin();
    this.#tables.get(table)?.authority.close();
    const viewer = this.#viewer(table, authority, firstEye(authority));
    this.#tables.set(table, { id, writer, authority, viewer });
    const { game, options, content, liveries } = opened.match;
    const screen = head.fromRecord === true ? 'nobodys' : 'shared';
    return { game: game.id, options, content, liveries, screen, update: viewer.update() };
  }

  #viewer(table: number, authority: Authority, eye: Eye): Viewer {
    return new Viewer(authority, eye, (update) => this.#office.tell({ table, update }));
  }

  /** Looks through the eyes of another seat at this screen. */
  #look(number: number, eye: Eye): Update {
    const table = this.#at(number);
    const { match } = table.authority;
    const sitter = eye === 'public' ? undefined : match.sitters[eye];
    const sitsHere = eye === 'public' || sitter?.bot === null;
    if (!sitsHere && (match.result() === null || sitter === undefined)) {
      throw new Error('Nobody at this screen sits there.');
    }
    table.viewer.close();
    table.viewer = this.#viewer(number, table.authority, eye);
    return table.viewer.update();
  }

  async #seat(table: number, seat: Seat, sits: Parameters<Authority['seat']>[1]): Promise<Outcome> {
    const outcome = await this.#at(table).authority.seat(seat, sits);
    const { viewer, authority } = this.#at(table);
    // Whoever has handed over the seat does not go on looking into it.
    if (outcome.ok && viewer.eye === seat && sits?.bot !== null) {
      this.#office.tell({ table, update: this.#look(table, firstEye(authority)) });
    }
    return outcome;
  }

  #world(id: string, writer: string, brain: AnyBrain, match: AnyMatch): World {
    const { later, today, failed } = this.#office;
    return {
      save: async (batch) => this.#save(id, writer, batch),
      think: (question) => this.#think(match, brain, question),
      pause: () => PAUSES[this.#pace],
      later,
      now: today,
      failed,
    };
  }

  #think({ game, options, content }: AnyMatch, brain: AnyBrain, question: Question): Thought {
    const { decide: ask, failed, today } = this.#office;
    const calledOff = new AbortController();
    const decide = async (): Promise<unknown> => {
      try {
        return await ask({ ...question, game: game.id, options, content }, calledOff.signal);
      } catch (error) {
        if (calledOff.signal.aborted) throw error;
        failed(error);
        const { view, seat, luck } = question;
        const bot = botFor(IN_PLACE.level, { ...brain, game }, { ms: IN_PLACE.ms, now: today });
        return bot?.choose(view, seat, rngFrom(luck));
      }
    };
    return { action: decide(), callOff: () => calledOff.abort() };
  }

  /** A match that cannot be played is remembered as such, so that the list can say it; one that only lacks a map is not. */
  async #orMark<T>(id: string, writer: string, open: () => T): Promise<T> {
    try {
      return open();
    } catch (error) {
      const broken = error instanceof RecordError && !(error instanceof MissingContentError);
      if (broken) await this.#mark(id, writer, error.message);
      throw error;
    }
  }

  async #mark(id: string, writer: string, fault: string | null): Promise<void> {
    await this.#office.store.change(id, (head) =>
      isWrittenBy(head, writer) ? { head: { ...head, fault } } : undefined,
    );
  }

  async #save(id: string, writer: string, { from, rows, kept, state }: Batch): Promise<boolean> {
    const changed = this.#office.today();
    const head = await this.#office.store.change(id, (old) =>
      isWrittenBy(old, writer)
        ? { head: { ...old, state, changed }, added: { from, rows, kept: kept === null ? [] : [kept] } }
        : undefined,
    );
    return isWrittenBy(head, writer);
  }
}

/** Whoever of the people is to decide, if it is clear who sits at this screen. */
function firstEye(authority: Authority): Eye {
  const { match } = authority;
  const people = match.sitters.flatMap((sitter, seat) => (sitter?.bot === null ? [seat] : []));
  const waiting = match.waiting();
  const eye = people.find((seat) => waiting.includes(seat)) ?? people[0] ?? 'public';
  // Who of several people is at the screen is not known yet: they say so when they sit down.
  return people.length > 1 && authority.hidesFrom(eye) ? 'public' : eye;
}

/** A running match against bots keeps its record to itself: it holds the seed and everything hidden. */
function recordOf({ authority, viewer }: Table): MatchRecord {
  const { match } = authority;
  if (match.result() !== null) return match.record();
  if (match.sitters.some((sitter) => (sitter?.bot ?? null) !== null)) {
    throw new Error('The record of a match against bots can be had when it is over.');
  }
  if (authority.hidesFrom(viewer.eye)) {
    throw new Error('Players hide something from each other now: the record can be had when the match is over.');
  }
  return match.record();
}

function gameOf(record: unknown): string {
  if (typeof record === 'object' && record !== null && 'game' in record && typeof record.game === 'string') {
    return record.game;
  }
  throw new RecordError(null, 'This is not the record of a game: it does not say of which.');
}
