import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '../../data/database.ts';

/** Another process that writes rows, two in each transaction, until it is killed. */
export interface Writer {
  /** Its rows have keys `<name> <number> a` and `<name> <number> b`. */
  readonly name: string;
  /** Resolves when that many transactions were acknowledged. */
  readonly acknowledged: (count: number) => Promise<void>;
  /** Kills it in the middle of whatever it does; says how many transactions it heard were done. */
  readonly kill: () => Promise<number>;
}

const program = fileURLToPath(new URL('writer.mjs', import.meta.url));

export function startWriter(place: DatabasePlace): Writer {
  const name = randomBytes(4).toString('hex');
  const where = 'file' in place ? ['file', place.file] : ['url', place.url];
  const child = spawn(process.execPath, [program, ...where, name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const complaints = text(child.stderr);
  const closed = once(child, 'close');
  let done = 0;
  let heard = (): void => {};
  createInterface(child.stdout).on('line', (line) => {
    done = Number(line);
    heard();
  });
  return {
    name,
    acknowledged: (count) =>
      new Promise((resolve, reject) => {
        heard = () => {
          if (done >= count) resolve();
        };
        heard();
        void closed.then(async () => reject(new Error(`the writer ended: ${await complaints}`)));
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
      return done;
    },
  };
}
