import * as z from 'zod/mini';
import { id, line, personKind, time } from './people.ts';
import { route } from './route.ts';

const LONGEST_ANNOUNCEMENT = 300;

/** What the host says to everybody; null when there is nothing to say. */
export const announcement = z.nullable(line(LONGEST_ANNOUNCEMENT));

/** How the house stands, for its host. */
export const houseState = z.object({
  /** Whether nobody may change anything. */
  readOnly: z.boolean(),
  announcement: z.nullable(z.string()),
  people: z.int(),
  running: z.int(),
});
export type HouseState = z.infer<typeof houseState>;

export const tableForHost = z.object({
  id,
  title: z.string(),
  game: z.string(),
  state: z.enum(['open', 'running', 'over', 'closed']),
  host: z.string(),
  changed: time,
});
export type TableForHost = z.infer<typeof tableForHost>;

export const personForHost = z.object({
  id,
  name: z.string(),
  kind: personKind,
  login: z.nullable(z.string()),
  seen: time,
  banned: z.boolean(),
  muted: z.boolean(),
});
export type PersonForHost = z.infer<typeof personForHost>;

/** What only the host of a server may ask: the first account, or the one that the settings name. */
export const ADMIN_ROUTES = {
  adminHouse: route('GET', '/api/admin', { who: 'person', scope: 'account', answer: houseState }),
  adminChange: route('PUT', '/api/admin', {
    who: 'person',
    scope: 'account',
    body: z.strictObject({ readOnly: z.optional(z.boolean()), announcement: z.optional(announcement) }),
    answer: houseState,
  }),
  adminTables: route('GET', '/api/admin/tables', {
    who: 'person',
    scope: 'account',
    answer: z.array(tableForHost),
  }),
  adminClose: route('POST', '/api/admin/tables/:table/close', {
    who: 'person',
    scope: 'account',
    answer: z.array(tableForHost),
  }),
  adminPeople: route('GET', '/api/admin/people', {
    who: 'person',
    scope: 'account',
    query: z.strictObject({ find: z.optional(line(200)) }),
    answer: z.array(personForHost),
  }),
  adminSanction: route('PUT', '/api/admin/people/:person', {
    who: 'person',
    scope: 'account',
    body: z.strictObject({ banned: z.optional(z.boolean()), muted: z.optional(z.boolean()) }),
    answer: personForHost,
  }),
  adminReset: route('POST', '/api/admin/people/:person/reset', {
    who: 'person',
    scope: 'account',
    answer: z.object({ path: z.string() }),
  }),
} as const;
