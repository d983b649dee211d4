import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const bot = fileURLToPath(new URL('../../examples/python-bot/random_bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const mustRun = process.env['CI'] === 'true';

if (!hasPython && !mustRun) process.stderr.write('\n!!! python3 was not found: the Python bot is NOT tested here.\n\n');

describe.runIf(hasPython || mustRun)('the bot in Python', () => {
  it('plays a whole game over the engine protocol', () => {
    const done = spawnSync('python3', [bot, '--seats', '3', '--seed', '5'], { encoding: 'utf8' });
    expect(done.error).toBeUndefined();
    expect(done.stdout).toMatch(/^\d+ actions were played\.$/m);
    expect(done.stdout).toMatch(/^Seat 0 \(this program\): rank \d/m);
    expect(done.stdout).toMatch(/^Seat 2 \(easy\): rank \d/m);
    expect(done.status).toBe(0);
  });

  it('plays a game that it knows nothing of', () => {
    const done = spawnSync('python3', [bot, '--game', 'city-of-iron', '--seats', '2'], { encoding: 'utf8' });
    expect(done.stdout).toMatch(/^Seat 0 \(this program\): rank \d/m);
    expect(done.status).toBe(0);
  });

  it('gives up when the engine refuses', () => {
    const done = spawnSync('python3', [bot, '--seats', '17'], { encoding: 'utf8' });
    expect(done.stderr).toContain('takes 3 to 6 seats');
    expect(done.status).toBe(1);
  });
});
