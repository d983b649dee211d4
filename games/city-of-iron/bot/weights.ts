import type { Position } from '../rules/position.ts';
import learned from './learned.json' with { type: 'json' };

/** What things are worth to the greedy player, in points. */
export interface Weights {
  /** How much of the rivals' standing in goods counts against one's own. */
  readonly rivals: number;
  readonly coins: number;
  readonly science: number;
  readonly room: number;
  /** For what may still be built on the lands of one's cities. */
  readonly access: number;
  /** For each card that is drawn at the end of a round. */
  readonly draw: number;
  /** For a skill or a point of attack on a card that is at hand. */
  readonly work: number;
  readonly distance: number;
  readonly vehicle: number;
  readonly attack: number;
  /** How much of a plan counts before it is carried out. */
  readonly settling: number;
  readonly expanding: number;
  readonly conquest: number;
  readonly building: number;
  /** For goods of the standing, towns and far lands as such: a style overrates what it loves. */
  readonly goods: number;
  readonly town: number;
  readonly land: number;
}

/** Found by hand, in arenas of greedy players; what is learned starts from here. */
export const FIRST: Weights = {
  rivals: 0.6,
  coins: 0.3,
  science: 0.4,
  room: 0.1,
  access: 0.07,
  draw: 0.25,
  work: 0.1,
  distance: 0.14,
  vehicle: 0.1,
  attack: 0.08,
  settling: 0.45,
  expanding: 0.45,
  conquest: 0.3,
  building: 0.7,
  goods: 1,
  town: 0,
  land: 0,
};

/** Found by `roundhouse train` in family games, where it won in arenas against the first. */
const FAMILY: Weights = { ...FIRST, ...learned.weights };

/** What the players of the house believe: what was learned counts where it was learned. */
export function beliefsIn({ mode }: Pick<Position, 'mode'>): Weights {
  return mode === 'family' ? FAMILY : FIRST;
}

/** The same player with a different taste: to find out whether one way of playing beats all others. */
export const STYLES: Readonly<Record<string, Weights>> = {
  /** Towns, and the soldiers that take them. */
  conqueror: { ...FIRST, conquest: 0.55, attack: 0.14, town: 1.2, settling: 0.3 },
  /** New cities, the farther the better. */
  settler: { ...FIRST, settling: 0.7, access: 0.11, land: 0.3, vehicle: 0.2 },
  /** Science, and the dear buildings that it opens. */
  scholar: { ...FIRST, science: 0.6, work: 0.2 },
  /** Coins and majorities at home, and no wars. */
  trader: { ...FIRST, coins: 0.5, building: 0.85, settling: 0.3, conquest: 0, attack: 0, town: -4 },
};
