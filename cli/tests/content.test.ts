import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runCli } from './cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A map of the box under another id, in a file. */
function mapFile(path: string, id: string): string {
  const source = fileURLToPath(new URL(`../../games/${path}`, import.meta.url));
  const file = join(folder, `${id}.json`);
  const map = z.looseObject({ id: z.string() }).parse(JSON.parse(readFileSync(source, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...map, id }));
  return file;
}

const ruhr = (id: string): string => mapFile('steam/content/maps/ruhr.json', id);
const copperVale = (id: string): string => mapFile('age-of-steam/content/maps/copper-vale.json', id);

describe('content of your own', () => {
  it('is added to the game that knows its format, which is then the one that is meant', async () => {
    const content = ['--content', ruhr('cli-one'), '--content', ruhr('cli-two')];
    const { code, out } = await runCli(['games', ...content]);
    expect(code).toBe(0);
    expect(out).toContain('steam: Steam');
    expect(out).not.toContain('Age of Steam');
    const words = ['simulate', '--game', 'steam', '--games', '1', '--bots', 'random', '--options'];
    for (const map of ['cli-one', 'cli-two']) {
      expect((await runCli([...words, JSON.stringify({ map }), ...content])).code).toBe(0);
      expect((await runCli([...words, JSON.stringify({ map })])).err).toContain(`there is no map "${map}"`);
    }
  });

  it('of another game than the one that is asked for is a mistake', async () => {
    const file = copperVale('cli-stray');
    const { code, err } = await runCli(['games', '--game', 'steam', '--content', file]);
    expect(code).toBe(2);
    expect(err).toContain(`'${file}' is for Age of Steam, not for Steam`);
  });

  it.each([
    ['{"format":"ludo-board/1"}', "has the format 'ludo-board/1', which no game here takes", 'steam-map/1'],
    ['{"format":"steam-map/1","id":"x"}', 'is not a playable map', 'name: '],
  ])('%s is refused by every command', async (json, said, alsoSaid) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, json);
    for (const command of ['serve', 'engine', 'games']) {
      const { code, err } = await runCli([command, '--content', file]);
      expect(code).toBe(2);
      expect(err).toContain(said);
      expect(err).toContain(alsoSaid);
    }
  });

  it('that a record needs is asked for by name', async () => {
    const record = join(folder, 'record.json');
    const options = { map: 'cli-missing' };
    writeFileSync(
      record,
      JSON.stringify({
        format: 'roundhouse-record/1',
        game: 'age-of-steam',
        rules: 1,
        options,
        seats: 3,
        seed: 'x',
        entries: [],
        checks: [],
      }),
    );
    const { code, err } = await runCli(['render', '--match', record]);
    expect(code).toBe(2);
    expect(err).toContain('This match needs the map "cli-missing", which is not here. Add its file with --content');
    const found = await runCli(['render', '--match', record, '--content', copperVale('cli-missing')]);
    expect(found.code).toBe(0);
    expect(found.out).toContain('<svg');
  });
});
