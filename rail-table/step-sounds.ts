import type { Heard } from '@roundhouse/kernel';
import { type SoundName, useSound } from '@roundhouse/ui';
import { useEffect } from 'react';

/** Plays the sound of the first kind of event, in the order given, that the last step has. */
export function useStepSounds<E extends { readonly type: string }>(
  step: Heard<E> | null,
  sounds: readonly (readonly [E['type'], SoundName])[],
): void {
  const sound = useSound();
  useEffect(() => {
    const types = new Set(step?.events.map(({ type }) => type));
    const found = sounds.find(([type]) => types.has(type));
    if (found !== undefined) sound(found[1]);
  }, [step, sound, sounds]);
}
