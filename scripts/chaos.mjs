/** Kills servers under load, and says whether anything was lost; docs/chaos.md tells what it takes. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const MAIN = fileURLToPath(new URL('../server/tests/chaos/main.ts', import.meta.url));

/** @type {{ module: typeof import('../server/tests/chaos/main.ts') }} */
const { module } = await runnerImport(MAIN, { configFile: false, resolve: { conditions: ['source', 'node'] } });
process.exitCode = await module.chaos(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
