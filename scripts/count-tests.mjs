/**
 * The part that is read here of the report of vitest's JSON reporter.
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: TestFile[] }} Report
 */

/**
 * Counts from a report. A file that does not load has no tests to fail, and an error outside
 * of every test fails none: each must still count, so a run that failed never says "0 failed".
 * @param {string | undefined} report the text of the report; undefined when vitest did not get that far
 * @param {boolean} ok whether vitest itself ended well
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(report, ok) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = /** @type {Report} */ (JSON.parse(report));
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = numFailedTests + unloaded;
  return { passed: numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}
