import { itemAt } from '@roundhouse/kernel';
import { cube, die } from '@roundhouse/rail-art';
import { card, PADDING, type Palette, type Panel, type PanelLook, serif } from '@roundhouse/style';
import { el, group, type SvgNode } from '@roundhouse/svg';
import type { Column, Section } from '../../content/board.ts';
import type { Good } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { columnName } from '../../rules/places.ts';
import type { Position } from '../../rules/position.ts';

const HEAD = 34;
const ROW = 27;
const SQUARE = 21;
const SECTION_GAP = 8;
const FIRST_SQUARE = 152;
const SECOND_COLUMN = 288;

interface Shown {
  readonly column: Column;
  readonly index: number;
}

interface Throw {
  readonly section: Section;
  readonly number: number;
  readonly columns: readonly Shown[];
}

/** The columns of the map by the throw that empties them, light dice first. */
function throwsOf(columns: readonly Column[]): readonly Throw[] {
  return (['light', 'dark'] as const).flatMap((section) =>
    [1, 2, 3, 4, 5, 6].map((number) => ({
      section,
      number,
      columns: columns.flatMap((column, index) =>
        column.section === section && column.die === number ? [{ column, index }] : [],
      ),
    })),
  );
}

/** Which cubes come to which city, one line for each number of the light and of the dark dice. */
export function goodsDisplay(p: Position, { palette }: PanelLook): Panel {
  const lines = throwsOf(boardOf(p).columns).map((one, index) => {
    const y = HEAD + index * ROW + (one.section === 'dark' ? SECTION_GAP : 0);
    return group({ transform: `translate(0 ${y})` }, line(p, one, palette));
  });
  return card('Goods display', HEAD + lines.length * ROW + SECTION_GAP + 8, palette, lines);
}

function line(p: Position, { section, number, columns }: Throw, palette: Palette): readonly SvgNode[] {
  return [
    die({ section, number }, { x: PADDING + 10, y: ROW / 2 }, 18, palette),
    ...columns.flatMap((shown, place) => {
      const isFirst = place === 0;
      const x = isFirst ? FIRST_SQUARE : SECOND_COLUMN + (place - 1) * 3 * SQUARE;
      const name = columnName(p, shown.column.city);
      return [
        serif(isFirst ? 46 : x - 8, 18.5, 14.5, isFirst ? name : shown.column.city, {
          fill: palette.ink,
          ...(isFirst ? {} : { 'text-anchor': 'end', 'font-weight': 700 }),
        }),
        ...itemAt(p.display, shown.index).map((good, square) =>
          slot(good, { column: shown.index, square }, x + square * (SQUARE + 4), palette),
        ),
      ];
    }),
  ];
}

function slot(
  good: Good | null,
  { column, square }: { readonly column: number; readonly square: number },
  x: number,
  palette: Palette,
): SvgNode {
  return group({ 'data-square': `${column}:${square}`, transform: `translate(${x} 3)` }, [
    el('rect', { width: SQUARE, height: SQUARE, rx: 2, fill: 'none', stroke: palette.faded, 'stroke-width': 0.7 }),
    ...(good === null ? [] : [cube({ good, count: 1 }, { x: SQUARE / 2, y: SQUARE / 2 }, 15, palette)]),
  ]);
}
