import { readFileSync } from 'node:fs';
import { residents } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EngineSession } from '../engine/session.ts';
import { VERBS } from '../engine/verbs.ts';

const document = readFileSync(new URL('../../docs/engine-protocol.md', import.meta.url), 'utf8');
const [, requests = ''] = document.split('\n## Requests\n');

/** Requests and answers, by turns, as the document shows them. */
const lines = [...requests.matchAll(/```json\n(?<lines>[^`]*)```/g)]
  .flatMap(({ groups }) => (groups?.['lines'] ?? '').trimEnd().split('\n'))
  .map((line) => z.looseObject({ id: z.number() }).parse(JSON.parse(line)));

const exchanges = Array.from({ length: Math.floor(lines.length / 2) }, (_, number) => ({
  request: lines[number * 2],
  answer: lines[number * 2 + 1],
}));

/** Whether an answer is the one shown, which may end its lists early and leave out fields. */
function fits(shown: unknown, real: unknown): boolean {
  if (Array.isArray(shown)) {
    return Array.isArray(real) && real.length >= shown.length && shown.every((item, index) => fits(item, real[index]));
  }
  if (typeof shown !== 'object' || shown === null) return shown === real;
  if (typeof real !== 'object' || real === null || Array.isArray(real)) return false;
  const fields = new Map<string, unknown>(Object.entries(real));
  return Object.entries(shown).every(([name, value]) => fields.has(name) && fits(value, fields.get(name)));
}

describe('the document of the engine protocol', () => {
  it('shows every request', () => {
    expect(lines.length % 2).toBe(0);
    const shown = new Set(exchanges.map(({ request }) => request?.['do']));
    expect(VERBS.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('is a conversation that goes as it says', () => {
    const session = new EngineSession({ residents, now: () => 0, freshSeed: () => 'fresh' });
    for (const { request, answer } of exchanges) {
      const real: unknown = JSON.parse(session.handle(JSON.stringify(request)));
      expect(fits(answer, real), `${JSON.stringify(real).slice(0, 600)} is not ${JSON.stringify(answer)}`).toBe(true);
    }
  });

  it('would notice a wrong answer', () => {
    expect(fits({ a: [1] }, { a: [1, 2], b: 3 })).toBe(true);
    for (const real of [{ a: [2] }, { a: [] }, { a: { 0: 1 } }, {}, null, [1]])
      expect(fits({ a: [1] }, real)).toBe(false);
  });
});
