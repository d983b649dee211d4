import type { RouteTaste } from '@roundhouse/rails';
import type { ActionTile } from '../content/components.ts';
import type { Mode, Position } from '../rules/position.ts';
import learned from './learned.json' with { type: 'json' };
import learnedInStandard from './learned-standard.json' with { type: 'json' };

/** What the evaluation takes for granted, in points at the end of the game or as shares of 1. */
export const WEIGHTS = {
  /** Out of the game: worse than any score that is reached in it. */
  eliminated: -200,
  /** What a rival gains, against what I gain: somebody else may profit from a rival's loss as well. */
  rivalPoint: 0.3,
  /** The debt that is risked for track, where money can be borrowed at any time. */
  deepestDebt: -7,
} as const;

/** How a game goes on, as far as that can be learned; by the name of an action tile, what it is worth to have it. */
export interface Outlook extends RouteTaste, Readonly<Record<ActionTile, number>> {
  /** How sure a cube is to be there still when rivals have moved and it is one's own move. */
  readonly cubeKeptToNextMove: number;
  /** How sure a cube is to be there and mine after each further turn. */
  readonly cubeKept: number;
  /** Each link the locomotive pulls is expected to bring so many track points a move from track not yet built. */
  readonly futurePointsPerLink: number;
  /** Levels by which locomotives grow in a turn, on average. */
  readonly levelGrowth: number;
  /** What a player would like to spend on track in a turn, and in each of those after it. */
  readonly buildingMoney: number;
  readonly buildingMoneyLater: number;
  /** Points for each dollar of building money that is not there in time: less track means fewer deliveries. */
  readonly buildingDollar: number;
  /** What a tile costs on average, for judging how many can be paid. */
  readonly tilePrice: number;
  /** Turns that an income must still pay for, to be better than as many points. */
  readonly turnsToEarn: number;
  /** Cash left over at the end of a projection; almost nothing, for it only breaks ties. */
  readonly leftoverDollar: number;
  /** Going first rather than last: the choice of action tiles, building sites and cubes. */
  readonly firstPlace: number;
  /** In the base game the lowest tile goes first in the next turn. */
  readonly lowestTile: number;
}

/** Found by hand, in arenas of greedy players; what is learned starts from here. */
export const FIRST: Outlook = {
  rivalLinkOnRoute: 0.5,
  perMissingTile: 0.85,
  finishedNextTurn: 0.5,
  cubeKeptToNextMove: 0.95,
  cubeKept: 0.8,
  futurePointsPerLink: 0.55,
  levelGrowth: 0.4,
  buildingMoney: 12,
  buildingMoneyLater: 6,
  buildingDollar: 0.6,
  tilePrice: 3,
  turnsToEarn: 3,
  leftoverDollar: 0.03,
  firstPlace: 2,
  lowestTile: 1.2,
  'turn-order': 0.5,
  'first-move': 1.2,
  engineer: 1.2,
  'first-build': 1,
  'city-growth': 2,
  locomotive: 0,
  urbanization: 3.5,
};

/** Found by `roundhouse train` in games of either mode, where it won in arenas against the first. */
const LEARNED: Readonly<Record<Mode, Outlook>> = {
  base: { ...FIRST, ...learned.weights },
  standard: { ...FIRST, ...learnedInStandard.weights },
};

/** What the players of the house believe: what was learned counts where it was learned. */
export function outlookIn({ mode }: Pick<Position, 'mode'>): Outlook {
  return LEARNED[mode];
}
