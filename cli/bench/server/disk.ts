import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 20;
const BLOCK = Buffer.alloc(4096);

/**
 * How long the disk itself takes for one small write, again and again while something else is done: when answers wait, this
 * tells whether the disk made them wait, which others may use. Returns the times, in milliseconds, the shortest first.
 */
export async function whileWriting<T>(
  folder: string,
  now: () => number,
  work: () => Promise<T>,
): Promise<readonly [T, readonly number[]]> {
  const file = await open(join(folder, 'disk'), 'w');
  const times: number[] = [];
  const over = new AbortController();
  const write = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const began = now();
      await file.write(BLOCK, 0, BLOCK.length, 0);
      await file.datasync();
      times.push(now() - began);
      await delay(PAUSE_MS);
    }
  };
  const writing = write();
  try {
    const result = await work();
    over.abort();
    await writing;
    return [result, times.toSorted((a, b) => a - b)];
  } finally {
    over.abort();
    await writing;
    await file.close();
  }
}
