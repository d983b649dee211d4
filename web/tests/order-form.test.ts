import { text } from '@roundhouse/kernel';
import { expect, it } from 'vitest';
import { isFilled, type OrderFields, valuesIn } from '../online/order-form.ts';

const fieldsOf = (turn: number): OrderFields => ({
  turn: { type: 'given', value: turn },
  limit: { type: 'number', label: text('Limit'), min: 1, max: 9 },
  below: {
    type: 'choice',
    label: text('Below'),
    choices: [
      { value: 'ask', label: text('ask me') },
      { value: 'raise', label: text('raise') },
    ],
  },
});

it('a form begins with what it can take, and can be sent as it is', () => {
  expect(valuesIn(fieldsOf(3), {})).toEqual({ turn: 3, limit: 1, below: 'ask' });
  expect(isFilled(fieldsOf(3), valuesIn(fieldsOf(3), {}))).toBe(true);
});

it('what was typed stays when the form changes, and what the form gives is new', () => {
  const typed = { turn: 3, limit: 7, below: 'raise' };
  expect(valuesIn(fieldsOf(4), typed)).toEqual({ turn: 4, limit: 7, below: 'raise' });
  expect(valuesIn(fieldsOf(4), { below: 'gone' })).toMatchObject({ below: 'ask' });
});

it('is not sent while a number is missing or out of its range', () => {
  for (const limit of ['', 0, 10, 2.5]) {
    expect(isFilled(fieldsOf(1), valuesIn(fieldsOf(1), { limit }))).toBe(false);
  }
});
