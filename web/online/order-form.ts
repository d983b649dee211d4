import type { OrderField, OrderValue } from '@roundhouse/kernel';

export type OrderFields = Readonly<Record<string, OrderField>>;
export type FormValues = Readonly<Record<string, OrderValue>>;

/**
 * What stands in a form. It may change while somebody fills it in (the turn that it is for, above all): what was typed
 * stays, and a choice that is gone is chosen anew.
 */
export function valuesIn(fields: OrderFields, typed: FormValues): FormValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, typed[name])]));
}

function valueOf(field: OrderField, typed: OrderValue | undefined): OrderValue {
  switch (field.type) {
    case 'number':
      return typed ?? field.min;
    case 'choice': {
      const [first] = field.choices;
      return (field.choices.find(({ value }) => value === typed) ?? first)?.value ?? '';
    }
    case 'given':
      return field.value;
  }
}

/** Whether the server would take it. */
export function isFilled(fields: OrderFields, values: FormValues): boolean {
  return Object.entries(fields).every(([name, field]) => {
    const value = values[name];
    if (field.type !== 'number') return value !== '';
    return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max;
  });
}
