import type { Update } from '@roundhouse/host';
import * as z from 'zod/mini';
import { id } from './people.ts';
import { stand } from './play.ts';
import type { Table } from './tables.ts';

/** What a client says on the socket. */
export const wish = z.discriminatedUnion('do', [
  /** Look at a table; `since`: what was known when the line broke. */
  z.strictObject({ do: z.literal('watch'), table: id, since: z.optional(z.nullable(stand)) }),
  z.strictObject({ do: z.literal('leave'), table: id }),
  /** Hear when one of the lists of home changes. */
  z.strictObject({ do: z.literal('home') }),
  z.strictObject({ do: z.literal('ping') }),
]);
export type Wish = z.infer<typeof wish>;

/** What the server says on the socket. A client leaves alone what it does not know. */
export type News =
  /** Somebody at the table did something. */
  | { readonly news: 'update'; readonly table: string; readonly update: Update }
  /** Who sits there, and whether it has begun. */
  | { readonly news: 'table'; readonly about: Table }
  /** Ask for the lists again. */
  | { readonly news: 'home' }
  | { readonly news: 'pong' }
  /** A wish that was not granted. */
  | { readonly news: 'refused'; readonly table: string | null; readonly code: string; readonly why: string };
