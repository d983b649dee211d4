import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameContent } from '@roundhouse/host';
import { openHouse as openServer } from '@roundhouse/server';

export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

export interface OpenHouse {
  readonly address: string;
  /** The folder of the built page that it serves. */
  readonly page: string;
  close(): Promise<void>;
}

/** Builds the page if it is stale, and serves it as people get it, with what the host adds to the games. */
export async function openHouse(content: readonly GameContent[] = []): Promise<OpenHouse> {
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts', 'setup.mjs'), '--page'], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the page could not be built');
  // A copy: a build that somebody starts meanwhile must not pull the page from under the tests.
  const copy = mkdtempSync(join(tmpdir(), 'roundhouse-page-'));
  cpSync(join(ROOT, 'web', 'dist'), copy, { recursive: true });
  const site = await openServer({
    port: 0,
    host: '127.0.0.1',
    root: copy,
    content,
    database: { file: ':memory:' },
    threads: false,
  });
  return {
    address: site.address,
    page: copy,
    async close() {
      await site.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
