import { useState } from 'react';
import { reasonOf } from '../pages/use-start.ts';

export interface Doing {
  /** Does one thing at a time. */
  readonly act: (work: () => Promise<unknown>) => void;
  readonly busy: boolean;
  /** Why the last thing was not done. */
  readonly problem: string | null;
}

/** Something that is asked of the server by a press, and may be refused. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = (work: () => Promise<unknown>): void => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    work()
      .catch((error: unknown) => setProblem(reasonOf(error)))
      .finally(() => setBusy(false));
  };
  return { act, busy, problem };
}
