import type { Segment } from '@roundhouse/rails';
import { enamelOf, type Palette } from '@roundhouse/style';
import { group, shift, type SvgNode, title } from '@roundhouse/svg';
import { hexCentre } from '../points.ts';
import type { RailScene } from '../scene.ts';
import { bridgeUnder } from './bridge.ts';
import { curveBetween } from './curve.ts';
import { permanentWay } from './permanent-way.ts';

/** One piece of track on its tile; drawn after what it crosses, it runs above it. */
export function trackPiece(scene: RailScene, segment: Segment, below: readonly Segment[], palette: Palette): SvgNode {
  const { hex, a, b, owner, index } = segment;
  const curve = curveBetween(a, b);
  const bridges = below.flatMap((other) => bridgeUnder(curve, curveBetween(other.a, other.b), palette));
  return group(
    {
      'data-track': `${hex}:${index}`,
      'data-hex': hex,
      'data-owner': owner ?? 'none',
      transform: shift(hexCentre(scene.map.grid, hex)),
    },
    [
      title(owner === null ? 'Track without an owner' : `Track of ${scene.seatName(owner)}`),
      ...bridges,
      ...permanentWay(curve, enamelOf(palette, owner), palette),
    ],
  );
}
