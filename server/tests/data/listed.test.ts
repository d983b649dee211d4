import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../data/database.ts';
import { listed } from '../../data/listed.ts';
import { UnstorableError } from '../../data/values.ts';
import { eachDatabase } from '../support/databases.ts';

const COLUMNS = { key: 'text', number: 'bigint', value: 'text' } as const;
type Row = Readonly<Record<keyof typeof COLUMNS, unknown>>;

eachDatabase('rows that go into a query as one value', ({ open }) => {
  let data: Database;
  beforeAll(async () => {
    data = await open();
  });
  const read = async (rows: readonly Row[]): Promise<readonly unknown[]> => {
    const asked = await sql<object>`select * from (${listed(data.kind, COLUMNS, rows)}) as all_of_them`.execute(
      data.db,
    );
    return asked.rows;
  };

  it('come out as they went in', async () => {
    const rows = [
      { key: 'a', number: 0, value: null },
      { key: 'it\'s "quoted" \\ here', number: Number.MAX_SAFE_INTEGER, value: '{"json":[1,null,"\\u0000"]}' },
      { key: 'é 🚂 中', number: -1, value: '' },
    ];
    expect(await read(rows)).toEqual(rows);
    expect(await read([])).toEqual([]);
  });

  it('are written where something may stand already', async () => {
    const put = async (rows: readonly Row[]): Promise<unknown> =>
      sql`insert into house (key, value) select key, value from (${listed(data.kind, COLUMNS, rows)}) as fresh where true
        on conflict (key) do nothing`.execute(data.db);
    await put([{ key: 'a', number: 0, value: 'first' }]);
    await put([
      { key: 'a', number: 0, value: 'second' },
      { key: 'b', number: 0, value: 'first' },
    ]);
    const stored = await data.db
      .selectFrom('house')
      .selectAll()
      .where('key', 'in', ['a', 'b'])
      .orderBy('key')
      .execute();
    expect(stored).toEqual([
      { key: 'a', value: 'first' },
      { key: 'b', value: 'first' },
    ]);
  });

  it('hold nothing that cannot be stored', async () => {
    for (const value of ['a\0b', '\ud800', 1.5, {}, undefined]) {
      await expect(async () => read([{ key: 'a', number: 0, value }])).rejects.toThrow(UnstorableError);
    }
  });
});
