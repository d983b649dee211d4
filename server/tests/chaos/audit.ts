import { openStored, type StoredMatch, stateOf, stateType } from '@roundhouse/host';
import { type AnyMatch, hashOf, Match } from '@roundhouse/kernel';
import type { Transaction } from 'kysely';
import { clockType } from '../../clocks/clock.ts';
import { type DatabasePlace, openAsItIs } from '../../data/database.ts';
import { fromJson } from '../../data/json.ts';
import type { Schema } from '../../data/schema.ts';
import { Games } from '../../play/games.ts';
import { botDue } from '../../play/match-writer.ts';
import { MatchStore } from '../../play/match-store.ts';
import type { Account } from './account.ts';

/** A table that was begun, as its players know it. */
export interface Audited {
  readonly id: string;
  readonly game: string;
  readonly people: number;
  readonly account: Account;
}

const games = new Games([], (error) => {
  throw error;
});

/**
 * Reads what lies in the database, past every server, and says what is wrong with it. `whole`: every match is also played
 * again from its first entry, which takes long.
 */
export async function audit(
  place: DatabasePlace,
  tables: readonly Audited[],
  whole: boolean,
): Promise<readonly string[]> {
  const data = await openAsItIs(place);
  try {
    const problems: string[] = [];
    for (const table of tables) {
      const found = await data.db
        .transaction()
        // A server may go on meanwhile; SQLite lets nobody write while this reads.
        .setIsolationLevel('repeatable read')
        .execute(async (db) => problemsAt(db, data.kind, table, whole));
      problems.push(...found.map((problem) => `${table.game} at table ${table.id}: ${problem}`));
    }
    return problems;
  } finally {
    await data.close();
  }
}

async function problemsAt(
  db: Transaction<Schema>,
  kind: 'sqlite' | 'postgres',
  { id, people, account }: Audited,
  whole: boolean,
): Promise<readonly string[]> {
  const store = new MatchStore({ db, kind, close: () => Promise.resolve() }, Date.now);
  const stored = await store.load(id);
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (stored === undefined || row === undefined) return ['it was begun, and is gone'];
  const numbers = await db
    .selectFrom('entries')
    .select('number')
    .where('match_id', '=', id)
    .orderBy('number')
    .execute();
  if (numbers.some(({ number }, index) => number !== index)) return ['its entries have a gap'];
  const problems = [
    ...account.problems(
      stored.rows,
      Array.from({ length: people }, (_, seat) => seat),
    ),
  ];
  if (row.entries !== stored.rows.length) problems.push(`${row.entries} entries are counted, not all of them there`);
  const game = await gameOf(stored);
  const { match } = openStored(game, stored, Date.now());
  const state = stateOf(match);
  if (hashOf(state) !== hashOf(stateType.parse(fromJson(row.state)))) problems.push('its state is another than listed');
  if (row.bot_due !== botDue(state)) problems.push('whether a bot is due is not what its state says');
  problems.push(...(await clockProblems(db, id, match)), ...(await resultProblems(db, id, match)));
  if (whole && hashOf(again(game, stored).position) !== hashOf(match.position)) {
    problems.push('played again from its first entry, it is another position');
  }
  return problems;
}

type AnyGame = Parameters<typeof openStored>[0];

async function gameOf({ heading }: StoredMatch): Promise<AnyGame> {
  if (typeof heading !== 'object' || heading === null || !('game' in heading)) throw new Error('no game is named');
  return (await games.brain(String(heading.game))).game;
}

function again(game: AnyGame, { heading, rows }: StoredMatch): AnyMatch {
  if (typeof heading !== 'object') throw new Error('a match without a heading');
  return Match.replay(game, { ...heading, entries: rows.map(({ entry }) => entry), checks: [] });
}

/** Time runs for just those people who are waited for. */
async function clockProblems(db: Transaction<Schema>, id: string, match: AnyMatch): Promise<readonly string[]> {
  const row = await db.selectFrom('clocks').select('clock').where('table_id', '=', id).executeTakeFirst();
  if (row === undefined) return [];
  const { seats } = clockType.parse(fromJson(row.clock));
  const runs = seats.flatMap(({ since }, seat) => (since === null ? [] : [seat]));
  const waiting = match.result() === null ? match.waiting().filter((seat) => match.sitters[seat]?.bot === null) : [];
  return hashOf(runs) === hashOf(waiting.toSorted((a, b) => a - b))
    ? []
    : [`time runs for the seats ${runs.join(', ')}, and ${waiting.join(', ')} are waited for`];
}

/** Written once, with the last entry. */
async function resultProblems(db: Transaction<Schema>, id: string, match: AnyMatch): Promise<readonly string[]> {
  const rows = await db.selectFrom('results').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  const table = await db.selectFrom('tables').select('state').where('id', '=', id).executeTakeFirst();
  const result = match.result();
  const problems: string[] = [];
  if (table?.state !== (result === null ? 'running' : 'over')) problems.push(`its table is ${table?.state}`);
  const ranks = rows.map(({ rank }) => rank);
  if (hashOf(ranks) !== hashOf(result?.ranks ?? [])) problems.push('its result is not what the match says');
  return problems;
}
