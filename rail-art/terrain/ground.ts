import { columnOf, type Hex, rowOf } from '@roundhouse/hex';
import { noise, type Palette, SANS } from '@roundhouse/style';
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

/** Tufts of grass here and there: a plain that is only paper looks unfinished. */
export function meadows(map: RailMap, isBare: (hex: Hex) => boolean, palette: Palette): SvgNode {
  const tufts = map.terrain.flatMap((terrain, hex) => {
    if (terrain !== 'plain' || !isBare(hex)) return [];
    const middle = hexCentre(map.grid, hex);
    return [0, 1, 2]
      .filter((tuft) => noise(hex, 20 + tuft) < 0.4)
      .map((tuft) => {
        const angle = noise(hex, 30 + tuft) * 2 * Math.PI;
        const reach = 12 + noise(hex, 40 + tuft) * 18;
        const x = Math.round(middle.x + reach * Math.cos(angle));
        const y = Math.round(middle.y + reach * Math.sin(angle));
        return `M${x - 4} ${y}h8M${x - 2.4} ${y - 0.6}l-1.2 -3M${x} ${y - 0.6}v-4M${x + 2.4} ${y - 0.6}l1.2 -3`;
      });
  });
  return el('path', {
    'data-layer': 'meadows',
    d: tufts.join(''),
    fill: 'none',
    stroke: palette.hachure,
    'stroke-width': 0.7,
    'stroke-opacity': 0.4,
  });
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
