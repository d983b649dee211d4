import { expect, it } from 'vitest';
import { raceAgainAndAgain } from '../chaos/races.ts';

const ROUNDS = 10_000;

it('eight who act at once at two servers are told ten thousand times that one of them was first', async () => {
  const plan = { database: 'postgres', rounds: ROUNDS, seed: 'long', say: () => undefined } as const;
  expect(await raceAgainAndAgain(plan)).toMatchObject({ rounds: ROUNDS, problems: [], accidents: [] });
});
