/**
 * The built server with a page that is a mere placeholder, and its address on standard output, until it is killed. Its
 * messages go to this machine alone, and every accident is a line on standard error.
 *
 *   node serving.mjs file PATH FOLDER
 *   node serving.mjs url ADDRESS FOLDER
 */
import { openHouse } from '../../dist/index.js';

const [kind, where = '', root = ''] = process.argv.slice(2);
const PATIENT = { burst: 100_000, everyMs: 1 };
const { address } = await openHouse({
  port: 0,
  host: '127.0.0.1',
  root,
  database: kind === 'file' ? { file: where } : { url: where },
  threads: true,
  guard: { guests: PATIENT },
  bounds: { requests: 0, lines: 0 },
  reach: {
    protocols: ['http:'],
    mayReach: () => true,
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  },
  failed: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
});
process.stdout.write(`${address}\n`);
