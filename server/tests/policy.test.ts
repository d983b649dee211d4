import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT_POLICY } from '../index.ts';

it('the page and its server agree on what may be loaded', () => {
  const source = readFileSync(new URL('../../web/build/strict-content.ts', import.meta.url), 'utf8');
  const rules = [...source.matchAll(/^ {2}"(?<rule>[a-z-]+-(?:src|uri|action) [^"]+)",$/gm)].map(
    ({ groups }) => groups?.['rule'],
  );
  expect(rules).toEqual(CONTENT_POLICY);
});
