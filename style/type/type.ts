import { type Attributes, el, group, type SvgNode } from '@roundhouse/svg';
import { type Face, widthOf } from './faces.ts';

/** The two families that the page bundles; a picture that leaves it takes their outlines along. */
export const SERIF = "'Old Standard TT', serif";
export const SANS = "'Source Sans 3 Variable', 'Source Sans 3', sans-serif";

/** How wide a line will be; what has no face of its own is set in the bold serif of names. */
export function textWidth(words: string, size: number, face: Face = 'serifBold'): number {
  let thousandths = 0;
  for (const sign of words) thousandths += widthOf(sign, face);
  return (thousandths / 1000) * size;
}

/** The largest size, up to `most`, at which a line fits into a width. */
export function sizeToFit(words: string, width: number, most: number, face: Face = 'serifBold'): number {
  return Math.min(most, width / textWidth(words, 1, face));
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

/**
 * A label of a board that the page keeps legible, with all that belongs to it: where the board is shown small it grows, up
 * to `most` times, about its own middle, away from its foot or head, or (a count) away from the corner that lies on what it
 * counts; where that is not enough it is left out.
 */
export function label(
  size: number,
  most: number,
  parts: readonly SvgNode[],
  grows: 'around' | 'up' | 'down' | 'away' = 'around',
): SvgNode {
  const direction = grows === 'around' ? '' : ` board-label-${grows}`;
  const style = `--label:${Math.round(size * 10) / 10};--label-most:${most}`;
  return group({ class: `board-label${direction}`, style }, parts);
}

/** What stands in a part of a drawing that is drawn smaller or larger than the rest. */
export function drawnAt(scale: number, attributes: Attributes, parts: readonly SvgNode[]): SvgNode {
  return group({ ...attributes, style: `--label-drawn:${Math.round(scale * 1000) / 1000}` }, parts);
}
