import {
  type AnyMatch,
  type Entry,
  type Eye,
  hashOf,
  refuse,
  sameJson,
  type Seat,
  type Sitter,
  type Violation,
} from '@roundhouse/kernel';
import { actLater } from './acting.ts';
import { Orders, type Standing } from './orders.ts';
import { isPerson, playerAt, stateOf } from './state.ts';
import { type Stand, type Update, Witness } from './witness.ts';
import type { Row, Thought, World } from './world.ts';

/** What somebody wants played: all of the actions or, when one is refused, none. */
export interface Submission extends Stand {
  readonly actions: readonly unknown[];
  /** Chosen by the sender, new for every submission: sent twice, it is played once. */
  readonly key: string;
}

/** What somebody wants taken back: all after the first `to` actions, as the eye counts them. */
export interface TakeBack extends Stand {
  readonly to: number;
  readonly key: string;
}

/** `stale`: it was meant for a state that is past; the update that comes with the answer has the newer one. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly stale: boolean; readonly violation: Violation };

/** An answer carries what its sender has missed, so nobody has to match answers with news. */
export interface Answer {
  readonly outcome: Outcome;
  readonly update: Update;
}

/** Somebody who watches a match: hears what changes for one eye. */
interface Watching {
  readonly witness: Witness;
  readonly changed: () => void;
}

/** So many entries may pass before a position is put by. */
const ENTRIES_PER_KEPT = 25;

const ELSEWHERE = refuse('match.not-waiting', 'This game goes on elsewhere.');
const STALE = refuse('match.not-waiting', 'The game has moved on since; look again.');
const NOT_YOURS = refuse('match.not-waiting', 'This seat is not yours to play.');

/**
 * One match, and nobody else's word counts. Whatever changes it happens one at a time, on a draft that takes the place of
 * the match once it is safe: so nobody ever sees what is not stored. Bots are asked one at a time, after a pause in which
 * people are heard; whatever happens meanwhile calls them off. Pauses are counted from what everybody noticed last: one
 * that began anew with each action would tell how many were played in secret.
 */
export class Authority {
  readonly #world: World;
  readonly #watching = new Set<Watching>();
  readonly #keys: Set<string>;
  readonly #lost: () => void;
  readonly #orders: Orders;
  #match: AnyMatch;
  #stored: number;
  #keptAfter: number;
  /** When something happened last that everybody noticed. */
  #noticedAt: number;
  #closed = false;
  #line: Promise<unknown> = Promise.resolve();
  #holdBot: (() => void) | undefined;

  /** `lost` is called when the match goes on elsewhere, or could not be stored: open it again from what is stored. */
  constructor({ match, keys, stored, keptAfter }: OpenedMatch, world: World, lost: () => void) {
    this.#match = match;
    this.#keys = new Set(keys);
    this.#stored = stored;
    this.#keptAfter = keptAfter;
    this.#world = world;
    this.#noticedAt = world.now();
    this.#lost = lost;
    const table = {
      match: () => this.match,
      play: async (seat: Seat, action: unknown, claim: () => boolean) => this.#orderActs(seat, action, claim),
    };
    this.#orders = new Orders(table, { ...world, pause: (since) => this.#pause(since) });
  }

  /** As it is stored. Another takes its place with every change. */
  get match(): AnyMatch {
    return this.#match;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** The number of entries that are stored. */
  get stored(): number {
    return this.#stored;
  }

  /** Whether somebody who is away, or a bot, is about to act. */
  get isMoving(): boolean {
    return this.#holdBot !== undefined || this.#orders.areDue;
  }

  /** What is decided in advance for a seat, in place of what was. Nobody else can tell. */
  setOrders(seat: Seat, orders: readonly Standing[]): void {
    if (!this.#closed) this.#orders.set(seat, orders);
  }

  /** Sets the bots going, and stores what opening the match has added to it. */
  async begin(): Promise<void> {
    await this.#inTurn(async () => {
      if (this.match.entries.length > this.#stored) await this.#settle(this.match, null);
      else this.#wake();
    });
  }

  watch(eye: Eye, changed: () => void): { readonly witness: Witness; readonly leave: () => void } {
    const watching = { witness: new Witness(this, eye), changed };
    this.#watching.add(watching);
    return { witness: watching.witness, leave: () => this.#watching.delete(watching) };
  }

  async submit(seat: Seat, { actions, ...asked }: Submission): Promise<Outcome> {
    return this.#decide(seat, asked, (draft) => {
      if (actions.length === 0) return refuse('match.malformed-action', 'There is nothing to play.');
      const played = draft.submitAll(seat, actions, this.#world.now());
      return played.ok ? null : played.violation;
    });
  }

  async takeBack(seat: Seat, { to, ...asked }: TakeBack): Promise<Outcome> {
    return this.#decide(seat, asked, (draft, witness) => this.#takenBack(draft, witness, seat, to, false));
  }

  /**
   * Everybody else has consented that it goes further than the rules of taking back allow. `seq` and `undos` are those of
   * the public: what the seat played in secret since it asked goes back, too, and nobody can tell that it was there.
   */
  async takeBackAgreed(seat: Seat, { to, ...asked }: TakeBack): Promise<Outcome> {
    const decide = (draft: AnyMatch): Violation | null =>
      this.#takenBack(draft, new Witness(this, seat), seat, to, true);
    return this.#decide(seat, asked, decide, 'public');
  }

  /** Gives a seat to somebody, a bot, or nobody. Who may do that is for others to say. */
  async seat(seat: Seat, sits: Sitter | null): Promise<Outcome> {
    return this.#inTurn(async () => {
      if (this.#closed) return refused(ELSEWHERE);
      const draft = this.match.copy();
      const violation = draft.sit(seat, sits, this.#world.now());
      return violation === null ? this.#settle(draft, null) : refused(violation);
    });
  }

  /** Whether an eye sees less than there is. */
  hidesFrom(eye: Eye): boolean {
    const { position, seq } = this.match;
    return !sameJson(this.match.viewAt(seq, eye), position);
  }

  /** Resolves when all that was asked before is done. */
  async idle(): Promise<void> {
    await this.#inTurn(() => Promise.resolve());
  }

  /** Nothing happens here any more. */
  close(): void {
    this.#closed = true;
    this.#callOffBot();
    this.#orders.callOff();
    this.#watching.clear();
  }

  async #decide(
    seat: Seat,
    { key, seq, undos }: Stand & { readonly key: string },
    decide: (draft: AnyMatch, witness: Witness) => Violation | null,
    eye: Eye = seat,
  ): Promise<Outcome> {
    return this.#inTurn(async () => {
      const sender = `${seat}/${key}`;
      if (this.#keys.has(sender)) return { ok: true };
      if (this.#closed) return refused(ELSEWHERE);
      if (!isPerson(playerAt(this.match.sitters[seat], seat))) return refused(NOT_YOURS);
      const witness = new Witness(this, eye);
      const now = witness.stand();
      if (seq !== now.seq || undos !== now.undos) return { ok: false, stale: true, violation: STALE };
      const draft = this.match.copy();
      const violation = decide(draft, witness);
      return violation === null ? this.#settle(draft, sender) : refused(violation);
    });
  }

  #takenBack(draft: AnyMatch, witness: Witness, seat: Seat, to: number, agreed: boolean): Violation | null {
    const undone = draft.undo(seat, witness.seqBeforeNext(to), this.#world.now(), agreed);
    if (!undone.ok) return undone.violation;
    this.#orders.takenBack(draft, seat);
    return null;
  }

  /** What happened is made safe, told, and answered by the bots. */
  async #settle(draft: AnyMatch, key: string | null): Promise<Outcome> {
    const { length: entered } = draft.entries;
    const fresh = draft.entries.slice(this.#stored);
    const rows = fresh.map((entry, index): Row => ({ entry, key: index === fresh.length - 1 ? key : null }));
    // What was carried over is put by at once: rules that change once more could not play their way to it again.
    const due = entered - this.#keptAfter >= ENTRIES_PER_KEPT || fresh.some((entry) => 'carried' in entry);
    const kept = due ? draft.keep() : null;
    try {
      const batch = { from: this.#stored, rows, kept, state: stateOf(draft), result: draft.result() };
      if (!(await this.#world.save(batch))) return this.#lose();
    } catch (error) {
      this.#lose();
      throw error;
    }
    this.#match = draft;
    if (fresh.length > 0 && everybodyNoticed(draft, fresh)) this.#noticedAt = this.#world.now();
    if (key !== null) this.#keys.add(key);
    this.#stored = entered;
    this.#keptAfter = kept?.after ?? this.#keptAfter;
    // Closed while it was being stored: it counts, but there is nobody left to tell.
    if (this.#closed) return { ok: true };
    for (const { changed } of this.#watching) changed();
    this.#wake();
    return { ok: true };
  }

  #lose(): Outcome {
    if (!this.#closed) {
      this.close();
      this.#lost();
    }
    return refused(ELSEWHERE);
  }

  #wake(): void {
    if (this.#closed) return;
    this.#wakeBots();
    this.#orders.wake();
  }

  #wakeBots(): void {
    this.#callOffBot();
    const waiting = this.match.waiting();
    const seat = waiting.find((one) => (this.match.sitters[one]?.bot ?? null) !== null);
    const level = seat === undefined ? null : (this.match.sitters[seat]?.bot ?? null);
    if (seat === undefined || level === null) return;
    let thought: Thought | undefined;
    let calledOff = false;
    const act = async (): Promise<void> => {
      if (calledOff) return;
      try {
        thought = this.#think(seat, level);
        const action = await thought.action;
        await this.#inTurn(async () => (calledOff ? undefined : this.#botActs(seat, action)));
      } catch (error) {
        if (!calledOff) this.#world.failed(error);
      }
    };
    const stopWaiting = actLater(this.#world, this.#pause(), act);
    this.#holdBot = () => {
      calledOff = true;
      stopWaiting();
      thought?.callOff();
    };
  }

  #think(seat: Seat, level: string): Thought {
    const { game, position, seed } = this.match;
    // By its own count: what others play in secret does not change what a bot does.
    const luck = hashOf([seed, 'bot', seat, this.match.noticedBy(seat).length]);
    return this.#world.think({ seat, level, view: game.view(position, seat), luck });
  }

  /** What is left of it; `since`: it begins no sooner. */
  #pause(since = 0): number {
    return Math.max(0, Math.max(this.#noticedAt, since) + this.#world.pause() - this.#world.now());
  }

  #callOffBot(): void {
    this.#holdBot?.();
    this.#holdBot = undefined;
  }

  async #botActs(seat: Seat, action: unknown): Promise<void> {
    if (this.#closed) return;
    this.#holdBot = undefined;
    const draft = this.match.copy();
    const played = draft.submit(seat, action, this.#world.now());
    if (!played.ok) throw new Error(`A bot chose what ${played.violation.rule} forbids: ${JSON.stringify(action)}`);
    await this.#settle(draft, null);
  }

  async #orderActs(seat: Seat, action: unknown, claim: () => boolean): Promise<Violation | 'played' | 'called-off'> {
    return this.#inTurn(async () => {
      if (this.#closed || !claim()) return 'called-off';
      const draft = this.match.copy();
      const played = draft.submit(seat, action, this.#world.now());
      if (!played.ok) return played.violation;
      const outcome = await this.#settle(draft, null);
      return outcome.ok ? 'played' : 'called-off';
    });
  }

  /** One after the other, whatever becomes of the one before. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }
}

/** A match as it comes out of a store. */
export interface OpenedMatch {
  readonly match: AnyMatch;
  /** Of submissions that were accepted before. */
  readonly keys: readonly string[];
  /** The number of entries that are stored, and the number after which a position was put by. */
  readonly stored: number;
  readonly keptAfter: number;
}

/** Whether there is anything among these last entries that no eye has missed. */
function everybodyNoticed(match: AnyMatch, fresh: readonly Entry[]): boolean {
  const actions = fresh.filter((entry) => 'action' in entry).length;
  const played = Array.from({ length: actions }, (_, index) => match.seq - index);
  return (
    played.some((seq) => match.unawareOf(seq).length === 0) ||
    fresh.some((entry) => !('action' in entry) && !('undo' in entry && (entry.unaware ?? []).length > 0))
  );
}

function refused(violation: Violation): Outcome {
  return { ok: false, stale: false, violation };
}
