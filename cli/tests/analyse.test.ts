import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from './cli.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

function recordOf(game: string, name: RegExp): string {
  const folder = join(ROOT, 'games', game, 'tests', 'fixtures');
  const file = readdirSync(folder).find((one) => name.test(one));
  if (file === undefined) throw new Error(`there is no record of ${game} like ${name.source}`);
  return join(folder, file);
}

describe('roundhouse analyse', () => {
  it('tells of a game what everybody could expect, and what cost most', async () => {
    const file = recordOf('age-of-steam', /^07-/);
    const { code, out } = await runCli(['analyse', file, '--positions', '200']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Age of Steam, \d+ actions, \d+ decisions, \d+ positions looked at\n/);
    expect(out).toMatch(/ {2}round +seat 0 +seat 1 +seat 2\n {2}1 /);
    expect(out).toMatch(/Where the lead changed|The lead never changed/);
    expect(out).toMatch(/played: (?!\{).*\n {4}better: (?!\{)/);
    expect(out).toMatch(/\n\n.*cost Seat 0 more than 50 points: .*Seat \d won with \d+ points\.\n$/);
  });

  it('says it for programs, too', async () => {
    const file = recordOf('kings-of-air-and-steam', /a-city-waits/);
    const { code, out } = await runCli(['analyse', file, '--positions', '1', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'kings-of-air-and-steam', seats: 7 });
    expect(out).toMatch(/"story":"[^"]*Seat \d/);
  });

  it('wants a record, and a number of positions', async () => {
    expect(await runCli(['analyse'])).toMatchObject({ code: 2 });
    expect(await runCli(['analyse', join(ROOT, 'package.json')])).toMatchObject({ code: 2 });
    expect(await runCli(['analyse', recordOf('age-of-steam', /^05-/), '--positions', 'many'])).toMatchObject({
      code: 2,
    });
  });
});
