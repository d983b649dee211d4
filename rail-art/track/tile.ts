import { type Orientation, TOWN } from '@roundhouse/rails';
import { el, group, polygon, type SvgNode, title } from '@roundhouse/svg';
import type { Palette } from '@roundhouse/style';
import { CORNERS } from '../points.ts';
import { bridgeUnder } from './bridge.ts';
import { type Curve, curveBetween } from './curve.ts';
import { permanentWay } from './permanent-way.ts';

function curvesOf({ face, tracks, exits }: Orientation): readonly Curve[] {
  return face.townExits === undefined
    ? tracks.map(([a, b]) => curveBetween(a, b))
    : exits.map((exit) => curveBetween(exit, TOWN));
}

/** A tile that lies on no map, around 0, 0. */
export function tile(orientation: Orientation, palette: Palette): SvgNode {
  const { face, rotation } = orientation;
  const curves = curvesOf(orientation);
  const isTown = face.townExits !== undefined;
  return group({ 'data-tile': face.id, 'data-rotation': rotation }, [
    title(face.name),
    el('path', { d: polygon(CORNERS), fill: palette.plains[0], stroke: palette.faded, 'stroke-width': 2 }),
    ...curves.flatMap((curve, index) => [
      ...(isTown ? [] : curves.slice(0, index).flatMap((below) => bridgeUnder(curve, below, palette))),
      ...permanentWay(curve, palette.unowned, palette),
    ]),
    ...(isTown ? [el('circle', { r: 12, fill: palette.card, stroke: palette.ink, 'stroke-width': 3 })] : []),
  ]);
}
