import tables from './widths.json' with { type: 'json' };

/** The faces that drawings are set in. */
export type Face = keyof typeof tables;

/** A sign that the bundled fonts do not have is drawn in another, and is given the room of a wide one. */
const UNKNOWN = 1000;

const WIDTHS: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  serif: read(tables.serif),
  serifBold: read(tables.serifBold),
  serifItalic: read(tables.serifItalic),
  sans: read(tables.sans),
  sansBold: read(tables.sansBold),
};

function read({ signs, widths }: { readonly signs: string; readonly widths: string }): ReadonlyMap<string, number> {
  const numbers = widths.split(' ').map(Number);
  return new Map([...signs].map((sign, index) => [sign, numbers[index] ?? UNKNOWN]));
}

/** In thousandths of the size of the type, as the font file has it. */
export function widthOf(sign: string, face: Face): number {
  return WIDTHS[face].get(sign) ?? UNKNOWN;
}

/** The face of a family, weight and slope as SVG names them. */
export function faceOf(family: string, weight: string, slope: string): Face {
  const bold = weight === 'bold' || Number(weight) >= 600;
  if (family.includes('Source Sans')) return bold ? 'sansBold' : 'sans';
  if (slope === 'italic') return 'serifItalic';
  return bold ? 'serifBold' : 'serif';
}
