/** What the rules and the door of the game both say, apart so that the door need not load the rules. */
export const facts = { id: 'steam', name: 'Steam', seats: { min: 3, max: 6 }, period: 'turn' as const };
