/**
 * A PostgreSQL that may be killed: prints its address, or nothing where there is none; for every line `down` on standard
 * input it is killed with all that it has in hand, for every `up` started again on what is left, and the line is printed
 * when that is done. It ends with its input.
 */
import { createInterface } from 'node:readline';
import { findPostgres, startPostgres } from './postgres.mjs';

const programs = findPostgres();
if (programs !== null) {
  const { url, stop, crash, recover } = await startPostgres(programs);
  process.stdout.write(`${url}\n`);
  for await (const line of createInterface(process.stdin)) {
    if (line === 'down') await crash();
    else if (line === 'up') await recover();
    else continue;
    process.stdout.write(`${line}\n`);
  }
  await stop();
}
