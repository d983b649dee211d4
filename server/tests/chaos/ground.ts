import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type DatabasePlace, openAsItIs } from '../../data/database.ts';
import type { DatabaseKind } from '../../data/migrations.ts';

const POSTGRES = fileURLToPath(new URL('../../../scripts/brittle-postgres.mjs', import.meta.url));

/** A database that can be taken away from those who use it, and brought back. */
export interface Ground {
  readonly place: DatabasePlace;
  /** Resolves to what brings it back. */
  readonly takeAway: () => Promise<() => Promise<void>>;
  readonly remove: () => Promise<void>;
}

/** Null when there is no such database on this machine. */
export async function groundOf(kind: DatabaseKind): Promise<Ground | null> {
  return kind === 'sqlite' ? fileGround() : postgresGround();
}

/** A file lies in the server itself: it is taken away by somebody else who writes, and does not come to an end. */
function fileGround(): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-chaos-'));
  const place = { file: join(folder, 'tables.db') };
  return {
    place,
    takeAway: async () => {
      const data = await openAsItIs(place);
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let held: Promise<void> = Promise.resolve();
      await new Promise<void>((begun) => {
        held = data.db.transaction().execute(async () => {
          begun();
          await released;
        });
      });
      return async () => {
        release();
        await held;
        await data.close();
      };
    },
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
}

/** A PostgreSQL of its own, which is killed with all its processes: nobody else's ever is. */
async function postgresGround(): Promise<Ground | null> {
  const child = spawn(process.execPath, [POSTGRES], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done === true) return null;
  const order = async (word: 'down' | 'up'): Promise<void> => {
    child.stdin.write(`${word}\n`);
    await lines.next();
  };
  return {
    place: { url: first.value },
    takeAway: async () => {
      await order('down');
      return async () => order('up');
    },
    remove: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
