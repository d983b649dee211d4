import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '../../data/database.ts';

const program = fileURLToPath(new URL('./serving.mjs', import.meta.url));

/** The built server in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  /** As if the power had failed; resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/** `root`: the folder of the page. */
export async function startServer(place: DatabasePlace, root: string): Promise<ServerProcess> {
  const where = 'file' in place ? ['file', place.file] : ['url', place.url];
  const child = spawn(process.execPath, [program, ...where, root], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  for await (const address of createInterface(child.stdout)) return { address, kill };
  throw new Error('the server did not start');
}
