import type { Eye, Heard } from '@roundhouse/kernel';
import { useEffect, useState } from 'react';

/** Long enough to read; it can be looked up after that. */
const REPORT_MS = 9000;

export interface Report<E> {
  readonly events: readonly E[] | null;
  /** For a while, or until it is closed or the person has decided something. */
  readonly fresh: boolean;
}

/** The report after one more step: a new one, or the old one put away because the person went on. */
export function reportAfter<E>(
  before: Report<E>,
  step: Heard<E> | null,
  eye: Eye,
  closesTurn: (events: readonly E[]) => boolean,
): Report<E> {
  if (step === null) return before;
  if (closesTurn(step.events)) return { events: step.events, fresh: true };
  return step.seat === eye ? { ...before, fresh: false } : before;
}

/** What the end of the last turn brought. */
export function useReport<E>(
  { step, eye }: { readonly step: Heard<E> | null; readonly eye: Eye },
  closesTurn: (events: readonly E[]) => boolean,
): Report<E> & { readonly close: () => void } {
  const [report, setReport] = useState<Report<E>>({ events: null, fresh: false });
  const [seen, setSeen] = useState(step);
  if (seen !== step) {
    setSeen(step);
    setReport(reportAfter(report, step, eye, closesTurn));
  }
  useEffect(() => {
    if (!report.fresh) return undefined;
    const timer = setTimeout(() => setReport((last) => ({ ...last, fresh: false })), REPORT_MS);
    return () => clearTimeout(timer);
  }, [report]);
  return { ...report, close: () => setReport({ ...report, fresh: false }) };
}
