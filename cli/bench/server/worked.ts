import { readFileSync } from 'node:fs';
import { postgresProcesses } from '@roundhouse/server';

/** Of /proc/PID/stat, counted after the name. */
const USER_FIELD = 11;
const SYSTEM_FIELD = 12;
const MS_A_TICK = 10;

/** The time that the threads of a process have worked, in milliseconds: other processes do not change it much. */
export function workOf(pid: number | undefined): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD])) * MS_A_TICK;
}

/** By process of a PostgreSQL, the time that it has worked; nothing where it runs on another machine. */
async function workOfPostgres(url: string): Promise<ReadonlyMap<number, number>> {
  const pids = await postgresProcesses(url);
  return new Map(pids.filter(isPostgres).map((pid) => [pid, workOf(pid)]));
}

/** Starts to count what a PostgreSQL of this machine works; what is returned tells how much that was, or null elsewhere. */
export async function countPostgres(url: string): Promise<() => Promise<number | null>> {
  const before = await workOfPostgres(url);
  return async () => {
    const after = await workOfPostgres(url);
    if (after.size === 0) return null;
    let worked = 0;
    for (const [pid, work] of after) worked += work - (before.get(pid) ?? 0);
    return worked;
  };
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}
