import { processIo } from './process-io.ts';
import { run } from './run.ts';

// Not process.exit: what is still on its way into a pipe would be lost.
process.exitCode = await run(process.argv.slice(2), processIo());
