import type { Row } from '@roundhouse/host';
import { type Entry, entrySchema, MalformedError, schema } from '@roundhouse/kernel';
import { type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import type { Change } from './match-store.ts';
import type { Head } from './stored-match.ts';

/**
 * The first versions kept a match as one value: who plays, and the whole record, written anew after every action. What
 * they left is moved over once.
 */
const OLD = { name: 'roundhouse', store: 'matches' } as const;

const whole = z.int().check(z.nonnegative());

const oldMatch = schema(
  z.object({
    players: z.array(z.object({ seat: whole, name: z.string(), bot: z.nullable(z.string()) })),
    seq: whole,
    over: z.boolean(),
    changed: z.number(),
    record: z.looseObject({ game: z.string(), entries: z.array(z.unknown()), checks: z.unknown() }),
  }),
);

/** Hands on every match of the old store, and forgets it there when it has been taken. */
export async function fromOldStore(take: (id: string, change: Change) => Promise<void>): Promise<void> {
  const old = await openOld();
  if (old === null) return;
  try {
    if (!old.objectStoreNames.contains(OLD.store)) return;
    await handOn(
      {
        ids: async () => (await old.getAllKeys(OLD.store)).filter((key) => typeof key === 'string'),
        get: async (id): Promise<unknown> => old.get(OLD.store, id),
        forget: async (id) => old.delete(OLD.store, id),
      },
      take,
    );
  } finally {
    old.close();
  }
}

/** As much of the old store as is needed here. */
interface OldMatches {
  readonly ids: () => Promise<readonly string[]>;
  readonly get: (id: string) => Promise<unknown>;
  readonly forget: (id: string) => Promise<void>;
}

/** One after the other; none is forgotten there before it is safe here. */
export async function handOn(old: OldMatches, take: (id: string, change: Change) => Promise<void>): Promise<void> {
  for (const id of await old.ids()) {
    await take(id, moved(await old.get(id)));
    await old.forget(id);
  }
}

/** Null where there never was one: it is not made by being looked for. */
async function openOld(): Promise<IDBPDatabase | null> {
  try {
    return await openDB(OLD.name, undefined, {
      upgrade: (_db, _from, _to, making) => {
        making.done.catch(() => undefined);
        making.abort();
      },
    });
  } catch {
    return null;
  }
}

/** What is damaged is moved as it is: the list says so, and it can be removed. */
export function moved(value: unknown): Change {
  try {
    const { players, seq, over, changed, record } = oldMatch.parse(value);
    const { entries, checks: _checks, ...heading } = record;
    const seated = players.map(({ seat, name, bot }): Entry => ({ seat, sits: { name, bot } }));
    const rows = [...seated, ...entries.map((entry) => entrySchema.parse(entry))].map(
      (entry): Row => ({ entry, key: null }),
    );
    const head: Head = {
      writer: '',
      game: heading.game,
      state: {
        players: players.map((player) => ({ ...player, vacant: false })),
        seq,
        over,
        waiting: [],
        takebacks: false,
      },
      changed,
      fault: null,
    };
    return { head, heading, added: { from: 0, rows, kept: [] } };
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    return { head: value };
  }
}
