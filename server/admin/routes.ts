import { ROUTES } from '@roundhouse/wire';
import type { Database } from '../data/database.ts';
import type { Door, Known, Visitor } from '../http/door.ts';
import { notFound, Refusal } from '../refusal.ts';
import { FIRST } from './first.ts';
import type { Heed } from './heed.ts';
import type { Host } from './host.ts';

interface Parts {
  readonly data: Database;
  readonly host: Host;
  readonly heed: Heed;
  /** Who logs in by this is the host; null: whoever made the first account. */
  readonly admin: string | null;
}

/** What the host does on the page. */
export function adminRoutes(door: Door, { data, host, heed, admin }: Parts): void {
  const demandHost = async ({ person }: Visitor<Known>): Promise<void> => {
    if (!(await isHost(data, person, admin)))
      throw new Refusal('not-yours', 'Only the host of this server may do that.');
  };
  const one = async (id: string) => {
    const found = (await host.people(null)).find((person) => person.id === id);
    if (found === undefined) throw notFound('person');
    return found;
  };

  door.answer(ROUTES.adminHouse, async ({ visitor }) => {
    await demandHost(visitor);
    return host.house();
  });
  door.answer(ROUTES.adminChange, async ({ visitor, body }) => {
    await demandHost(visitor);
    if (body.readOnly !== undefined) await host.setReadOnly(body.readOnly);
    if (body.announcement !== undefined) await host.announce(body.announcement);
    await heed.look();
    return host.house();
  });
  door.answer(ROUTES.adminTables, async ({ visitor }) => {
    await demandHost(visitor);
    return host.tables();
  });
  door.answer(ROUTES.adminClose, async ({ visitor, gap }) => {
    await demandHost(visitor);
    await host.close(gap('table'));
    await heed.look();
    return host.tables();
  });
  door.answer(ROUTES.adminPeople, async ({ visitor, query }) => {
    await demandHost(visitor);
    return host.people(query.find ?? null);
  });
  door.answer(ROUTES.adminSanction, async ({ visitor, gap, body }) => {
    await demandHost(visitor);
    const person = gap('person');
    if (person === visitor.person.id) throw new Refusal('malformed', 'You would lock yourself out.');
    if (body.banned !== undefined) await host.sanction(person, 'banned', body.banned);
    if (body.muted !== undefined) await host.sanction(person, 'muted', body.muted);
    await heed.look();
    return one(person);
  });
  door.answer(ROUTES.adminReset, async ({ visitor, gap }) => {
    await demandHost(visitor);
    return { path: await host.reset(gap('person')) };
  });
}

/** A program of the host is not the host. */
async function isHost({ db }: Database, person: Known, admin: string | null): Promise<boolean> {
  if (person.kind !== 'account') return false;
  const accounts = db.selectFrom('people').select('id').where('kind', '=', 'account').where('deleted', '=', 0);
  const host =
    admin === null
      ? await accounts
          .where('id', '=', (first) => first.selectFrom('house').select('value').where('key', '=', FIRST))
          .executeTakeFirst()
      : await accounts.where(admin.includes('@') ? 'email' : 'login', '=', admin).executeTakeFirst();
  return host?.id === person.id;
}
