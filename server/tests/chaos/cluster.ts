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
import { type Ground, groundOf } from './ground.ts';

const PROGRAM = fileURLToPath(new URL('../support/serving.mjs', import.meta.url));

interface Running {
  readonly process: ChildProcess;
  readonly address: string;
  readonly ended: Promise<unknown>;
}

/** Servers in processes of their own on one database: what is killed here, and started again. */
export class Cluster {
  readonly #ground: Ground;
  readonly #root: string;
  readonly #running: (Running | null)[];
  /** What went wrong in the servers, as they said it themselves. */
  readonly accidents: string[] = [];
  /** Servers that ended although nobody killed them. */
  readonly fallen: string[] = [];

  private constructor(ground: Ground, servers: number) {
    this.#ground = ground;
    this.#running = Array.from({ length: servers }, () => null);
    this.#root = mkdtempSync(join(tmpdir(), 'roundhouse-page-'));
    writeFileSync(join(this.#root, 'index.html'), '<!doctype html><title>page</title>');
  }

  /** Null when there is no PostgreSQL on this machine. */
  static async on(kind: DatabaseKind, servers: number): Promise<Cluster | null> {
    const ground = await groundOf(kind);
    return ground === null ? null : new Cluster(ground, servers);
  }

  get place(): DatabasePlace {
    return this.#ground.place;
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
    const { exitCode, signalCode } = running.process;
    if (exitCode !== null || signalCode !== null) {
      this.fallen.push(`a server ended by itself, with ${exitCode ?? signalCode}`);
    }
    running.process.kill('SIGKILL');
    await running.ended;
  }

  /** Takes the database away as a power cut would, or from those who write; resolves to what brings it back. */
  async takeAway(): Promise<() => Promise<void>> {
    return this.#ground.takeAway();
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
    const ended = once(child, 'exit');
    const complaints = text(child.stderr);
    void complaints.then((said) => {
      if (said !== '') this.accidents.push(said);
    });
    for await (const address of createInterface(child.stdout)) return { process: child, address, ended };
    throw new Error(`the server did not start: ${await complaints}`);
  }
}
