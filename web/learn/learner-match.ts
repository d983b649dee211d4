import { type AnyMatch, type Eye, type MatchRecord, refuse, type Seat, type Sitter } from '@roundhouse/kernel';
import type { Outcome, Snapshot, TableMatch } from '../match/table-match.ts';

/** Whose eyes a match is seen through, and what everybody is called there. */
export interface Classroom {
  /** For the page, among all matches that it may show. */
  readonly id: string;
  readonly learner: Seat;
  readonly names: readonly string[];
}

/** A match that one person learns from: it lies in the page, everybody else keeps their place, and nothing of it is kept. */
export abstract class LearnerMatch implements TableMatch {
  readonly #room: Classroom;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot | undefined;

  constructor(room: Classroom) {
    this.#room = room;
  }

  protected abstract get played(): AnyMatch;
  protected abstract get waitingFor(): Snapshot['waiting'];
  protected abstract get undoable(): Snapshot['undo'];

  abstract submit(actions: readonly unknown[]): Promise<Outcome>;
  abstract undo(to: number): Promise<Outcome>;

  snapshot(): Snapshot {
    this.#snapshot ??= this.#taken();
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** It is seen through the learner's eyes only. */
  look(_eye: Eye): Promise<void> {
    return Promise.resolve();
  }

  viewAt(seq: number): Promise<object> {
    return Promise.resolve(this.played.viewAt(seq, this.#room.learner));
  }

  views(seqs: readonly number[]): Promise<readonly object[]> {
    return Promise.resolve(seqs.map((seq) => this.played.viewAt(seq, this.#room.learner)));
  }

  fork(_seq: number): Promise<string> {
    return Promise.reject(new Error('This cannot be played on from here.'));
  }

  record(): Promise<MatchRecord> {
    return Promise.resolve(this.played.record());
  }

  /** Everybody keeps to their place. */
  seat(_seat: Seat, _sits: Sitter | null): Promise<Outcome> {
    const violation = refuse('match.not-waiting', 'Everybody keeps their place here.');
    return Promise.resolve({ ok: false, stale: false, violation });
  }

  /** Nobody else can have opened it. */
  bringHere(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    this.#listeners.clear();
  }

  protected changed(): void {
    this.#snapshot = undefined;
    for (const listener of this.#listeners) listener();
  }

  #taken(): Snapshot {
    const match = this.played;
    const { learner, names, id } = this.#room;
    return {
      id,
      game: match.game.id,
      options: match.options,
      players: Array.from({ length: match.seats }, (_, seat) => ({
        seat,
        name: names[seat] ?? '',
        bot: seat === learner ? null : 'easy',
        vacant: false,
      })),
      eye: learner,
      seq: match.seq,
      view: match.viewAt(match.seq, learner),
      waiting: this.waitingFor,
      steps: match.events(learner),
      undo: this.undoable,
      result: match.result(),
      undos: 0,
      takebacks: false,
      notes: [],
      screen: 'shared',
      elsewhere: false,
    };
  }
}
