import { MalformedError, schema } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

const move = schema(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('go'), to: z.array(z.int()) }),
    z.object({ do: z.literal('stay') }),
  ]),
);

function complaint(input: unknown): { where: string; what: string } {
  try {
    move.parse(input);
  } catch (error) {
    if (error instanceof MalformedError) return { where: error.where, what: error.what };
    throw error;
  }
  throw new Error('the input was taken');
}

describe('parsing', () => {
  test('what fits comes back', () => {
    expect(move.parse({ do: 'go', to: [1, 2] })).toEqual({ do: 'go', to: [1, 2] });
  });

  test('what does not fit is named by its path', () => {
    expect(complaint({ do: 'go', to: [1, 'x'] }).where).toBe('to.1');
    expect(complaint({ do: 'go', to: [1, 'x'] }).what).toMatch(/expected number/);
    expect(complaint({ do: 'go' }).where).toBe('to');
    expect(complaint({ do: 'fly' }).where).toBe('do');
    expect(complaint(null).where).toBe('');
  });

  test('in a union the complaint that got furthest counts', () => {
    const either = schema(z.union([z.object({ a: z.object({ b: z.int() }) }), z.string()]));
    expect(() => either.parse({ a: { b: 'x' } })).toThrow(/^a\.b: /);
  });
});

test('a schema can be published', () => {
  expect(schema(z.object({ rounds: z.int() })).jsonSchema).toMatchObject({
    type: 'object',
    properties: { rounds: { type: 'integer' } },
    required: ['rounds'],
  });
});
