/** What the bot thinks things are worth, in points at the end of the game. */
export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;

/** Found by hand, in arenas of greedy players; what is learned starts from here. */
export const WEIGHTS = {
  /** Of the price of a good, for those that wait in a depot and could be shipped at once. */
  waiting: 0.75,
  /** What the action of shipping a stack of goods takes away from it. */
  shippingAction: 3,
  /** Of the price, for goods that no train can deliver yet. */
  stranded: 0.25,
  /** Of what goods would be worth in a depot, while they are still on board. */
  aboard: 0.65,
  /** For every space between the airship and where it should go next. */
  farAway: 0.35,
  /** Of the price of each good on the factory that the airship could go to next. */
  within: 0.12,
  /** For every round that is left: of the price of the goods of a factory that is well served. */
  network: 0.55,
  /** For every round that is left, by step of what an airship can carry and of the diamonds that it bears. */
  cargo: 4,
  diamonds: 1.3,
  /** For every token of a power that is not spent. */
  token: 3.5,
  /** Of what the others have, on average. */
  rivals: 0.3,
};

/** How many prospects are followed from cycle to cycle; by somebody in a hurry, fewer. */
export const BEAM = 14;
export const HASTY_BEAM = 4;
