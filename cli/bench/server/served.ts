import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { UserError } from '../../user-error.ts';
import { workOf } from './worked.ts';

/** A server of its own process, as a host would start it. */
export class Served {
  readonly address: string;
  /** From the start of the process to the line that names the address. */
  readonly startedIn: number;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, address: string, startedIn: number) {
    this.#process = process;
    this.address = address;
    this.startedIn = startedIn;
  }

  /** `database`: an address of PostgreSQL; without it everything lies in the folder. */
  static async start(folder: string, database: string | undefined, now: () => number): Promise<Served> {
    const [, main] = process.argv;
    if (main === undefined) throw new UserError('bench server has to be run from the command line');
    // Where this is run, something else may say where games are kept.
    const { DATABASE_URL: _elsewhere, ...around } = process.env;
    // All the visitors of the benchmark come from one address, and ask as often as they can.
    const quiet = { ...around, ROUNDHOUSE_LOG: 'silent', ROUNDHOUSE_REQUESTS: '0', ROUNDHOUSE_LINES: '0' };
    const serve = [main, 'serve', '--port', '0'];
    return database === undefined
      ? Served.#started([...serve, '--data', folder], quiet, now)
      : Served.#started(serve, { ...quiet, DATABASE_URL: database }, now);
  }

  /** With a small game beside those of the house. */
  static async startSmall(folder: string, now: () => number): Promise<Served> {
    return Served.#started([fileURLToPath(new URL('./tiles-house.js', import.meta.url)), folder], process.env, now);
  }

  static async #started(words: readonly string[], env: NodeJS.ProcessEnv, now: () => number): Promise<Served> {
    const began = now();
    const child = spawn(process.execPath, [...process.execArgv, ...words], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /open at (?<address>\S+)/.exec(line)?.groups?.['address'];
      if (address !== undefined) return new Served(child, address, now() - began);
    }
    throw new UserError('the server did not start');
  }

  /** The memory that it holds, in bytes. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8');
    return 1024 * Number(/VmRSS:\s+(?<kb>\d+)/.exec(status)?.groups?.['kb']);
  }

  /** The time that its threads have worked, in milliseconds: other processes do not change it much. */
  get worked(): number {
    return workOf(this.#process.pid);
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}
