import type { Rng } from '@roundhouse/kernel';

/** Chance that brings what is written, and complains when it is asked for more or for something else. */
export function scriptedRng(values: readonly number[]): Rng {
  const rest = [...values];
  return {
    int(below) {
      const value = rest.shift();
      if (value === undefined || value >= below) throw new RangeError(`nothing is written for a draw below ${below}`);
      return value;
    },
  };
}

/** Chance that rolls these dice, one after the other. */
export function diceOf(...dice: readonly number[]): Rng {
  return scriptedRng(dice.map((die) => die - 1));
}
