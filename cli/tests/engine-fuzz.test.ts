import { residents } from '@roundhouse/games';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EngineSession } from '../engine/session.ts';
import { VERBS } from '../engine/verbs.ts';

const START = '{"do":"start","match":"m","game":"age-of-steam","seats":3,"seed":"fuzz"}';

function newSession(): EngineSession {
  const session = new EngineSession({ residents, now: () => 0, freshSeed: () => 'fresh' });
  session.handle(START);
  session.handle('{"do":"start","match":"n","game":"city-of-iron","seats":3,"seed":"fuzz"}');
  return session;
}

const Answer = z.object({ id: z.unknown(), error: z.optional(z.object({ why: z.string() })) });

function expectAnswer(answer: string, id: unknown): void {
  expect(answer).not.toMatch(/[\r\n]/);
  const { id: echoed, error = { why: '' } } = Answer.parse(JSON.parse(answer));
  expect(echoed).toEqual(id);
  expect(error.why).not.toContain('The engine failed at this');
}

const nameOrNonsense = (names: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...names) }, { weight: 2, arbitrary: fc.jsonValue() });

const seat = fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constant(null), fc.jsonValue());

const action = fc.oneof(
  fc.record({ type: fc.constant('issue-shares'), shares: fc.integer({ min: 0, max: 16 }) }),
  fc.record({ type: fc.constantFrom('pass', 'drop-out', 'finish-building', 'decline-move', 'draw-goods') }),
  fc.record({ type: fc.constant('bid'), amount: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ type: fc.constant('select-action'), action: fc.constantFrom('engineer', 'production', 'sleep') }),
  fc.record({
    type: fc.constant('build'),
    hex: fc.integer({ min: 0, max: 250 }),
    tile: fc.constantFrom('straight', 'gentle', 'town-1', 'nonsense'),
    rotation: fc.integer({ min: 0, max: 5 }),
  }),
  fc.jsonValue(),
);

const request = fc.record(
  {
    id: fc.oneof(fc.integer(), fc.string()),
    do: nameOrNonsense(VERBS.map(({ name }) => name)),
    match: nameOrNonsense(['m', 'm', 'n', '__proto__']),
    game: nameOrNonsense(['age-of-steam']),
    seats: fc.oneof(fc.integer({ min: 2, max: 6 }), fc.jsonValue()),
    options: fc.oneof(fc.constant({}), fc.constant({ map: 'rust-belt' }), fc.jsonValue()),
    seed: fc.oneof(fc.string(), fc.jsonValue()),
    seat,
    action,
    level: nameOrNonsense(['random', 'easy', 'driver']),
    ms: fc.oneof(fc.constant(0), fc.jsonValue()),
    at: fc.oneof(fc.integer(), fc.jsonValue()),
    to: fc.oneof(fc.integer(), fc.jsonValue()),
    previews: fc.oneof(fc.boolean(), fc.jsonValue()),
    since: fc.oneof(fc.integer(), fc.jsonValue()),
    record: fc.jsonValue(),
    position: fc.jsonValue(),
  },
  { requiredKeys: ['id', 'do'] },
);

describe('the engine, asked anything', () => {
  it('answers any text with one line', () => {
    const session = newSession();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (line) => {
        expectAnswer(session.handle(line.replace(/\n/g, ' ')), null);
      }),
      { numRuns: 500 },
    );
  });

  it('answers any request with its id, in conversations of any shape', () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 25 }), (requests) => {
        const session = newSession();
        for (const one of requests) expectAnswer(session.handle(JSON.stringify(one)), one.id);
        session.handle(START);
        expectAnswer(session.handle('{"id":"still there","do":"position","match":"m"}'), 'still there');
      }),
      { numRuns: 300 },
    );
  });
});
