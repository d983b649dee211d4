import {
  cartouche,
  type Colour,
  graduatedFrame,
  label,
  meadowLayer,
  mix,
  type Palette,
  SANS,
  SERIF,
} from '@roundhouse/style';
import { el, group, type PathPoint, polygon, shift, type SvgNode, title } from '@roundhouse/svg';
import type { Area, Space } from '../../content/area.ts';
import { DIRECTIONS } from '../../content/geometry.ts';
import { boardLetters } from '../../content/layout-code.ts';
import { cornersOf, footOf, middleOf, plus, sheetBox, spaceMiddle, STEP, towards } from './points.ts';

/** From the middle of a board to its edge, in spaces: the edge runs through the middle of the hexes that it cuts. */
const BOARD_REACH = 2.5;

/** A breath of another colour on every board, so that one sees where they meet. */
const WASHES: Readonly<Record<string, Colour>> = {
  A: '#c2a25a',
  B: '#8aa06a',
  C: '#b98a70',
  D: '#7f9aa8',
  E: '#a98fa5',
  F: '#9f9a58',
  G: '#86a394',
};

const WASH = { day: 0.2, night: 0.13 };

/** The frame of a printed sheet, with the boards that it is made of at its foot. */
export function sheetLayer(area: Area, palette: Palette): SvgNode {
  const box = sheetBox(area);
  return group({ 'data-layer': 'sheet' }, [
    graduatedFrame(box, palette),
    cartouche(`Map boards ${boardLetters(area.layout)}`, footOf(box), palette),
  ]);
}

/** The boards as they lie; nothing on them changes during a match. */
export function landLayer(area: Area, palette: Palette, options: { readonly coordinates?: boolean } = {}): SvgNode {
  return group({ 'data-layer': 'land' }, [
    bumpers(area, palette),
    group(
      { 'data-layer': 'boards' },
      lettersOf(area).map((letter) => boardSheet(area, letter, palette)),
    ),
    hexes(area, palette),
    meadows(area, palette),
    group(
      { 'data-layer': 'board-letters' },
      lettersOf(area).map((letter) => boardLetter(area, letter, palette)),
    ),
    ...(options.coordinates === true ? [coordinates(area, palette)] : []),
  ]);
}

function lettersOf({ spaces }: Area): readonly string[] {
  return [...new Set(spaces.flatMap(({ board }) => (board === null ? [] : [board])))].toSorted();
}

function boardMiddle({ spaces }: Area, letter: string): PathPoint {
  const middles = spaces.filter(({ board }) => board === letter).map(({ cell }) => middleOf(cell));
  const sum = middles.reduce(plus, { x: 0, y: 0 });
  return { x: sum.x / middles.length, y: sum.y / middles.length };
}

function washOf(letter: string, palette: Palette): Colour {
  return mix(palette.plains[0] ?? palette.paper, WASHES[letter] ?? palette.line, WASH[palette.theme]);
}

function boardSheet(area: Area, letter: string, palette: Palette): SvgNode {
  const middle = boardMiddle(area, letter);
  const corner = (BOARD_REACH * STEP) / Math.cos(Math.PI / 6);
  const outline = polygon(DIRECTIONS.map((direction) => plus(middle, towards(direction + 0.5, corner))));
  return el(
    'path',
    {
      'data-board': letter,
      d: outline,
      fill: washOf(letter, palette),
      stroke: mix(palette.hexLine, palette.ink, 0.35),
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    },
    [title(`Board ${letter}`)],
  );
}

/** In a corner of the board, where a hex would not fit. */
function boardLetter(area: Area, letter: string, palette: Palette): SvgNode {
  const middle = boardMiddle(area, letter);
  const at = plus(middle, { x: 0, y: -(BOARD_REACH * STEP) / Math.cos(Math.PI / 6) + 21 });
  return group({ transform: shift(at) }, [
    label(15, 2, [
      el(
        'text',
        { 'text-anchor': 'middle', 'font-family': SERIF, 'font-size': 15, 'font-weight': 700, fill: palette.faded },
        [letter],
      ),
    ]),
  ]);
}

function hexes(area: Area, palette: Palette): SvgNode {
  return group(
    { 'data-layer': 'spaces', stroke: palette.hexLine, 'stroke-width': 0.9, 'stroke-linejoin': 'round' },
    area.spaces.map(({ partial }, space) =>
      el('path', {
        'data-space': space,
        d: spaceOutline(area, space),
        ...(partial ? { fill: palette.line, 'fill-opacity': 0.4 } : { fill: 'none' }),
      }),
    ),
  );
}

/** What lies between the boards: they cover the half that is theirs. */
function bumpers(area: Area, palette: Palette): SvgNode {
  const spaces = area.spaces.flatMap(({ board, partial }, space) => (board === null && !partial ? [space] : []));
  return el('path', {
    'data-layer': 'bumpers',
    d: spaces.map((space) => spaceOutline(area, space)).join(''),
    fill: mix(palette.plains[2] ?? palette.paper, palette.hachure, 0.16),
  });
}

/** A space as it is seen: a whole hex, or the half that the edge of the play area leaves of it. */
function spaceOutline(area: Area, space: Space): string {
  return polygon(cornersOf(area, space));
}

function meadows(area: Area, palette: Palette): SvgNode {
  const bare = area.spaces.flatMap(({ kind, partial }, space) =>
    kind !== 'open' || partial ? [] : [{ hex: space, middle: spaceMiddle(area, space) }],
  );
  return meadowLayer(bare, { share: 0.5, near: 10, spread: 20 }, palette);
}

/** The number of every space, as actions name it. */
function coordinates(area: Area, palette: Palette): SvgNode {
  const labels = area.spaces.map((_, space) =>
    el('text', { transform: shift(plus(spaceMiddle(area, space), { x: 0, y: -36 })) }, [String(space)]),
  );
  return group(
    {
      'data-layer': 'coordinates',
      'text-anchor': 'middle',
      'font-family': SANS,
      'font-size': 8.5,
      fill: palette.faded,
    },
    labels,
  );
}
