import { botFor } from '@roundhouse/bots';
import {
  type AnyMatch,
  type Eye,
  hashOf,
  type Heard,
  type MatchRecord,
  refuse,
  rngFrom,
  type Seat,
} from '@roundhouse/kernel';
import type { Outcome, PlayerInfo } from '../table-match.ts';
import type { AnyBrain } from './brains.ts';
import type { Acted, Opening, Update } from './protocol.ts';

/** What of a match is kept, besides who may write it. */
export interface MatchState {
  readonly players: readonly PlayerInfo[];
  readonly seq: number;
  readonly over: boolean;
  readonly yourTurn: boolean;
  readonly record: MatchRecord;
}

/** The world around a table, so that tests can bring their own. */
export interface Surroundings {
  /** Resolves when the state is safe; to false when somebody else goes on with the match. */
  readonly save: (state: MatchState) => Promise<boolean>;
  /** Null: somebody else goes on with the match. */
  readonly changed: (update: Update | null) => void;
  /** How long to wait before a bot acts, so that people can follow. */
  readonly pause: () => number;
  /** Does the work later, unless it is called off by the function that is returned. */
  readonly later: (ms: number, work: () => void) => () => void;
  /** For bots: milliseconds from any fixed point. */
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

const THINKING_MS = 300;

const ELSEWHERE = refuse('match.not-waiting', 'This match goes on in another tab.');
const NOBODY = refuse('match.not-waiting', 'Nobody at this screen decides here.');

/**
 * One match with the people at this screen and its bots. Whatever changes the match happens one at a time, and is
 * safe before anybody hears of it. Bots act one action at a time, with a pause before each in which people are heard.
 */
export class TableHost {
  readonly #match: AnyMatch;
  readonly #brain: AnyBrain;
  readonly #players: readonly PlayerInfo[];
  readonly #around: Surroundings;
  #eye: Eye;
  #revision = 0;
  #lost = false;
  #line: Promise<unknown> = Promise.resolve();
  #callOffBot: (() => void) | undefined;

  constructor(match: AnyMatch, brain: AnyBrain, players: readonly PlayerInfo[], around: Surroundings) {
    this.#match = match;
    this.#brain = brain;
    this.#players = players;
    this.#around = around;
    const people = players.filter(({ bot }) => bot === null).map(({ seat }) => seat);
    const waiting = match.waiting();
    this.#eye = people.find((seat) => waiting.includes(seat)) ?? people[0] ?? 'public';
    // Who of several people is at the screen is not known yet: they say so when they sit down.
    if (people.length > 1 && this.#hidesSomething()) this.#eye = 'public';
  }

  get match(): AnyMatch {
    return this.#match;
  }

  get players(): readonly PlayerInfo[] {
    return this.#players;
  }

  /** Sets the bots going, and tells how the table stands. */
  open(): Opening {
    this.#wakeBots();
    const { game, options } = this.#match;
    return { game: game.id, options, players: this.#players, update: this.#update(0) };
  }

  async act(action: unknown): Promise<Acted> {
    return this.#decide((seat) => this.#match.submit(seat, action));
  }

  async undo(to: number): Promise<Acted> {
    return this.#decide((seat) => this.#match.undo(seat, to));
  }

  async look(eye: Eye): Promise<number> {
    return this.#inTurn(() => {
      if (eye !== 'public' && !this.#mayLookAs(eye)) throw new Error('Nobody at this screen sits there.');
      this.#eye = eye;
      this.#publish(0);
      return Promise.resolve(this.#revision);
    });
  }

  views(seqs: readonly number[]): readonly object[] {
    return seqs.map((seq) => this.#match.viewAt(seq, this.#eye));
  }

  /** A running match against bots keeps its record to itself: it holds the seed and everything hidden. */
  record(): MatchRecord {
    if (this.#match.result() !== null) return this.#match.record();
    if (this.#players.some(({ bot }) => bot !== null)) {
      throw new Error('The record of a match against bots can be had when it is over.');
    }
    if (this.#hidesSomething()) {
      throw new Error('Players hide something from each other now: the record can be had when the match is over.');
    }
    return this.#match.record();
  }

  /** A match to play on from a moment of this one. Whoever plays on soon sees what others still hide. */
  fork(seq: number): AnyMatch {
    if (this.#match.result() === null && this.#hidesSomething()) {
      throw new Error('Players hide something from each other now: one can play on from here when the match is over.');
    }
    return this.#match.fork(seq);
  }

  #hidesSomething(): boolean {
    const { position, seq } = this.#match;
    return hashOf(this.#match.viewAt(seq, this.#eye)) !== hashOf(position);
  }

  state(): MatchState {
    return stateOf(this.#match, this.#players);
  }

  /** Somebody else goes on with the match: here it stands still. */
  lose(): void {
    if (this.#lost) return;
    this.close();
    this.#around.changed(null);
  }

  /** Nothing happens here any more. */
  close(): void {
    this.#lost = true;
    this.#holdBots();
  }

  async #decide(play: (seat: Seat) => Outcome): Promise<Acted> {
    return this.#inTurn(async () => {
      const outcome = await this.#attempt(play);
      return { outcome, revision: this.#revision };
    });
  }

  async #attempt(play: (seat: Seat) => Outcome): Promise<Outcome> {
    const seat = this.#eye;
    if (this.#lost) return { ok: false, violation: ELSEWHERE };
    if (seat === 'public' || !this.#isPerson(seat)) return { ok: false, violation: NOBODY };
    this.#holdBots();
    const before = this.#match.seq;
    const outcome = play(seat);
    if (!outcome.ok) {
      this.#wakeBots();
      return { ok: false, violation: outcome.violation };
    }
    return (await this.#settle(before)) ? { ok: true } : { ok: false, violation: ELSEWHERE };
  }

  /** What happened is made safe, told, and answered by the bots. False when somebody else has the match by now. */
  async #settle(before: number): Promise<boolean> {
    if (!(await this.#around.save(this.state()))) this.lose();
    if (this.#lost) return false;
    this.#publish(Math.min(before, this.#match.seq) + 1);
    this.#wakeBots();
    return true;
  }

  #publish(from: number): void {
    this.#revision++;
    if (!this.#lost) this.#around.changed(this.#update(from));
  }

  #update(from: number): Update {
    const { seq } = this.#match;
    const steps: readonly Heard<unknown>[] = this.#match.events(this.#eye, from - 1);
    return {
      revision: this.#revision,
      eye: this.#eye,
      seq,
      view: this.#match.viewAt(seq, this.#eye),
      waiting: this.#match.waiting(),
      from,
      steps,
      undo: this.#undoLimit(),
      result: this.#match.result(),
    };
  }

  #undoLimit(): Update['undo'] {
    if (this.#eye === 'public') return { to: this.#match.seq, stop: NOBODY };
    const { seq, stop } = this.#match.undoLimit(this.#eye);
    return { to: seq, stop };
  }

  #wakeBots(): void {
    this.#holdBots();
    if (this.#lost) return;
    const waiting = this.#match.waiting();
    const player = this.#players.find(({ seat, bot }) => bot !== null && waiting.includes(seat));
    if (player === undefined) return;
    let calledOff = false;
    const stopWaiting = this.#around.later(this.#around.pause(), () => {
      this.#inTurn(async () => {
        if (!calledOff) await this.#botActs(player);
      }).catch((error: unknown) => this.#around.failed(error));
    });
    this.#callOffBot = () => {
      calledOff = true;
      stopWaiting();
    };
  }

  #holdBots(): void {
    this.#callOffBot?.();
    this.#callOffBot = undefined;
  }

  async #botActs({ seat, bot: level }: PlayerInfo): Promise<void> {
    const { game, position, seed, seq } = this.#match;
    const bot = botFor(level ?? '', this.#brain, { ms: THINKING_MS, now: () => this.#around.now() });
    if (bot === undefined) throw new Error(`There is no bot '${level}'.`);
    const action = bot.choose(game.view(position, seat), seat, rngFrom(`${seed}/bot ${seat}/${seq}`));
    const outcome = this.#match.submit(seat, action);
    if (!outcome.ok) throw new Error(`A bot chose what ${outcome.violation.rule} forbids: ${JSON.stringify(action)}`);
    await this.#settle(seq);
  }

  #isPerson(seat: Seat): boolean {
    return this.#players[seat]?.bot === null;
  }

  #mayLookAs(seat: Seat): boolean {
    return this.#isPerson(seat) || (this.#match.result() !== null && seat in this.#players);
  }

  /** One after the other, whatever becomes of the one before. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }
}

export function stateOf(match: AnyMatch, players: readonly PlayerInfo[]): MatchState {
  const waiting = match.waiting();
  return {
    players,
    seq: match.seq,
    over: match.result() !== null,
    yourTurn: players.some(({ seat, bot }) => bot === null && waiting.includes(seat)),
    record: match.record(),
  };
}
