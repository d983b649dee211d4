/**
 * Two servers on one PostgreSQL with a proxy in front of them, to try it: `npm run cluster`. DATABASE_URL says where the
 * PostgreSQL is; without it one is started that is thrown away afterwards. A server that dies is started again; meanwhile
 * its people find the other.
 *
 *   npm run cluster -- --port 8080 --processes 2
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openProxy } from '@roundhouse/server';
import { findPostgres, startPostgres } from './postgres.mjs';

const program = join(dirname(dirname(fileURLToPath(import.meta.url))), 'cli', 'dist', 'main.js');
const RESTART_MS = 1000;

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8080' }, processes: { type: 'string', default: '2' } },
});

/** @returns {Promise<{ readonly url: string, readonly stop: () => Promise<void> }>} */
async function database() {
  const named = process.env['DATABASE_URL'];
  if (named !== undefined && named !== '') return { url: named, stop: () => Promise.resolve() };
  const programs = findPostgres();
  if (programs === null) throw new Error('set DATABASE_URL to a PostgreSQL, or install one');
  return startPostgres(programs);
}

/** @type {Map<number, { readonly host: string, readonly port: number }>} */
const servers = new Map();
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let ending = false;

/**
 * Keeps one server running.
 * @param {number} number
 * @param {string} url
 */
async function keep(number, url) {
  for (;;) {
    const env = { ...process.env, DATABASE_URL: url, ROUNDHOUSE_TRUST_PROXY: '1' };
    const child = spawn(process.execPath, [...process.execArgv, program, 'serve', '--port', '0'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      // Ctrl+C reaches this one alone, which then ends them in turn.
      detached: true,
    });
    children.add(child);
    const ended = once(child, 'exit');
    createInterface(child.stdout).on('line', (line) => {
      const port = /^Roundhouse is open at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (port === undefined) return;
      servers.set(number, { host: '127.0.0.1', port: Number(port) });
      process.stdout.write(`server ${number} (process ${child.pid}) listens on ${port}\n`);
    });
    await ended;
    children.delete(child);
    servers.delete(number);
    if (ending) return;
    process.stdout.write(`server ${number} is gone, and comes back\n`);
    await sleep(RESTART_MS);
  }
}

const { url, stop } = await database();
const keeping = Array.from({ length: Number(values.processes) }, (_, index) => keep(index + 1, url));
const proxy = await openProxy({ port: Number(values.port), servers: () => [...servers.values()] });
process.stdout.write(`Roundhouse is open at http://127.0.0.1:${proxy.port}\n`);

await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
ending = true;
for (const child of children) child.kill('SIGTERM');
await Promise.all(keeping);
await proxy.close();
await stop();
