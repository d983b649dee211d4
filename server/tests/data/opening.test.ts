import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { DatabaseProblem, openDatabase } from '../../data/database.ts';
import { migrations } from '../../data/migrations.ts';
import { UnstorableError } from '../../data/values.ts';
import { eachDatabase } from '../support/databases.ts';
import { ROWS } from '../support/rows.ts';

const addColumn = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table house add column colour text default 'red'`.execute(db);
};
const withStep =
  (up: (db: Kysely<unknown>) => Promise<void>): typeof migrations =>
  (kind) => ({ ...migrations(kind), '0999-next': { up } });

eachDatabase('a database', ({ kind, open, place, another }) => {
  it('says what it is', async () => {
    expect((await open()).kind).toBe(kind);
  });

  it('is the same when it is opened again', async () => {
    const before = await open();
    await before.db.insertInto('house').values({ key: 'kept', value: 'yes' }).execute();
    await before.close();
    const after = await open();
    expect(await after.db.selectFrom('house').selectAll().execute()).toEqual([{ key: 'kept', value: 'yes' }]);
  });

  // SQLite belongs to one process.
  it.runIf(kind === 'postgres')('is made once by several who open it at once', async () => {
    const fresh = await another();
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(fresh)));
    for (const { db, close } of opened) {
      expect((await sql<object>`select name from kysely_migration`.execute(db)).rows).toEqual([
        { name: '0001-house' },
        { name: '0002-host' },
        { name: '0003-starts-full' },
        { name: '0004-hints' },
        { name: '0005-liveries' },
      ]);
      await close();
    }
  });

  it('of yesterday keeps its rows in the program of tomorrow, and is then none of today', async () => {
    const old = await another();
    const today = await openDatabase(old);
    await today.db.insertInto('house').values({ key: 'kept', value: 'yes' }).execute();
    await today.close();

    const tomorrow = await openDatabase(old, withStep(addColumn));
    const { rows } = await sql<object>`select * from house`.execute(tomorrow.db);
    expect(rows).toEqual([{ key: 'kept', value: 'yes', colour: 'red' }]);
    await tomorrow.close();
    await (await openDatabase(old, withStep(addColumn))).close();

    const refused = openDatabase(old);
    await expect(refused).rejects.toThrow(DatabaseProblem);
    await expect(refused).rejects.toThrow(/made by a newer version of this program \(it knows '0999-next'\)/);
  });

  it('of the first release opens, and its tables wait for their hosts as they did', async () => {
    const first = await another();
    const asReleased: typeof migrations = (of) => {
      const released = Object.entries(migrations(of)).filter(([name]) => name < '0003');
      return Object.fromEntries(released);
    };
    const before = await openDatabase(first, asReleased);
    const { starts_full: _, hints: __, ...table } = ROWS.tables;
    const columns = sql.join(Object.keys(table).map((column) => sql.ref(column)));
    await sql`insert into tables (${columns}) values (${sql.join(Object.values(table))})`.execute(before.db);
    await before.close();

    const { db, close } = await openDatabase(first);
    expect(await db.selectFrom('tables').selectAll().execute()).toEqual([{ ...table, starts_full: 0, hints: 0 }]);
    await close();
  });

  it('is as it was when a step fails half way', async () => {
    const half = await another();
    const refused = openDatabase(
      half,
      withStep(async (db) => {
        await addColumn(db);
        throw new Error('out of coal');
      }),
    );
    await expect(refused).rejects.toThrow(DatabaseProblem);
    await expect(refused).rejects.toThrow('The database could not be brought up to date: out of coal.');
    const { db, close } = await openDatabase(half, withStep(addColumn));
    const columns = (await db.introspection.getTables()).find(({ name }) => name === 'house')?.columns;
    expect(columns?.map(({ name }) => name)).toEqual(['key', 'value', 'colour']);
    await close();
  });

  it('can be closed twice, and answers nothing afterwards', async () => {
    const { db, close } = await openDatabase(place());
    await db.selectFrom('house').selectAll().execute();
    await close();
    await close();
    await expect(db.selectFrom('house').selectAll().execute()).rejects.toThrow(/already been destroyed/);
  });
});

describe('a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-opening-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is made with its folder, for nobody else to read', async () => {
    const file = join(folder, 'new', 'folder', 'tables.db');
    await (await openDatabase({ file })).close();
    expect(statSync(dirname(file)).mode & 0o077).toBe(0);
  });

  it('waits for the disk, and is one file again when it is closed', async () => {
    const file = join(folder, 'settings.db');
    const { db, close } = await openDatabase({ file });
    const settings: unknown[] = [];
    for (const name of ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout']) {
      settings.push(...(await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows);
    }
    expect(settings).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }, { foreign_keys: 1 }, { timeout: 0 }]);
    await close();
    const log = `${file}-wal`;
    expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
  });

  it('has what was committed brought home while everybody writes on', async () => {
    const file = join(folder, 'busy.db');
    const { db, close } = await openDatabase({ file });
    const { size } = statSync(file);
    // Whoever writes does it only after many more pages.
    for (let row = 0; row < 1000; row++) {
      await db
        .insertInto('house')
        .values({ key: `${row}`, value: 'x'.repeat(100) })
        .execute();
    }
    await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(size + 100_000), 30_000);
    expect(await db.selectFrom('house').select('key').execute()).toHaveLength(1000);
    await close();
    const again = await openDatabase({ file });
    expect(await again.db.selectFrom('house').select('key').execute()).toHaveLength(1000);
    await again.close();
  });

  it('may be no file at all', async () => {
    const { db, close } = await openDatabase({ file: ':memory:' });
    await db.insertInto('house').values({ key: 'a', value: 'b' }).execute();
    await close();
    expect(readdirSync('.')).not.toContain(':memory:');
  });

  it('that holds something else, or is a folder, is refused and left alone', async () => {
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, 'Dear Ann, '.repeat(1000));
    await expect(openDatabase({ file: letter })).rejects.toThrow(/^The database file .*letter\.txt cannot be used: /);
    await expect(openDatabase({ file: letter })).rejects.toThrow(DatabaseProblem);
    expect(statSync(letter).size).toBe(10_000);
    mkdirSync(join(folder, 'drawer'));
    await expect(openDatabase({ file: join(folder, 'drawer') })).rejects.toThrow(DatabaseProblem);
    await expect(openDatabase({ file: join(letter, 'tables.db') })).rejects.toThrow(DatabaseProblem);
  });

  it('keeps its guard up where the compiler of queries is not asked', async () => {
    const { db, close } = await openDatabase({ file: ':memory:' });
    const raw = (value: unknown): Promise<unknown> => db.executeQuery(CompiledQuery.raw('select ? as a', [value]));
    expect(await raw(true)).toMatchObject({ rows: [{ a: 1 }] });
    for (const value of ['a\0b', undefined, {}, Number.NaN]) await expect(raw(value)).rejects.toThrow(UnstorableError);
    await close();
  });
});

describe('a PostgreSQL', () => {
  it('that is not there is named, without its password', async () => {
    const url = `postgres://ann:open-sesame@127.0.0.1:${await freePort()}/tables`;
    const refused = openDatabase({ url });
    await expect(refused).rejects.toThrow(DatabaseProblem);
    await expect(refused).rejects.toThrow(
      /^PostgreSQL at 127\.0\.0\.1:\d+ \(database tables\) cannot be reached: .*ECONNREFUSED/,
    );
    await expect(refused).rejects.not.toThrow(/open-sesame/);
  });

  it('is named when its name leads to several addresses', async () => {
    const refused = openDatabase({ url: `postgres://ann@localhost:${await freePort()}/tables` });
    await expect(refused).rejects.toThrow(
      /^PostgreSQL at localhost:\d+ \(database tables\) cannot be reached: .*ECONNREFUSED/,
    );
  });

  it('whose address is none is refused without repeating it', async () => {
    const refused = openDatabase({ url: 'postgres://ann:open-sesame@:::/%' });
    await expect(refused).rejects.toThrow(DatabaseProblem);
    await expect(refused).rejects.toThrow(/This is no address of a PostgreSQL/);
  });
});

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
