import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '../../data/database.ts';
import type { DatabaseKind } from '../../data/migrations.ts';

const POSTGRES = fileURLToPath(new URL('../../../scripts/brittle-postgres.mjs', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../support/serving.mjs', import.meta.url));

interface Running {
  readonly process: ChildProcess;
  readonly address: string;
}

/** A database that can be brought down as a power cut would. */
interface Ground {
  readonly place: DatabasePlace;
  /** Null where the database lies in the server itself; else it is brought up again on what is left. */
  readonly crash: (() => Promise<void>) | null;
  readonly remove: () => Promise<void>;
}

/** Servers in processes of their own on one database: what is killed here, and started again. */
export class Cluster {
  readonly #ground: Ground;
  readonly #root: string;
  readonly #running: (Running | null)[];
  /** What went wrong in the servers, as they said it themselves. */
  readonly accidents: string[] = [];

  private constructor(ground: Ground, servers: number) {
    this.#ground = ground;
    this.#running = Array.from({ length: servers }, () => null);
    this.#root = mkdtempSync(join(tmpdir(), 'roundhouse-page-'));
    writeFileSync(join(this.#root, 'index.html'), '<!doctype html><title>page</title>');
  }

  /** Null when there is no PostgreSQL on this machine. */
  static async on(kind: DatabaseKind, servers: number): Promise<Cluster | null> {
    const ground = kind === 'sqlite' ? fileGround() : await postgresGround();
    return ground === null ? null : new Cluster(ground, servers);
  }

  get place(): DatabasePlace {
    return this.#ground.place;
  }

  get canCrash(): boolean {
    return this.#ground.crash !== null;
  }

  /** Of the servers that run. */
  get addresses(): readonly string[] {
    return this.#running.flatMap((one) => (one === null ? [] : [one.address]));
  }

  /** Starts every server that does not run. */
  async start(): Promise<void> {
    await Promise.all(
      this.#running.map(async (one, index) => {
        if (one === null) this.#running[index] = await this.#serve();
      }),
    );
  }

  /** With SIGKILL, so that it has no time for anything. */
  async kill(server: number): Promise<void> {
    const running = this.#running[server];
    if (running === null || running === undefined) return;
    this.#running[server] = null;
    const ended = once(running.process, 'exit');
    running.process.kill('SIGKILL');
    await ended;
  }

  /** Brings the database down, and up again on what is left of it. */
  async crashDatabase(): Promise<void> {
    const { crash } = this.#ground;
    if (crash === null) throw new Error('this database cannot be killed without its server');
    await crash();
  }

  async close(): Promise<void> {
    await Promise.all(this.#running.map(async (_, index) => this.kill(index)));
    await this.#ground.remove();
    rmSync(this.#root, { recursive: true, force: true });
  }

  async #serve(): Promise<Running> {
    const { place } = this;
    const where = 'file' in place ? ['file', place.file] : ['url', place.url];
    const child = spawn(process.execPath, [PROGRAM, ...where, this.#root], { stdio: ['ignore', 'pipe', 'pipe'] });
    const complaints = text(child.stderr);
    void complaints.then((said) => {
      if (said !== '') this.accidents.push(said);
    });
    for await (const address of createInterface(child.stdout)) return { process: child, address };
    throw new Error(`the server did not start: ${await complaints}`);
  }
}

function fileGround(): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-chaos-'));
  return {
    place: { file: join(folder, 'tables.db') },
    crash: null,
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
}

/** A PostgreSQL of its own: nobody else's is ever killed. */
async function postgresGround(): Promise<Ground | null> {
  const child = spawn(process.execPath, [POSTGRES], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done === true) return null;
  return {
    place: { url: first.value },
    crash: async () => {
      child.stdin.write('kill\n');
      await lines.next();
    },
    remove: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
