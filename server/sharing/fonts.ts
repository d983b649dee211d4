import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** The faces of the house, so that a picture has its words also on a machine without any font. */
function faces(): readonly string[] {
  const require = createRequire(import.meta.url);
  return [
    require.resolve('@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff'),
    require.resolve('@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff'),
    require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'),
    require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff'),
  ];
}

export const SERIF = 'Old Standard TT';
export const SANS = 'Source Sans 3';

/** Font files that the painter of pictures can read, until they are removed. */
export function fontFiles(): { readonly files: readonly string[]; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-fonts-'));
  const files = faces().map((face, index) => {
    const file = join(folder, `${index}.ttf`);
    writeFileSync(file, unpacked(readFileSync(face)));
    return file;
  });
  return { files, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;

/** A font as the web packs it (WOFF 1.0), as it was before: the same tables, each deflated on its own. */
function unpacked(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEAD + index * WOFF_ENTRY;
    const [from, packed, length] = [4, 8, 12].map((offset) => woff.readUInt32BE(entry + offset));
    if (from === undefined || packed === undefined || length === undefined) throw new Error('this font is damaged');
    const bytes = woff.subarray(from, from + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(SFNT_HEAD);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * SFNT_ENTRY, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * SFNT_ENTRY, 10);
  let offset = SFNT_HEAD + count * SFNT_ENTRY;
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const { tag, checksum, bytes } of tables) {
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(offset, 0);
    numbers.writeUInt32BE(bytes.length, 4);
    entries.push(tag, checksum, numbers);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    bodies.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat([head, ...entries, ...bodies]);
}
