import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begun, Client, playOne } from './support/client.ts';

/** Installed from the tarball alone, into a folder that holds nothing else: needs a registry of packages. */
describe.runIf(process.platform !== 'win32')('the tarball in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-installed-'));
  const program = join(folder, 'node_modules/.bin/roundhouse');
  const { DATABASE_URL: _, NODE_PATH: __, ...env } = process.env;
  let server: ChildProcess | null = null;
  beforeAll(() => {
    const pack = fileURLToPath(new URL('../../scripts/pack.mjs', import.meta.url));
    const tarball = spawnSync(process.execPath, [pack, folder], { encoding: 'utf8' }).stdout.trim();
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: folder, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(done.stderr);
  });
  afterAll(() => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('speaks the protocol of the engine', () => {
    const input = '{"id":1,"do":"games"}\n';
    const { stdout } = spawnSync(program, ['engine'], { cwd: folder, env, input, encoding: 'utf8' });
    for (const game of ['age-of-steam', 'steam', 'kings-of-air-and-steam', 'city-of-iron'])
      expect(stdout).toContain(game);
  });

  it('plays in a terminal', () => {
    const { stdout, stderr } = spawnSync(program, ['play', '--game', 'steam'], {
      cwd: folder,
      env,
      input: '\n',
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/Cannot find|ERR_/);
    expect(stdout).toContain('Turn 1 begins.');
  });

  it('serves the page, and a game with bots that think in threads of their own', async () => {
    server = spawn(program, ['serve', '--port', '0'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    if (server.stdout === null) throw new Error('it says nothing');
    const address = /http:\S+/.exec(await firstLine(server.stdout))?.[0] ?? '';
    const page = await fetch(address, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<title>Roundhouse</title>');
    const ada = await Client.named(address, 'Ada');
    const { id: table } = await begun([ada], 'steam', { map: 'ruhr' }, ['easy', 'easy']);
    const line = await ada.line();
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'update');
    while ((line.lastUpdate()?.steps.length ?? 0) === 0 || (line.lastUpdate()?.seq ?? 0) < 6) {
      const heard = line.heard.length;
      if ((await playOne(ada, table, ([action]) => action)) === null) await line.more(heard);
    }
    line.close();
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(join(folder, 'roundhouse-data/roundhouse.db'))).toBe(true);
  });
});

async function firstLine(said: Readable): Promise<string> {
  for await (const line of createInterface(said)) return line;
  throw new Error('it ended and said nothing');
}
