import { type Edge, type Hex, neighbour, type Point } from '@roundhouse/hex';
import { TOWN } from '@roundhouse/rails';
import { el, group, lineTo, smooth, type SvgNode } from '@roundhouse/svg';
import { noise, type Palette, wobble } from '@roundhouse/style';
import { hexCentre, plus, sideMiddle, times } from '../points.ts';
import type { RailMap, RailScene } from '../scene.ts';
import { curveBetween, pointAt } from '../track/curve.ts';

const WIDTH = 6;
const BANK = 1.3;
const STEPS = 12;
const MOUTH = 12;

/** The banks lie under the lakes and the water above them, so that a river opens into its lake. */
export function riverBanks(scene: RailScene, palette: Palette): SvgNode {
  return strokes(scene, 'river-banks', palette.coast, WIDTH + 2 * BANK);
}

export function riverWater(scene: RailScene, palette: Palette): SvgNode {
  return group({ 'data-layer': 'rivers' }, [
    strokes(scene, 'river-water', palette.water, WIDTH),
    strokes(scene, 'river-current', palette.waterLine, 0.8),
  ]);
}

function strokes(scene: RailScene, layer: string, stroke: string, width: number): SvgNode {
  const d = scene.map.rivers.map(({ hex, edges }) => course(scene, hex, edges)).join('');
  return el('path', {
    'data-layer': layer,
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linejoin': 'round',
  });
}

/** A river of two sides runs through; of any other number, its arms meet in the middle. */
function course(scene: RailScene, hex: Hex, edges: readonly Edge[]): string {
  const [first, second] = edges;
  if (first === undefined) return '';
  if (second === undefined || edges.length > 2) {
    return edges.map((edge) => smooth(bends(scene.map, hex, edge, TOWN)) + beyond(scene, hex, edge)).join('');
  }
  return smooth(bends(scene.map, hex, first, second)) + beyond(scene, hex, first) + beyond(scene, hex, second);
}

/** Bends that are straight at both ends, where the river meets the side. */
function bends(map: RailMap, hex: Hex, from: Edge, to: Edge | typeof TOWN): readonly Point[] {
  const middle = hexCentre(map.grid, hex);
  const curve = curveBetween(from, to);
  const swing = (noise(hex, 5) < 0.5 ? -1 : 1) * (7 + 3 * noise(hex, 6));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const ripple = Math.sin(part * Math.PI) ** 2 * wobble(hex, 50 + step) * 1.5;
    return plus(middle, pointAt(curve, part, swing * Math.sin(part * 2 * Math.PI) * Math.sin(part * Math.PI) + ripple));
  });
}

/** A little way into a lake, or up to the middle of a city on the river. */
function beyond({ map, network }: RailScene, hex: Hex, edge: Edge): string {
  const next = neighbour(map.grid, hex, edge);
  const side = sideMiddle(edge);
  const reach = map.lakes.includes(next) ? 1 + MOUTH / Math.hypot(side.x, side.y) : 2;
  if (reach === 2 && network.topology.ground[next] !== 'city') return '';
  const middle = hexCentre(map.grid, hex);
  const start = plus(middle, side);
  return `M${Math.round(start.x * 100) / 100} ${Math.round(start.y * 100) / 100}${lineTo(plus(middle, times(side, reach)))}`;
}
