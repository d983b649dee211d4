/**
 * The built server with a page that is a mere placeholder, and its address on standard output, until it is killed.
 *
 *   node serving.mjs file PATH FOLDER
 *   node serving.mjs url ADDRESS FOLDER
 */
import { openHouse } from '../../dist/index.js';

const [kind, where = '', root = ''] = process.argv.slice(2);
const database = kind === 'file' ? { file: where } : { url: where };
const { address } = await openHouse({ port: 0, host: '127.0.0.1', root, database, threads: true });
process.stdout.write(`${address}\n`);
