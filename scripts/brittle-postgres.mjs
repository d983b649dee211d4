/**
 * A PostgreSQL that may be killed: prints its address, or nothing where there is none; for every line `kill` on standard
 * input it is killed with all that it has in hand, started again, and `again` is printed. It ends with its input.
 */
import { createInterface } from 'node:readline';
import { findPostgres, startPostgres } from './postgres.mjs';

const programs = findPostgres();
if (programs !== null) {
  const { url, stop, crash, recover } = await startPostgres(programs);
  process.stdout.write(`${url}\n`);
  for await (const line of createInterface(process.stdin)) {
    if (line !== 'kill') continue;
    await crash();
    await recover();
    process.stdout.write('again\n');
  }
  await stop();
}
