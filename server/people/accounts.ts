import type { ChangingLogin, ChangingPassword, Keeping, LoggingIn, Resetting } from '@roundhouse/wire';
import { type Database, isDuplicate } from '../data/database.ts';
import type { Known, Visitor } from '../http/door.ts';
import { Refusal } from '../refusal.ts';
import { hashed } from '../secrets.ts';
import { heldPerson, holdPerson } from './holding.ts';
import { FIRST } from '../admin/first.ts';
import { takeAlong } from './merge.ts';
import type { Passwords } from './passwords.ts';
import type { CameIn } from './people.ts';
import { accountBy, freshReset } from './resets.ts';
import type { Sessions } from './sessions.ts';

const NEEDS_SOMETHING = 'Choose a name to log in by, or an e-mail address, or both.';
const TAKEN = 'This name or e-mail address is taken. Choose another one; if it is yours, log in.';
const WRONG = 'No account fits this name and password.';
const WRONG_PASSWORD = 'This is not your password.';
const NO_ACCOUNT = 'You are a guest and have no password yet: keep an account first.';
const SPENT = 'This link was used already, or is older than an hour. Ask for a new one.';

interface AccountParts {
  readonly data: Database;
  readonly now: () => number;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  /** Somebody is a guest no more. */
  readonly kept: (person: string) => void;
}

/** People who come back by a password. */
export class Accounts {
  readonly #data: Database;
  readonly #now: () => number;
  readonly #passwords: Passwords;
  readonly #sessions: Sessions;
  readonly #kept: (person: string) => void;

  constructor({ data, now, passwords, sessions, kept }: AccountParts) {
    this.#data = data;
    this.#now = now;
    this.#passwords = passwords;
    this.#sessions = sessions;
    this.#kept = kept;
  }

  /** A guest becomes an account: the same person, with all games. */
  async keep({ id, kind }: Known, { login, email, password }: Keeping): Promise<void> {
    if (kind !== 'guest') throw new Refusal('conflict', 'You have an account already.');
    if (login === null && email === null) throw new Refusal('malformed', NEEDS_SOMETHING);
    const hash = await this.#passwords.hash(password);
    const keeping = this.#data.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('people')
        .set({ kind: 'account', login, email, password: hash })
        .where('id', '=', id)
        .where('kind', '=', 'guest')
        .where('deleted', '=', 0)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Refusal('conflict', 'You have an account already.');
      // Together with the account, or whoever makes the next would be the host of the server.
      await db
        .insertInto('house')
        .values({ key: FIRST, value: id })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    });
    await unlessTaken(keeping);
    this.#kept(id);
  }

  async changeLogin({ id }: Known, { login, email, password }: ChangingLogin): Promise<void> {
    if (login === null && email === null) throw new Refusal('malformed', NEEDS_SOMETHING);
    await this.prove(id, password);
    await unlessTaken(
      this.#data.db.updateTable('people').set({ login, email }).where('id', '=', id).where('deleted', '=', 0).execute(),
    );
  }

  /** Ends all other sessions: whoever changes a password may do so because somebody else knows it. */
  async changePassword({ person: { id }, session }: Visitor<Known>, asked: ChangingPassword): Promise<void> {
    await this.prove(id, asked.old);
    await this.#setPassword(id, await this.#passwords.hash(asked.password), session);
  }

  /** A refusal for whoever does not know the password of this person. */
  async prove(id: string, password: string): Promise<void> {
    const found = await this.#data.db
      .selectFrom('people')
      .select('password')
      .where('id', '=', id)
      .where('deleted', '=', 0)
      .executeTakeFirst();
    if (found?.password === null) throw new Refusal('conflict', NO_ACCOUNT);
    if (!(await this.#passwords.fits(password, found?.password ?? null))) {
      throw new Refusal('not-yours', WRONG_PASSWORD);
    }
  }

  /** Whoever was here before is logged out here; a guest's games come along if that is wished. */
  async logIn(before: Visitor, asked: LoggingIn, label: string): Promise<CameIn> {
    const found = await accountBy(this.#data.db, asked.login);
    const fits = await this.#passwords.fits(asked.password, found?.password ?? null);
    if (found === undefined || !fits) throw new Refusal('not-yours', WRONG);
    const { id } = found;
    const guest = before.person?.kind === 'guest' ? before.person.id : null;
    const secret = await this.#data.db.transaction().execute(async (db) => {
      await holdPerson(db, id);
      // Two tabs of a guest may log in at once: the second finds that everything has come along.
      if (guest !== null && asked.takeGames && (await heldPerson(db, guest))) {
        await takeAlong(db, guest, id, this.#now());
      }
      return this.#sessions.beginWithin(db, id, label);
    });
    await this.logOut(before);
    return { id, secret };
  }

  async logOut({ person, session }: Visitor): Promise<void> {
    if (person !== null && session !== null) await this.#sessions.endOne(person.id, session);
  }

  /** The secret of a link, and where to send it; null where there is nobody to send it to. */
  async forgotten(login: string): Promise<{ readonly email: string; readonly secret: string } | null> {
    const found = await accountBy(this.#data.db, login);
    if (found === undefined || found.email === null) return null;
    return { email: found.email, secret: await freshReset(this.#data.db, found.id, this.#now()) };
  }

  /** Another password for whoever holds the secret of a link; it is good once. */
  async reset({ secret, password }: Resetting, label: string): Promise<CameIn> {
    const hash = await this.#passwords.hash(password);
    const spent = await this.#data.db
      .deleteFrom('resets')
      .where('hash', '=', hashed(secret))
      .where('expires', '>', this.#now())
      .returning('person')
      .executeTakeFirst();
    if (spent === undefined) throw new Refusal('conflict', SPENT);
    const { person: id } = spent;
    await this.#setPassword(id, hash, null);
    return { id, secret: await this.#sessions.begin(id, label) };
  }

  /** `session`: the one that goes on. Links that would change it once more are void. */
  async #setPassword(id: string, password: string, session: string | null): Promise<void> {
    await this.#data.db.updateTable('people').set({ password }).where('id', '=', id).where('deleted', '=', 0).execute();
    await this.#data.db.deleteFrom('resets').where('person', '=', id).execute();
    await this.#sessions.endAll(id, session);
  }
}

async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('conflict', TAKEN);
    throw error;
  }
}
