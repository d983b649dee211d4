import { expect, test } from 'vitest';
import { Recent } from '../index.ts';

const keys = [{}, {}, {}] as const;

test('what was made for the last few keys is made once', () => {
  const made: string[] = [];
  const recent = new Recent<object, string>(2);
  const ask = (key: 0 | 1 | 2): string =>
    recent.get(keys[key], () => {
      made.push(`${key}`);
      return `value ${key}`;
    });
  expect([ask(0), ask(1), ask(0), ask(1)]).toEqual(['value 0', 'value 1', 'value 0', 'value 1']);
  expect(made).toEqual(['0', '1']);
  ask(0);
  ask(2);
  expect(ask(0), 'asked for lately, so kept').toBe('value 0');
  expect(made).toEqual(['0', '1', '2']);
  ask(1);
  expect(made, 'the one asked for longest ago had to go').toEqual(['0', '1', '2', '1']);
});
