import { test } from 'vitest';

/** A test of one rule, named after it: the coverage of rules finds these calls by their text. */
export function rule(id: string, title: string, body: () => void | Promise<void>): void {
  test(`[${id}] ${title}`, body);
}
