import { itemAt, Match, rngFrom, type Seat, shuffled } from '@roundhouse/kernel';
import type { Brain } from '../bot.ts';
import { botFor } from '../bot-for.ts';
import { kindOf } from '../search/policy.ts';
import type { Difficulty, Exercise, ExerciseGame } from './book.ts';
import { examined, type Strictness } from './examiner.ts';

export interface Search {
  readonly options: unknown;
  /** Games are played with so many seats, by turns. */
  readonly seats: readonly number[];
  readonly seed: string;
  /** Who plays them. */
  readonly bot: string;
  /** How many exercises there are to be. */
  readonly count: number;
  /** No more of one game. */
  readonly mostOfGame: number;
  /** No more of one kind of action. */
  readonly mostOfKind: number;
  /** No more that come to mind at once. */
  readonly mostEasy: number;
  readonly strict: Strictness;
}

export interface Found {
  readonly games: readonly ExerciseGame[];
  readonly exercises: readonly Exercise[];
}

/** Exercises of one game are at least so many actions apart. */
const APART = 5;

/** Plays games and goes through their decisions for as long as somebody lets it, until it has enough exercises. */
export class ExerciseFinder<P extends object, A, O, E> {
  readonly #brain: Brain<P, A, O, E>;
  readonly #search: Search;
  readonly #work: Generator<void, void>;
  readonly #games: ExerciseGame[] = [];
  readonly #exercises: Exercise[] = [];
  #played = 0;
  #examined = 0;

  constructor(brain: Brain<P, A, O, E>, search: Search) {
    this.#brain = brain;
    this.#search = search;
    this.#work = this.#find();
  }

  /** Thinks a little further: a decision of a game, or of the search; false when there are enough exercises. */
  step(): boolean {
    return this.#work.next().done !== true;
  }

  get progress(): { readonly games: number; readonly examined: number; readonly found: number } {
    return { games: this.#played, examined: this.#examined, found: this.#exercises.length };
  }

  /** What has been found so far. */
  get found(): Found {
    return { games: this.#games, exercises: this.#exercises };
  }

  *#find(): Generator<void, void> {
    const { seats, seed, count } = this.#search;
    for (let number = 0; this.#exercises.length < count; number++) {
      const match = yield* this.#playedGame(itemAt(seats, number % seats.length), `${seed} ${number + 1}`);
      this.#played++;
      yield* this.#searched(match);
    }
  }

  *#playedGame(seats: number, seed: string): Generator<void, Match<P, A, O, E>> {
    const { game } = this.#brain;
    const { options, bot: name } = this.#search;
    const bot = botFor(name, this.#brain);
    if (bot === undefined) throw new RangeError(`there is no bot '${name}'`);
    const match = Match.start(game, { options, seats, seed });
    const luck = rngFrom(`${seed} bots`);
    for (let [seat] = match.waiting(); seat !== undefined; [seat] = match.waiting()) {
      const submitted = match.submit(seat, bot.choose(match.viewAt(match.seq, seat), seat, luck));
      if (!submitted.ok) throw new Error(`the match refused an action of ${name}: ${submitted.violation.rule}`);
      yield;
    }
    return match;
  }

  *#searched(match: Match<P, A, O, E>): Generator<void, void> {
    const { count, mostOfGame } = this.#search;
    const found: Exercise[] = [];
    for (const { seq, seat } of shuffled(match.actions, rngFrom(`${match.seed} decisions`))) {
      if (found.length >= mostOfGame || this.#exercises.length + found.length >= count) break;
      if (found.some((other) => Math.abs(other.seq - (seq - 1)) < APART)) continue;
      const exercise = this.#exerciseAt(match, seq - 1, seat, found);
      this.#examined++;
      if (exercise !== null) found.push(exercise);
      yield;
    }
    if (found.length === 0) return;
    const last = Math.max(...found.map(({ seq }) => seq));
    this.#games.push({
      options: match.options,
      seats: match.seats,
      seed: match.seed,
      actions: match.actions.slice(0, last).map(({ seat, action }) => [seat, action]),
    });
    this.#exercises.push(...found.toSorted((one, other) => one.seq - other.seq));
  }

  #exerciseAt(match: Match<P, A, O, E>, seq: number, seat: Seat, ofGame: readonly Exercise[]): Exercise | null {
    const { strict, mostOfKind, mostEasy } = this.#search;
    const soFar = [...this.#exercises, ...ofGame];
    const isWanted = (best: A, difficulty: Difficulty): boolean => {
      const alike = soFar.filter(({ answers }) => kindOf(itemAt(answers, 0).action) === kindOf(best)).length;
      const easy = soFar.filter((other) => other.difficulty === 1).length;
      return alike < mostOfKind && (difficulty > 1 || easy < mostEasy);
    };
    const view = match.viewAt(seq, seat);
    const finding = examined(this.#brain, view, seat, `${match.seed} ${seq}`, strict, isWanted);
    const number = match.seed.slice(this.#search.seed.length).trim();
    return finding === null ? null : { id: `${number}-${seq}`, game: this.#games.length, seq, seat, ...finding };
  }
}
