import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { UserError } from '../../user-error.ts';
import { houseRoot } from '../baseline.ts';

const counted = z.object({ accepted: z.number(), seconds: z.number(), fell: z.boolean() });

/** How many moves are made at each table: first some that are not counted. */
export interface Moves {
  readonly warmUp: number;
  readonly counted: number;
}

/** The actions that boardgame.io's own server accepts in a second, at as many tables of a small game of its own. */
export async function peerRate(
  tables: number,
  { warmUp, counted: moves }: Moves,
  say: (what: string) => void,
): Promise<number> {
  const folder = join(houseRoot(), 'bench', 'boardgame-io');
  if (!existsSync(folder)) throw new UserError('boardgame.io is measured from a clone of the repository alone');
  if (!existsSync(join(folder, 'node_modules'))) {
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  }
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-peer-'));
  const server = spawn(process.execPath, ['server.cjs', data], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await portIn(server.stdout);
    const words = ['load.mjs', port, ...[tables, warmUp, moves].map(String)];
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder });
    const { accepted, seconds, fell } = counted.parse(JSON.parse(stdout));
    if (fell) say(`it fell over after ${accepted} moves, which are counted`);
    return accepted / seconds;
  } finally {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    rmSync(data, { recursive: true, force: true });
  }
}

async function portIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) if (/^\d+$/.test(line)) return line;
  throw new UserError('the server of boardgame.io did not start');
}
