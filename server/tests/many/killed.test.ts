import { expect, it } from 'vitest';
import { playUnderKills } from '../support/cluster-under-kills.ts';
import { onPostgres } from '../support/databases.ts';

onPostgres('two servers behind a proxy', ({ another }) => {
  it('lose nothing when one of them is killed, and the game goes on at the other', async () => {
    const { acknowledged, stored } = await playUnderKills(await another(), 2);
    expect(stored).toEqual(acknowledged);
  });
});
