import type { Eye, Heard } from '@roundhouse/kernel';
import { type SoundName, useSound } from '@roundhouse/ui';
import { useEffect, useState } from 'react';

/** Of actions or events, those of one type. */
export function ofType<A extends { readonly type: string }, T extends A['type']>(
  all: readonly A[],
  type: T,
): Extract<A, { type: T }>[] {
  return all.filter((one): one is Extract<A, { type: T }> => one.type === type);
}

/** Which events sound how; the first of them that a step has is heard. */
export type StepSounds<E extends { readonly type: string }> = readonly (readonly [E['type'], SoundName])[];

/** The sound of a step; null for one that is silent. */
export function soundOf<E extends { readonly type: string }>(
  step: Heard<E> | null,
  sounds: StepSounds<E>,
): SoundName | null {
  const types = new Set(step?.events.map(({ type }) => type));
  return sounds.find(([type]) => types.has(type))?.[1] ?? null;
}

export function useStepSounds<E extends { readonly type: string }>(step: Heard<E> | null, sounds: StepSounds<E>): void {
  const play = useSound();
  useEffect(() => {
    const sound = soundOf(step, sounds);
    if (sound !== null) play(sound);
  }, [step, play, sounds]);
}

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
