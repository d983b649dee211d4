import { type AnyMatch, type OrderAnswer, type Seat, type Text, text, type Violation } from '@roundhouse/kernel';
import { actLater } from './acting.ts';
import { isPerson, playerAt } from './state.ts';
import type { World } from './world.ts';

/** Something that was decided in advance for a seat. Only its owner ever hears of it. */
export interface Standing {
  /** What it wants, by the view of its seat. */
  answer(view: object): OrderAnswer<unknown>;
  /** Asked before it acts: it may have been withdrawn elsewhere, or its owner have given up the seat. */
  stands(): Promise<boolean>;
  /** It has acted for its owner. */
  acted(): void;
  /** It has ended. */
  stopped(why: Text): void;
}

interface Due {
  readonly order: Standing;
  readonly action: unknown;
}

interface Table {
  match(): AnyMatch;
  /** Plays an action as if the seat's owner had, unless nobody wants it any more; or says why it may not be played. */
  play(seat: Seat, action: unknown, claim: () => boolean): Promise<Violation | 'played' | 'called-off'>;
}

interface Around extends Pick<World, 'now' | 'later' | 'claim' | 'failed'> {
  /** How long to wait before an order acts that was given then. */
  readonly pause: (given: number) => number;
}

const BROKEN = text('This order did not work.');
const TAKEN_BACK = text('You took back what it did.');

/**
 * What was decided in advance at one table. Orders act after the same pause as bots, and whatever happens meanwhile calls
 * them off: then they are asked again. Each seat's pause is its own, so that nobody's orders can be told by the time that
 * others take.
 */
export class Orders {
  readonly #table: Table;
  readonly #world: Around;
  readonly #standing = new Map<Seat, readonly Standing[]>();
  /** By seat: when its orders were given. */
  readonly #given = new Map<Seat, number>();
  /** By seat: calls off what is about to happen. */
  readonly #held = new Map<Seat, () => void>();

  constructor(table: Table, world: Around) {
    this.#table = table;
    this.#world = world;
  }

  /** Whether one of them is about to act. */
  get areDue(): boolean {
    return this.#held.size > 0;
  }

  /** In place of what was decided for the seat before; the first that wants something gets it. */
  set(seat: Seat, standing: readonly Standing[]): void {
    this.#standing.set(seat, standing);
    this.#given.set(seat, this.#world.now());
    this.#wake(seat);
  }

  /** Something happened: they are asked anew. */
  wake(): void {
    for (const seat of this.#standing.keys()) this.#wake(seat);
  }

  callOff(): void {
    for (const seat of this.#held.keys()) this.#callOff(seat);
  }

  /** Whoever takes an action back does not want it played once more. */
  takenBack(draft: AnyMatch, seat: Seat): void {
    const due = this.#dueIn(draft, seat);
    if (due !== null) this.#end(seat, due.order, TAKEN_BACK);
  }

  #wake(seat: Seat): void {
    this.#callOff(seat);
    const due = this.#dueIn(this.#table.match(), seat);
    if (due === null) return;
    let calledOff = false;
    // What is being done is not called off any more.
    const claim = (): boolean => !calledOff && this.#held.delete(seat);
    const act = async (): Promise<void> => {
      if (!calledOff) await this.#act(seat, due, claim).catch(this.#world.failed);
    };
    const stopWaiting = actLater(this.#world, this.#world.pause(this.#given.get(seat) ?? 0), act);
    this.#held.set(seat, () => {
      calledOff = true;
      stopWaiting();
    });
  }

  #callOff(seat: Seat): void {
    this.#held.get(seat)?.();
    this.#held.delete(seat);
  }

  async #act(seat: Seat, { order, action }: Due, claim: () => boolean): Promise<void> {
    if (!(await order.stands())) {
      this.#drop(seat, order);
      this.#wake(seat);
      return;
    }
    const outcome = await this.#table.play(seat, action, claim);
    if (outcome === 'played') order.acted();
    else if (outcome !== 'called-off') {
      this.#end(seat, order, outcome.why);
      this.#wake(seat);
    }
  }

  /** The first order that wants to act, if its owner is waited for. Those that have come to their end are told so. */
  #dueIn(match: AnyMatch, seat: Seat): Due | null {
    const standing = this.#standing.get(seat) ?? [];
    if (standing.length === 0 || !isPerson(playerAt(match.sitters[seat], seat))) return null;
    const view = match.viewAt(match.seq, seat);
    let due: Due | null = null;
    for (const order of standing) {
      const answer = this.#answerOf(order, view);
      if (answer === 'wait') continue;
      if ('stop' in answer) this.#end(seat, order, answer.stop);
      else if (match.waiting().includes(seat)) due ??= { order, action: answer.act };
    }
    return due;
  }

  #answerOf(order: Standing, view: object): OrderAnswer<unknown> {
    try {
      return order.answer(view);
    } catch (error) {
      this.#world.failed(error);
      return { stop: BROKEN };
    }
  }

  #end(seat: Seat, order: Standing, why: Text): void {
    this.#drop(seat, order);
    order.stopped(why);
  }

  #drop(seat: Seat, order: Standing): void {
    const left = (this.#standing.get(seat) ?? []).filter((other) => other !== order);
    this.#standing.set(seat, left);
  }
}
