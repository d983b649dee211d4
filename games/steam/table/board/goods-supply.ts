import { cube } from '@roundhouse/rail-art';
import { card, PADDING, type Panel, PANEL_WIDTH, type PanelLook, serif } from '@roundhouse/style';
import { el, group, type SvgNode } from '@roundhouse/svg';
import { boardOf } from '../../content/maps.ts';
import { newCitiesLeft } from '../../rules/places.ts';
import type { Position } from '../../rules/position.ts';

const HEAD = 32;
const PER_ROW = 6;
const GAP = 5;
const WIDTH = (PANEL_WIDTH - 2 * PADDING - (PER_ROW - 1) * GAP) / PER_ROW;
const HEIGHT = 24;
const CUBE = 14;
const LINE = 24;

/** The sets of cubes that may still come to cities, the New Cities that are left, and where cities have grown. */
export function goodsSupply(p: Position, look: PanelLook): Panel {
  const rows = Math.ceil(p.supply.length / PER_ROW);
  const below = HEAD + rows * (HEIGHT + GAP);
  return card('Goods supply', below + 2 * LINE + 8, look.palette, [
    ...p.supply.map((set, index) => space(set, index, look)),
    newCities(p, below, look),
    growthMarkers(p, below + LINE, look),
  ]);
}

function space(set: Position['supply'][number], index: number, { palette }: PanelLook): SvgNode {
  const x = PADDING + (index % PER_ROW) * (WIDTH + GAP);
  const y = HEAD + Math.floor(index / PER_ROW) * (HEIGHT + GAP);
  const first = WIDTH / 2 - ((set.length - 1) * (CUBE + 4)) / 2;
  return group({ transform: `translate(${x} ${y})`, 'data-space': index }, [
    el('rect', { width: WIDTH, height: HEIGHT, rx: 2, fill: 'none', stroke: palette.faded, 'stroke-width': 0.7 }),
    ...set.map((good, place) =>
      cube({ good, count: 1 }, { x: first + place * (CUBE + 4), y: HEIGHT / 2 }, CUBE, palette),
    ),
  ]);
}

function newCities(p: Position, y: number, { palette }: PanelLook): SvgNode {
  const { colorOf } = boardOf(p);
  const left = newCitiesLeft(p);
  return group({ transform: `translate(0 ${y})` }, [
    serif(PADDING, 17, 14, left.length === 0 ? 'No New Cities are left' : 'New Cities left', { fill: palette.ink }),
    ...left.map((id, index) => {
      const good = colorOf.get(id);
      return good === undefined ? '' : cube({ good, count: 1 }, { x: 146 + index * 24, y: 12 }, 15, palette);
    }),
  ]);
}

function growthMarkers(p: Position, y: number, { palette }: PanelLook): SvgNode {
  const { cities } = boardOf(p);
  const names = p.grown.map((id) => cities.find((city) => city.id === id)?.name ?? id);
  const words = names.length === 0 ? 'No city has a growth marker yet' : `Grown: ${names.join(', ')}`;
  return serif(PADDING, y + 17, names.length > 4 ? 12 : 14, words, { fill: palette.ink });
}
