/** What things are worth to the greedy player, in points. */
export const WEIGHTS = {
  rivals: 0.3,
  scoringToCome: 0.7,
  income: 0.6,
  scienceIncome: 0.8,
  coins: 0.9,
  science: 1.2,
  card: 0.25,
  stored: 0.9,
} as const;
