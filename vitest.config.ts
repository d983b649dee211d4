import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests read the sources, never a build that might be stale.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['**/tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    allowOnly: false,
    // A slow machine must not fail a test; the limit is there to end one that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
