import { el, group, type PathPoint, polygon, shift, type SvgNode } from '@roundhouse/svg';
import { type Enamel, mix, type Palette } from './palette.ts';
import { label, SANS } from './type/type.ts';

/** How large the letter of a piece is. */
const LETTER = 0.8;
/** How far the letter may grow on a small board before shape and colour must do; sooner where a number stands beside it. */
const MOST = { alone: 1.45, counted: 1.2 };
/** Where the number of several pieces stands, and how far the letter makes way for it, for a piece of size 1. */
const TALLY_AT = { x: 0.56, y: 0.48 };
const MAKES_WAY = 0.08;

export interface PieceOutline {
  /** For a piece of size 1, from its middle. */
  readonly points: readonly (readonly [number, number])[];
  /** How far below the middle the letter stands. */
  readonly letterDrop: number;
}

/** How a kind of goods is told from the others: by shape, letter and colour. */
export interface PieceLook {
  readonly outline: PieceOutline;
  readonly letter: string;
  readonly enamel: Enamel;
}

export function ngon(sides: number, radius: number, turn: number): readonly (readonly [number, number])[] {
  return Array.from({ length: sides }, (_, corner) => {
    const angle = (corner / sides) * 2 * Math.PI + turn;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

export function pieceShape({ points }: PieceOutline, size: number): string {
  return polygon(points.map(([x, y]) => ({ x: x * size, y: y * size })));
}

/** A solid piece around 0, 0, with the number of them when it is more than one. */
export function goodsPiece(look: PieceLook, count: number, size: number, palette: Palette): readonly SvgNode[] {
  const { outline, enamel } = look;
  const d = pieceShape(outline, size);
  const aside = count > 1 ? -MAKES_WAY * size : 0;
  const edge = palette.theme === 'day' ? palette.ink : mix(palette.ink, palette.paper, 0.25);
  return [
    el('path', { d, fill: mix(enamel.fill, '#000000', 0.45), transform: 'translate(0.9 1.4)' }),
    el('path', { d, fill: enamel.fill, stroke: edge, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }),
    label(size * LETTER, count > 1 ? MOST.counted : MOST.alone, [
      letter(look.letter, { x: aside, y: aside + outline.letterDrop * size }, size * LETTER, enamel.on),
    ]),
    ...(count > 1 ? [tally(count, size, palette)] : []),
  ];
}

function letter(sign: string, at: PathPoint, size: number, fill: string): SvgNode {
  return el(
    'text',
    {
      x: at.x,
      y: at.y + size * 0.36,
      'text-anchor': 'middle',
      'font-family': SANS,
      'font-size': size,
      'font-weight': 700,
      fill,
    },
    [sign],
  );
}

function tally(count: number, size: number, palette: Palette): SvgNode {
  const radius = size * 0.36;
  return group({ transform: shift({ x: size * TALLY_AT.x, y: size * TALLY_AT.y }) }, [
    label(
      radius * 1.65,
      2,
      [
        el('circle', { r: radius, fill: palette.card, stroke: palette.ink, 'stroke-width': 0.7 }),
        letter(String(count), { x: 0, y: 0 }, radius * 1.65, palette.ink),
      ],
      'away',
    ),
  ]);
}
