import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residents } from '@roundhouse/games';
import { type AnyGame, Match, type MatchRecord, parseRecord } from '@roundhouse/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { runCli } from './cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-verify-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ROOT = new URL('../../', import.meta.url).pathname;

/** The first recorded game of each, as a text. */
const fixtures = residents.map(({ game }) => {
  const of = join(ROOT, 'games', game.id, 'tests', 'fixtures');
  const name = readdirSync(of).find((file) => file.endsWith('.json')) ?? '';
  return { game: game.id, file: join(of, name), text: readFileSync(join(of, name), 'utf8') };
});

function gameOf(id: string): AnyGame {
  const resident = residents.find(({ game }) => game.id === id);
  if (resident === undefined) throw new Error(`there is no game ${id}`);
  return resident.game;
}

function changed(from: string | RegExp, to: string): string {
  const [first] = fixtures;
  const text = first?.text.replace(from, to) ?? '';
  expect(text).not.toBe(first?.text);
  const file = join(folder, 'changed.json');
  writeFileSync(file, text);
  return file;
}

describe('verify', () => {
  it.each(fixtures)('says of a recorded game of $game that it agrees', async ({ file }) => {
    const { code, out } = await runCli(['verify', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/entries: all agree with the rules, version \d+\.\n.*game is/);
  });

  it('names the entry that the rules do not allow', async () => {
    const { code, out } = await runCli(['verify', changed(/\{"seat":\d+,"action"/, '{"seat":99,"action"')]);
    expect(code).toBe(1);
    expect(out).toMatch(/^Entry 1 of the record may not be played \(match\.no-such-seat\)/);
  });

  it('says where a position is another than the record says', async () => {
    const { code, out } = await runCli(['verify', changed(/"hash":"[0-9a-f]{16}"/, '"hash":"0123456789abcdef"')]);
    expect(code).toBe(1);
    expect(out).toMatch(/disagrees with the rules/);
  });

  it('plays a record of other rules by these, and says so', async () => {
    const { code, out } = await runCli(['verify', '--record', changed(/"rules": ?\d+/, '"rules": 0')]);
    expect(code).toBe(0);
    expect(out).toContain('made with version 0; these rules play it alike');
  });

  it('compares the seed with what was promised before the game', async () => {
    const [fixture] = fixtures;
    const seed = /"seed": ?"(?<seed>[^"]*)"/.exec(fixture?.text ?? '')?.groups?.['seed'] ?? '';
    const hash = createHash('sha256').update(seed).digest('hex');
    const kept = await runCli(['verify', changed(/"seed":/, `"sealed":"${hash}","seed":`)]);
    expect([kept.code, kept.out]).toEqual([0, expect.stringContaining('the one that was promised')]);
    const broken = await runCli([
      'verify',
      changed(/"seed":/, `"sealed":"${createHash('sha256').update('another').digest('hex')}","seed":`),
    ]);
    expect([broken.code, broken.out]).toEqual([1, expect.stringContaining('not the one that was promised')]);
    const read = await runCli(['verify', fixture?.file ?? '', '--sealed', hash.toUpperCase()]);
    expect(read.code).toBe(0);
    expect((await runCli(['verify', fixture?.file ?? '', '--sealed', 'ab'])).code).toBe(1);
  });

  describe('of a record whose seed was sealed', () => {
    const [fixture] = fixtures;
    const record: MatchRecord = parseRecord(JSON.parse(fixture?.text ?? '{}'), fixture?.game ?? '');
    const sealOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');
    const sealed = { ...record, sealed: sealOf(record.seed) };
    const last = record.entries.findLastIndex((entry) => 'action' in entry);
    const without = (index: number): MatchRecord['entries'] => record.entries.toSpliced(index, 1);
    const { match } = Match.resume(gameOf(fixture?.game ?? ''), record, []);

    const verified = async (what: object, ...flags: string[]) => {
      const file = join(folder, 'sealed.json');
      writeFileSync(file, JSON.stringify(what));
      return runCli(['verify', file, ...flags]);
    };

    it('agrees as long as nothing was changed', async () => {
      expect(await verified(sealed, '--sealed', sealed.sealed)).toMatchObject({ code: 0 });
    });

    it.each([
      ['its seed', { ...sealed, seed: `${record.seed}!` }],
      ['its seed and its seal', { ...sealed, seed: `${record.seed}!`, sealed: sealOf(`${record.seed}!`) }],
      ['its seal', { ...sealed, sealed: sealOf('another') }],
      ['an action that is left out', { ...sealed, entries: without(last) }],
      ['an action in the middle that is left out', { ...sealed, entries: without(Math.floor(last / 2)) }],
      [
        'the order of actions',
        { ...sealed, entries: [...without(Math.floor(last / 2)), record.entries[Math.floor(last / 2)]] },
      ],
      [
        'the hash of a position',
        { ...sealed, checks: record.checks.map((check) => ({ ...check, hash: '0'.repeat(16) })) },
      ],
      ['where it begins', { ...sealed, start: match.at(0) }],
    ])('says so when somebody changed %s', async (_, forged) => {
      expect(await verified(forged, '--sealed', sealed.sealed)).toMatchObject({ code: 1 });
    });
  });

  it('tells a person what is missing', async () => {
    const none = await runCli(['verify']);
    expect([none.code, none.err]).toEqual([2, 'roundhouse: say which record: verify record.json\n']);
    const nowhere = await runCli(['verify', join(folder, 'nowhere.json')]);
    expect(nowhere.code).toBe(2);
    const two = await runCli(['verify', 'a.json', 'b.json']);
    expect(two.err).toContain("does not know what to do with 'b.json'");
    const file = join(folder, 'text.json');
    writeFileSync(file, 'once upon a time');
    expect(await runCli(['verify', file])).toMatchObject({ code: 1 });
  });
});
