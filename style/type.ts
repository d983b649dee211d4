import { type Attributes, el, type SvgNode } from '@roundhouse/svg';

/** Stacks end in the generic family: a page may put bundled fonts in front. */
export const SERIF =
  "'Palatino Linotype', Palatino, 'URW Palladio L', 'Book Antiqua', Georgia, 'Liberation Serif', serif";
export const SANS = "'Gill Sans', 'Gill Sans MT', 'Source Sans 3', 'Segoe UI', 'Liberation Sans', sans-serif";

const NARROW = new Set("iljtfrI.,'’ -|!()[]/");
const WIDE = new Set('mwMW%@');

/** How wide a line of serif text will be, on the generous side since the font is not known here. */
export function textWidth(words: string, size: number): number {
  let ems = 0;
  for (const sign of words) ems += emsOf(sign);
  return ems * size;
}

function emsOf(sign: string): number {
  if (NARROW.has(sign)) return 0.34;
  if (WIDE.has(sign)) return 0.88;
  return sign >= 'A' && sign <= 'Z' ? 0.72 : 0.55;
}

/** The largest size, up to `most`, at which a line fits into a width. */
export function sizeToFit(words: string, width: number, most: number): number {
  return Math.min(most, width / textWidth(words, 1));
}

function line(x: number, y: number, size: number, content: string, attributes: Attributes = {}): SvgNode {
  return el('text', { x, y, 'font-size': size, ...attributes }, [content]);
}

export function serif(x: number, y: number, size: number, content: string, attributes: Attributes = {}): SvgNode {
  return line(x, y, size, content, { 'font-family': SERIF, ...attributes });
}

/** Figures stand in columns, so all of them are equally wide. */
export function figure(x: number, y: number, size: number, content: string, attributes: Attributes = {}): SvgNode {
  return line(x, y, size, content, {
    'font-family': SANS,
    'text-anchor': 'end',
    'font-variant-numeric': 'tabular-nums',
    ...attributes,
  });
}
