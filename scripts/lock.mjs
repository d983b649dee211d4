import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;
/** A holder writes its id right after making the folder; a folder that stays without one belongs to nobody. */
const NAMELESS_MS = 5_000;
const GIVE_UP_MS = 15 * 60_000;

/**
 * Runs `work` while holding `folder`, so that two runs never install or build at once. The lock of a process that
 * died is taken over.
 * @template T
 * @param {string} folder
 * @param {() => T | Promise<T>} work
 * @param {(holder: string) => void} onWait called once, when somebody else holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, onWait) {
  const start = Date.now();
  let told = false;
  while (!take(folder)) {
    if (isAbandoned(folder)) takeAway(folder);
    else {
      if (!told) onWait(holderOf(folder) ?? 'unknown');
      told = true;
      if (Date.now() - start > GIVE_UP_MS)
        throw new Error(`still locked after 15 minutes; if nothing runs, remove ${folder}`);
      await sleep(POLL_MS);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function take(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

/**
 * Removing somebody else's lock is itself done under a lock, and after a second look: otherwise two that wait could
 * both see the dead holder, and the slower one would remove the fresh lock of the faster.
 * @param {string} folder
 */
function takeAway(folder) {
  const guard = `${folder}.takeover`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (ageOf(guard) > NAMELESS_MS) rmSync(guard, { recursive: true, force: true });
    return;
  }
  try {
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function isAbandoned(folder) {
  const holder = holderOf(folder);
  return holder === undefined ? ageOf(folder) > NAMELESS_MS : !isAlive(Number(holder));
}

/** @param {string} folder */
function holderOf(folder) {
  try {
    const text = readFileSync(join(folder, 'pid'), 'utf8');
    return /^\d+$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function ageOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? 0 : Date.now() - found.mtimeMs;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
