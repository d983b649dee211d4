import { readFileSync } from 'node:fs';
import { CONTENT_POLICY } from '@roundhouse/wire';
import { expect, it } from 'vitest';
import { SAFETY_HEADERS } from '../headers.ts';

it('the built page and its server agree on what may be loaded', () => {
  const page = readFileSync(new URL('../../web/dist/index.html', import.meta.url), 'utf8');
  const said = /Content-Security-Policy" content="(?<policy>[^"]+)"/.exec(page)?.groups?.['policy'];
  expect(said?.replaceAll('&#39;', "'").split('; ')).toEqual(CONTENT_POLICY);
  expect(SAFETY_HEADERS['content-security-policy']?.split('; ').slice(0, -1)).toEqual(CONTENT_POLICY);
});

it('nothing may be loaded from elsewhere', () => {
  for (const rule of CONTENT_POLICY) expect(rule).not.toMatch(/https?:|\*|unsafe-eval|script-src.*unsafe-inline/);
});
