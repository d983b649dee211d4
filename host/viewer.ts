import { type Eye, sameJson, type Seat } from '@roundhouse/kernel';
import type { Answer, Authority, Outcome, Submission, TakeBack } from './authority.ts';
import { type Company, NOBODY, type Stand, type Update, type Witness } from './witness.ts';

/**
 * One pair of eyes on a match: a tab, a socket, a spectator. It is told only what its eye noticed, and acts for no other
 * seat.
 */
export class Viewer {
  readonly eye: Eye;
  readonly #authority: Authority;
  readonly #witness: Witness;
  readonly #hear: (update: Update) => void;
  readonly #leave: () => void;
  /** Where the eye stood when it heard last, and what it knew of the table. */
  #heard: Stand | null;
  #company: Company | null = null;
  /** While answers are on their way, they bring the news themselves. */
  #asking = 0;
  #left = false;

  /** `since`: where the eye stood when it was here before; its first update is the rest. */
  constructor(authority: Authority, eye: Eye, hear: (update: Update) => void, since: Stand | null = null) {
    this.#authority = authority;
    this.eye = eye;
    this.#hear = hear;
    this.#heard = since;
    const { witness, leave } = authority.watch(eye, () => this.#changed());
    this.#witness = witness;
    this.#leave = leave;
  }

  /** The same eye on the same match, which was opened again: it is told what came since, if it noticed any of it. */
  movedTo(authority: Authority): Viewer {
    const moved = new Viewer(authority, this.eye, this.#hear, this.#heard);
    moved.#company = this.#company;
    moved.#changed();
    return moved;
  }

  /** What the eye has missed since it heard last. Whoever takes it is not told again. */
  update(): Update {
    const update = this.#witness.update(this.#heard);
    const { seq, undos, players, takebacks, notes } = update;
    this.#heard = { seq, undos };
    this.#company = { players, takebacks, notes };
    return update;
  }

  async submit(submission: Submission): Promise<Answer> {
    return this.#answer((seat) => this.#authority.submit(seat, submission));
  }

  async takeBack(asked: TakeBack): Promise<Answer> {
    return this.#answer((seat) => this.#authority.takeBack(seat, asked));
  }

  /** The view after the first `moment` actions, as the eye counts them. */
  viewAt(moment: number): object {
    return this.#witness.viewAt(moment);
  }

  /** The number of live actions at that moment. */
  seqAt(moment: number): number {
    return this.#witness.seqAt(moment);
  }

  close(): void {
    this.#left = true;
    this.#leave();
  }

  async #answer(ask: (seat: Seat) => Promise<Outcome>): Promise<Answer> {
    if (this.eye === 'public')
      return { outcome: { ok: false, stale: false, violation: NOBODY }, update: this.update() };
    this.#asking++;
    try {
      const outcome = await ask(this.eye);
      return { outcome, update: this.update() };
    } finally {
      this.#asking--;
      // Without an answer the news that it should have brought is told like any other.
      if (!this.#left) this.#changed();
    }
  }

  #changed(): void {
    if (this.#asking > 0) return;
    const { seq, undos } = this.#witness.stand();
    const moved = seq !== this.#heard?.seq || undos !== this.#heard.undos;
    if (moved || !isSame(this.#witness.company(), this.#company)) this.#hear(this.update());
  }
}

function isSame(now: Company, before: Company | null): boolean {
  if (before === null || now.takebacks !== before.takebacks) return false;
  return sameJson(now.players, before.players) && sameJson(now.notes, before.notes);
}
