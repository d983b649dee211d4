import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { leftAlone, type Stretch, whileWatching } from '../bench/server/left-alone.ts';

const stretch = (second: number, stolen: number): Stretch => ({ from: second * 1000, to: (second + 1) * 1000, stolen });

describe('answers while the machine kept its processors', () => {
  const stretches = [stretch(0, 0), stretch(1, 0.2), stretch(2, 0.01), stretch(3, 0.01)];
  const kept = (at: number, took: number): boolean => leftAlone([{ at, took }], stretches).length === 1;

  it('are those that wait through no stretch in which it did not', () => {
    expect(kept(500, 100)).toBe(true);
    expect(kept(950, 100)).toBe(false);
    expect(kept(1500, 1)).toBe(false);
    expect(kept(500, 3000)).toBe(false);
  });

  it('nor through the one after, in which what had waited is worked off', () => {
    expect(kept(2500, 100)).toBe(false);
    expect(kept(3100, 100)).toBe(true);
  });

  it('are told from stretches that follow each other without a gap, the last of them cut short', async () => {
    let time = 0;
    const [result, seen] = await whileWatching(
      () => time++,
      async () => delay(1, 'done'),
    );
    expect(result).toBe('done');
    expect(seen).toHaveLength(1);
    expect(seen[0]?.stolen).toBeGreaterThanOrEqual(0);
    expect(seen[0]?.stolen).toBeLessThanOrEqual(1);
  });
});
