import type { Db } from '../data/rows.ts';
import { freshSecret, hashed } from '../secrets.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The page that takes the secret. Behind the #, it is in no log and goes to no other server. */
export function resetPath(secret: string): string {
  return `/reset#${secret}`;
}

/** Whoever logs in by this name or e-mail address. */
export async function accountBy(db: Db, login: string) {
  return db
    .selectFrom('people')
    .select(['id', 'email', 'password'])
    .where(login.includes('@') ? 'email' : 'login', '=', login)
    .where('deleted', '=', 0)
    .executeTakeFirst();
}

/** The secret of a link with which somebody chooses another password; those before are void. */
export async function freshReset(db: Db, person: string, at: number): Promise<string> {
  const secret = freshSecret();
  await db.deleteFrom('resets').where('person', '=', person).execute();
  await db
    .insertInto('resets')
    .values({ hash: hashed(secret), person, expires: at + HOUR_MS })
    .execute();
  return secret;
}
