import * as z from 'zod/mini';
import type { Ring } from './bell.ts';

const id = z.string();

/**
 * What one process tells the others of its database: which kind of thing happened where, and never what. Whoever wants to
 * know reads the rows, so that a telegram that is lost costs nothing but time.
 */
const telegram = z.discriminatedUnion('what', [
  z.object({ what: z.enum(['table', 'turn']), table: id, people: z.union([z.array(id), z.literal('everybody')]) }),
  z.object({ what: z.literal('entries'), table: id, entries: z.int() }),
  z.object({ what: z.enum(['clock', 'decided']), table: id }),
  z.object({ what: z.literal('orders'), table: id, person: id }),
  z.object({ what: z.literal('said'), table: id, number: z.int() }),
  z.object({ what: z.enum(['logged-out', 'renamed']), person: id }),
  /** Whether that person looks at the table somewhere: whoever finds so says it. */
  z.object({ what: z.literal('looks'), table: id, person: id, question: id }),
  z.object({ what: z.literal('does-look'), question: id }),
  /** So much happened that it was not told one by one. */
  z.object({ what: z.literal('again') }),
]);
export type Telegram = z.infer<typeof telegram>;

export const telegrams = z.object({ from: id, all: z.array(telegram) });

/** At a table of so many people everybody may look again: a telegram has to be short. */
const MOST_PEOPLE = 100;

export function telegramOf(ring: Exclude<Ring, { readonly what: 'announced' }>): Telegram {
  switch (ring.what) {
    case 'clock':
      return { what: 'clock', table: ring.table };
    case 'said':
      return { what: 'said', table: ring.table, number: ring.line.number };
    case 'table':
    case 'turn': {
      const { what, table, people } = ring;
      return { what, table, people: people === 'everybody' || people.length > MOST_PEOPLE ? 'everybody' : [...people] };
    }
    default:
      return ring;
  }
}
