import type { RouteTaste } from '@roundhouse/rails';
import type { ActionName } from '../content/components.ts';
import learned from './learned.json' with { type: 'json' };

/** What the evaluation takes for granted, in points at the end of the game or as shares of 1. */
export const WEIGHTS = {
  /** Out of the game: worse than any score that is reached in it. */
  eliminated: -200,
  /** Solvent only as long as nobody takes the cubes that are counted on. */
  danger: -40,
  /** So many of the best cubes may be gone before one's next move. */
  cubesAtRisk: 2,
  /** An income that a rival gets, against one of mine: somebody else may profit from a rival's loss as well. */
  rivalIncome: 0.3,
  /** How likely the first, second, third cube of a column of the display is to be on the map in time. */
  displayArrival: [0.55, 0.35, 0.2],
  /** More cash than this is of no use in the last turn, where it only lays track. */
  lastCash: 12,
  /** How sure track is that could be laid in the last turn. */
  lastTrack: 0.8,
} as const;

/** How a game goes on, as far as that can be learned; by the name of an action, what it is worth to have selected it. */
export interface Outlook extends RouteTaste, Readonly<Record<ActionName, number>> {
  /** How sure a cube is to be there still when rivals have moved and it is one's own move. */
  readonly cubeKeptToNextMove: number;
  /** How sure a cube is to be there and mine after each further turn. */
  readonly cubeKept: number;
  /** Each link the engine pulls is expected to bring this much income a move from track not yet built. */
  readonly futureIncomePerLink: number;
  /** Links by which engines grow in a turn, on average. */
  readonly engineGrowth: number;
  /** What a tile costs on average, for judging how many can be paid. */
  readonly tilePrice: number;
  /** What a player would like to spend on track in this turn, and in each of those after it. */
  readonly buildingMoney: number;
  readonly buildingMoneyLater: number;
  /** Points for each dollar of building money that is lacking: less track means less income for the rest of the game. */
  readonly buildingDollar: number;
  /** Income that this turn's own deliveries are trusted to bring before the expenses are due. */
  readonly trustedIncome: number;
  /** Cash left over at the end of a projection; almost nothing, for it only breaks ties. */
  readonly leftoverDollar: number;
  /** Going first rather than last: the choice of actions, tiles and cubes. */
  readonly firstPlace: number;
}

/** Darker than it turns out, which keeps from debts. Found by hand, in arenas of greedy players; what is learned starts from here. */
export const WARY: Outlook = {
  rivalLinkOnRoute: 0.35,
  perMissingTile: 0.85,
  finishedNextTurn: 0.5,
  cubeKeptToNextMove: 0.95,
  cubeKept: 0.8,
  futureIncomePerLink: 0.55,
  engineGrowth: 0.4,
  tilePrice: 2.5,
  buildingMoney: 16,
  buildingMoneyLater: 6,
  buildingDollar: 1.6,
  trustedIncome: 1,
  leftoverDollar: 0.05,
  firstPlace: 3.5,
  'first-move': 1.5,
  'first-build': 1.2,
  engineer: 2,
  locomotive: 0,
  urbanization: 3,
  production: 1,
  'turn-order': 0.8,
};

/** What players act upon: found by `roundhouse train`, and won in arenas against the first. */
export const LEARNED: Outlook = { ...WARY, ...learned.weights };

/** What people are told to expect: close to what came of it in games of greedy players who act upon what was learned. */
export const USUAL: Outlook = {
  ...LEARNED,
  cubeKept: 0.6,
  futureIncomePerLink: 1,
  engineGrowth: 0.55,
  leftoverDollar: 0.15,
};
