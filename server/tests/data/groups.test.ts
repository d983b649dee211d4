import { describe, expect, it } from 'vitest';
import { Groups } from '../../data/groups.ts';

/** A database that writes when it is told to. */
class SlowDisk {
  readonly written: (readonly string[])[] = [];
  #free: (() => void) | null = null;
  #begun: (() => void) | null = null;

  async write(items: readonly string[]): Promise<readonly string[]> {
    this.written.push(items);
    await new Promise<void>((resolve) => {
      this.#free = resolve;
      this.#begun?.();
    });
    if (items.includes('bad')) throw new RangeError('bad');
    if (items.includes('lost')) throw new Error('the disk is gone');
    return items.map((item) => `${item}!`);
  }

  /** Resolves when something is being written that nobody has let through. */
  async begins(): Promise<void> {
    if (this.#free !== null) return;
    await new Promise<void>((resolve) => {
      this.#begun = resolve;
    });
  }

  async lets(): Promise<void> {
    await this.begins();
    const free = this.#free;
    this.#free = null;
    free?.();
  }
}

function onSlowDisk(): { readonly disk: SlowDisk; readonly groups: Groups<string, string> } {
  const disk = new SlowDisk();
  return {
    disk,
    groups: new Groups(
      async (items) => disk.write(items),
      (error) => error instanceof RangeError,
    ),
  };
}

describe('writing in groups', () => {
  it('what arrives while a group is being written goes with the next, all of it at once', async () => {
    const { disk, groups } = onSlowDisk();
    const first = groups.put('1', 'a');
    await disk.begins();
    const later = Promise.all(['b', 'c', 'd'].map((item) => groups.put(item, item)));
    await disk.lets();
    expect(await first).toBe('a!');
    await disk.lets();
    expect(await later).toEqual(['b!', 'c!', 'd!']);
    expect(disk.written).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('the next group is with the disk before those of the last are told', async () => {
    const { disk, groups } = onSlowDisk();
    const withDisk = groups.put('1', 'a').then(() => disk.written.length);
    await disk.begins();
    const next = groups.put('2', 'b');
    await disk.lets();
    expect(await withDisk).toBe(2);
    await disk.lets();
    expect(await next).toBe('b!');
  });

  it('two of one key are written one after the other', async () => {
    const { disk, groups } = onSlowDisk();
    const all = Promise.all([groups.put('1', 'a'), groups.put('1', 'b'), groups.put('2', 'c')]);
    await disk.lets();
    await disk.lets();
    expect(await all).toEqual(['a!', 'b!', 'c!']);
    expect(disk.written).toEqual([['a', 'c'], ['b']]);
  });

  it('where one cannot be written, the others are', async () => {
    const { disk, groups } = onSlowDisk();
    const all = Promise.allSettled(['a', 'bad', 'c'].map((item) => groups.put(item, item)));
    for (let written = 0; written < 4; written++) await disk.lets();
    expect(await all).toMatchObject([{ value: 'a!' }, { reason: new RangeError('bad') }, { value: 'c!' }]);
    expect(disk.written).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
  });

  it('where nothing can be written, nobody waits for the others in turn', async () => {
    const { disk, groups } = onSlowDisk();
    const all = Promise.allSettled(['a', 'lost'].map((item) => groups.put(item, item)));
    await disk.lets();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const after = groups.put('d', 'd');
    await disk.lets();
    expect(await after).toBe('d!');
  });
});
