import { clone } from './clone.ts';
import type { Game, Seat } from './game.ts';
import { hashOf } from './hash.ts';
import { heardBy, type Told } from './reveal.ts';
import { type Rng, rngFrom } from './rng.ts';

/** What everybody knows of a seat in figures, by name; null where the seat has no such figure any more. */
export type Numbers = Readonly<Record<string, number | null>>;

export interface Change {
  readonly seat: Seat;
  readonly number: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** What an action would bring, as far as its player can know. */
export interface Preview<E> {
  /** What the seat would hear, up to where chance or something hidden decides. */
  readonly events: readonly E[];
  /** The numbers that are sure to change. */
  readonly changes: readonly Change[];
  /** Whether chance or something hidden decides a part of it, which is left out here. */
  readonly chance: boolean;
}

/** Chance was asked for: what comes after it cannot be foreseen. */
class Unforeseeable extends Error {}

const noChance: Rng = {
  int() {
    throw new Unforeseeable();
  },
};

const GUESSES = 2;

interface Ahead<E> {
  readonly events: readonly E[];
  readonly numbers: readonly Numbers[];
  /** All that the seat would see and hear, to be compared; null when it cannot be played to its end. */
  readonly known: string | null;
}

/**
 * Plays actions of one seat ahead. It is given the seat's view and no more: neither the position nor the seed of the match,
 * so whatever it tells, the seat could have worked out. An action is played on the view itself and on full positions that
 * fit it, without any chance; only what all of them agree on is told.
 */
export class Previews<P extends object, A, O, E> {
  readonly #game: Game<P, A, O, E>;
  readonly #view: P;
  readonly #seat: Seat;
  readonly #worlds: readonly P[];
  readonly #numbersOf: (p: P) => readonly Numbers[];
  readonly #before: readonly Numbers[];

  constructor(game: Game<P, A, O, E>, view: P, seat: Seat, numbersOf: (p: P) => readonly Numbers[]) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    const guesses = Array.from({ length: GUESSES }, (_, number) =>
      game.guess(view, seat, rngFrom(`preview ${number}`)),
    );
    const nothingHidden = guesses.every((guess) => hashOf(guess) === hashOf(view));
    this.#worlds = nothingHidden ? guesses.slice(0, 1) : [...guesses, view];
    this.#numbersOf = numbersOf;
    this.#before = numbersOf(view);
  }

  /** Of an action that `check` allows. */
  of(action: A): Preview<E> {
    const [first, ...others] = this.#worlds.map((world) => this.#ahead(world, action));
    if (first === undefined) throw new RangeError('there is always a guess to play on');
    return {
      events: sharedStart(
        first.events,
        others.map(({ events }) => events),
      ),
      changes: this.#changes(first, others),
      chance: first.known === null || others.some(({ known }) => known !== first.known),
    };
  }

  /** A view is not a whole position: rules that need what is masked in it may fail in any way. */
  #ahead(position: P, action: A): Ahead<E> {
    const after = clone(position);
    const told: Told<E>[] = [];
    let whole = true;
    try {
      this.#game.play(after, this.#seat, action, noChance, (event, audience = 'all') => told.push({ event, audience }));
    } catch (error) {
      if (!(error instanceof Unforeseeable) && position !== this.#view) throw error;
      whole = false;
    }
    const events = heardBy(told, this.#seat);
    const seen = this.#game.view(after, this.#seat);
    // With nothing hidden there is nothing to compare with.
    const known = this.#worlds.length > 1 ? hashOf([seen, events]) : '';
    return { events, numbers: this.#numbersOf(seen), known: whole ? known : null };
  }

  #changes(first: Ahead<E>, others: readonly Ahead<E>[]): readonly Change[] {
    return first.numbers.flatMap((numbers, seat) =>
      Object.entries(numbers).flatMap(([number, to]) => {
        const from = this.#before[seat]?.[number] ?? null;
        const sure = others.every((other) => (other.numbers[seat]?.[number] ?? null) === to);
        return sure && from !== to ? [{ seat, number, from, to }] : [];
      }),
    );
  }
}

function sharedStart<E>(events: readonly E[], others: readonly (readonly E[])[]): readonly E[] {
  const parting = events.findIndex((event, index) => {
    const hash = hashOf(event);
    return others.some((other) => index >= other.length || hashOf(other[index]) !== hash);
  });
  return parting === -1 ? events : events.slice(0, parting);
}
