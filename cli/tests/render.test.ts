import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './cli.ts';

let folder = '';
let record = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-render-'));
  record = join(folder, 'age-of-steam-3-1.json');
  await runCli(['simulate', '--games', '1', '--seats', '3', '--bots', 'lively', '--out', folder]);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Every tag that opens is closed, in order: what a strict reader of XML insists on. */
function unbalanced(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^">])*)>/g)) {
    if (slash === '/') {
      const last = open.pop();
      if (last !== name) return [`</${name}> closes <${last ?? 'nothing'}>`];
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return open;
}

describe('render', () => {
  it('draws the board of any moment', async () => {
    const end = await runCli(['render', '--match', record]);
    const start = await runCli(['render', '--match', record, '--at', '0', '--theme', 'night']);
    for (const { code, out } of [end, start]) {
      expect(code).toBe(0);
      expect(out).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(unbalanced(out)).toEqual([]);
    }
    expect(end.out).not.toBe(start.out);
  });

  it('shows more or less', async () => {
    const whole = await runCli(['render', '--match', record]);
    const mapOnly = await runCli(['render', '--match', record, '--map-only']);
    const named = await runCli(['render', '--match', record, '--coordinates']);
    expect(mapOnly.out.length).toBeLessThan(whole.out.length);
    expect(named.out.length).toBeGreaterThan(whole.out.length);
  });

  it.each([
    [['--at', '99999'], '--at takes a whole number from 0 to'],
    [['--theme', 'dusk'], "there is no theme 'dusk'"],
  ])('%j is answered', async (words, said) => {
    const { code, out, err } = await runCli(['render', '--match', record, ...words]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(said);
  });

  it.each([
    ['{', 'cannot be replayed: The record is not JSON'],
    ['{}', 'is not a record of a match'],
    ['{"game":"ludo"}', "is a record of 'ludo'"],
    ['{"game":"age-of-steam","format":"roundhouse-record/9","rules":1}', "format is 'roundhouse-record/9'"],
  ])('a file that holds %s is answered', async (text, said) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, text);
    const { code, err } = await runCli(['render', '--match', file]);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});
