import { about, type Filled, type OrderField, type Text } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { id } from './people.ts';

const LONGEST_NAME = 32;
const LONGEST_VALUE = 64;

const text = about(
  'A sentence with gaps, and what stands in them.',
  z.custom<Text>((value) => typeof value === 'object' && value !== null && 'text' in value),
);

const value = z.union([z.int(), z.string().check(z.maxLength(LONGEST_VALUE))]);

/** An order as somebody fills it in. */
export const orderForm: z.ZodMiniType<{ filled: Filled }> = z.strictObject({
  filled: z.record(z.string().check(z.maxLength(LONGEST_NAME)), value),
});

export const ordersAtTable = z.object({
  /** Mine: those that stand, and those that have ended and were not put away. */
  given: z.array(
    z.object({
      kind: id,
      sentence: text,
      /** Why it ended; null while it stands. */
      stopped: z.nullable(text),
    }),
  ),
  /** What could be decided in advance now, and what is to be filled in. */
  offered: z.array(
    z.object({
      kind: id,
      name: text,
      fields: z.record(
        z.string(),
        about(
          'A number with its range, a choice, or a value that goes with the order as it is.',
          z.custom<OrderField>((field) => typeof field === 'object' && field !== null && 'type' in field),
        ),
      ),
    }),
  ),
});
export type OrdersAtTable = z.infer<typeof ordersAtTable>;
