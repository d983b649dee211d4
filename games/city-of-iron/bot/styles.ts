import { WEIGHTS, type Weights } from './weights.ts';

/** The same player with a different taste: to find out whether one way of playing beats all others. */
export const STYLES: Readonly<Record<string, Weights>> = {
  /** Towns, and the soldiers that take them. */
  conqueror: { ...WEIGHTS, conquest: 0.55, attack: 0.14, town: 1.2, settling: 0.3 },
  /** New cities, the farther the better. */
  settler: { ...WEIGHTS, settling: 0.7, access: 0.11, land: 0.3, vehicle: 0.2 },
  /** Science, and the dear buildings that it opens. */
  scholar: { ...WEIGHTS, science: 0.6, work: 0.2 },
  /** Coins and majorities at home, and no wars. */
  trader: { ...WEIGHTS, coins: 0.5, building: 0.85, settling: 0.3, conquest: 0, attack: 0, town: -4 },
};
