import { expect, test } from 'vitest';
import { type RuleFiles, ruleProblems } from './rule-ids.ts';

/** A test of one rule, named after it: the coverage of rules finds these calls by their text. */
export function rule(id: string, title: string, body: () => void | Promise<void>): void {
  test(`[${id}] ${title}`, body);
}

/** Registers the test that RULES.md, the code and the tests speak of the same rules. */
export function ruleCoverage(files: RuleFiles): void {
  test('every rule has a test, and every rule that is cited exists', () => {
    expect(ruleProblems(files)).toEqual([]);
  });
}
