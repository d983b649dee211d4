import type { Eye } from '@roundhouse/kernel';
import { useEffect, useState } from 'react';
import type { Step } from '../table-contract.ts';

/** Long enough to read; it can be looked up after that. */
const REPORT_MS = 9000;

export interface Report<E> {
  readonly events: readonly E[] | null;
  /** For a while, or until it is closed or the person has decided something. */
  readonly fresh: boolean;
}

/** What the end of the last turn brought. */
export function useReport<E>(
  { step, eye }: { readonly step: Step<E> | null; readonly eye: Eye },
  closesTurn: (events: readonly E[]) => boolean,
): Report<E> & { readonly close: () => void } {
  const [report, setReport] = useState<Report<E>>({ events: null, fresh: false });
  const [seen, setSeen] = useState(step);
  const close = (): void => setReport({ ...report, fresh: false });
  if (seen !== step) {
    setSeen(step);
    if (step !== null && closesTurn(step.events)) setReport({ events: step.events, fresh: true });
    else if (step !== null && step.seat === eye) close();
  }
  useEffect(() => {
    if (!report.fresh) return undefined;
    const timer = setTimeout(() => setReport((last) => ({ ...last, fresh: false })), REPORT_MS);
    return () => clearTimeout(timer);
  }, [report]);
  return { ...report, close };
}
