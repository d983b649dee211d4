import { expect, test } from 'vitest';
import { type RuleFiles, ruleProblems } from './rule-ids.ts';

/** Registers the test that RULES.md, the code and the tests speak of the same rules. */
export function ruleCoverage(files: RuleFiles): void {
  test('every rule has a test, and every rule that is cited exists', () => {
    expect(ruleProblems(files)).toEqual([]);
  });
}
