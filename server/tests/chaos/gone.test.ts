import { describe, expect, it } from 'vitest';
import { goneForAWhile } from './gone.ts';

describe.each(['sqlite', 'postgres'] as const)('a database on %s that is gone for a while', (database) => {
  it('is spoken of in words, and nothing that was acknowledged is lost by it', async (test) => {
    const plan = { database, times: 1, seconds: 1, games: 1, seed: 'gone', say: () => undefined };
    const report = await goneForAWhile(plan);
    // The run says loudly that there is no PostgreSQL.
    if (report === null) test.skip();
    expect(report).toMatchObject({ times: 1, problems: [] });
    const [before, after] = report?.acknowledged ?? [0, 0];
    expect(after).toBeGreaterThan(before);
  });
});
