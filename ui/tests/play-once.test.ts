import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eased, playOnce } from '../motion/play-once.ts';

describe('a motion', () => {
  let frames: ((now: number) => void)[];
  const listening = new Map<string, () => void>();

  beforeEach(() => {
    frames = [];
    listening.clear();
    vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', (request: number) => frames.splice(request - 1, 1, () => undefined));
    vi.stubGlobal('window', {
      addEventListener: (input: string, finish: () => void) => listening.set(input, finish),
      removeEventListener: (input: string) => listening.delete(input),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('sets off and arrives gently, and nowhere jumps', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map(eased)).toEqual([0, 0.125, 0.5, 0.875, 1]);
  });

  it('is shown from its beginning to its end, once', async () => {
    const shown: number[] = [];
    const { finished, finish } = playOnce(100, (done) => shown.push(done));
    for (const now of [1000, 1050, 1100]) frames.at(-1)?.(now);
    await finished;
    finish();
    expect(shown).toEqual([0, 0, 0.5, 1]);
    expect(listening.size).toBe(0);
  });

  it('jumps to its end at any input', async () => {
    const shown: number[] = [];
    const { finished } = playOnce(100, (done) => shown.push(done));
    listening.get('keydown')?.();
    await finished;
    expect(shown).toEqual([0, 1]);
    frames.at(-1)?.(5000);
    expect(shown).toEqual([0, 1]);
  });

  it('without any time is at its end at once', () => {
    const shown: number[] = [];
    playOnce(0, (done) => shown.push(done)).finish();
    expect(shown).toEqual([1]);
  });
});
