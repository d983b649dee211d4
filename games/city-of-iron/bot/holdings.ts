import { itemAt } from '@roundhouse/kernel';
import type { Draw } from '../content/set-file.ts';
import type { Estate } from './estates.ts';
import { filled } from './filled.ts';
import type { Ground } from './ground.ts';
import { OF_ONE_TYPE } from './promises.ts';
import { leading, Odds } from './standing.ts';

/** So many free places are filled with an action, on the average of many games. */
const FILLED = 0.45;
/** How far the distances of all lands may drift apart until the end. */
const DISTANCE = new Odds(1.5);

/** What another token would add to an estate. */
export interface Addition {
  readonly capacity: number;
  readonly draw: Draw;
  /** The types of a new land, by their places, and its distance. */
  readonly types: readonly number[];
  readonly distance: number;
}

/** What a player's cities are good for besides what stands in them: places, lands, cards and distance. */
export class Holdings {
  readonly worth: number;
  /** By type of land. */
  readonly promises: readonly number[];
  readonly #ground: Ground;
  readonly #access: number;
  /** How much of what lands promise can be used. */
  readonly #useful: number;

  constructor(ground: Ground, promises: readonly number[]) {
    const { estate, prospects } = ground;
    this.#ground = ground;
    this.promises = promises;
    let access = 0;
    for (let type = 0; type < estate.types.length; type++) {
      if (estate.types[type] === true) access += itemAt(promises, type);
    }
    this.#access = access;
    this.#useful = filled(prospects.actions, OF_ONE_TYPE);
    this.worth = this.#worthOf(estate.free, access, drawsOf(estate, null), estate.distance);
  }

  /** What they would be worth with another token. */
  with({ capacity, draw, types, distance }: Addition): number {
    const { mode, estate } = this.#ground;
    let access = this.#access;
    for (const type of types) if (estate.types[type] !== true) access += itemAt(this.promises, type);
    const deck = mode === 'family' ? 'citizen' : draw;
    return this.#worthOf(estate.free + capacity, access, drawsOf(estate, deck), estate.distance + distance);
  }

  #worthOf(free: number, access: number, draws: number, distance: number): number {
    const { set, seat, estates, calendar, prospects, weights } = this.#ground;
    return (
      weights.room * (prospects.chances * filled(free, FILLED * prospects.actions)) +
      weights.access * access * this.#useful +
      weights.draw * draws * calendar.last +
      weights.land * distance +
      set.file.bonuses.distance * leading(estates.distances, seat, distance, DISTANCE)
    );
  }
}

/** By number of cards: what they are worth each round. */
const DRAWN = Array.from({ length: 20 }, (_, cards) => filled(cards, 2));

/** How many cards come to hand each round, with another one. Those of the second deck are worth as much as those of the first. */
function drawsOf({ draws: { citizen, military, either } }: Estate, more: Draw | null): number {
  return (
    drawn(citizen + (more === 'citizen' ? 1 : 0)) +
    drawn(military + (more === 'military' ? 1 : 0)) +
    drawn(either + (more === 'either' ? 1 : 0))
  );
}

function drawn(cards: number): number {
  return DRAWN[cards] ?? filled(cards, 2);
}
