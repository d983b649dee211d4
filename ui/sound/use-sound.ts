import { useCallback } from 'react';
import { useSettings } from '../settings/settings-context.tsx';
import { playSound, type SoundName } from './sound.ts';

/** Plays a sound if the person wants any. */
export function useSound(): (name: SoundName) => void {
  const { sound } = useSettings().settings;
  return useCallback(
    (name) => {
      if (sound) playSound(name);
    },
    [sound],
  );
}
