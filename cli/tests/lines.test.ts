import { describe, expect, it } from 'vitest';
import { type Line, linesOf } from '../lines.ts';

async function* pieces(...parts: (string | Uint8Array)[]): AsyncGenerator<string | Uint8Array> {
  for (const part of parts) yield await Promise.resolve(part);
}

async function cut(most: number | undefined, ...parts: (string | Uint8Array)[]): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of linesOf(pieces(...parts), most)) lines.push(line);
  return lines;
}

describe('lines', () => {
  it('come out of pieces of any size', async () => {
    expect(await cut(undefined, 'a', 'b\nc', '\n', '\nd')).toEqual([
      { text: 'ab' },
      { text: 'c' },
      { text: '' },
      { text: 'd' },
    ]);
    expect(await cut(undefined, 'a\n')).toEqual([{ text: 'a' }]);
    expect(await cut(undefined)).toEqual([]);
  });

  it('keep letters whole that are cut in two', async () => {
    const bytes = new TextEncoder().encode('größe\n');
    expect(await cut(undefined, bytes.subarray(0, 3), bytes.subarray(3))).toEqual([{ text: 'größe' }]);
  });

  it('lose a byte order mark and carriage returns, and keep U+2028', async () => {
    expect(await cut(undefined, '\uFEFFa\r\n"\u2028"\r\n')).toEqual([{ text: 'a' }, { text: '"\u2028"' }]);
  });

  it('that are too long are not kept', async () => {
    expect(await cut(4, 'abc', 'def', 'g\nok\n')).toEqual([{ tooLong: true }, { text: 'ok' }]);
  });
});
