import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['**/tests/**/*.test.ts'], exclude: ['**/node_modules/**', '**/dist/**'] },
});
