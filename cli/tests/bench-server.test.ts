import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const launcher = fileURLToPath(new URL('../../roundhouse', import.meta.url));

const report = z.object({ figures: z.array(z.object({ id: z.string(), value: z.number() })) });

it('bench server plays over a server of its own and prints what it measured', async () => {
  const { DATABASE_URL: _url, ...env } = process.env;
  const words = [
    'bench',
    'server',
    '--spread',
    '--tables',
    '2',
    '--sockets',
    '3',
    '--stored',
    '5',
    '--seconds',
    '1',
    '--json',
  ];
  const { stdout, stderr } = await promisify(execFile)(launcher, words, { env });
  const { figures } = report.parse(JSON.parse(stdout));
  const value = (id: string): number => figures.find((figure) => figure.id === id)?.value ?? Number.NaN;
  expect(stderr).toContain('every table is at another point of its game');
  expect(stderr).toContain('storing 5 running matches');
  expect(value('random-play')).toBeGreaterThan(0);
  expect(value('actions')).toBeGreaterThan(0);
  expect(value('work')).toBeGreaterThan(0);
  expect(value('bytes')).toBeGreaterThan(50);
  expect(value('sockets')).toBe(3);
  expect(value('start')).toBeGreaterThan(0);
  expect(value('opening')).toBeGreaterThan(0);
});
