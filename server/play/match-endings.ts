import type { Batch } from '@roundhouse/host';
import { type RawBuilder, sql } from 'kysely';
import { listed } from '../data/listed.ts';
import type { DatabaseKind } from '../data/migrations.ts';

/** A match as it is written. */
interface Written {
  readonly id: string;
  readonly batch: Batch;
}

const ID = { id: 'text' } as const;
const RESULT = { table_id: 'text', seat: 'bigint', bot: 'text', rank: 'bigint', points: 'bigint' } as const;

export function isOver({ batch }: Written): boolean {
  return batch.result !== null;
}

/** The tables of these are over from now on. Once: somebody may still get up or sit down at a match that is over. */
export function closeTables(
  kind: DatabaseKind,
  over: readonly Written[],
  at: number,
  isOurs: (column: string) => RawBuilder<unknown>,
): RawBuilder<{ id: string }> {
  const ids = over.map(({ id }) => ({ id }));
  return sql<{ id: string }>`update tables set state = 'over', ended = ${at}, changed = ${at}
    where id in (${listed(kind, ID, ids)}) and state = 'running' and ${isOurs('id')} returning id`;
}

/** How these ended, for whoever sits there now. `closed`: where only those are to be written that are among these ids. */
export function addResults(
  kind: DatabaseKind,
  over: readonly Written[],
  at: number,
  closed: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  const rows = over.flatMap(({ id, batch: { result, state } }) =>
    (result?.ranks ?? []).map((rank, seat) => ({
      table_id: id,
      seat,
      bot: state.players[seat]?.bot ?? null,
      rank,
      points: result?.scores[seat]?.total ?? null,
    })),
  );
  return sql`insert into results (table_id, seat, person, bot, game, seats, rank, points, at)
    select ending.table_id, ending.seat, places.person, ending.bot, tables.game, tables.seats, ending.rank, ending.points,
      ${closed === null ? sql`${at}` : sql`cast(${at} as bigint)`}
    from (${listed(kind, RESULT, rows)}) as ending
    join tables on tables.id = ending.table_id
    left join places on places.table_id = ending.table_id and places.seat = ending.seat
    where ${closed === null ? sql`true` : sql`ending.table_id in (${closed})`}`;
}
