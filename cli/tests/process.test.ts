import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCli } from './cli.ts';

const launcher = fileURLToPath(new URL('../../roundhouse', import.meta.url));

describe('the process', () => {
  it('answers on standard output and ends with its input', () => {
    const input = '{"id":1,"do":"games"}\r\nnonsense\n{"id":2,"do":"help"}';
    const done = spawnSync(launcher, ['engine'], { input, encoding: 'utf8' });
    expect(done.status).toBe(0);
    const answers = done.stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(answers).toMatchObject([{ id: 1 }, { id: null, error: {} }, { id: 2 }]);
  });

  it('does not mind when nobody listens any more', async () => {
    const child = spawn(launcher, ['engine'], { stdio: ['pipe', 'pipe', 'pipe'] });
    const ended = once(child, 'exit');
    let complaints = '';
    child.stderr.on('data', (data: Buffer) => {
      complaints += data.toString();
    });
    // The engine may be gone before all of it is written.
    child.stdin.on('error', () => {});
    child.stdin.write('{"id":1,"do":"games"}\n');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end('{"id":2,"do":"games"}\n'.repeat(20_000));
    expect(await ended).toEqual([0, null]);
    expect(complaints).not.toMatch(/EPIPE|Error|\bat /);
  });

  it('plays games in threads with the same results as without', async () => {
    const words = ['arena', '--game', 'kings-of-air-and-steam', '--bots', 'lively,random', '--games', '5', '--json'];
    const threaded = spawnSync(launcher, [...words, '--threads', '3'], { encoding: 'utf8' });
    expect(threaded.stderr).toBe('');
    expect(threaded.status).toBe(0);
    expect(threaded.stdout).toBe((await runCli([...words, '--threads', '1'])).out);
  });

  it('tells mistakes by its exit code', () => {
    const done = spawnSync(launcher, ['simulate', '--game', 'ludo'], { encoding: 'utf8' });
    expect(done.status).toBe(2);
    expect(done.stdout).toBe('');
    expect(done.stderr).toContain("roundhouse: there is no game 'ludo'");
  });
});
