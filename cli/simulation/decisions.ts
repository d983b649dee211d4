import { itemAt } from '@roundhouse/kernel';
import type { Compared, Comparing, Gain } from './comparing.ts';
import type { GameAnswer, GameCall, Venue } from './one-game.ts';
import { gameSeed } from './simulation.ts';

export interface DecisionsPlan {
  readonly venue: Venue;
  readonly comparing: Comparing;
  readonly games: number;
  readonly seed: string;
}

/** What a bot brings at decisions of a kind, for each of them, more than the first bot. */
export interface DecisionsRow {
  readonly kind: string;
  readonly bot: string;
  readonly decisions: number;
  /** Where it chose otherwise than the first. */
  readonly otherwise: number;
  readonly points: number;
  /** The standard error of the points. */
  readonly error: number;
  /** The share of games that it wins more. */
  readonly won: number;
}

export interface DecisionsReport {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly comparing: Comparing;
  readonly rows: readonly DecisionsRow[];
}

/** All kinds together. */
const EVERY_KIND = 'all decisions';

/**
 * Bots by what their choices bring: each is asked at the same decisions, and what it chooses is played on by others. Two bots
 * differ in single decisions, and a whole game adds the luck of hundreds, so this tells in minutes what an arena tells in hours.
 */
export class Decisions {
  readonly #plan: DecisionsPlan;
  readonly #compared: Compared[] = [];
  #games = 0;

  constructor(plan: DecisionsPlan) {
    this.#plan = plan;
  }

  /** The games at whose decisions bots are asked. */
  calls(): readonly GameCall[] {
    const { venue, comparing, games, seed } = this.#plan;
    return Array.from({ length: games }, (_, index) => ({
      bots: Array.from({ length: venue.seats }, () => comparing.among),
      seed: gameSeed(seed, index + 1),
      comparing,
    }));
  }

  add({ compared }: GameAnswer): void {
    this.#compared.push(...compared);
    this.#games++;
  }

  report(): DecisionsReport {
    const { venue, comparing, seed } = this.#plan;
    const kinds = [...new Set(this.#compared.map(({ kind }) => kind))].toSorted();
    const rows = [...kinds, EVERY_KIND].flatMap((kind) => {
      const decisions = this.#compared.filter((one) => kind === EVERY_KIND || one.kind === kind);
      return comparing.bots.slice(1).map((bot, index) => ({
        kind,
        bot,
        ...summed(decisions.map(({ gains }) => itemAt(gains, index + 1))),
      }));
    });
    return { game: venue.game, options: venue.options, seats: venue.seats, games: this.#games, seed, comparing, rows };
  }
}

function summed(gains: readonly (Gain | null)[]): Omit<DecisionsRow, 'kind' | 'bot'> {
  const decisions = gains.length;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / decisions;
  const each = gains.map((gain) => gain?.points ?? 0);
  const points = mean(each);
  const variance = mean(each.map((value) => (value - points) ** 2));
  return {
    decisions,
    otherwise: gains.filter((gain) => gain !== null).length,
    points,
    error: decisions < 2 ? 0 : Math.sqrt(variance / (decisions - 1)),
    won: mean(gains.map((gain) => gain?.won ?? 0)),
  };
}
