import { destination, type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

/** How much is written down: accidents alone, or every answer too. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Log = Logger;

const STDERR = 2;

/** Lines of JSON, for programs that gather them; written at once, so that the last words of a process are not lost. */
export function openLog(level: LogLevel, to: DestinationStream = destination({ dest: STDERR, sync: true })): Log {
  return pino(
    { level, base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    to,
  );
}

const MOST_CAUSES = 3;

interface Told {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly at?: readonly string[];
  readonly cause?: Told;
}

/**
 * What a log may know of an accident: what kind it is and where in the program it happened. Messages of others quote what
 * they choke on, a row of the database or the address of somebody's webhook: of those only the words around it are kept.
 */
export function toldOf(error: unknown, causes = MOST_CAUSES): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: masked(String(error)) };
  const code = 'code' in error ? error.code : undefined;
  const at = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: masked(error.message),
    ...(at.length === 0 ? {} : { at: at.map((line) => line.trim()) }),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: toldOf(error.cause, causes - 1) }),
  };
}

const MASK = '…';
const SECRETS: readonly RegExp[] = [
  // What is quoted, and whatever follows where the quote is cut off.
  /"[^"]*(?:"|$)/g,
  /\b[a-z][a-z+.-]*:\/\/\S+/gi,
  /\S+@\S+/g,
  // Ids, tokens and hashes: no word of a language is as long and has both kinds of letters or a digit in it.
  /(?=[\w-]*\d|[\w-]*[a-z][\w-]*[A-Z]|[\w-]*[A-Z][\w-]*[a-z])[\w-]{16,}/g,
];

function masked(text: string): string {
  return SECRETS.reduce((before, secret) => before.replaceAll(secret, MASK), text);
}
