import { expect, it } from 'vitest';
import { eachDatabase } from '../support/databases.ts';
import { startWriter } from '../support/writer.ts';

const ROUNDS = 5;

eachDatabase('a process that is killed while it writes', ({ open, place }) => {
  it('loses nothing that was acknowledged, and leaves nothing half', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const writer = startWriter(place());
      await writer.acknowledged(5 * round);
      const done = await writer.kill();
      const { db, close } = await open();
      const rows = await db.selectFrom('house').select('key').where('key', 'like', `${writer.name} %`).execute();
      const keys = new Set(rows.map(({ key }) => key));
      for (let number = 1; number <= done; number += 1) {
        expect(keys.has(`${writer.name} ${number} a`), `round ${round}, ${number} of ${done}`).toBe(true);
      }
      // The last may have been done and not been heard of; but then it is whole, like all of them.
      expect(rows.length % 2).toBe(0);
      expect(rows.length / 2 - done).toBeOneOf([0, 1]);
      await close();
    }
  });
});
