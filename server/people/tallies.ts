import type { Tally } from '@roundhouse/wire';
import type { Db } from '../data/rows.ts';

/** What somebody made of the games they finished, by game, number of seats, and whether another person played along. */
export async function talliesOf(db: Db, person: string): Promise<Tally[]> {
  const rows = await db
    .selectFrom('results')
    .select(['game', 'seats', 'rank', 'points'])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('results as other')
            .innerJoin('people', 'people.id', 'other.person')
            .select('other.seat')
            .whereRef('other.table_id', '=', 'results.table_id')
            .whereRef('other.seat', '!=', 'results.seat')
            .where('people.kind', '!=', 'program'),
        )
        .as('company'),
    )
    .where('person', '=', person)
    .orderBy('game')
    .orderBy('seats')
    .execute();
  const tallies = new Map<string, Tally>();
  for (const { game, seats, rank, points, company } of rows) {
    const against = company === true || company === 1 ? 'people' : 'machines';
    const key = [game, seats, against].join('/');
    const before = tallies.get(key) ?? { game, seats, against, played: 0, wins: 0, ranks: noneOf(seats) };
    tallies.set(key, {
      ...before,
      played: before.played + 1,
      // Who left the game early has no score, and has not won it.
      wins: before.wins + (rank === 1 && points !== null ? 1 : 0),
      ranks: before.ranks.map((count, index) => (index === rank - 1 ? count + 1 : count)),
    });
  }
  return [...tallies.values()];
}

function noneOf(seats: number): number[] {
  return Array.from({ length: seats }, () => 0);
}
