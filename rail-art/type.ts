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
