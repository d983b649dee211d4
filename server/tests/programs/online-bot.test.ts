import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '@roundhouse/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../support/client.ts';
import { openTestHouse } from '../support/house.ts';
import { programOf } from '../support/programs.ts';

const bot = fileURLToPath(new URL('../../../examples/online_bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const mustRun = process.env['CI'] === 'true';
const TABLE = { game: 'kings-of-air-and-steam', seats: 2, pace: 'live', watching: true } as const;

if (!hasPython && !mustRun) process.stderr.write('\n!!! python3 was not found: the online bot is NOT tested here.\n\n');

describe.runIf(hasPython || mustRun)('the bot in Python that plays online', () => {
  let house: Awaited<ReturnType<typeof openTestHouse>>;
  let ada: Client;
  beforeEach(async () => {
    house = await openTestHouse();
    ada = await Client.named(house.address, 'Ada');
  });
  afterEach(async () => house.close());

  /** Runs it while the server goes on here. */
  function run(token: string, ...more: readonly string[]) {
    const child = spawn('python3', [bot, '--server', house.address, '--seed', '7', ...more], {
      env: { ...process.env, ROUNDHOUSE_TOKEN: token },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const ended = once(child, 'close');
    return async () => {
      await ended;
      const [out, complaints] = await said;
      return { out, complaints, status: child.exitCode };
    };
  }

  /** Begins when the program sits there, and leaves the rest to a bot of the house. */
  async function begin(table: string): Promise<void> {
    const line = await ada.line();
    line.say({ do: 'watch', table });
    await line.until((news) => news.news === 'table' && news.about.places.length === TABLE.seats);
    line.close();
    await ada.ask(ROUTES.start, { table });
    await ada.ask(ROUTES.handOver, { table }, { bot: 'easy' });
  }

  it('waits for a table that is open to it, sits down, and plays to the end', async () => {
    const { secret } = await programOf(house.address, ada, ['read', 'play', 'tables']);
    const done = run(secret);
    const { id } = await ada.ask(ROUTES.openTable, {}, { ...TABLE, access: 'everybody' });
    await begin(id);
    const { out, complaints, status } = await done();
    expect(complaints).toBe('');
    expect(out).toMatch(
      /^Deep Green plays kings-of-air-and-steam on seat 1\.\nAda: rank [12]\nDeep Green: rank [12]\n$/,
    );
    expect(status).toBe(0);
    expect(await ada.ask(ROUTES.table, { table: id })).toMatchObject({ state: 'over' });
  });

  it('comes by invitation, and hears when the table is closed', async () => {
    const { secret } = await programOf(house.address, ada, ['read', 'play', 'tables']);
    const { id, invite } = await ada.ask(ROUTES.openTable, {}, { ...TABLE, access: 'link' });
    const done = run(secret, '--invite', invite ?? '');
    const line = await ada.line();
    line.say({ do: 'watch', table: id });
    await line.until((news) => news.news === 'table' && news.about.places.length === TABLE.seats);
    line.close();
    await ada.ask(ROUTES.close, { table: id });
    expect(await done()).toMatchObject({ complaints: 'The table was closed.\n', status: 1 });
  });

  it('gives up with what the server says when its token opens nothing', async () => {
    const { complaints, status } = await run('nonsense')();
    expect(complaints).toContain('This token opens nothing');
    expect(status).toBe(1);
  });
});
