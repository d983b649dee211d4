import type { AnyResident } from '@roundhouse/games';
import { hashOf, itemAt } from '@roundhouse/kernel';
import type { GameAnswer, GameCall, Venue } from './one-game.ts';
import { count, type PlayerSummary, Tally, tallyFor } from './tally.ts';

export interface SimulationPlan {
  readonly resident: AnyResident;
  readonly venue: Venue;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
}

export interface Reached {
  readonly key: string;
  readonly times: number;
}

export interface SimulationReport {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly actions: { readonly total: number; readonly mean: number; readonly fewest: number; readonly most: number };
  readonly bySeat: readonly (PlayerSummary & { readonly seat: number; readonly bot: string })[];
  readonly byBot: readonly (PlayerSummary & { readonly bot: string })[];
  readonly ends: Readonly<Record<string, number>>;
  /** Tells two runs apart that should have been the same. */
  readonly fingerprint: string;
  readonly reach?: { readonly used: readonly Reached[]; readonly unused: readonly string[] };
  /** What was found wrong with positions, if that was asked for. */
  readonly problems?: readonly string[];
}

const ENOUGH_PROBLEMS = 20;

/** The seed of one game of a simulation. */
export function gameSeed(seed: string, number: number): string {
  return `${seed}/${number}`;
}

/** Sums up games between the same bots in the same seats. */
export class Simulation {
  readonly #plan: SimulationPlan;
  readonly #bySeat: readonly Tally[];
  readonly #byBot = new Map<string, Tally>();
  readonly #ends = new Map<string, number>();
  readonly #reached = new Map<string, number>();
  readonly #problems: string[] = [];
  readonly #lengths: number[] = [];
  #fingerprint = '';

  constructor(plan: SimulationPlan) {
    this.#plan = plan;
    this.#bySeat = plan.bots.map(() => new Tally());
  }

  get actions(): number {
    return this.#lengths.reduce((sum, length) => sum + length, 0);
  }

  /** The games that are to be played. */
  calls(): readonly GameCall[] {
    const { bots, games, seed } = this.#plan;
    return Array.from({ length: games }, (_, index) => ({ bots, seed: gameSeed(seed, index + 1) }));
  }

  add({ result, position, actions, end, reached, problems }: GameAnswer): void {
    for (const [seat, bot] of this.#plan.bots.entries()) {
      this.#bySeat[seat]?.add(result, seat);
      tallyFor(this.#byBot, bot).add(result, seat);
    }
    count(this.#ends, end);
    this.#lengths.push(actions.length);
    this.#fingerprint = hashOf([this.#fingerprint, position]);
    for (const [key, times] of reached) this.#reached.set(key, (this.#reached.get(key) ?? 0) + times);
    this.#problems.push(...problems.slice(0, ENOUGH_PROBLEMS - this.#problems.length));
  }

  report(): SimulationReport {
    const { venue, bots, seed } = this.#plan;
    const games = this.#lengths.length;
    const total = this.actions;
    return {
      game: venue.game,
      options: venue.options,
      seats: venue.seats,
      games,
      seed,
      actions: {
        total,
        mean: games === 0 ? 0 : total / games,
        fewest: this.#lengths.reduce((least, length) => Math.min(least, length), Number.MAX_SAFE_INTEGER),
        most: this.#lengths.reduce((most, length) => Math.max(most, length), 0),
      },
      bySeat: this.#bySeat.map((tally, seat) => ({ seat, bot: itemAt(bots, seat), ...tally.summary() })),
      byBot: [...this.#byBot].map(([bot, tally]) => ({ bot, ...tally.summary() })),
      ends: Object.fromEntries(this.#ends),
      fingerprint: this.#fingerprint,
      ...(venue.reach ? { reach: this.#reachReport() } : {}),
      ...(venue.check ? { problems: this.#problems } : {}),
    };
  }

  #reachReport(): { readonly used: readonly Reached[]; readonly unused: readonly string[] } {
    const { resident, venue } = this.#plan;
    const keys = resident.study.reachable(venue.options, resident.game);
    const all = [...keys, ...[...this.#reached.keys()].filter((key) => !keys.includes(key))];
    const used = all.map((key) => ({ key, times: this.#reached.get(key) ?? 0 }));
    return {
      used: used.filter(({ times }) => times > 0),
      unused: used.filter(({ times }) => times === 0).map(({ key }) => key),
    };
  }
}
