import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, openHouse, openLog } from '@roundhouse/server';
import { tiles } from './tiles.ts';

/**
 * A server with the small game beside the games of the house, in a process of its own: everything lies in the folder that
 * its one argument names.
 */
const [, , folder = '.'] = process.argv;
const root = join(folder, 'page');
mkdirSync(root, { recursive: true });
writeFileSync(join(root, 'index.html'), '<!doctype html><html><head><title>Tiles</title></head><body></body></html>');
const brain = { game: tiles, orders: [], evaluate: () => 0, forecast: () => 0, weigh: () => [], chapter: () => 0 };
const house = await openHouse({
  port: 0,
  host: '127.0.0.1',
  root,
  database: { file: join(folder, DATABASE_FILE) },
  threads: false,
  bounds: { requests: 0, lines: 0 },
  log: openLog('silent'),
  more: [{ id: tiles.id, brain: () => Promise.resolve(brain) }],
});
process.stdout.write(`open at ${house.address}\n`);
process.once('SIGTERM', () => {
  house.close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
});
