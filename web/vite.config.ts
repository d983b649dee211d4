import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { boardPictures } from './build/board-pictures.ts';
import { entriesApart, onlyPart } from './build/bundles.ts';
import { finishedSite } from './build/finished-site.ts';
import { strictContent } from './build/strict-content.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // Our own packages are compiled from their sources, never from a build that might be stale.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [
    react(),
    entriesApart(),
    onlyPart('page'),
    strictContent(),
    boardPictures(),
    finishedSite(here('./service-worker/worker.ts')),
  ],
  worker: {
    format: 'es',
    plugins: () => [entriesApart(), onlyPart('brain')],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  build: {
    target: 'es2022',
    // Small files are files too: the content policy then needs no exception for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
