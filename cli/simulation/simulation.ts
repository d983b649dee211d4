import type { AnyResident } from '@roundhouse/games';
import { hashOf, itemAt } from '@roundhouse/kernel';
import type { AnyBot, Setting } from '../shared-flags.ts';
import { type PlayedOut, playOut, type Watch } from './play-out.ts';
import { count, type PlayerSummary, Tally, tallyFor } from './tally.ts';

export interface SimulationPlan {
  readonly resident: AnyResident;
  readonly setting: Setting;
  readonly bots: readonly AnyBot[];
  readonly games: number;
  readonly seed: string;
  readonly reach: boolean;
  readonly check: boolean;
  /** Told of each finished game. */
  finished?(number: number, seed: string, played: PlayedOut): void;
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

/** Plays the games one after the other. */
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

  play(number: number): void {
    const { resident, setting, bots } = this.#plan;
    const seed = gameSeed(this.#plan.seed, number);
    const played = playOut(resident, setting, bots, seed, this.#watch(seed));
    for (const [seat, bot] of bots.entries()) {
      this.#bySeat[seat]?.add(played.result, seat);
      tallyFor(this.#byBot, bot.name).add(played.result, seat);
    }
    count(this.#ends, resident.study.endOf(played.position));
    this.#lengths.push(played.actions.length);
    this.#fingerprint = hashOf([this.#fingerprint, played.position]);
    this.#plan.finished?.(number, seed, played);
  }

  #watch(seed: string): Watch | undefined {
    const { resident, setting, reach, check } = this.#plan;
    if (!reach && !check) return undefined;
    const { study } = resident;
    let seq = 0;
    return (position, action, events) => {
      if (reach) for (const key of study.reach(position, action, events)) count(this.#reached, key);
      if (check) {
        for (const problem of study.invariants(position, setting.options, setting.seats)) {
          if (this.#problems.length < ENOUGH_PROBLEMS) {
            this.#problems.push(`seed '${seed}', after action ${seq}: ${problem}`);
          }
        }
      }
      seq++;
    };
  }

  report(): SimulationReport {
    const { resident, setting, bots, seed, reach, check } = this.#plan;
    const games = this.#lengths.length;
    const total = this.actions;
    return {
      game: resident.game.id,
      options: setting.options,
      seats: setting.seats,
      games,
      seed,
      actions: {
        total,
        mean: games === 0 ? 0 : total / games,
        fewest: this.#lengths.reduce((least, length) => Math.min(least, length), Number.MAX_SAFE_INTEGER),
        most: this.#lengths.reduce((most, length) => Math.max(most, length), 0),
      },
      bySeat: this.#bySeat.map((tally, seat) => ({ seat, bot: itemAt(bots, seat).name, ...tally.summary() })),
      byBot: [...this.#byBot].map(([bot, tally]) => ({ bot, ...tally.summary() })),
      ends: Object.fromEntries(this.#ends),
      fingerprint: this.#fingerprint,
      ...(reach ? { reach: this.#reachReport() } : {}),
      ...(check ? { problems: this.#problems } : {}),
    };
  }

  #reachReport(): { readonly used: readonly Reached[]; readonly unused: readonly string[] } {
    const { resident, setting } = this.#plan;
    const keys = resident.study.reachable(setting.options, resident.game);
    const all = [...keys, ...[...this.#reached.keys()].filter((key) => !keys.includes(key))];
    const used = all.map((key) => ({ key, times: this.#reached.get(key) ?? 0 }));
    return {
      used: used.filter(({ times }) => times > 0),
      unused: used.filter(({ times }) => times === 0).map(({ key }) => key),
    };
  }
}
