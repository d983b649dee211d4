import { describe, expect, it } from 'vitest';
import { killAgainAndAgain } from './kills.ts';

/** `npm run chaos` does the same a thousand times. */
const KILLS = 6;

describe.each(['sqlite', 'postgres'] as const)('servers on %s that are killed under load', (database) => {
  it('lose nothing that they acknowledged, keep nothing by halves, and do nothing twice', async (test) => {
    const plan = { database, kills: KILLS, seed: 'short', tables: 1, say: () => undefined, now: Date.now };
    const report = await killAgainAndAgain(plan);
    // The run says loudly that there is no PostgreSQL.
    if (report === null) test.skip();
    expect(report).toMatchObject({ problems: [], kills: KILLS, crashes: database === 'postgres' ? 1 : 0 });
    expect(report?.acknowledged).toBeGreaterThan(KILLS);
    expect(report?.onLines).toBeGreaterThan(0);
  });
});
