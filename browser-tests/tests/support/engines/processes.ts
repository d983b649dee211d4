import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A slow machine must not fail a test; the limit ends one that hangs. */
export const PATIENCE_MS = 120_000;
const GLANCE_MS = 50;

/** Looks again and again, until there is something; `process` must not end before. */
export async function until<T>(what: string, look: () => Promise<T | null>, process?: ChildProcess): Promise<T> {
  const start = Date.now();
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (process !== undefined && hasEnded(process)) throw new Error(`${what}: ended before`);
    if (Date.now() - start > PATIENCE_MS) throw new Error(`${what}: not after ${PATIENCE_MS / 1000} seconds`);
    await sleep(GLANCE_MS);
  }
}

/** Ends a process, and waits until it is gone. */
export async function ended(process: ChildProcess): Promise<void> {
  if (hasEnded(process)) return;
  const gone = once(process, 'exit');
  process.kill();
  await gone;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
