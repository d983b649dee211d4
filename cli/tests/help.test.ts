import { describe, expect, it } from 'vitest';
import { commands } from '../commands/index.ts';
import { runCli } from './cli.ts';

describe('help', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']]])('lists every command for %j', async (words) => {
    const { code, out, err } = await runCli(words);
    expect(code).toBe(0);
    expect(err).toBe('');
    const widest = Math.max(...commands.map(({ name }) => name.length));
    for (const { name, summary } of commands) expect(out).toContain(`${name.padEnd(widest)}  ${summary}`);
  });

  it.each(commands.map(({ name }) => name))('tells every flag of %s', async (name) => {
    const command = commands.find((one) => one.name === name);
    for (const words of [
      [name, '--help'],
      ['help', name],
      [name, '--nonsense', '--help'],
    ]) {
      const { code, out } = await runCli(words);
      expect(code).toBe(0);
      expect(out).toContain(`roundhouse ${name}:`);
      for (const flag of command?.flags ?? []) expect(out).toContain(`--${flag.name}`);
    }
  });
});

describe('mistakes at the keyboard', () => {
  it.each([
    [['fly'], "there is no command 'fly'", 'simulate'],
    [['help', 'fly'], "there is no command 'fly'", 'simulate'],
    [['simulate', '--gmaes', '3'], "'simulate' has no flag '--gmaes'", '--games'],
    [['simulate', '-x'], "'simulate' has no flag '-x'", '--games'],
    [['simulate', 'word'], "does not know what to do with 'word'", '--games'],
    [['simulate', '--game', 'ludo'], "there is no game 'ludo'", 'age-of-steam'],
    [['simulate', '--game'], '--game needs a value', 'ID'],
    [['simulate', '--json=yes'], '--json takes no value', '--json'],
    [['simulate', '--seats', '4', '--seats', '5'], '--seats is given twice', '--seats'],
    [['simulate', '--bots', 'genius'], "there is no bot 'genius'", 'greedy'],
    [['simulate', '--bots', 'constructor'], "there is no bot 'constructor'", 'greedy'],
    [['simulate', '--seats', '9'], 'takes 3 to 6 seats', 'not 9'],
    [['simulate', '--seats', 'four'], '--seats takes a whole number', "'four'"],
    [['simulate', '--games', '0'], '--games takes a whole number from 1 up', "'0'"],
    [['simulate', '--seats', '4', '--bots', 'random,lively,greedy'], 'names 3 bots for 4 seats', 'one for all'],
    [['simulate', '--options', '{'], '--options is not JSON', 'JSON'],
    [['simulate', '--options', '{"map":"moon"}'], 'there is no map "moon"', 'rust-belt'],
    [['simulate', '--content', 'no-such-file.json'], "'no-such-file.json' cannot be read", 'ENOENT'],
    [['serve', '--content', 'no-such-file.json'], "'no-such-file.json' cannot be read", 'ENOENT'],
    [['serve', '--content', 'package.json'], "'package.json' does not say its format", 'age-of-steam-map/1'],
    [['play', '--load', 'no-such-file.json'], "'no-such-file.json' cannot be read", 'ENOENT'],
    [['play', '--seat', '7'], '--seat takes a whole number from 0 to 3', "'7'"],
    [['render'], 'say which match', '--match'],
  ])('%j is answered', async (words, said, alsoSaid) => {
    const { code, out, err } = await runCli(words);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(said);
    expect(err).toContain(alsoSaid);
    expect(err).not.toMatch(/\bat .*:\d+/);
  });
});
