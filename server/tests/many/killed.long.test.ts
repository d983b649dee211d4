import { expect, it } from 'vitest';
import { playUnderKills } from '../support/cluster-under-kills.ts';
import { onPostgres } from '../support/databases.ts';

onPostgres('two servers behind a proxy', ({ another }) => {
  it('lose nothing although one after the other is killed, again and again', async () => {
    const { acknowledged, stored } = await playUnderKills(await another(), 25);
    expect(stored).toEqual(acknowledged);
  });
});
