import type { Database } from '../data/database.ts';
import type { Door } from '../http/door.ts';
import { type Allowance, Limit } from '../http/limits.ts';
import type { Errands } from '../errands.ts';
import type { Bell } from '../news/bell.ts';
import type { Hall } from '../play/hall.ts';
import type { MatchStore } from '../play/match-store.ts';
import type { Lists } from '../tables/lists.ts';
import type { Tables } from '../tables/tables.ts';
import { Accounts } from './accounts.ts';
import { companyRoutes } from './company-routes.ts';
import { Leaving } from './leaving.ts';
import type { Mailer } from './mailer.ts';
import { type Cost, Passwords, USUAL_COST } from './passwords.ts';
import { People } from './people.ts';
import { peopleRoutes } from './routes.ts';
import { Sessions } from './sessions.ts';

/** How hard it is made for those who try many names and passwords. */
export interface Guard {
  readonly guests: Allowance;
  readonly tries: Allowance;
  readonly passwordCost: Cost;
}

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
/** So much of what may come in an hour may come at once. */
const AT_ONCE = 1 / 6;

/** As many new guests of one address in an hour; a whole class comes in at once. */
export const USUAL_GUESTS = 600;

/** 0: nobody new comes in. */
export function guestsInAnHour(count: number): Allowance {
  return { burst: Math.ceil(count * AT_ONCE), everyMs: HOUR_MS / count };
}

/** Nobody mistypes a password more often than this. */
const USUAL_GUARD: Guard = {
  guests: guestsInAnHour(USUAL_GUESTS),
  tries: { burst: 15, everyMs: 20 * SECOND_MS },
  passwordCost: USUAL_COST,
};

interface Around {
  readonly data: Database;
  readonly bell: Bell;
  readonly hall: Hall;
  readonly tables: Tables;
  readonly lists: Lists;
  readonly matches: MatchStore;
  readonly mailer: Mailer | null;
  readonly now: () => number;
  readonly errands: Errands;
  readonly guard: Partial<Guard>;
}

export interface OpenPeople {
  readonly sessions: Sessions;
  readonly routes: (door: Door) => void;
  readonly leaving: Leaving;
  readonly passwords: Passwords;
}

/** Everything about people, put together. */
export function openPeople(around: Around): OpenPeople {
  const { data, bell, hall, tables, lists, now } = around;
  const guard = { ...USUAL_GUARD, ...around.guard };
  const sessions = new Sessions(data, now, (person) => bell.ring({ what: 'logged-out', person }));
  const renamed = (person: string): void => bell.ring({ what: 'renamed', person });
  const people = new People(data, now, sessions, renamed);
  const passwords = new Passwords(guard.passwordCost);
  const accounts = new Accounts({ data, now, passwords, sessions, kept: renamed });
  const leaving = new Leaving({
    data,
    hall,
    now,
    gone: async (all, left) => {
      for (const person of all) bell.ring({ what: 'logged-out', person });
      for (const table of left) await tables.tell(table);
    },
  });
  const tooMany = 'That was tried very often from where you are. Wait a minute.';
  const nobodyNew = 'Nobody new comes in here for now. Log in, or ask the host of this server.';
  return {
    leaving,
    passwords,
    sessions,
    routes: (door) => {
      peopleRoutes(door, {
        ...around,
        people,
        sessions,
        accounts,
        leaving,
        guests: new Limit(guard.guests, now, guard.guests.burst === 0 ? nobodyNew : tooMany),
        tries: new Limit(guard.tries, now, tooMany),
      });
      companyRoutes(door, data, lists);
    },
  };
}
