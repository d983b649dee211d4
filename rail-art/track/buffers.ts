import { NOWHERE, opposite } from '@roundhouse/hex';
import { type Run, type RunEnd, TOWN } from '@roundhouse/rails';
import { el, group, type SvgNode, title } from '@roundhouse/svg';
import type { Palette } from '@roundhouse/style';
import { hexCentre, plus, sideMiddle, times } from '../points.ts';
import type { RailScene } from '../scene.ts';
import { SLEEPER_LENGTH } from './permanent-way.ts';

const BEAM = SLEEPER_LENGTH + 5;

/** The ends of a run that nothing goes on from. */
export function openEnds({ network }: RailScene, { from, to, complete }: Run): readonly RunEnd[] {
  if (complete) return [];
  return [from, to].filter(({ place, hex, edge }) => {
    if (place !== NOWHERE || edge === TOWN) return false;
    const next = network.topology.across[hex * 6 + edge] ?? NOWHERE;
    // A line that closes on itself has no end, though it reports one.
    return next === NOWHERE || network.segmentAt(next, opposite(edge)) === undefined;
  });
}

/** A stop across the rails, on the last of the track. */
export function buffer(scene: RailScene, { hex, edge }: RunEnd, palette: Palette): SvgNode {
  const at = plus(hexCentre(scene.map.grid, hex), times(sideMiddle(edge), 0.93));
  const beam = (x: number): SvgNode => el('circle', { cx: x, cy: 3, r: 2.1, fill: palette.ink });
  return group(
    {
      'data-buffer': `${hex}:${edge}`,
      transform: `translate(${Math.round(at.x * 100) / 100} ${Math.round(at.y * 100) / 100}) rotate(${edge * 60})`,
    },
    [
      title('Unfinished track'),
      beam(-4.5),
      beam(4.5),
      el('rect', {
        x: -BEAM / 2,
        y: -2,
        width: BEAM,
        height: 4.4,
        rx: 1,
        fill: palette.signal,
        stroke: palette.ink,
        'stroke-width': 0.9,
      }),
    ],
  );
}
