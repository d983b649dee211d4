import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Io, Output } from './io.ts';

const DEFAULT_COLUMNS = 100;

/** Whoever reads us may stop at any time (`roundhouse games | head -1`): that is no failure, there is just no more to do. */
function quietWhenClosed(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
    process.exit(0);
  });
}

function outputTo(stream: NodeJS.WriteStream): Output {
  quietWhenClosed(stream);
  return {
    isTerminal: stream.isTTY,
    get columns() {
      return stream.columns > 0 ? stream.columns : DEFAULT_COLUMNS;
    },
    write(text) {
      stream.write(text);
    },
    async ready() {
      if (stream.writableNeedDrain) await once(stream, 'drain');
    },
  };
}

/** The process's own standard streams. */
export function processIo(): Io {
  const noColor = process.env['NO_COLOR'];
  return {
    input: process.stdin,
    out: outputTo(process.stdout),
    err: outputTo(process.stderr),
    colors: process.stdout.isTTY && (noColor === undefined || noColor === ''),
    now: () => performance.now(),
    cores: availableParallelism(),
    freshSeed: () => randomUUID(),
  };
}
