import type { Company, Friend, Person } from '@roundhouse/wire';
import type { Db } from '../data/rows.ts';
import { keptApart } from './blocks.ts';

const LISTED = 100;

/** People somebody played with, or plays with now, the last first. Programs are nobody to be asked to come again. */
export async function friendsOf(db: Db, person: string): Promise<Friend[]> {
  const apart = await keptApart(db, person);
  const rows = await db
    .selectFrom('places as mine')
    .innerJoin('places as theirs', 'theirs.table_id', 'mine.table_id')
    .innerJoin('tables', 'tables.id', 'mine.table_id')
    .innerJoin('people', 'people.id', 'theirs.person')
    .select(({ fn }) => [
      'people.id',
      'people.name',
      'people.kind',
      fn.countAll<number>().as('games'),
      fn.max('tables.changed').as('last'),
    ])
    .where('mine.person', '=', person)
    .where('theirs.person', '!=', person)
    .where('tables.state', 'in', ['running', 'over'])
    .where('people.deleted', '=', 0)
    .where('people.kind', '!=', 'program')
    .groupBy(['people.id', 'people.name', 'people.kind'])
    .orderBy('last', 'desc')
    .limit(LISTED)
    .execute();
  return rows.filter(({ id }) => !apart.has(id)).map(({ games, last, ...who }) => ({ person: who, games, last }));
}

async function blockedBy(db: Db, person: string): Promise<Person[]> {
  return db
    .selectFrom('blocks')
    .innerJoin('people', 'people.id', 'blocks.blocked')
    .select(['people.id', 'people.name', 'people.kind'])
    .where('blocks.person', '=', person)
    .orderBy('people.name')
    .execute();
}

export async function companyOf(db: Db, person: string): Promise<Company> {
  return { friends: await friendsOf(db, person), blocked: await blockedBy(db, person) };
}
