/** In the order of every list and sum of goods. */
export const GOODS = ['chemicals', 'machinery', 'food', 'textiles', 'luxuries'] as const;
export type Good = (typeof GOODS)[number];

export const ROUNDS = 5;
/** Movement cards planned in a round, one for each cycle. */
export const SOCKETS = 4;

export const START_CASH = 12;
export const DEPOTS_PER_PLAYER = 10;

export const COSTS = { firstDepotOnLink: 4, furtherDepotOnLink: 7, upkeepPerGood: 1, tollPerGood: 1 };
export const SOLICITED_FUNDS = 3;
export const CLEARANCE_PER_GOOD = 4;
export const POINTS_PER_DEPOT = 10;

export const MARKET = { bins: 3, tilesOfAGood: 3, tilesOfAGoodInTheBox: 4 };
export const CITY_SLOTS = 5;
export const DEMAND_SLOTS = 3;
export const START_GOODS_OF_A_FACTORY = 1;
