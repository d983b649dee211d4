import type { Orientation, TileSet } from '@roundhouse/rails';
import { group, type SvgNode } from '@roundhouse/svg';
import {
  card,
  figure,
  type GoodColour,
  PADDING,
  type Panel,
  PANEL_WIDTH,
  type PanelLook,
  serif,
} from '@roundhouse/style';
import { cube } from './pieces/cube.ts';
import { tile } from './track/tile.ts';

const HEAD = 34;
const PER_ROW = 8;
const CELL = (PANEL_WIDTH - 2 * PADDING) / PER_ROW;
const ROW = 33;
const THUMBNAIL = 0.27;

/** A piece that is counted: its picture around 0, 0, and how many are left. */
export interface Counted {
  readonly picture: SvgNode;
  readonly left: number;
}

export interface CubesLeft {
  readonly heading: string;
  readonly cubes: readonly { readonly good: GoodColour; readonly count: number }[];
}

/** Every face of the tiles as a small picture, with how many are left of it. */
export function facesLeft(tiles: TileSet, left: (face: string) => number, { palette }: PanelLook): Counted[] {
  return tiles.faces.map((face) => {
    const shown: Orientation = tiles.get(face.id, 0);
    return { picture: group({ transform: `scale(${THUMBNAIL})` }, [tile(shown, palette)]), left: left(face.id) };
  });
}

/** What is still in the box: pieces with their numbers, and cubes. */
export function boxPanel(pieces: readonly Counted[], rest: CubesLeft, look: PanelLook): Panel {
  const rows = Math.ceil(pieces.length / PER_ROW);
  return card('In the box', HEAD + (rows + 1) * ROW + 6, look.palette, [
    ...pieces.map((piece, index) => cell(index, piece, look)),
    group({ transform: `translate(0 ${HEAD + rows * ROW})` }, cubesLeft(rest, look)),
  ]);
}

function cell(index: number, { left, picture }: Counted, { palette }: PanelLook): SvgNode {
  const x = PADDING + (index % PER_ROW) * CELL;
  const y = HEAD + Math.floor(index / PER_ROW) * ROW;
  return group({ transform: `translate(${x} ${y})` }, [
    group({ transform: `translate(14 ${ROW / 2 - 2})`, opacity: left === 0 ? 0.4 : 1 }, [picture]),
    figure(31, 19.5, 14, String(left), { 'text-anchor': 'start', fill: left === 0 ? palette.faded : palette.ink }),
  ]);
}

function cubesLeft({ heading, cubes }: CubesLeft, { palette }: PanelLook): readonly SvgNode[] {
  return [
    serif(PADDING, 19, 14.5, heading, { fill: palette.ink }),
    ...cubes.flatMap(({ good, count }, index) => {
      const x = 112 + index * 60;
      return [
        cube({ good, count: 1 }, { x, y: 14 }, 15, palette),
        figure(x + 14, 19.5, 15, String(count), { 'text-anchor': 'start', fill: palette.ink }),
      ];
    }),
  ];
}
