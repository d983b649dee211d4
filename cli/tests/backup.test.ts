import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHouse } from '@roundhouse/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCli } from './cli.ts';

let folder = '';
let address: string | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-backup-'));
  ({ DATABASE_URL: address } = process.env);
  delete process.env['DATABASE_URL'];
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  if (address !== undefined) process.env['DATABASE_URL'] = address;
});

it('a backup is made while the server runs, checked, and restored elsewhere', async () => {
  const data = join(folder, 'here');
  const file = join(folder, 'monday.backup');
  const page = new URL('../../web', import.meta.url).pathname;
  const database = { file: join(data, 'roundhouse.db') };
  const house = await openHouse({ port: 0, host: '127.0.0.1', root: page, database, threads: false });
  await fetch(`${house.address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
  });
  const made = await runCli(['backup', file, '--data', data]);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('holds 0 games of 1 people');
  expect(await runCli(['restore', file, '--data', data])).toMatchObject({
    code: 2,
    err: 'roundhouse: A server is running on this database: end it first.\n',
  });
  await house.close();
  expect((await runCli(['restore', file, '--check'])).out).toMatch(/monday\.backup is whole; it was made on \d{4}-/);
  expect(await runCli(['restore', file, '--data', join(folder, 'there')])).toMatchObject({
    code: 0,
    out: '0 games of 1 people are back\n',
  });
  expect((await runCli(['backup', file, '--data', data])).err).toContain('is there already');
  expect((await runCli(['backup', `${file}2`, '--data', join(folder, 'nowhere')])).err).toContain('no database at');
});
