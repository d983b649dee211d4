/** What the rules and the door of the game both say, apart so that the door need not load the rules. */
export const facts = { id: 'city-of-iron', name: 'City of Iron', seats: { min: 2, max: 4 }, period: 'round' as const };
