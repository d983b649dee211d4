import type { Outcome, Update } from '@roundhouse/host';
import * as z from 'zod/mini';
import type { BriefUpdate } from './brief-news.ts';
import type { ClockFace } from './clocks.ts';
import { id } from './people.ts';
import { key, stand, submission } from './play.ts';
import type { RefusalCode } from './refusal.ts';
import type { Table } from './tables.ts';
import type { ChatLine } from './talk.ts';

/** A message to the server has so many bytes at most. */
export const LARGEST_MESSAGE = 16 * 1024;

/** What a client wants to hear on the socket. */
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

/** What a client says on the socket to play, as by a request to play: once for each key, whichever way it came. */
export const submit = z.strictObject({ do: z.literal('submit'), table: id, submission });
export type Submit = z.infer<typeof submit>;

const named = z.object({
  table: z.catch(z.nullable(id), null),
  submission: z.catch(z.nullable(z.object({ key })), null),
});

/** Which submission was meant, as far as that can be read; null for what cannot be. */
export function keyIn(said: unknown): { readonly table: string | null; readonly key: string | null } {
  const { data } = named.safeParse(said);
  return { table: data?.table ?? null, key: data?.submission?.key ?? null };
}

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
  /** What became of a submission: it was played and is stored, or a rule forbids it. Those who watch have heard the rest. */
  | { readonly news: 'answered'; readonly table: string; readonly key: string; readonly outcome: Outcome }
  /** A wish that was not granted. */
  | NotGranted;

interface NotGranted {
  readonly news: 'refused';
  readonly table: string | null;
  /** Of a submission; null where it could not be read. Left out for other wishes. */
  readonly key?: string | null;
  readonly code: RefusalCode;
  readonly why: string;
  /** In so many seconds the same submission may be granted. */
  readonly retryAfter?: number;
}
