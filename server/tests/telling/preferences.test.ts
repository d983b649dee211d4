import { expect, it } from 'vitest';
import { eachDatabase } from '../support/databases.ts';
import { ROWS } from '../support/rows.ts';
import { Preferences } from '../../telling/preferences.ts';

const NOW = 1_000_000;
const TABLES = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];

eachDatabase('how somebody wants to be told', ({ open }) => {
  it('is all that they said, however much of it at once, and nothing of somebody who is gone', async () => {
    const data = await open();
    const { people } = ROWS;
    await data.db
      .insertInto('people')
      .values([
        { ...people, id: 'ann', deleted: 0 },
        { ...people, id: 'gone', login: 'gone', email: null, deleted: 1 },
      ])
      .execute();
    const preferences = new Preferences(data, () => NOW);
    const choice = { webhook: null, mail: true, quiet: null };
    await Promise.all([
      ...TABLES.map(async (table) => preferences.tellOf('ann', table, false)),
      preferences.choose('ann', choice, 'https://play.example'),
      preferences.choose('gone', choice, 'https://play.example'),
    ]);
    const { muted, choice: chosen } = await preferences.of('ann');
    expect(muted.toSorted()).toEqual(TABLES);
    expect(chosen).toEqual(choice);
    const rows = await data.db.selectFrom('tellings').select('person').execute();
    expect(rows).toEqual([{ person: 'ann' }]);
  });
});
