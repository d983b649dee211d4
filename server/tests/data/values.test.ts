import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../data/schema.ts';
import { UnstorableError } from '../../data/values.ts';
import { eachDatabase } from '../support/databases.ts';

const CONTROLS = Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)).join('');

const TEXTS = [
  '',
  ' ',
  "'; drop table people; --",
  '"quoted" and \'quoted\' and `quoted`',
  'back\\slash \\0 \\x00 \\u0000',
  '$1 ?1 :name @name %s %_',
  '<script>alert(1)</script>',
  `${CONTROLS}\u007f\u0080\u009f`,
  'a\r\nb\u2028c\u2029d',
  'Zoë 東京 العربية \u202eright to left\u202c',
  'e\u0301 is not \u00e9',
  '😀👩‍👩‍👧‍👦\u{10ffff}\ufeff\ufffe\uffff',
  'x'.repeat(1_000_000),
];

const REFUSED: readonly (readonly [string, unknown])[] = [
  ['a NUL at the end', 'name\0'],
  ['a NUL in the middle', 'na\0me'],
  ['half a character', 'half \ud83d of one'],
  ['the other half', '\ude00'],
  ['nothing at all', undefined],
  ['an object', { a: 1 }],
  ['a list', ['a']],
  ['bytes', Buffer.from('a')],
  ['a date', new Date(0)],
  ['a symbol', Symbol('a')],
  ['a very long integer', 1n],
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a fraction', 1.5],
  ['a number that loses its end', 2 ** 53],
];

eachDatabase('values', ({ open }) => {
  let db: Kysely<Schema>;
  beforeAll(async () => {
    ({ db } = await open());
  });

  it('of text are stored as they are', async () => {
    await db
      .insertInto('house')
      .values(TEXTS.map((value, index) => ({ key: `text ${index}`, value })))
      .execute();
    for (const [index, value] of TEXTS.entries()) {
      const found = db.selectFrom('house').select('value').where('key', '=', `text ${index}`);
      expect((await found.executeTakeFirstOrThrow()).value === value, `text ${index}`).toBe(true);
      const back = db.selectFrom('house').select('key').where('value', '=', value);
      expect(await back.execute(), `text ${index}`).toEqual([{ key: `text ${index}` }]);
    }
  });

  it('that are yes or no become 1 and 0', async () => {
    const { rows } = await sql<object>`select cast(${true} as bigint) as yes, cast(${false} as bigint) as no`.execute(
      db,
    );
    expect(rows).toEqual([{ yes: 1, no: 0 }]);
  });

  it('far from zero find nothing, and break nothing', async () => {
    const far = db.selectFrom('entries').selectAll().where('number', '=', Number.MAX_SAFE_INTEGER);
    expect(await far.execute()).toEqual([]);
  });

  describe.each(REFUSED)('like %s', (_name, value) => {
    it('are refused, alone and in a list, and change nothing', async () => {
      const before = await db.selectFrom('house').selectAll().execute();
      const write = sql`insert into house (key, value) values (${'refused'}, ${value})`.execute(db);
      await expect(write).rejects.toThrow(UnstorableError);
      const read = sql`select * from house where key in (${sql.join(['a', value])})`.execute(db);
      await expect(read).rejects.toThrow(/can be stored|cannot be stored/);
      expect(await db.selectFrom('house').selectAll().execute()).toEqual(before);
    });
  });
});
