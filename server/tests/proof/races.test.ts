import { describe, expect, it } from 'vitest';
import { raceAgainAndAgain } from '../chaos/races.ts';

/** `npm run chaos -- races` has ten thousand of them. */
const ROUNDS = 40;

describe.each(['sqlite', 'postgres'] as const)('eight who act at once on %s', (database) => {
  it('are told that one of them was first, by however many servers', async (test) => {
    const report = await raceAgainAndAgain({ database, rounds: ROUNDS, seed: 'races', say: () => undefined });
    // The run says loudly that there is no PostgreSQL.
    if (report === null) test.skip();
    expect(report).toMatchObject({ rounds: ROUNDS, problems: [], accidents: [] });
    expect(report?.first.reduce((sum, one) => sum + one, 0)).toBe(ROUNDS);
  });
});
