import type { Heard } from '@roundhouse/kernel';
import { useState } from 'react';

/** The action that led here, if we came from the position right before it; null after a jump. */
export function useStep(seq: number, steps: readonly Heard<unknown>[]): Heard<unknown> | null {
  const [last, setLast] = useState<{ seq: number; step: Heard<unknown> | null }>({ seq, step: null });
  if (last.seq === seq) return last.step;
  const next = { seq, step: seq === last.seq + 1 ? (steps[seq] ?? null) : null };
  setLast(next);
  return next.step;
}
