/** A PostgreSQL for the tests of the server: finds the programs, and starts one of its own that is thrown away afterwards. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { foldersIn, foundOrInstalled, isProgram, isRoot } from './programs.mjs';

const NAME = 'roundhouse';
const PORT = '5432';

/** It stops with whoever started it, however that ended: its keeper reads until the other end of the pipe is gone. */
const KEEPER = `"$@" & trap '' INT TERM; cat > /dev/null; kill -QUIT $!; wait $!; cd /; rm -rf "$0"`;

/**
 * The folder of the newest PostgreSQL's programs, or null when there is none and none can be installed. Debian keeps them
 * off the PATH, in a folder for each version.
 * @returns {string | null}
 */
export function findPostgres() {
  const look = () =>
    foldersIn('/usr/lib/postgresql')
      .map((folder) => join(folder, 'bin'))
      .filter((folder) => ['initdb', 'postgres', 'pg_isready'].every((name) => isProgram(join(folder, name))))
      .toSorted((a, b) => versionOf(b) - versionOf(a))[0] ?? null;
  return foundOrInstalled('PostgreSQL', look, ['postgresql']);
}

/** @param {string} folder */
const versionOf = (folder) => Number(/(\d+)\/bin$/.exec(folder)?.[1]);

/**
 * An empty PostgreSQL in a temporary folder, which listens on a socket in it and nowhere else. `crash` ends it as a power
 * cut would, with all that it has in hand; `recover` starts it again on what is left.
 * @param {string} programs
 * @returns {Promise<{
 *   readonly url: string,
 *   readonly stop: () => Promise<void>,
 *   readonly crash: () => Promise<void>,
 *   readonly recover: () => Promise<void>,
 * }>}
 */
export async function startPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-postgres-'));
  // PostgreSQL refuses to be root's.
  const owner = isRoot() ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');

  const initdb = ['-D', data, '-U', NAME, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), initdb, {
    ...owner,
    cwd: folder,
    stdio: ['ignore', output, output],
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${readFileSync(log, 'utf8')}`);

  const settings = ['listen_addresses=', `port=${PORT}`, `unix_socket_directories=${folder}`, 'max_connections=300'];
  const command = [join(programs, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const keep = () => {
    const keeper = spawn('sh', ['-c', KEEPER, folder, ...command], {
      ...owner,
      cwd: folder,
      stdio: ['pipe', output, output],
    });
    // It may be gone before it is told to end.
    keeper.stdin?.on('error', () => {});
    return { keeper, ended: once(keeper, 'exit') };
  };
  let kept = keep();
  const stop = async () => {
    kept.keeper.stdin?.end();
    await kept.ended;
  };

  const isReady = () => spawnSync(join(programs, 'pg_isready'), ['-q', '-h', folder, '-p', PORT]).status === 0;
  const untilReady = async () => {
    for (let tries = 0; !isReady(); tries += 1) {
      if (tries > 1200) {
        const said = readFileSync(log, 'utf8');
        await stop();
        throw new Error(`PostgreSQL did not start: ${said}`);
      }
      await sleep(50);
    }
  };

  const crash = async () => {
    const { keeper, ended } = kept;
    const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const all = [postmaster, ...childrenOf(postmaster)];
    // Not its keeper's end, which would clear everything away.
    keeper.kill('SIGKILL');
    await ended;
    for (const pid of all) killIfThere(pid);
    while (all.some(isThere)) await sleep(5);
  };
  const recover = async () => {
    // Where nobody hears of the end of a process, its number stays taken, and with it what it had locked.
    for (const lock of [join(data, 'postmaster.pid'), join(folder, `.s.PGSQL.${PORT}.lock`)])
      rmSync(lock, { force: true });
    kept = keep();
    await untilReady();
  };

  await untilReady();
  const url = `postgres://${NAME}@localhost/postgres?host=${encodeURIComponent(folder)}&port=${PORT}`;
  return { url, stop, crash, recover };
}

/** @param {number} pid */
function childrenOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => (line.trim() === '' ? [] : [Number(line)]));
}

/** @param {number} pid */
function killIfThere(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself, because the one that had started it is gone.
  }
}

/** @param {number} pid whether it runs; one that only waits for somebody to hear of its end does not */
function isThere(pid) {
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && !stdout.startsWith('Z');
}

/** @param {'-u' | '-g'} which of the account that Debian's package makes */
function idOf(which) {
  const { status, stdout } = spawnSync('id', [which, 'postgres'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('there is no account postgres, and PostgreSQL refuses to be run by root');
  return Number(stdout);
}
