import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// A slow machine must not fail a test; the limit is there to end one that hangs.
const PATIENCE_MS = 600_000;

const common = {
  allowOnly: false,
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  expect: { poll: { timeout: PATIENCE_MS / 5 } },
};
const notOurs = ['**/node_modules/**', '**/dist/**'];
/** What is only endurance: `npm run test:long`. */
const long = '**/*.long.test.ts';

/** What takes longest, however short its file is: whoever begins with it does not wait for it at the end. */
const LONGEST =
  /\/(?:contract|tables|simulate|second-opinion|clicker(?:-secrets)?|online-games|city|accessibility|engine-\w+)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

// No file changes what another could see, and loading the games anew takes longer than most files do.
const inOneProcess = { ...common, isolate: false };

const inBrowsers = {
  ...inOneProcess,
  globalSetup: ['browser-tests/tests/support/global-setup.ts'],
  setupFiles: ['browser-tests/tests/support/every-file.ts'],
  // One browser, when the other tests leave it the machine. Pages wait more than they compute: two at a time.
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  // Tests read the sources, never a build that might be stale.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...inOneProcess,
          name: 'unit',
          include: ['**/tests/**/*.test.ts'],
          exclude: [...notOurs, 'browser-tests/**', 'server/**'],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'server',
          globalSetup: ['tests/support/postgres.ts'],
          include: ['server/tests/**/*.test.ts'],
          exclude: [...notOurs, long],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'long-server',
          globalSetup: ['tests/support/postgres.ts'],
          include: [`server/tests/${long}`],
          exclude: notOurs,
        },
      },
      {
        extends: true,
        test: {
          ...inBrowsers,
          name: 'browser',
          include: ['browser-tests/tests/**/*.test.ts'],
          exclude: [...notOurs, long],
        },
      },
      {
        extends: true,
        test: { ...inBrowsers, name: 'long', include: [`browser-tests/tests/${long}`], exclude: notOurs },
      },
    ],
  },
});
