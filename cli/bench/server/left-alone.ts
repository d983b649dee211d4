import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A stretch of time, and the share of the processors' time that the machine gave to others in it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly stolen: number;
}

const STRETCH_MS = 1000;
/** Less is what any machine does now and then. */
const LEFT_ALONE = 0.02;
/** Of the first line of /proc/stat, after its name. */
const STOLEN_FIELD = 7;
/** What guests took is counted among the fields before. */
const FIELDS = 8;

/** Watches, while something is done, how much of its processors a machine that is shared with others keeps. */
export async function whileWatching<T>(
  now: () => number,
  work: () => Promise<T>,
): Promise<readonly [T, readonly Stretch[]]> {
  const stretches: Stretch[] = [];
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    let last = { at: now(), ...processorTime() };
    while (!over.signal.aborted) {
      // Woken when it is over: what is left of the last stretch is one of its own.
      await delay(STRETCH_MS, undefined, { signal: over.signal }).catch(() => undefined);
      const next = { at: now(), ...processorTime() };
      const all = next.all - last.all;
      stretches.push({ from: last.at, to: next.at, stolen: all === 0 ? 0 : (next.stolen - last.stolen) / all });
      last = next;
    }
  };
  const watching = watch();
  try {
    return [await work(), stretches];
  } finally {
    over.abort();
    await watching;
  }
}

/**
 * Those that were asked and answered while the machine kept its processors. What had to wait when it did not is still being
 * worked off in the stretch after.
 */
export function leftAlone<T extends { readonly at: number; readonly took: number }>(
  all: readonly T[],
  stretches: readonly Stretch[],
): readonly T[] {
  const quiet = stretches.filter(({ stolen }, index) =>
    [stolen, stretches[index - 1]?.stolen ?? 0].every((share) => share <= LEFT_ALONE),
  );
  return all.filter(({ at, took }) =>
    stretches.every((stretch) => at + took < stretch.from || at > stretch.to || quiet.includes(stretch)),
  );
}

function processorTime(): { readonly all: number; readonly stolen: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const fields = line
    .split(/\s+/)
    .slice(1, 1 + FIELDS)
    .map(Number);
  return { all: fields.reduce((sum, one) => sum + one, 0), stolen: fields[STOLEN_FIELD] ?? Number.NaN };
}
