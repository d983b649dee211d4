import { expect, it } from 'vitest';
import { killAgainAndAgain } from './kills.ts';

const KILLS = 100;

it.each(['sqlite', 'postgres'] as const)('%s holds for a hundred kills', async (database) => {
  const plan = { database, kills: KILLS, seed: 'long', tables: 2, say: () => undefined, now: Date.now };
  const report = await killAgainAndAgain(plan);
  expect(report).toMatchObject({ problems: [], kills: KILLS });
  expect(report?.acknowledged).toBeGreaterThan(KILLS);
});
