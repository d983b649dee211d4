import type { FastifyInstance } from 'fastify';
import type { World } from '@roundhouse/host';
import type { Database } from '../data/database.ts';
import type { Door, Identify } from '../http/door.ts';
import type { Bell } from '../news/bell.ts';
import type { Onlookers } from '../news/onlookers.ts';
import type { Games } from '../play/games.ts';
import type { MatchStore } from '../play/match-store.ts';
import type { Tables } from '../tables/tables.ts';
import { houseKeys } from './house-keys.ts';
import type { Mailer } from '../people/mailer.ts';
import { Messengers } from './messengers.ts';
import type { Reach } from './outside.ts';
import { Preferences } from './preferences.ts';
import { tellingRoutes } from './routes.ts';
import { Telling } from './telling.ts';

interface Parts {
  readonly data: Database;
  readonly games: Games;
  readonly matches: MatchStore;
  readonly tables: Tables;
  readonly bell: Bell;
  readonly onlookers: Onlookers;
  readonly identify: Identify;
  readonly mailer: Mailer | null;
  /** Where people find the page, if the host of the server says it. */
  readonly address: string | null;
  /** Where messages may go; tests have them brought to themselves. */
  readonly reach: Reach;
  readonly now: () => number;
  readonly later: World['later'];
  readonly gatherMs: number;
  readonly failed: (error: unknown) => void;
}

/** Everything about telling people, put together. */
export async function openTelling(app: FastifyInstance, door: Door, parts: Parts): Promise<Telling> {
  const { data, now } = parts;
  const preferences = new Preferences(data, now);
  const keys = await houseKeys(data);
  const messengers = new Messengers({ ...parts, preferences, keys });
  tellingRoutes(app, door, { ...parts, preferences, messengers, keys });
  return new Telling({ ...parts, preferences, messengers });
}
