import { ROUTES } from '@roundhouse/wire';
import * as z from 'zod/mini';
import type { Database } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import type { Door } from '../http/door.ts';
import { Refusal } from '../refusal.ts';

const DAY = 24 * 60 * 60 * 1000;
const LONGEST_DAYS = 60;

/** What a person's settings say of it; the rest of them is left as it is. */
const settings = z.looseObject({ vacation: z.optional(z.nullable(z.number())) });

/** Until when a person is away; null for one who is here. */
export function vacationIn(json: string): number | null {
  return settings.parse(fromJson(json)).vacation ?? null;
}

export function vacationRoutes(door: Door, data: Database, now: () => number): void {
  door.answer(ROUTES.vacation, async ({ visitor: { person }, body: { until } }) => {
    if (until !== null && until > now() + LONGEST_DAYS * DAY) {
      throw new Refusal('malformed', `A vacation lasts ${LONGEST_DAYS} days at most.`);
    }
    await data.db.transaction().execute(async (db) => {
      const row = await db.selectFrom('people').select('settings').where('id', '=', person.id).executeTakeFirst();
      const kept = settings.parse(fromJson(row?.settings ?? '{}'));
      await db
        .updateTable('people')
        .set({ settings: JSON.stringify({ ...kept, vacation: until }) })
        .where('id', '=', person.id)
        .execute();
    });
    return { until };
  });
}
