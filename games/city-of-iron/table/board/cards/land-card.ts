import { mix } from '@roundhouse/style';
import { el, group, type SvgNode } from '@roundhouse/svg';
import { type GameSet, landOf } from '../../../content/set.ts';
import { ground } from '../grounds.ts';
import type { Look } from '../look.ts';
import { sign, words } from '../signs.ts';
import { nameLine } from './ticket.ts';

export const LAND = { width: 120, height: 84 } as const;

/** A land: its name, what grows there, how far it is and by what it is reached. */
export function landCard(set: GameSet, id: string, look: Look): SvgNode {
  const { name, types, distance, vehicle } = landOf(set, id);
  const { width, height } = LAND;
  // Three of them leave the distance its room.
  const step = Math.min(29, 70 / types.length);
  const wash = look.grounds[types[0] ?? ''] ?? look.line;
  return group({ 'data-land': id }, [
    el('rect', {
      x: 1,
      y: 1,
      width: width - 2,
      height: height - 2,
      rx: 10,
      fill: mix(look.card, wash, 0.45),
      stroke: look.ink,
      'stroke-width': 1.4,
    }),
    nameLine(name, width, 20, 15, look),
    ...types.map((type, index) => ground(type, { x: 8 + step / 2 + index * step, y: 52 }, step - 3, look)),
    sign('distance', { x: width - 30, y: 42 }, 17, look.ink),
    words(distance, { x: width - 13, y: 48 }, 16, look.ink, { 'font-weight': 700 }),
    ...(vehicle === null ? [] : [sign(vehicle, { x: width - 22, y: 66 }, 22, look.ink)]),
  ]);
}
