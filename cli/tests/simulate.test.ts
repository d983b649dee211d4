import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findResident } from '@roundhouse/games';
import { Match, recordFromText } from '@roundhouse/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runCli } from './cli.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-simulate-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const Report = z.object({
  games: z.number(),
  seats: z.number(),
  fingerprint: z.string(),
  actions: z.object({ total: z.number(), mean: z.number(), fewest: z.number(), most: z.number() }),
  bySeat: z.array(z.object({ seat: z.number(), bot: z.string(), games: z.number(), wins: z.number() })),
  byBot: z.array(z.object({ bot: z.string(), games: z.number(), wins: z.number() })),
  ends: z.record(z.string(), z.number()),
  reach: z.optional(
    z.object({ used: z.array(z.object({ key: z.string(), times: z.number() })), unused: z.array(z.string()) }),
  ),
  problems: z.optional(z.array(z.string())),
});

async function simulated(...words: string[]): Promise<z.infer<typeof Report>> {
  const { code, out } = await runCli(['simulate', '--json', ...words]);
  expect(code).toBe(0);
  return Report.parse(JSON.parse(out));
}

describe('simulate', () => {
  it('plays the same games for the same seed, and others for another', async () => {
    const words = ['--games', '3', '--bots', 'lively,random,lively'];
    const one = await simulated(...words, '--seed', '7');
    const again = await simulated(...words, '--seed', '7');
    const other = await simulated(...words, '--seed', '8');
    expect(again.fingerprint).toBe(one.fingerprint);
    expect(again.bySeat).toEqual(one.bySeat);
    expect(other.fingerprint).not.toBe(one.fingerprint);
  });

  it('plays the same games with bots that think', async () => {
    const words = ['--games', '1', '--bots', 'greedy', '--options', '{"map":"two-shores"}', '--seats', '2'];
    expect((await simulated(...words)).fingerprint).toBe((await simulated(...words)).fingerprint);
  });

  it('adds up', async () => {
    const report = await simulated('--games', '6', '--bots', 'lively,lively,random,random');
    const games = Object.values(report.ends).reduce((sum, count) => sum + count, 0);
    expect(games).toBe(6);
    expect(report.games).toBe(6);
    expect(report.seats).toBe(4);
    expect(report.bySeat.map(({ bot }) => bot)).toEqual(['lively', 'lively', 'random', 'random']);
    expect(report.byBot.map(({ bot, games: played }) => [bot, played])).toEqual([
      ['lively', 12],
      ['random', 12],
    ]);
    const wins = (rows: readonly { wins: number }[]): number => rows.reduce((sum, row) => sum + row.wins, 0);
    expect(wins(report.bySeat)).toBeCloseTo(wins(report.byBot));
    expect(wins(report.bySeat)).toBeLessThanOrEqual(6);
    expect(report.actions.mean).toBeCloseTo(report.actions.total / 6);
  });

  it('reports what was used and what was not, and checks every position', async () => {
    const { reach, problems } = await simulated('--games', '2', '--bots', 'lively', '--reach', '--check');
    const used = reach?.used.map(({ key }) => key) ?? [];
    expect(used).toContain('action: build');
    expect(used).toContain('tile: gentle');
    expect(reach?.unused.length).toBeGreaterThan(0);
    expect(reach?.unused.filter((key) => used.includes(key))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('saves records that replay', async () => {
    await simulated('--games', '2', '--bots', 'lively', '--seats', '3', '--out', join(folder, 'records'));
    const files = readdirSync(join(folder, 'records'));
    expect(files.toSorted()).toEqual(['age-of-steam-3-1.json', 'age-of-steam-3-2.json']);
    const resident = findResident('age-of-steam');
    if (resident === undefined) throw new Error('Age of Steam has moved out');
    for (const file of files) {
      const text = readFileSync(join(folder, 'records', file), 'utf8');
      expect(Match.replay(resident.game, recordFromText(text)).result()).not.toBeNull();
    }
  });

  it('shows people a bar on a terminal, and a summary', async () => {
    const { out, err } = await runCli(['simulate', '--games', '3'], { terminal: true });
    expect(err).toContain('3 of 3 games');
    expect(out).toContain('games/s');
    expect(out).toContain('actions/s');
    expect(out).toContain('How the games ended');
    const piped = await runCli(['simulate', '--games', '3']);
    expect(piped.err).toBe('');
  });

  it('says plainly what is wrong with a map file', async () => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, JSON.stringify({ format: 'age-of-steam-map/1', id: 'x' }));
    const { code, err } = await runCli(['simulate', '--content', file]);
    expect(code).toBe(2);
    expect(err).toContain('is not a playable map');
    writeFileSync(file, '{');
    expect((await runCli(['simulate', '--content', file])).err).toContain('is not JSON');
  });
});

describe('arena', () => {
  it('sends every bot through every seat and sums up', async () => {
    const words = ['arena', '--bots', 'greedy,random,random', '--games', '3', '--seed', '3'];
    const { code, out } = await runCli(words);
    expect(code).toBe(0);
    expect(out).toMatch(/greedy +\d of 3 +[\d.]+% +[\d.]+% to [\d.]+%/);
    expect(out).toContain('random ×2');
    expect((await runCli(words)).out).toBe(out);
    const { bots } = z
      .object({ bots: z.array(z.object({ bot: z.string(), entries: z.number(), games: z.number() })) })
      .parse(JSON.parse((await runCli([...words, '--json'])).out));
    expect(bots.map(({ bot, entries, games }) => [bot, entries, games])).toEqual([
      ['greedy', 1, 3],
      ['random', 2, 6],
    ]);
  });

  it('says what winners had, and how sure that is', async () => {
    const words = ['arena', '--game', 'city-of-iron', '--bots', 'lively,random,random', '--seed', '3'];
    const arena = async (games: string) => {
      const { out } = await runCli([...words, '--games', games, '--json']);
      return z
        .object({
          bots: z.array(z.object({ bestScore: z.nullable(z.number()) })),
          winners: z.object({ mean: z.nullable(z.number()), error: z.nullable(z.number()) }),
        })
        .parse(JSON.parse(out));
    };
    const one = await arena('1');
    const best = one.bots.flatMap(({ bestScore }) => bestScore ?? []);
    expect(one.winners).toEqual({ mean: Math.max(...best), error: null });
    const several = await arena('4');
    const most = several.bots.flatMap(({ bestScore }) => bestScore ?? []);
    expect(several.winners.mean).toBeLessThanOrEqual(Math.max(...most));
    expect(several.winners.error).toBeGreaterThan(0);
    const { out } = await runCli([...words, '--games', '4']);
    expect(out).toMatch(/the winner of a game had [\d.]+ points on average, give or take [\d.]+/);
  });
});

describe('ladder', () => {
  const words = ['ladder', '--game', 'kings-of-air-and-steam', '--seats', '3', '--games', '4'];

  it('plays each level against a table of the one below, and rates them', async () => {
    const given = [...words, '--levels', 'random,lively,random'];
    const report = z
      .object({
        even: z.number(),
        steps: z.array(z.object({ level: z.string(), below: z.string(), games: z.number(), won: z.number() })),
        ratings: z.array(z.object({ level: z.string(), points: z.number(), error: z.number() })),
      })
      .parse(JSON.parse((await runCli([...given, '--json'])).out));
    expect(report.even).toBeCloseTo(1 / 3);
    expect(report.steps.map(({ level, below, games }) => [level, below, games])).toEqual([
      ['lively', 'random', 4],
      ['random', 'lively', 4],
    ]);
    expect(report.ratings[0]).toEqual({ level: 'random', points: 0, error: 0 });
    expect(report.ratings[2]?.error).toBeGreaterThan(report.ratings[1]?.error ?? 0);
    const { out } = await runCli(given);
    expect(out).toMatch(/random +lively ×2 +[\d.]+ of 4 +[\d.]+% +[\d.]+% to [\d.]+%/);
    expect((await runCli(given)).out).toBe(out);
  });

  it('needs two levels that there are', async () => {
    expect((await runCli([...words, '--levels', 'lively'])).err).toContain('at least two levels');
    expect((await runCli([...words, '--levels', 'lively,genius'])).err).toContain("there is no bot 'genius'");
  });
});

describe('decisions', () => {
  const words = ['decisions', '--game', 'steam', '--seats', '3'];
  const compared = z.object({
    rows: z.array(
      z.object({
        kind: z.string(),
        bot: z.string(),
        decisions: z.number(),
        otherwise: z.number(),
        points: z.number(),
        error: z.number(),
        won: z.number(),
      }),
    ),
  });

  it('says what choices bring against those of the first bot, by kind of decision', async () => {
    const asked = ['--games', '6', '--tries', '3', '--every', '60', '--among', 'lively'];
    const given = [...words, ...asked, '--bots', 'greedy,random,greedy'];
    const { rows } = compared.parse(JSON.parse((await runCli([...given, '--json'])).out));
    const [random, same] = rows.slice(-2);
    expect(random).toMatchObject({ kind: 'all decisions', bot: 'random' });
    expect(same).toEqual({ ...random, bot: 'greedy', otherwise: 0, points: 0, error: 0, won: 0 });
    // The first decision is a bid for a place, and whoever throws dice for it borrows a lot of money.
    const bids = rows.find(({ kind, bot }) => kind === 'bid' && bot === 'random');
    expect(bids).toMatchObject({ decisions: 6, otherwise: 6 });
    expect(bids?.points).toBeLessThan(-2);
    expect(bids?.error).toBeGreaterThan(0);
    const kinds = rows.slice(0, -2).filter(({ bot }) => bot === 'random');
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(random?.decisions);
    const { out } = await runCli(given);
    expect(out).toMatch(/all decisions +random +\d+ of \d+ +-[\d.]+ ± [\d.]+ +[+-]?[\d.]+%/);
  });

  it('needs two bots that there are, and somebody to play on', async () => {
    expect((await runCli([...words, '--bots', 'greedy'])).err).toContain('two bots at least');
    expect((await runCli([...words, '--bots', 'greedy,genius'])).err).toContain("there is no bot 'genius'");
    expect((await runCli([...words, '--among', 'genius'])).err).toContain("there is no bot 'genius'");
    expect((await runCli([...words, '--among', 'greedy@first'])).err).toContain('without weights of its own');
    expect((await runCli([...words, '--every', '0'])).err).toContain('--every takes a whole number from 1 up');
  });
});

describe('the other commands', () => {
  it('demo plays and says what to try', async () => {
    const { code, out } = await runCli(['demo']);
    expect(code).toBe(0);
    expect(out).toContain('greedy won');
    expect(out).toContain('./roundhouse play');
  });

  it('games tells the options', async () => {
    expect((await runCli(['games'])).out).toContain('age-of-steam: Age of Steam');
    const list: unknown = JSON.parse((await runCli(['games', '--json'])).out);
    expect(list).toMatchObject([
      { id: 'age-of-steam', options: { type: 'object' } },
      { id: 'steam', options: { type: 'object' } },
      { id: 'kings-of-air-and-steam', options: { type: 'object' } },
      { id: 'city-of-iron', options: { type: 'object' } },
    ]);
  });

  it('bench prints every figure with its target', async () => {
    const { code, out } = await runCli(['bench', '--seconds', '0']);
    expect(code).toBe(0);
    for (const what of [
      'random play',
      'lively play',
      'thinks ahead',
      'legal for',
      'replay of 400',
      'clone of',
      'engine',
    ]) {
      expect(out).toContain(what);
    }
    expect(out).toContain('20000 actions/s');
    expect(out).toContain('50000 actions/s');
  });
});
