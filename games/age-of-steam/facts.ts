/** What the rules and the door of the game both say, apart so that the door need not load the rules. */
export const facts = { id: 'age-of-steam', name: 'Age of Steam', seats: { min: 2, max: 6 }, period: 'turn' as const };
