/**
 * Writes rows without an end, two in each transaction, and says the number of each on standard output once the database has
 * acknowledged it.
 *
 *   node writer.mjs file PATH NAME
 *   node writer.mjs url ADDRESS NAME
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '../../dist/data/database.js';

const [kind, where = '', name = ''] = process.argv.slice(2);
const { db } = await openDatabase(kind === 'file' ? { file: where } : { url: where });
for (let number = 1; ; number += 1) {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('house')
      .values({ key: `${name} ${number} a`, value: 'x'.repeat(500) })
      .execute();
    await trx
      .insertInto('house')
      .values({ key: `${name} ${number} b`, value: 'x'.repeat(500) })
      .execute();
  });
  writeSync(1, `${number}\n`);
}
