import { EMBLEMS, SEAT_COLOURS } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { clockRule } from './clocks.ts';
import { id, line, person, personName, time } from './people.ts';

const MOST_SEATS = 12;
const LONGEST_TITLE = 60;
const LONGEST_LEVEL = 32;

export const access = z.enum(['everybody', 'link', 'named']);
export const pace = z.enum(['live', 'slow']);
export const tableState = z.enum(['open', 'running', 'over', 'closed']);
export const level = z.string().check(z.minLength(1), z.maxLength(LONGEST_LEVEL));
const seat = z.int().check(z.nonnegative(), z.lt(MOST_SEATS));

export const newTable = z.strictObject({
  game: id,
  options: z.optional(z.unknown()),
  seats: z.int().check(z.gte(1), z.lte(MOST_SEATS)),
  title: z.optional(line(LONGEST_TITLE)),
  access,
  pace,
  /** Whether people who do not play may look on. */
  watching: z.boolean(),
  /** Whether it begins by itself as soon as no seat is free; else its host begins it. */
  startsFull: z.optional(z.boolean()),
  /** Whether players may ask the page for hints; left out, they may not where people play against each other. */
  hints: z.optional(z.boolean()),
  /** Left out: nobody is hurried. */
  clock: z.optional(clockRule),
  /** Levels of bots that sit down at once, on the last seats. */
  bots: z.optional(z.array(level).check(z.maxLength(MOST_SEATS - 1))),
  /** Ids of people who are asked to join. */
  invited: z.optional(z.array(id).check(z.maxLength(MOST_SEATS))),
});
export type NewTable = z.infer<typeof newTable>;

/** What somebody looks like at a table. */
export const livery = z.strictObject({ colour: z.enum(SEAT_COLOURS), emblem: z.enum(EMBLEMS) });

/** Who sits, or will sit, on one seat. */
export const place = z.object({
  seat,
  /** Null: the seat is free, or a bot's. */
  person: z.nullable(person),
  bot: z.nullable(level),
  name: z.string(),
  /** Null where nobody chose one: it gets what is left. */
  livery: z.nullable(livery),
});
export type Place = z.infer<typeof place>;

/** A table as a list shows it. */
export const tableSummary = z.object({
  id,
  game: z.string(),
  /** Empty where its host gave it none. */
  title: z.string(),
  state: tableState,
  access,
  pace,
  watching: z.boolean(),
  seats: z.int(),
  places: z.array(place),
  host: person,
  /** Seats that are waited for, while it runs. */
  waiting: z.array(seat),
  changed: time,
  created: time,
});
export type TableSummary = z.infer<typeof tableSummary>;

/** A table as somebody who came to it sees it. */
export const table = z.extend(tableSummary, {
  options: z.unknown(),
  clock: z.nullable(clockRule),
  /** Whether it begins by itself as soon as no seat is free. */
  startsFull: z.boolean(),
  /** Whether players may ask the page for hints: whoever sits down agrees to it. */
  hints: z.boolean(),
  /** My seat; null for somebody who only looks on. */
  seat: z.nullable(seat),
  /** Whether I opened it, and so may start and close it. */
  mine: z.boolean(),
  /** The secret of its link; only for those who sit at it. */
  invite: z.nullable(z.string()),
  /** The seat of the running match that the invitation by which I came gives away. */
  offered: z.nullable(seat),
  /** Promises the seed before the first move. */
  seedHash: z.string(),
  /** Known when it is over. */
  seed: z.nullable(z.string()),
  /** The table that the same people went on to. */
  rematch: z.nullable(id),
  /** Somebody wants to take back more than the rules allow, and not everybody has answered. */
  question: z.nullable(z.object({ seat, agreed: z.array(seat) })),
});
export type Table = z.infer<typeof table>;

/** What home shows, in this order. */
export const tableLists = z.object({
  myTurn: z.array(tableSummary),
  running: z.array(tableSummary),
  waiting: z.array(tableSummary),
  open: z.array(tableSummary),
  friends: z.array(tableSummary),
  finished: z.array(tableSummary),
});
export type TableLists = z.infer<typeof tableLists>;

export const joining = z.strictObject({ seat: z.optional(seat), name: z.optional(personName) });
/** To another seat, before it begins. */
export const seatChange = z.strictObject({ seat });
/** People who are asked to join. */
export const askedToJoin = z.strictObject({ people: z.array(id).check(z.minLength(1), z.maxLength(MOST_SEATS)) });
export const seating = z.strictObject({ bot: z.nullable(level) });
