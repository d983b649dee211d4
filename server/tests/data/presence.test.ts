import { expect, it } from 'vitest';
import { DatabaseProblem } from '../../data/database.ts';
import { enter, whileAlone } from '../../data/presence.ts';
import { eachDatabase } from '../support/databases.ts';
import { openTestHouse } from '../support/house.ts';

eachDatabase('a database that servers are on', ({ kind, another }) => {
  it.runIf(kind === 'sqlite')('has one of them, for two would not hear of each other', async () => {
    const database = await another();
    const first = await openTestHouse({ database });
    const second = openTestHouse({ database });
    await expect(second).rejects.toThrow(DatabaseProblem);
    await expect(second).rejects.toThrow(/A server is running on this database/);
    await first.close();
    await (await openTestHouse({ database })).close();
  });

  it('says who is in the way', async () => {
    const database = await another();
    const replace = async (): Promise<void> => whileAlone(database, () => Promise.resolve());
    const leave = await enter(database);
    await expect(replace()).rejects.toThrow(/A server is running on this database/);
    await leave();
    await whileAlone(database, async () => {
      await expect(enter(database)).rejects.toThrow(/A backup is being restored into this database/);
      await expect(replace()).rejects.toThrow(DatabaseProblem);
    });
    await replace();
  });
});
