import type { HouseOptions } from '@roundhouse/server';

/** Passwords that cost nothing, and all the patience of the world. */
export const cheaply: NonNullable<HouseOptions['guard']> = {
  passwordCost: { N: 2 ** 4, r: 1, p: 1 },
  guests: { burst: 1000, everyMs: 1 },
  tries: { burst: 1000, everyMs: 1 },
};
