import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultIn, trainingSchema } from '@roundhouse/bots';
import { findResident, residents } from '@roundhouse/games';
import { rngFrom } from '@roundhouse/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './cli.ts';

const launcher = fileURLToPath(new URL('../../roundhouse', import.meta.url));
const WHERE = ['--game', 'city-of-iron', '--options', '{"mode":"family"}'];
const SIZE = ['--seats', '3', '--games', '5', '--seed', 'a test'];
const CALL = ['train', ...WHERE, ...SIZE, '--from', 'rounds', '--bots', 'stoker,stoker,lively'];

let folder = '';
let file = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-train-'));
  file = join(folder, 'learned.json');
  await runCli([...CALL, '--out', file]);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const read = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('roundhouse train', () => {
  it('writes weights by which the game can play, and how they came about', () => {
    const training = trainingSchema.parse(read());
    const resident = findResident('city-of-iron');
    if (resident === undefined) throw new Error('City of Iron has moved out');
    expect(faultIn(resident.learning, training.weights)).toBeNull();
    expect(training.weights).not.toEqual(resident.learning.first);
    expect(training.lessons.learned).toBeGreaterThan(training.lessons.heldOut);
    expect(training.command).toContain('--from rounds --bots stoker,stoker,lively --games 5 --seed a test');
  });

  it('finds the same again, byte for byte, with any number of threads', async () => {
    const once = readFileSync(file, 'utf8');
    expect((await runCli(CALL)).out).toBe(once);
    const threaded = spawnSync(launcher, [...CALL, '--threads', '2'], { encoding: 'utf8' });
    expect(threaded.status).toBe(0);
    expect(threaded.stdout).toBe(once);
  });

  it('learns from players who stray, the same again', async () => {
    const words = ['train', ...WHERE, ...SIZE, '--bots', 'stoker'];
    const { code, out } = await runCli(words);
    expect(code).toBe(0);
    const training = trainingSchema.parse(JSON.parse(out));
    expect(training.lessons).toEqual({ learned: 4, heldOut: 1 });
    expect(training.weights).not.toEqual(findResident('city-of-iron')?.learning.first);
    expect((await runCli(words)).out).toBe(out);
  });

  it('goes on from where it came to, as often as it is told, and says so in its call', async () => {
    const words = ['train', ...WHERE, ...SIZE, '--bots', 'stoker', '--generations', '2'];
    const twice = trainingSchema.parse(JSON.parse((await runCli(words)).out));
    const once = trainingSchema.parse(JSON.parse((await runCli(words.slice(0, -2))).out));
    expect(twice.command).toContain('--games 5 --generations 2 --seed a test');
    expect(once.command).not.toContain('--generations');
    const resident = findResident('city-of-iron');
    if (resident === undefined) throw new Error('City of Iron has moved out');
    expect(faultIn(resident.learning, twice.weights)).toBeNull();
    expect(twice.weights).not.toEqual(once.weights);
    const again = spawnSync(launcher, [...words, '--threads', '2'], { encoding: 'utf8' });
    expect(trainingSchema.parse(JSON.parse(again.stdout))).toEqual(twice);
  });

  it('learns what is felt in decisions, if it is told so, and says so in its call', async () => {
    const words = ['train', '--game', 'age-of-steam', ...SIZE, '--bots', 'stoker'];
    const first = findResident('age-of-steam')?.learning.first;
    const rounds = trainingSchema.parse(JSON.parse((await runCli(words)).out));
    expect(rounds.command).not.toContain('--felt');
    expect(rounds.weights['firstPlace']).toBe(first?.['firstPlace']);
    const decisions = trainingSchema.parse(JSON.parse((await runCli([...words, '--felt', 'decisions'])).out));
    expect(decisions.command).toContain('--seed a test --felt decisions');
    expect(decisions.weights['firstPlace']).not.toBe(first?.['firstPlace']);
  });

  it('says what it found', async () => {
    const { out } = await runCli([...CALL, '--out', join(folder, 'again.json')]);
    expect(out).toMatch(/coins +0\.3 +[\d.]+/);
    expect(out).toMatch(/\d+ lessons, \d+ more held out/);
  });

  it.each([
    [['--games', '4'], '--games takes a whole number from 5 up'],
    [['--generations', '0'], '--generations takes a whole number from 1 up'],
    [['--from', 'rounds', '--bots', 'greedy,stoker,lively'], 'must sit in two seats at least'],
    [['--bots', 'greedy,greedy,lively'], 'must all be the same bot'],
    [['--felt', 'nowhere'], '--felt takes one of rounds, decisions'],
    [['--from', 'books'], '--from takes one of rounds, players'],
    [['--bots', 'genius'], "there is no bot 'genius'"],
    [['--game', 'ludo'], "there is no game 'ludo'"],
  ])('refuses %j', async (words, why) => {
    const { code, err } = await runCli(['train', ...words]);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});

describe('bots that play by what was learned', () => {
  const arena = async (bots: string): Promise<{ readonly code: number; readonly out: string; readonly err: string }> =>
    runCli(['arena', ...WHERE, '--games', '2', '--bots', bots]);

  it('sit in an arena beside the others', async () => {
    const { code, out } = await arena(`stoker,stoker@${file}`);
    expect(code).toBe(0);
    expect(out).toContain(`stoker@${file}`);
    expect(out).toContain('stoker  ');
  });

  it('need a file of a training of that game', async () => {
    const broken = join(folder, 'broken.json');
    expect((await arena(`stoker@${join(folder, 'none.json')}`)).err).toContain('cannot be read');
    writeFileSync(broken, '{"game":"city-of-iron"}');
    expect((await arena(`stoker@${broken}`)).err).toContain('is no file of a training');
    const training = trainingSchema.parse(read());
    writeFileSync(broken, JSON.stringify({ ...training, game: 'steam' }));
    expect((await arena(`stoker@${broken}`)).err).toContain('is for steam, not for city-of-iron');
    writeFileSync(broken, JSON.stringify({ ...training, weights: { ...training.weights, coins: 99 } }));
    expect((await arena(`stoker@${broken}`)).err).toContain("'coins' is not between");
    expect((await arena(`genius@${file}`)).err).toContain("there is no bot 'genius'");
  });
});

describe('what was learned and is played by', () => {
  it.each([
    ['age-of-steam', 'learned', {}],
    ['city-of-iron', 'learned', {}],
    ['steam', 'learned', {}],
    ['steam', 'learned-standard', { mode: 'standard' }],
  ])('suits %s: %s', (id, name, chosen) => {
    const learned = new URL(`../../games/${id}/bot/${name}.json`, import.meta.url);
    const training = trainingSchema.parse(JSON.parse(readFileSync(learned, 'utf8')));
    expect(training.game).toBe(id);
    const resident = findResident(id);
    if (resident === undefined) throw new Error(`${id} has moved out`);
    expect(faultIn(resident.learning, training.weights)).toBeNull();
    const options = resident.game.options.parse(chosen);
    const p = resident.game.setup(options, 4, rngFrom('a start'), () => {});
    expect(resident.evaluate(p, 0)).toBe(resident.learning.believing(training.weights).evaluate?.(p, 0));
    expect(resident.evaluate(p, 0)).not.toBe(resident.learning.believing(resident.learning.first).evaluate?.(p, 0));
  });
});

describe.each(residents)('$game.name', ({ game, learning }) => {
  it('starts to learn from weights within their ranges, each of which it reads', () => {
    expect(faultIn(learning, learning.first)).toBeNull();
    const options = game.options.parse({});
    const p = game.setup(options, game.seatsFor(options).max, rngFrom('a start'), () => {});
    const by = (weights: typeof learning.first): number => learning.expects(p, 0, weights);
    expect(by(learning.first)).toBeTypeOf('number');
    expect(Number.isFinite(by(learning.first))).toBe(true);
    const evaluate = learning.believing(learning.first).evaluate;
    expect(evaluate?.(p, 0)).toBeTypeOf('number');
    const differs = Object.entries(learning.ranges).some(([name, { high }]) => {
      return by({ ...learning.first, [name]: high }) !== by(learning.first);
    });
    expect(differs).toBe(true);
  });
});
