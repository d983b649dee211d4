import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from './cli.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-play-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Three people at one keyboard: whoever is asked, the script answers. */
const TOGETHER = ['play', '--game', 'age-of-steam', '--bots', 'human', '--seats', '3', '--seed', 'table'];

describe('play', () => {
  it('shows the map, everyone’s numbers, the task and numbered choices', async () => {
    const { code, out } = await runCli(TOGETHER, { input: ['q'] });
    expect(code).toBe(0);
    expect(out).toContain('Chi:R');
    expect(out).toContain('Rust Belt, turn 1 of 10');
    expect(out).toMatch(/issue shares\?/);
    expect(out).toMatch(/1 {2}no shares/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(out).not.toContain('\u001b');
    expect((await runCli(TOGETHER, { input: ['q'], terminal: true })).out).toContain('\u001b[');
  });

  it('takes choices, takes them back, and says why it cannot', async () => {
    const { out } = await runCli(TOGETHER, { input: ['3', 'u', 'u', 'q'] });
    expect(out).toContain('issues 2 shares for $10.');
    expect(out).toContain('Taken back.');
    expect(out).toContain('[match.undo-nothing]');
  });

  it('explains what is not understood and what is against the rules', async () => {
    const { out } = await runCli(TOGETHER, {
      input: [
        '99',
        'dance',
        'b',
        'why',
        'why 2',
        'why 98',
        'why {"type":"issue-shares","shares":50}',
        '{"type":"pass"}',
        '{"type":',
        '?',
        'log',
        'm',
        'hint',
        '',
      ],
    });
    expect(out).toContain('There is no choice 99');
    expect(out).toContain("'dance' is not understood");
    expect(out).toContain('This is the first question');
    expect(out).toContain('Why what?');
    expect(out).toContain('{"type":"issue-shares","shares":1} is legal');
    expect(out).toContain('There is no choice 98');
    expect(out).toContain('[issue-shares.maximum]');
    expect(out).toContain('[sequence.');
    expect(out).toContain('That is not JSON');
    expect(out).toContain('takes back your last action');
    expect(out).toContain('A greedy bot would play');
  });

  it('asks for the hex before the tile, and can go back', async () => {
    const input = [
      '3',
      '3',
      '3',
      '{"type":"drop-out"}',
      '{"type":"drop-out"}',
      '1',
      '1',
      '1',
      '1',
      'b',
      '1',
      '1',
      'u',
      'q',
    ];
    const { out } = await runCli(TOGETHER, { input });
    expect(out).toMatch(/1 {2}build at .+ \(\d+\)/);
    expect(out).toMatch(/1 {2}\S+–\S+, \$\d/);
    expect(out).toMatch(/\(a number, b to go back/);
    expect(out).toMatch(/builds at .* for \$\d/);
    expect(out).toContain('Taken back.');
  });

  it('saves and loads', async () => {
    const file = join(folder, 'evening.json');
    const saved = await runCli(TOGETHER, {
      input: ['4', `s ${file}`, 's', `s ${join(folder, 'no', 'such', 'folder')}`, 'q'],
    });
    expect(saved.out).toContain(`Saved to ${file}.`);
    expect(saved.out).toContain('Save where?');
    expect(saved.out).toContain('cannot be written');
    const loaded = await runCli([...TOGETHER.slice(0, 3), '--bots', 'human', '--load', file], { input: ['q'] });
    expect(loaded.out).toContain('issues 3 shares for $15.');
    const within = await runCli(TOGETHER, { input: [`load ${file}`, 'load', 'load nothing.json', 'q'] });
    expect(within.out).toContain(`Loaded ${file}, after 1 action.`);
    expect(within.out).toContain('Load what?');
    expect(within.out).toContain("'nothing.json' cannot be read");
  });

  it('lets bots play the other seats until the end, and prints every line of the score', async () => {
    // Always the first choice: more than enough of them, whoever leaves the game when.
    const input = Array.from({ length: 400 }, () => '1');
    const { code, out } = await runCli(['play', '--bots', 'lively', '--seats', '3', '--seed', '2'], { input });
    expect(code).toBe(0);
    expect(out).toMatch(/Seat 1 \(lively\) (?:bids|drops out)/);
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/1\. Seat \d/);
    expect(out).toMatch(/Income of \d+/);
    expect(out).toMatch(/shares issued/);
  });
});
