import { type Analysis, THOROUGH } from '@roundhouse/bots/analysis';
import { type AnyGame, type AnyMatch, type MatchRecord, Match } from '@roundhouse/kernel';
import type { KeptAnalysis, MatchMaker, TableMatch } from '../match/table-match.ts';
import type { Thinkers } from '../thinking/thinkers.ts';

/** Positions that may be looked at for each decision; the first is what a phone has the patience for. */
export const EFFORTS = [200, 1000, THOROUGH.positions] as const;
const USUAL_EFFORT = EFFORTS[1];

/** How far it is explained: nothing can be said of what lies behind `done`. */
export interface Explained {
  readonly state: 'untouched' | 'thinking' | 'resting' | 'whole';
  /** Live actions that were looked at, of all. */
  readonly done: number;
  readonly of: number;
  /** Positions that are looked at for each decision. */
  readonly positions: number;
  readonly analysis: Analysis<unknown>;
  /** Whether it was made by another evaluation than that of this page. */
  readonly isOld: boolean;
  /** Why it went no further. */
  readonly problem: string | null;
}

/** What explaining needs of the world. */
export interface Desk {
  readonly maker: Pick<MatchMaker, 'analysis' | 'keepAnalysis'>;
  readonly thinkers: Pick<Thinkers, 'analyse' | 'mark'>;
}

const NOTHING: Analysis<unknown> = { expected: [], judgements: [] };
/** After so many further actions what is known is kept, also when nobody stops it in time. */
const KEPT_EVERY = 20;

/**
 * A match that is over, being explained: thought about for as long as somebody wants, kept with the match, and taken up
 * again where it was left.
 */
export class Explanation {
  readonly record: MatchRecord;
  readonly match: AnyMatch;
  readonly #id: string;
  readonly #desk: Desk;
  /** By which evaluation it would be made now; asked for once, while what is kept is shown already. */
  readonly #mark: Promise<string>;
  readonly #listeners = new Set<() => void>();
  #thinking: AbortController | null = null;
  #keptUpTo = 0;
  #now: Explained;

  private constructor(id: string, desk: Desk, record: MatchRecord, match: AnyMatch, kept: KeptAnalysis | null) {
    this.#id = id;
    this.#desk = desk;
    this.record = record;
    this.match = match;
    this.#now = this.#from(kept);
    this.#mark = desk.thinkers.mark({ record });
    this.#mark.then(
      (mark) => {
        if (kept !== null && kept.mark !== mark) this.#become({ ...this.#now, isOld: true });
      },
      // Whoever wants it thought about hears why that cannot be.
      () => undefined,
    );
  }

  /** Rejects with a sentence when its record cannot be had, or cannot be played again. */
  static async of(table: Pick<TableMatch, 'snapshot' | 'record'>, game: AnyGame, desk: Desk): Promise<Explanation> {
    const { id } = table.snapshot();
    const [record, kept] = await Promise.all([table.record(), desk.maker.analysis(id)]);
    return new Explanation(id, desk, record, Match.replay(game, record), kept);
  }

  now(): Explained {
    return this.#now;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Goes on where it was; anew where that was by another evaluation, or with another effort. Resolves when it rests. */
  async think(positions: number): Promise<void> {
    if (this.#thinking !== null) return;
    const calledOff = new AbortController();
    this.#thinking = calledOff;
    const wasWhole = this.#now.state === 'whole';
    this.#become({ ...this.#now, state: 'thinking', problem: null });
    // What was made by another evaluation is known as such before anything is added to it.
    await this.#mark.catch(() => undefined);
    const { isOld, analysis, positions: before } = this.#now;
    const goesOn = !isOld && positions === before && !wasWhole;
    const known = goesOn ? analysis : NOTHING;
    this.#keptUpTo = known.expected.length;
    this.#become({ ...this.#known(known, positions), state: 'thinking' });
    try {
      const question = { record: this.record, positions, known };
      const answer = await this.#desk.thinkers.analyse(question, {
        signal: calledOff.signal,
        progress: ({ soFar }) => {
          if (soFar !== null) this.#heard(soFar);
        },
      });
      this.#become(this.#known(answer, positions));
    } catch (error) {
      const problem = calledOff.signal.aborted ? null : error instanceof Error ? error.message : String(error);
      this.#become({ ...this.#known(this.#now.analysis, positions), problem });
    } finally {
      this.#thinking = null;
    }
    await this.#keep();
  }

  stop(): void {
    this.#thinking?.abort();
  }

  #heard(analysis: Analysis<unknown>): void {
    this.#become({ ...this.#known(analysis, this.#now.positions), state: 'thinking' });
    if (analysis.expected.length < this.#keptUpTo + KEPT_EVERY) return;
    this.#keptUpTo = analysis.expected.length;
    // Whoever stops it waits for the last of these; that one of them failed is no reason to stop thinking.
    this.#keep().catch(() => undefined);
  }

  async #keep(): Promise<void> {
    const { analysis, positions, isOld } = this.#now;
    if (isOld || analysis.expected.length === 0) return;
    await this.#desk.maker.keepAnalysis(this.#id, { ...analysis, positions, mark: await this.#mark });
  }

  #from(kept: KeptAnalysis | null): Explained {
    // Of another match under the same id nothing fits.
    if (kept === null || kept.expected.length > this.match.seq + 1) return this.#known(NOTHING, USUAL_EFFORT);
    const { expected, judgements, positions } = kept;
    return this.#known({ expected, judgements }, positions);
  }

  #known(analysis: Analysis<unknown>, positions: number): Explained {
    const of = this.match.seq;
    const done = Math.max(0, analysis.expected.length - 1);
    const state = analysis.expected.length === 0 ? 'untouched' : done >= of ? 'whole' : 'resting';
    return { state, done, of, positions, analysis, isOld: false, problem: null };
  }

  #become(now: Explained): void {
    this.#now = now;
    for (const changed of this.#listeners) changed();
  }
}
