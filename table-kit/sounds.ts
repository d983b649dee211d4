import type { Heard } from '@roundhouse/kernel';
import { type SoundName, useSound } from '@roundhouse/ui';
import { useEffect } from 'react';

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
