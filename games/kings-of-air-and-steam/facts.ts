/** What the rules and the door of the game both say, apart so that the door need not load the rules. */
export const facts = {
  id: 'kings-of-air-and-steam',
  name: 'Kings of Air and Steam',
  seats: { min: 2, max: 7 },
  period: 'round' as const,
};
