import { say, text } from '@roundhouse/kernel';
import { type GoodColour, goodsPiece, ngon, type Palette, type PieceOutline, pieceShape } from '@roundhouse/style';
import { group, type PathPoint, shift, type SvgNode, title } from '@roundhouse/svg';

export const GOOD_LETTERS: Readonly<Record<GoodColour, string>> = {
  red: 'R',
  blue: 'B',
  purple: 'P',
  yellow: 'Y',
  black: 'K',
  gray: 'G',
};

/** About the same area each, and all within half a unit and a bit of the middle. */
const OUTLINES: Readonly<Record<GoodColour, PieceOutline>> = {
  red: { points: ngon(4, 0.66, Math.PI / 4), letterDrop: 0 },
  blue: { points: ngon(24, 0.54, 0), letterDrop: 0 },
  purple: { points: ngon(4, 0.66, 0), letterDrop: 0 },
  yellow: { points: ngon(3, 0.72, -Math.PI / 2).map(([x, y]) => [x, y + 0.12] as const), letterDrop: 0.13 },
  black: { points: ngon(6, 0.58, 0), letterDrop: 0 },
  gray: { points: ngon(5, 0.61, -Math.PI / 2).map(([x, y]) => [x, y + 0.03] as const), letterDrop: 0.02 },
};

export interface CubeStack {
  readonly good: GoodColour;
  readonly count: number;
}

export function cubeShape(good: GoodColour, size: number): string {
  return pieceShape(OUTLINES[good], size);
}

/** A solid piece with its colour, its shape and its letter; more than one lie stacked, with their number. */
export function cube({ good, count }: CubeStack, at: PathPoint, size: number, palette: Palette): SvgNode {
  const look = { outline: OUTLINES[good], letter: GOOD_LETTERS[good], enamel: palette.goods[good] };
  const words = say(
    text('{count, plural, one {A {good} cube} other {# {good} cubes}}', { count, good: { term: good } }),
  );
  return group({ 'data-good': good, 'data-count': count, transform: shift(at) }, [
    title(words),
    ...goodsPiece(look, count, size, palette),
  ]);
}
