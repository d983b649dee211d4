/**
 * Reads the font files of the house and writes down how wide each sign is, and its outline: `npm run type`. With the
 * first, names are set without a browser; with the second, a picture that leaves the page takes its type along.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inflateSync } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(join(root, 'server', 'package.json'));

/** The faces that drawings are set in. */
const FACES = {
  serif: '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff',
  serifBold: '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff',
  serifItalic: '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff',
  sans: '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff',
  sansBold: '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff',
};

/** All measures are in thousandths of the size of the type. */
const EM = 1000;

/** @typedef {{ readonly x: number, readonly y: number, readonly on: boolean }} Spot */

/** A font as the web packs it (WOFF 1.0): each table deflated on its own. */
class Font {
  /**
   * @type {Map<string, Buffer>}
   * @readonly
   */
  #tables = new Map();
  /** @readonly */
  #scale;
  /** @readonly */
  #glyphs;

  /** @param {Buffer} woff */
  constructor(woff) {
    if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF font');
    for (let entry = 44; entry < 44 + woff.readUInt16BE(12) * 20; entry += 20) {
      const from = woff.readUInt32BE(entry + 4);
      const packed = woff.readUInt32BE(entry + 8);
      const bytes = woff.subarray(from, from + packed);
      const length = woff.readUInt32BE(entry + 12);
      this.#tables.set(woff.toString('latin1', entry, entry + 4), packed < length ? inflateSync(bytes) : bytes);
    }
    this.#scale = EM / this.#table('head').readUInt16BE(18);
    this.#glyphs = this.#glyphsBySign();
  }

  /** @param {string} name */
  #table(name) {
    const table = this.#tables.get(name);
    if (table === undefined) throw new Error(`the font has no table ${name}`);
    return table;
  }

  /** Which glyph draws which sign: the table of the basic plane. */
  #glyphsBySign() {
    const cmap = this.#table('cmap');
    /** @type {Map<string, number>} */
    const glyphs = new Map();
    for (let index = 0; index < cmap.readUInt16BE(2); index++) {
      const at = cmap.readUInt32BE(4 + index * 8 + 4);
      if (cmap.readUInt16BE(at) !== 4) continue;
      const count = cmap.readUInt16BE(at + 6) / 2;
      for (let segment = 0; segment < count; segment++) {
        const last = cmap.readUInt16BE(at + 14 + segment * 2);
        const starts = at + 16 + count * 2 + segment * 2;
        const first = cmap.readUInt16BE(starts);
        const delta = cmap.readUInt16BE(starts + count * 2);
        const offsetAt = starts + count * 4;
        const offset = cmap.readUInt16BE(offsetAt);
        for (let code = first; code <= last && code < 0xffff; code++) {
          const raw = offset === 0 ? code : cmap.readUInt16BE(offsetAt + offset + (code - first) * 2);
          const glyph = raw === 0 && offset !== 0 ? 0 : (raw + delta) % 0x10000;
          if (glyph !== 0) glyphs.set(String.fromCodePoint(code), glyph);
        }
      }
    }
    return glyphs;
  }

  /** What somebody can read or see: no controls, and none of the signs that only change others. */
  signs() {
    return [...this.#glyphs.keys()].filter((sign) => /^[\p{L}\p{N}\p{P}\p{S} \u00a0]$/u.test(sign)).sort();
  }

  /** @param {string} sign */
  #glyph(sign) {
    const glyph = this.#glyphs.get(sign);
    if (glyph === undefined) throw new Error(`the font has no sign ${sign}`);
    return glyph;
  }

  /** @param {string} sign */
  width(sign) {
    const measured = this.#table('hhea').readUInt16BE(34);
    const index = Math.min(this.#glyph(sign), measured - 1);
    return Math.round(this.#table('hmtx').readUInt16BE(index * 4) * this.#scale);
  }

  /** @param {string} sign */
  outline(sign) {
    return this.#contours(this.#glyph(sign))
      .map((contour) => pathOf(contour.map(({ x, y, on }) => ({ x: x * this.#scale, y: -y * this.#scale, on }))))
      .join('');
  }

  /**
   * @param {number} glyph
   * @returns {readonly (readonly Spot[])[]}
   */
  #contours(glyph) {
    const loca = this.#table('loca');
    const long = this.#table('head').readUInt16BE(50) === 1;
    const from = long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
    const to = long ? loca.readUInt32BE(glyph * 4 + 4) : loca.readUInt16BE(glyph * 2 + 2) * 2;
    if (from === to) return [];
    const bytes = this.#table('glyf').subarray(from, to);
    const count = bytes.readInt16BE(0);
    return count < 0 ? this.#composed(bytes) : simple(bytes, count);
  }

  /**
   * Letters with accents are put together from others.
   * @param {Buffer} bytes
   */
  #composed(bytes) {
    /** @type {(readonly Spot[])[]} */
    const contours = [];
    let at = 10;
    let flags = 0x20;
    while ((flags & 0x20) !== 0) {
      flags = bytes.readUInt16BE(at);
      const part = bytes.readUInt16BE(at + 2);
      const words = (flags & 1) !== 0;
      const dx = words ? bytes.readInt16BE(at + 4) : bytes.readInt8(at + 4);
      const dy = words ? bytes.readInt16BE(at + 6) : bytes.readInt8(at + 5);
      at += words ? 8 : 6;
      /** @param {number} place */
      const fraction = (place) => bytes.readInt16BE(place) / 0x4000;
      let [a, b, c, d] = [1, 0, 0, 1];
      if ((flags & 8) !== 0) {
        a = d = fraction(at);
        at += 2;
      } else if ((flags & 0x40) !== 0) {
        [a, d] = [fraction(at), fraction(at + 2)];
        at += 4;
      } else if ((flags & 0x80) !== 0) {
        [a, b, c, d] = [fraction(at), fraction(at + 2), fraction(at + 4), fraction(at + 6)];
        at += 8;
      }
      for (const contour of this.#contours(part))
        contours.push(contour.map(({ x, y, on }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on })));
    }
    return contours;
  }
}

/**
 * @param {Buffer} bytes
 * @param {number} count
 * @returns {readonly (readonly Spot[])[]}
 */
function simple(bytes, count) {
  const ends = Array.from({ length: count }, (_, index) => bytes.readUInt16BE(10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + count * 2;
  at += 2 + bytes.readUInt16BE(at);
  /** @type {number[]} */
  const flags = [];
  while (flags.length < total) {
    const flag = bytes.readUInt8(at++);
    const times = (flag & 8) === 0 ? 1 : 1 + bytes.readUInt8(at++);
    for (let turn = 0; turn < times; turn++) flags.push(flag);
  }
  /** @param {number} short @param {number} same */
  const along = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) value += (flag & same) === 0 ? -bytes.readUInt8(at++) : bytes.readUInt8(at++);
      else if ((flag & same) === 0) {
        value += bytes.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = along(2, 0x10);
  const ys = along(4, 0x20);
  const spots = flags.map((flag, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, on: (flag & 1) !== 0 }));
  return ends.map((end, index) => spots.slice(index === 0 ? 0 : (ends[index - 1] ?? -1) + 1, end + 1));
}

/**
 * A contour as a path: spots that are not on it pull it towards them, and between two of those it passes their middle.
 * @param {readonly Spot[]} contour
 */
function pathOf(contour) {
  const spots = contour.flatMap((spot, index) => {
    const before = contour.at(index - 1);
    const between = before !== undefined && !before.on && !spot.on;
    return between ? [{ x: (before.x + spot.x) / 2, y: (before.y + spot.y) / 2, on: true }, spot] : [spot];
  });
  const start = spots.findIndex(({ on }) => on);
  const ring = [...spots.slice(start), ...spots.slice(0, start)];
  /** Steps from spot to spot are shorter to write than the spots. */
  const hand = { x: 0, y: 0 };
  /** @param {{ readonly x: number, readonly y: number } | undefined} spot */
  const step = (spot) => (spot === undefined ? '' : `${Math.round(spot.x) - hand.x} ${Math.round(spot.y) - hand.y}`);
  /** @param {string} how @param {readonly (Spot | undefined)[]} over */
  const go = (how, ...over) => {
    const written = how + over.map(step).join(' ').replaceAll(' -', '-');
    const end = over.at(-1);
    if (end !== undefined) Object.assign(hand, { x: Math.round(end.x), y: Math.round(end.y) });
    return written;
  };
  let path = go('M', ring[0]);
  for (let index = 1; index < ring.length; index++) {
    const spot = ring[index];
    if (spot === undefined) break;
    path += spot.on ? go('l', spot) : go('q', spot, ring[++index] ?? ring[0]);
  }
  return `${path}z`;
}

/** The two tables as text: what stands in `style/type/`. */
export function typeTables() {
  /** @type {Record<string, { signs: string, widths: string }>} */
  const widths = {};
  /** @type {Record<string, Record<string, string>>} */
  const outlines = {};
  for (const [face, file] of Object.entries(FACES)) {
    const font = new Font(readFileSync(require.resolve(file)));
    const signs = font.signs();
    widths[face] = { signs: signs.join(''), widths: signs.map((sign) => font.width(sign)).join(' ') };
    outlines[face] = Object.fromEntries(signs.map((sign) => [sign, font.outline(sign)]));
  }
  /** @param {unknown} table */
  const written = (table) => `${JSON.stringify(table, null, 2)}\n`;
  return { 'widths.json': written(widths), 'outlines.json': written(outlines) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [name, table] of Object.entries(typeTables())) writeFileSync(join(root, 'style', 'type', name), table);
