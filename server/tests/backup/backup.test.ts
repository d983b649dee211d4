import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ROUTES } from '@roundhouse/wire';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp } from '../../backup/backup.ts';
import { BackupProblem } from '../../backup/format.ts';
import { restore } from '../../backup/restore.ts';
import { type DatabasePlace, DatabaseProblem, openDatabase } from '../../data/database.ts';
import { migrations } from '../../data/migrations.ts';
import { whileAlone } from '../../data/presence.ts';
import { begun, Client, playOne } from '../support/client.ts';
import { eachDatabase } from '../support/databases.ts';
import { dumpOf } from '../support/dump.ts';
import { openTestHouse } from '../support/house.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-backup-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const inFile = (name: string): DatabasePlace => ({ file: join(folder, name) });
const NOW = Date.UTC(2026, 0, 1);
const tomorrow: typeof migrations = (kind) => ({
  ...migrations(kind),
  '0999-next': {
    up: async (db) => void (await sql`alter table house add column colour text default 'red'`.execute(db)),
  },
});

/** Three people in the middle of a game; one of them wrote something that is hard to write down. */
async function inTheMiddle(place: DatabasePlace) {
  const house = await openTestHouse({ database: place });
  const people = await Promise.all(['Ada', 'Zoë 🚂', 'Mary'].map(async (name) => Client.named(house.address, name)));
  const { id: table } = await begun(people, 'steam', { map: 'ruhr' });
  await people[0]?.ask(ROUTES.speak, { table }, { text: 'line\u2028separator, "quotes" and \\ backslash' });
  const play = async (): Promise<void> => {
    for (const client of people) await playOne(client, table, ([first]) => first);
  };
  for (let turn = 0; turn < 3; turn++) await play();
  return { house, people, table, play };
}

eachDatabase('a backup', ({ another }) => {
  it.each(['into a file', 'from a file'] as const)(
    'of a running server plays on where it was made: %s',
    async (way) => {
      const from = way === 'from a file' ? inFile('from.db') : await another();
      const to = way === 'into a file' ? inFile('to.db') : await another();
      const { house, people, table, play } = await inTheMiddle(from);
      const [ada] = people;
      const then = await ada?.ask(ROUTES.opening, { table });
      const file = join(folder, 'a.backup');
      const summary = await backUp(from, file, NOW);
      expect(summary).toMatchObject({ people: { rows: 3 }, matches: { rows: 1 }, chat: { rows: 1 } });
      // What is played afterwards is not in it.
      await play();
      await house.close();

      expect(await restore(to, file, { replace: false })).toEqual(summary);
      const again = await openTestHouse({ database: to });
      for (const client of people) client.moveTo(again.address);
      expect(await ada?.ask(ROUTES.opening, { table })).toEqual(then);
      await play();
      const after = await ada?.ask(ROUTES.opening, { table });
      expect(after?.update.seq).toBeGreaterThan(then?.update.seq ?? 0);
      await again.close();
    },
  );

  it('gives back every row as it was', async () => {
    const from = await another();
    const { house } = await inTheMiddle(from);
    await house.close();
    const file = join(folder, 'a.backup');
    await backUp(from, file, NOW);
    const to = await another();
    await restore(to, file, { replace: false });
    expect(await dumpOf(to)).toBe(await dumpOf(from));
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(backUp(from, file, NOW)).rejects.toThrow('is there already');
  });

  it('is not restored under the feet of a server, nor over what somebody keeps', async () => {
    const place = await another();
    const { house } = await inTheMiddle(place);
    const file = join(folder, 'a.backup');
    await backUp(place, file, NOW);
    await expect(restore(place, file, { replace: true })).rejects.toThrow(
      new DatabaseProblem('A server is running on this database: end it first.'),
    );
    await house.close();
    const before = await dumpOf(place);
    await expect(restore(place, file, { replace: false })).rejects.toThrow(/not empty.*--replace/);
    expect(await dumpOf(place)).toBe(before);
    const { db, close } = await openDatabase(place);
    await db.updateTable('people').set({ name: 'Somebody else' }).execute();
    await close();
    await restore(place, file, { replace: true });
    expect(await dumpOf(place)).toBe(before);
  });

  it('of yesterday is brought up to date, and one of tomorrow is refused', async () => {
    const old = await another();
    const { house } = await inTheMiddle(old);
    await house.close();
    const file = join(folder, 'old.backup');
    await backUp(old, file, NOW);
    const to = await another();
    await restore(to, file, { replace: false }, tomorrow);
    const { db, close } = await openDatabase(to, tomorrow);
    const { rows } = await sql<{ colour: string }>`select distinct colour from house`.execute(db);
    expect(rows).toEqual([{ colour: 'red' }]);
    await close();

    const newer = join(folder, 'new.backup');
    await backUp(to, newer, NOW);
    await expect(restore(await another(), newer, { replace: false })).rejects.toThrow(
      /made by a newer version of this program \(it knows '0999-next'\)/,
    );
  });
});

const SPOILT: readonly (readonly [string, (whole: Buffer) => Buffer])[] = [
  ['cut off', (whole) => whole.subarray(0, whole.length - 100)],
  [
    'cut off at the end of a line',
    (whole) => gzipSync(gunzipSync(whole).toString().split('\n').slice(0, -2).join('\n')),
  ],
  ['with another name in it', (whole) => gzipSync(gunzipSync(whole).toString().replace('"Ada"', '"Eve"'))],
  [
    'with a row too many',
    (whole) =>
      gzipSync(
        gunzipSync(whole)
          .toString()
          .replace(/^(\[.*\]\n)/m, '$1$1'),
      ),
  ],
  [
    'with a row less',
    (whole) =>
      gzipSync(
        gunzipSync(whole)
          .toString()
          .replace(/^\[.*\]\n/m, ''),
      ),
  ],
  ['with one byte changed', (whole) => Buffer.from(whole.with(whole.length >> 1, (whole[whole.length >> 1] ?? 0) ^ 1))],
  ['of something else', () => gzipSync('{"format":"a letter"}\n')],
  ['that is no archive', () => Buffer.from('Dear Ann, ')],
  ['of nothing', () => Buffer.alloc(0)],
];

it('a backup that is not whole is refused before anything is touched', async () => {
  const place = inFile('from.db');
  const { house } = await inTheMiddle(place);
  await house.close();
  const file = join(folder, 'a.backup');
  await backUp(place, file, NOW);
  const whole = readFileSync(file);
  const before = await dumpOf(place);
  for (const [how, spoil] of SPOILT) {
    writeFileSync(file, spoil(whole));
    await expect(restore(place, file, { replace: true }), how).rejects.toThrow(BackupProblem);
  }
  expect(await dumpOf(place)).toBe(before);
});

it('a server does not start while a backup is being restored', async () => {
  await whileAlone(inFile('a.db'), async () => {
    await expect(openTestHouse({ database: inFile('a.db') })).rejects.toThrow(/A backup is being restored/);
  });
  await (await openTestHouse({ database: inFile('a.db') })).close();
});
