import type { Palette } from '@roundhouse/style';
import { el, group, shift, type SvgNode, title } from '@roundhouse/svg';
import { hexCentre } from '../plan.ts';
import type { RailMap, TownOnMap } from '../scene.ts';

export const TOWN_RADIUS = 10;

/** A small roundel; a disk that was laid down is larger and casts a shadow. */
export function town(map: RailMap, { id, name, hex, disk }: TownOnMap, palette: Palette): SvgNode {
  const radius = disk ? TOWN_RADIUS : TOWN_RADIUS - 1.5;
  return group({ 'data-town': id, 'data-hex': hex, transform: shift(hexCentre(map.grid, hex)) }, [
    title(disk ? `${name}, a town with a disk` : `${name}, a town`),
    ...(disk
      ? [el('circle', { cx: 0.9, cy: 1.6, r: radius + 0.6, fill: '#000000', 'fill-opacity': 0.4, 'data-disk': id })]
      : []),
    el('circle', { r: radius, fill: palette.card, stroke: palette.ink, 'stroke-width': 2 }),
    el('circle', { r: radius * 0.42, fill: disk ? palette.ink : 'none', stroke: palette.ink, 'stroke-width': 1.3 }),
  ]);
}
