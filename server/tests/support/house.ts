import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HouseOptions, type Opened, openHouse } from '@roundhouse/server';

/** Passwords that cost nothing, and all the patience of the world. */
export const PATIENT: NonNullable<HouseOptions['guard']> = {
  passwordCost: { N: 2 ** 4, r: 1, p: 1 },
  guests: { burst: 1000, everyMs: 1 },
  tries: { burst: 1000, everyMs: 1 },
};

/** A server with a page that is a mere placeholder, in whose world bots act and people are told at once. Closing it fails after an accident. */
export async function openTestHouse(
  options: Partial<HouseOptions> = {},
): Promise<Opened & { readonly accidents: unknown[] }> {
  const root = mkdtempSync(join(tmpdir(), 'roundhouse-page-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><html><head><title>page</title></head><body></body></html>');
  const accidents: unknown[] = [];
  const house = await openHouse({
    port: 0,
    host: '127.0.0.1',
    root,
    database: { file: ':memory:' },
    threads: false,
    guard: PATIENT,
    bounds: { requests: 0, lines: 0 },
    failed: (error) => accidents.push(error),
    gatherMs: 0,
    ...options,
    around: { botPause: 0, ...options.around },
  });
  return {
    ...house,
    accidents,
    async close() {
      await house.close();
      rmSync(root, { recursive: true, force: true });
      if (accidents.length > 0) throw new AggregateError(accidents, 'something went wrong in the server');
    },
  };
}
