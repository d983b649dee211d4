import {
  type Answer,
  Authority,
  type OpenedMatch,
  openStored,
  type Outcome,
  type Stand,
  stateOf,
  type Update,
  Viewer,
} from '@roundhouse/host';
import { type Eye, sameJson, type Seat } from '@roundhouse/kernel';
import { type Clock, clockAfter } from '../clocks/clock.ts';
import type { Errands } from '../errands.ts';
import type { Telegraph } from '../news/telegraph.ts';
import { notFound } from '../refusal.ts';
import { Bots } from './bots.ts';
import type { Games } from './games.ts';
import type { MatchStore } from './match-store.ts';
import { botDue } from './match-writer.ts';
import type { OrderStore } from './order-store.ts';
import type { Surroundings, Told } from './surroundings.ts';

/** What the processes of one database agree on. */
type Claims = Pick<Telegraph, 'claim' | 'hasNeighbours'>;

interface Parts {
  readonly games: Games;
  readonly store: MatchStore;
  readonly orders: OrderStore;
  readonly around: Surroundings;
  readonly errands: Errands;
  readonly claims: Claims;
  readonly told: Told;
}

/** Somebody's eye on a match, for as long as they look. */
export interface Watch {
  readonly update: () => Update;
  /** Null at a table without clocks. */
  readonly clock: () => Clock | null;
  readonly leave: () => void;
}

interface Held {
  readonly authority: Authority;
  /** Null at a table without clocks. */
  clock: Clock | null;
  readonly watchers: Set<Watcher>;
  putAway: (() => void) | null;
  /** Whoever asks for the match opens it again. */
  drop: () => void;
}

interface Watcher {
  held: Held;
  viewer: Viewer;
  gone: boolean;
}

/** So often in a row others may be faster. */
const MOST_TIMES = 10;
/** A match that could not be stored is opened again after this time, for whoever looks at it and for its bots. */
const AGAIN_MS = 2000;
/** Nobody plays on where a match is over: it leaves memory as soon after the last who looks at it. */
const OVER_IDLE_MS = 5000;

/** All matches that somebody plays or looks at. The others lie in the store. */
export class Hall {
  readonly #games: Games;
  readonly #store: MatchStore;
  readonly #orders: OrderStore;
  readonly #around: Surroundings;
  readonly #errands: Errands;
  readonly #claims: Claims;
  readonly #bots: Bots;
  readonly #told: Told;
  readonly #held = new Map<string, Promise<Held>>();
  #closed = false;

  constructor({ games, store, orders, around, errands, claims, told }: Parts) {
    this.#games = games;
    this.#store = store;
    this.#orders = orders;
    this.#around = around;
    this.#errands = errands;
    this.#claims = claims;
    this.#bots = new Bots({ games, think: around.think, failed: around.failed, gaveUp: around.botGaveUp });
    this.#told = told;
  }

  async authority(id: string): Promise<Authority> {
    const { authority } = await this.#hold(id);
    return authority;
  }

  /** A match that has just been stored, and is here as it is there: nobody reads it again. */
  async begin(id: string, opened: OpenedMatch, clock: Clock | null): Promise<void> {
    await this.#inHand(id, async () => this.#beginning(id, opened, clock));
  }

  async watch(id: string, eye: Eye, hear: (update: Update) => void, since: Stand | null): Promise<Watch> {
    const held = await this.#hold(id);
    const watcher: Watcher = { held, viewer: new Viewer(held.authority, eye, hear, since), gone: false };
    held.watchers.add(watcher);
    return {
      update: () => watcher.viewer.update(),
      clock: () => watcher.held.clock,
      leave: () => {
        watcher.gone = true;
        watcher.viewer.close();
        this.#errands.run(async () => this.#left(id, watcher));
      },
    };
  }

  /** Another process has written: whoever looks on here sees it too. */
  async catchUp(id: string, entries: number): Promise<void> {
    const held = await this.#known(id);
    if (held !== null && entries > held.authority.stored) await this.#isBehind(id, held);
  }

  /** Nobody knows what others have written. */
  async catchUpAll(): Promise<void> {
    const entries = await this.#store.entries([...this.#held.keys()]);
    for (const [id, count] of entries) await this.catchUp(id, count);
  }

  /** Another process has set the clocks of a table; null where they are not held here. */
  async clockSetElsewhere(id: string): Promise<Clock | null> {
    const held = await this.#known(id);
    if (held === null) return null;
    held.clock = await this.#store.clock(id);
    return held.clock;
  }

  /** Somebody has decided something in advance at another process. */
  async ordersSetElsewhere(id: string): Promise<void> {
    const held = await this.#known(id);
    if (held !== null) await this.#setOrders(id, held.authority);
  }

  async #known(id: string): Promise<Held | null> {
    // One that could not be opened is told to whoever wanted it.
    const held = await this.#held.get(id)?.catch(() => null);
    return held === undefined || held === null || held.authority.closed ? null : held;
  }

  async #setOrders(id: string, authority: Authority): Promise<void> {
    const { match } = authority;
    const { orders } = await this.#games.brain(match.game.id);
    const standing = await this.#orders.standing(id, orders);
    for (let seat = 0; seat < match.seats; seat++) authority.setOrders(seat, standing.get(seat) ?? []);
  }

  async clock(id: string): Promise<Clock | null> {
    const { clock } = await this.#hold(id);
    return clock;
  }

  /** Changes the clocks of a table although nobody acted. */
  async setClock(id: string, change: (clock: Clock) => Clock): Promise<void> {
    const held = await this.#hold(id);
    const clock = await this.#store.changeClock(id, change);
    if (clock !== null) this.#clockSet(id, held, clock);
  }

  #clockSet(id: string, held: Held, clock: Clock): void {
    held.clock = clock;
    this.#told.clock(id, clock);
  }

  /** Asks for a seat that stood there when it asked. */
  async ask(id: string, seat: Seat, { seq, undos }: Stand, ask: (viewer: Viewer) => Promise<Answer>): Promise<Answer> {
    const asked = async (authority: Authority): Promise<Answer> => {
      const viewer = new Viewer(authority, seat, () => undefined, { seq, undos });
      try {
        return await ask(viewer);
      } finally {
        viewer.close();
      }
    };
    return this.#untilHeard(id, asked, ({ outcome }) => outcome);
  }

  /** Decides something about a match. Whoever asks hears of it no sooner than all who look at it. */
  async decide(id: string, decide: (authority: Authority) => Promise<Outcome>): Promise<Outcome> {
    return this.#untilHeard(id, decide, (outcome) => outcome);
  }

  /**
   * What is accepted was stored on top of what everybody else has stored, so only who is refused may have asked a match that
   * is behind: then it is opened again and asked once more, and the answer is what became of it, not that it goes on elsewhere.
   */
  async #untilHeard<T>(id: string, ask: (authority: Authority) => Promise<T>, of: (answer: T) => Outcome): Promise<T> {
    for (let times = 1; ; times++) {
      const held = await this.#inHand(id);
      const answer = await ask(held.authority);
      if (of(answer).ok || this.#closed || times === MOST_TIMES) return answer;
      if (!held.authority.closed && !(await this.#mayBeBehind(id, held))) return answer;
    }
  }

  /** The matches in memory; for whoever counts them. */
  get size(): number {
    return this.#held.size;
  }

  /** What was asked is done, and nothing more begins. */
  async close(): Promise<void> {
    this.#closed = true;
    const all = await Promise.allSettled(this.#held.values());
    this.#held.clear();
    for (const one of all) {
      if (one.status === 'rejected') continue;
      one.value.putAway?.();
      await one.value.authority.idle();
      one.value.authority.close();
    }
  }

  /** The match as it is stored, whoever has written. */
  async #hold(id: string): Promise<Held> {
    const known = this.#held.has(id);
    const held = await this.#inHand(id);
    return known && (await this.#mayBeBehind(id, held)) ? this.#hold(id) : held;
  }

  /** The match as this process knows it: another may have written since. */
  async #inHand(id: string, open = async (): Promise<Held> => this.#load(id)): Promise<Held> {
    const held = await (this.#held.get(id) ?? this.#open(id, open()));
    held.putAway?.();
    this.#putAwayLater(id, held);
    return held;
  }

  /** Where this process is alone nobody else can have written. */
  async #mayBeBehind(id: string, held: Held): Promise<boolean> {
    return this.#claims.hasNeighbours && (await this.#isBehind(id, held));
  }

  /** Another process may have written: what is held here is put aside then, and whoever asks opens what is stored. */
  async #isBehind(id: string, held: Held): Promise<boolean> {
    const { authority } = held;
    const entries = (await this.#store.entries([id])).get(id) ?? 0;
    // What is being stored from here is not another's.
    if (entries > authority.stored) await authority.idle();
    if (entries > authority.stored && !authority.closed) {
      authority.close();
      await this.#lost(id, held);
    }
    return authority.closed && !this.#closed;
  }

  async #open(id: string, opening: Promise<Held>): Promise<Held> {
    this.#held.set(id, opening);
    opening.then(
      (held) => {
        held.drop = () => this.#drop(id, opening);
      },
      // What could not be opened is tried again by whoever asks next.
      () => this.#drop(id, opening),
    );
    return opening;
  }

  /** Another that was opened since stays. */
  #drop(id: string, opening: Promise<Held>): void {
    if (this.#held.get(id) === opening) this.#held.delete(id);
  }

  async #load(id: string): Promise<Held> {
    const stored = await this.#store.load(id);
    if (stored === undefined) throw notFound('match');
    const { game } = await this.#games.brain(gameOf(stored.heading));
    const held = this.#holding(id, openStored(game, stored, this.#around.now()), await this.#store.clock(id));
    // At a table that was closed nobody plays on, bots least of all.
    if (stored.closed) return held;
    await held.authority.begin();
    await this.#setOrders(id, held.authority);
    return held;
  }

  /** Nobody can have decided anything in advance yet. */
  async #beginning(id: string, opened: OpenedMatch, clock: Clock | null): Promise<Held> {
    const held = this.#holding(id, opened, clock);
    await held.authority.begin();
    return held;
  }

  #holding(id: string, opened: OpenedMatch, clock: Clock | null): Held {
    const { options, content, game } = opened.match;
    let before = stateOf(opened.match);
    const held: Held = {
      authority: new Authority(
        opened,
        {
          save: async (batch) => {
            const after = held.clock === null ? null : clockAfter(held.clock, batch, this.#around.clockNow());
            const { state } = batch;
            const turns = !sameJson(state.waiting, before.waiting);
            const noticed = !sameJson(state, before);
            const saved = await this.#store.save(id, batch, { clock: after, turns, noticed });
            before = state;
            if (saved === null) return false;
            // Only what everybody may know of rings: a clock that rang at every save would count what is played in secret.
            if (after !== null && !sameJson(after, held.clock)) this.#clockSet(id, held, after);
            if (turns) this.#told.played(id, state);
            if (saved.endsQuestion) this.#told.questionEnded(id);
            this.#told.stored(id, batch.from + batch.rows.length);
            return true;
          },
          think: (question) => this.#bots.think({ ...question, game: game.id, options, content }),
          claim: async (act) =>
            this.#claims.claim(id, async () => {
              if (!(await this.#mayBeBehind(id, held))) await act();
            }),
          pause: () => this.#around.botPause,
          later: this.#around.later,
          now: this.#around.now,
          failed: this.#around.failed,
        },
        () => this.#errands.run(async () => this.#lost(id, held)),
      ),
      clock,
      watchers: new Set(),
      putAway: null,
      drop: () => this.#held.delete(id),
    };
    return held;
  }

  /** Somebody else has written in the match: it is opened again, and whoever looks at it looks on. */
  async #lost(id: string, held: Held): Promise<void> {
    held.putAway?.();
    held.drop();
    if (this.#closed) return;
    if (held.watchers.size === 0) {
      // Where nobody else writes, it is lost because it could not be stored: its bots try that again.
      if (!this.#claims.hasNeighbours && botDue(stateOf(held.authority.match)) === 1) this.#reopenLater(id, held);
      return;
    }
    await this.#reopen(id, held);
  }

  #reopenLater(id: string, held: Held): void {
    this.#around.later(AGAIN_MS, () => this.#errands.run(async () => this.#reopen(id, held)));
  }

  async #reopen(id: string, held: Held): Promise<void> {
    if (this.#closed) return;
    try {
      const again = await this.#hold(id);
      for (const watcher of held.watchers) {
        // It may have left while the match was being opened.
        if (watcher.gone) continue;
        watcher.viewer = watcher.viewer.movedTo(again.authority);
        watcher.held = again;
        again.watchers.add(watcher);
      }
    } catch (error) {
      this.#around.failed(error);
      this.#reopenLater(id, held);
    }
  }

  async #left(id: string, watcher: Watcher): Promise<void> {
    const held = await this.#held.get(id);
    held?.watchers.delete(watcher);
    if (held === undefined || held.watchers.size > 0 || held.authority.match.waiting().length > 0) return;
    held.putAway?.();
    this.#putAwayLater(id, held, OVER_IDLE_MS);
  }

  #putAwayLater(id: string, held: Held, idleMs = this.#around.idleMs): void {
    const putAway = (): void => this.#errands.run(async () => this.#putAway(id, held));
    held.putAway = this.#around.later(idleMs, putAway);
  }

  async #putAway(id: string, held: Held): Promise<void> {
    const { authority, watchers } = held;
    if (watchers.size > 0 || authority.isMoving) {
      this.#putAwayLater(id, held);
      return;
    }
    held.drop();
    await authority.idle();
    authority.close();
  }
}

function gameOf(heading: unknown): string {
  if (typeof heading === 'object' && heading !== null && 'game' in heading && typeof heading.game === 'string') {
    return heading.game;
  }
  throw new Error('A stored match names no game.');
}
