import { type MadeToken, type NewToken, type Program, type TokenScope, tokenScope } from '@roundhouse/wire';
import * as z from 'zod/mini';
import { demandFree } from '../admin/sanctions.ts';
import type { Database } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import type { Db } from '../data/rows.ts';
import type { Known, Visitor } from '../http/door.ts';
import { notFound, Refusal } from '../refusal.ts';
import { holdPerson } from './holding.ts';
import type { Leaving } from './leaving.ts';
import { freshId, freshSecret, hashed } from '../secrets.ts';

const MOST_PROGRAMS = 10;
const MOST_TOKENS = 10;
const HOUR_MS = 60 * 60 * 1000;

const storedScopes = z.array(tokenScope);

interface ProgramParts {
  readonly data: Database;
  readonly now: () => number;
  /** Hears of programs some of whose tokens are no more. */
  readonly revoked: (program: string) => void;
  readonly renamed: (program: string) => void;
  readonly leaving: Pick<Leaving, 'leave'>;
}

/** Players that are programs, and the tokens with which they come in. Each belongs to a person. */
export class Programs {
  readonly #data: Database;
  readonly #now: () => number;
  readonly #revoked: (program: string) => void;
  readonly #renamed: (program: string) => void;
  readonly #leaving: Pick<Leaving, 'leave'>;

  constructor({ data, now, revoked, renamed, leaving }: ProgramParts) {
    this.#data = data;
    this.#now = now;
    this.#revoked = revoked;
    this.#renamed = renamed;
    this.#leaving = leaving;
  }

  async of(owner: Known, db: Db = this.#data.db): Promise<Program[]> {
    const programs = await db
      .selectFrom('people')
      .select(['id', 'name', 'created'])
      .where('owner', '=', owner.id)
      .where('kind', '=', 'program')
      .where('deleted', '=', 0)
      .orderBy('created')
      .orderBy('id')
      .execute();
    if (programs.length === 0) return [];
    const ids = programs.map(({ id }) => id);
    const tokens = await db
      .selectFrom('tokens')
      .select(['id', 'person', 'label', 'scopes', 'created', 'seen'])
      .where('person', 'in', ids)
      .orderBy('created')
      .orderBy('id')
      .execute();
    return programs.map((program) => ({
      ...program,
      tokens: tokens
        .filter((token) => token.person === program.id)
        .map(({ id, label, scopes, created, seen }) => ({ id, label, scopes: scopesIn(scopes), created, seen })),
    }));
  }

  async make(owner: Known, name: string): Promise<Program[]> {
    const at = this.#now();
    await this.#data.db.transaction().execute(async (db) => {
      await holdPerson(db, owner.id);
      if ((await this.of(owner, db)).length >= MOST_PROGRAMS) {
        throw new Refusal('too-many', `You have ${MOST_PROGRAMS} programs already. Give one of them another token.`);
      }
      await db
        .insertInto('people')
        .values({
          id: freshId(),
          name,
          kind: 'program',
          login: null,
          email: null,
          password: null,
          owner: owner.id,
          settings: '{}',
          created: at,
          seen: at,
          deleted: 0,
        })
        .execute();
    });
    return this.of(owner);
  }

  /** At tables that have begun, a program keeps the name it sat down with. */
  async rename(owner: Known, program: string, name: string): Promise<Program[]> {
    await this.#own(owner, program);
    await this.#data.db.updateTable('people').set({ name }).where('id', '=', program).execute();
    this.#renamed(program);
    return this.of(owner);
  }

  /** It leaves as a person would: games keep a seat without a name. */
  async delete(owner: Known, program: string): Promise<Program[]> {
    await this.#own(owner, program);
    await this.#leaving.leave(program);
    return this.of(owner);
  }

  async makeToken(owner: Known, program: string, { label, scopes }: NewToken): Promise<MadeToken> {
    const secret = freshSecret();
    const at = this.#now();
    await this.#data.db.transaction().execute(async (db) => {
      await holdPerson(db, owner.id);
      await demandFree(db, owner.id, 'banned');
      const { tokens } = await this.#own(owner, program, db);
      if (tokens.length >= MOST_TOKENS) {
        throw new Refusal('too-many', `This program has ${MOST_TOKENS} tokens already. Revoke one first.`);
      }
      await db
        .insertInto('tokens')
        .values({
          hash: hashed(secret),
          id: freshId(),
          person: program,
          label,
          scopes: JSON.stringify(scopes),
          created: at,
          seen: at,
        })
        .execute();
    });
    return { secret, programs: await this.of(owner) };
  }

  async revoke(owner: Known, program: string, id: string): Promise<Program[]> {
    const { tokens } = await this.#own(owner, program);
    if (!tokens.some((token) => token.id === id)) throw notFound('token');
    await this.#data.db.deleteFrom('tokens').where('id', '=', id).where('person', '=', program).execute();
    this.#revoked(program);
    return this.of(owner);
  }

  /** The program that holds the secret. Whoever sends one that opens nothing is told so, and is not taken for a stranger. */
  async byHash(hash: string): Promise<Visitor> {
    const found = await this.#data.db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['people.id', 'people.name', 'people.kind', 'tokens.scopes', 'tokens.seen'])
      .where('tokens.hash', '=', hash)
      .where('people.deleted', '=', 0)
      .executeTakeFirst();
    if (found === undefined) {
      throw new Refusal('unknown-person', 'This token opens nothing, or was revoked. Make a new one.');
    }
    const { scopes, seen, ...person } = found;
    const at = this.#now();
    if (seen <= at - HOUR_MS) {
      await this.#data.db.updateTable('tokens').set({ seen: at }).where('hash', '=', hash).execute();
    }
    return { person, scopes: scopesIn(scopes), session: hash };
  }

  async #own(owner: Known, id: string, db: Db = this.#data.db): Promise<Program> {
    const found = (await this.of(owner, db)).find((program) => program.id === id);
    if (found === undefined) throw notFound('program');
    return found;
  }
}

function scopesIn(json: string): TokenScope[] {
  return storedScopes.parse(fromJson(json));
}
