/** What the evaluation believes, in points at the end of the game or as shares of 1. Tuned in arenas of greedy players. */
export const WEIGHTS = {
  /** Out of the game: worse than any score that is reached in it. */
  eliminated: -200,
  /** Solvent only as long as nobody takes the cubes that are counted on. */
  danger: -40,
  /** So many of the best cubes may be gone before one's next move. */
  cubesAtRisk: 2,
  /** An income that a rival gets, against one of mine: somebody else may profit from a rival's loss as well. */
  rivalIncome: 0.3,
  /** A completed link of a rival on my route feeds them, and I might have owned it. */
  rivalLinkOnRoute: 0.35,

  /** How sure a planned route still is for each tile that it lacks. */
  perMissingTile: 0.85,
  /** A route that can only be finished next turn: others build, take its cubes, and it costs next turn's tiles. */
  finishedNextTurn: 0.5,
  /** What a tile costs on average, for judging how many can be paid. */
  tilePrice: 2.5,
  /** Income that this turn's own deliveries are trusted to bring before the expenses are due. */
  trustedIncome: 1,

  /** How sure a cube is to be there still when rivals have moved and it is one's own move. */
  cubeKeptToNextMove: 0.95,
  /** How likely the first, second, third cube of a column of the display is to be on the map in time. */
  displayArrival: [0.55, 0.35, 0.2],

  /** Points for each dollar of building money that is lacking: less track means less income for the rest of the game. */
  buildingDollar: 1.6,

  /** Going first rather than last: the choice of actions, tiles and cubes. */
  firstPlace: 3.5,
  action: {
    'first-move': 1.5,
    'first-build': 1.2,
    engineer: 2,
    locomotive: 0,
    urbanization: 3,
    production: 1,
    'turn-order': 0.8,
  },
} as const;

/** How a game goes on, as far as that can be learned. */
export interface Outlook {
  /** How sure a cube is to be there and mine after each further turn. */
  readonly cubeKept: number;
  /** Each link the engine pulls is expected to bring this much income a move from track not yet built. */
  readonly futureIncomePerLink: number;
  /** Links by which engines grow in a turn, on average. */
  readonly engineGrowth: number;
  /** What a player would like to spend on track in this turn, and in each of those after it. */
  readonly buildingMoney: number;
  readonly buildingMoneyLater: number;
  /** Cash left over at the end of a projection; almost nothing, for it only breaks ties. */
  readonly leftoverDollar: number;
}

/** What players act upon: darker than it turns out, which keeps them from debts. */
export const WARY: Outlook = {
  cubeKept: 0.8,
  futureIncomePerLink: 0.55,
  engineGrowth: 0.4,
  buildingMoney: 16,
  buildingMoneyLater: 6,
  leftoverDollar: 0.05,
};

/** What people are told to expect: close to what came of it in games of greedy players. */
export const USUAL: Outlook = {
  ...WARY,
  cubeKept: 0.6,
  futureIncomePerLink: 1,
  engineGrowth: 0.6,
  buildingMoneyLater: 4.5,
};
