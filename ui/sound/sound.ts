import { useCallback } from 'react';
import { useSettings } from '../settings/settings-context.tsx';

/** The sounds of a table, made on the spot: no files. */
export type SoundName = 'click' | 'place' | 'coin' | 'bell' | 'refuse';

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly volume: number;
  readonly shape: OscillatorType;
  readonly after?: number;
}

const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  click: [{ from: 1100, to: 700, seconds: 0.04, volume: 0.12, shape: 'triangle' }],
  place: [
    { from: 220, to: 90, seconds: 0.09, volume: 0.3, shape: 'sine' },
    { from: 1400, to: 500, seconds: 0.03, volume: 0.08, shape: 'square' },
  ],
  coin: [
    { from: 1760, to: 1760, seconds: 0.09, volume: 0.12, shape: 'sine' },
    { from: 2349, to: 2349, seconds: 0.2, volume: 0.12, shape: 'sine', after: 0.06 },
  ],
  bell: [
    { from: 1318, to: 1316, seconds: 0.9, volume: 0.16, shape: 'sine' },
    { from: 2640, to: 2630, seconds: 0.5, volume: 0.06, shape: 'sine' },
    { from: 3960, to: 3950, seconds: 0.25, volume: 0.03, shape: 'sine' },
  ],
  refuse: [{ from: 180, to: 140, seconds: 0.14, volume: 0.14, shape: 'triangle' }],
};

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

let context: AudioContext | null = null;

/** A browser lets a page sound only after a click; before that, this stays silent. */
export function playSound(name: SoundName): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of TONES[name]) playTone(context, tone);
}

function playTone(audio: AudioContext, { from, to, seconds, volume, shape, after = 0 }: Tone): void {
  const start = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
