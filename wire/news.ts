import type { Update } from '@roundhouse/host';
import * as z from 'zod/mini';
import type { BriefUpdate } from './brief-news.ts';
import type { ClockFace } from './clocks.ts';
import { id } from './people.ts';
import { stand } from './play.ts';
import type { Table } from './tables.ts';
import type { ChatLine } from './talk.ts';

/** What a client says on the socket. */
export const wish = z.discriminatedUnion('do', [
  /** Look at a table; `since`: what was known when the line broke; `brief`: updates after the first as changes of it. */
  z.strictObject({
    do: z.literal('watch'),
    table: id,
    since: z.optional(z.nullable(stand)),
    brief: z.optional(z.boolean()),
  }),
  z.strictObject({ do: z.literal('leave'), table: id }),
  /** Hear when one of the lists of home changes. */
  z.strictObject({ do: z.literal('home') }),
  z.strictObject({ do: z.literal('ping') }),
]);
export type Wish = z.infer<typeof wish>;

const count = z.optional(z.string().check(z.regex(/^\d{1,9}$/)));

/** The same wishes in the query of `/api/news/stream`, for those who cannot use a WebSocket. */
export const streamWishes: z.ZodMiniType<Wish[]> = z.pipe(
  z.strictObject({
    table: z.optional(id),
    seq: count,
    undos: count,
    brief: z.optional(z.literal('1')),
    home: z.optional(z.literal('1')),
  }),
  z.transform(({ table, seq, undos, brief, home }): Wish[] => {
    const since = seq === undefined || undos === undefined ? null : { seq: Number(seq), undos: Number(undos) };
    return [
      ...(table === undefined ? [] : [{ do: 'watch' as const, table, since, brief: brief === '1' }]),
      ...(home === undefined ? [] : [{ do: 'home' as const }]),
    ];
  }),
);

/** What the server says on the socket. A client leaves alone what it does not know. */
export type News =
  /** Somebody at the table did something. */
  | { readonly news: 'update'; readonly table: string; readonly update: Update }
  /** The same to somebody who wants it brief: what is different from the update before. */
  | { readonly news: 'change'; readonly table: string; readonly brief: BriefUpdate }
  /** Who sits there, and whether it has begun. */
  | { readonly news: 'table'; readonly about: Table }
  /** How much time everybody has. */
  | { readonly news: 'clock'; readonly table: string; readonly clock: ClockFace }
  /** Somebody said something at the table. */
  | { readonly news: 'said'; readonly table: string; readonly line: ChatLine }
  /** One of my orders there has acted or ended: ask for them again. */
  | { readonly news: 'orders'; readonly table: string }
  /** Ask for the lists again. */
  | { readonly news: 'home' }
  /** The host of the server says something to everybody, or (null) nothing any more. */
  | { readonly news: 'announced'; readonly text: string | null }
  | { readonly news: 'pong' }
  /** A wish that was not granted. */
  | { readonly news: 'refused'; readonly table: string | null; readonly code: string; readonly why: string };
