import { ROUTES } from '@roundhouse/wire';
import type { Database } from '../data/database.ts';
import type { Door } from '../http/door.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Lists } from '../tables/lists.ts';
import { block, unblock } from './blocks.ts';
import { companyOf } from './friends.ts';
import { talliesOf } from './tallies.ts';

/** What people are to each other. */
export function companyRoutes(door: Door, { db }: Database, lists: Lists): void {
  const known = async (id: string) => {
    const found = await db
      .selectFrom('people')
      .select(['id', 'name', 'kind', 'created'])
      .where('id', '=', id)
      .where('deleted', '=', 0)
      .executeTakeFirst();
    if (found === undefined) throw notFound('person');
    return found;
  };

  door.answer(ROUTES.company, async ({ visitor: { person } }) => companyOf(db, person.id));

  door.answer(ROUTES.player, async ({ visitor: { person }, gap }) => {
    const { created: since, ...who } = await known(gap('person'));
    const blocked = person === null ? [] : (await companyOf(db, person.id)).blocked;
    return {
      person: who,
      since,
      tallies: await talliesOf(db, who.id),
      running: [...(await lists.publicRunning(who.id))],
      me: person?.id === who.id,
      blocked: blocked.some(({ id }) => id === who.id),
    };
  });

  door.answer(ROUTES.block, async ({ visitor: { person }, gap }) => {
    const { id } = await known(gap('person'));
    if (id === person.id) throw new Refusal('malformed', 'Nobody blocks themselves.');
    await block(db, person.id, id);
    return companyOf(db, person.id);
  });

  door.answer(ROUTES.unblock, async ({ visitor: { person }, gap }) => {
    await unblock(db, person.id, gap('person'));
    return companyOf(db, person.id);
  });
}
