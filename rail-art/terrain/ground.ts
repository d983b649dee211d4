import { columnOf, type Hex, rowOf } from '@roundhouse/hex';
import { meadowLayer, noise, type Palette, SANS } from '@roundhouse/style';
import { el, group, polygon, shift, type SvgNode, title } from '@roundhouse/svg';
import { CORNERS, hexCentre, plus } from '../points.ts';
import type { RailMap, TerrainKind } from '../scene.ts';

const WORDS: Readonly<Record<TerrainKind, string>> = { plain: 'Plain', river: 'River', mountain: 'Mountains' };

/** The wash of every land hex, barely outlined. */
export function ground(map: RailMap, palette: Palette): SvgNode {
  const hexes = map.terrain.flatMap((terrain, hex) => (terrain === null ? [] : [landHex(map, hex, terrain, palette)]));
  return group({ 'data-layer': 'ground', stroke: palette.hexLine, 'stroke-width': 0.8 }, hexes);
}

function landHex(map: RailMap, hex: Hex, terrain: TerrainKind, palette: Palette): SvgNode {
  const middle = hexCentre(map.grid, hex);
  const wash = palette.plains[Math.floor(noise(hex, 1) * palette.plains.length)] ?? palette.paper;
  return el(
    'path',
    {
      'data-hex': hex,
      'data-terrain': terrain,
      d: polygon(CORNERS.map((corner) => plus(middle, corner))),
      fill: terrain === 'mountain' ? palette.mountain : wash,
    },
    [title(`${map.terrainName?.(hex) ?? WORDS[terrain]}, ${columnOf(map.grid, hex)},${rowOf(map.grid, hex)}`)],
  );
}

export function meadows(map: RailMap, isBare: (hex: Hex) => boolean, palette: Palette): SvgNode {
  const bare = map.terrain.flatMap((terrain, hex) =>
    terrain !== 'plain' || !isBare(hex) ? [] : [{ hex, middle: hexCentre(map.grid, hex) }],
  );
  return meadowLayer(bare, { share: 0.4, near: 12, spread: 18 }, palette);
}

/** Column and row in the upper left of every land hex. */
export function coordinates(map: RailMap, palette: Palette): SvgNode {
  const labels = map.terrain.flatMap((terrain, hex) => {
    if (terrain === null) return [];
    const at = plus(hexCentre(map.grid, hex), { x: -22, y: -32.5 });
    return [el('text', { transform: shift(at) }, [`${columnOf(map.grid, hex)},${rowOf(map.grid, hex)}`])];
  });
  return group({ 'data-layer': 'coordinates', 'font-family': SANS, 'font-size': 8.5, fill: palette.faded }, labels);
}
