import {
  type Colour,
  type Enamel,
  goodsPiece,
  ngon,
  type Palette,
  type PieceLook,
  type PieceOutline,
  pieceShape,
  type Theme,
} from '@roundhouse/style';
import { group, type PathPoint, shift, type SvgNode, title } from '@roundhouse/svg';
import type { Good } from '../../content/components.ts';
import { kindsIn, type Stock } from '../../rules/stock.ts';

const OUTLINES: Readonly<Record<Good, PieceOutline>> = {
  chemicals: { points: ngon(24, 0.54, 0), letterDrop: 0 },
  machinery: { points: ngon(6, 0.58, 0), letterDrop: 0 },
  food: { points: ngon(5, 0.61, -Math.PI / 2).map(([x, y]) => [x, y + 0.03] as const), letterDrop: 0.02 },
  textiles: { points: ngon(4, 0.66, Math.PI / 4), letterDrop: 0 },
  luxuries: { points: ngon(4, 0.68, 0), letterDrop: 0 },
};

export const GOOD_LETTERS: Readonly<Record<Good, string>> = {
  chemicals: 'C',
  machinery: 'M',
  food: 'F',
  textiles: 'T',
  luxuries: 'L',
};

const ENAMELS: Readonly<Record<Theme, Readonly<Record<Good, readonly [Colour, Colour]>>>> = {
  day: {
    chemicals: ['#e2689f', '#2a0817'],
    machinery: ['#55626c', '#fdfcf8'],
    food: ['#7b4a22', '#fdf3e2'],
    textiles: ['#fffdf6', '#23201b'],
    luxuries: ['#e0ad2b', '#2b2312'],
  },
  night: {
    chemicals: ['#ec7fb1', '#220a16'],
    machinery: ['#5f6d78', '#fdfcf8'],
    food: ['#b9824f', '#1a1006'],
    textiles: ['#f3eddd', '#17181a'],
    luxuries: ['#f0c649', '#211a08'],
  },
};

export function enamelOfGood(good: Good, { theme }: Palette): Enamel {
  const [fill, on] = ENAMELS[theme][good];
  return { fill, on };
}

function lookOf(good: Good, palette: Palette): PieceLook {
  return { outline: OUTLINES[good], letter: GOOD_LETTERS[good], enamel: enamelOfGood(good, palette) };
}

export function goodShape(good: Good, size: number): string {
  return pieceShape(OUTLINES[good], size);
}

/** One good, or several of a kind stacked with their number. */
export function goodPiece(good: Good, count: number, at: PathPoint, size: number, palette: Palette): SvgNode {
  return group({ 'data-good': good, 'data-count': count, transform: shift(at) }, [
    title(`${count} ${good}`),
    ...goodsPiece(lookOf(good, palette), count, size, palette),
  ]);
}

/** Goods of several kinds in a row around a point, one stack a kind. */
export function goodsRow(stock: Stock, at: PathPoint, size: number, palette: Palette): readonly SvgNode[] {
  const kinds = kindsIn(stock);
  const pitch = size * 1.22;
  return kinds.map((good, index) => {
    const x = at.x + (index - (kinds.length - 1) / 2) * pitch;
    return goodPiece(good, stock[good], { x, y: at.y }, size, palette);
  });
}
