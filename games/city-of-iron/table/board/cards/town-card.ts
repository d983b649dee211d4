import { el, group, type SvgNode } from '@roundhouse/svg';
import { type GameSet, townOf } from '../../../content/set.ts';
import type { Look } from '../look.ts';
import { sign, words } from '../signs.ts';
import { nameLine, ticket } from './ticket.ts';
import { tokenRow, wareTokens } from './tokens.ts';

export const TOWN = { width: 120, height: 104 } as const;

/** A town: stars and defense above, its goods, and how far it is. `defense`: the value of the side that is up. */
export function townCard(set: GameSet, id: string, defense: number, look: Look): SvgNode {
  const { name, stars, goods, distance } = townOf(set, id);
  const { width, height } = TOWN;
  return group({ 'data-town': id }, [
    ...ticket(TOWN, look.borderWash, look),
    words('★'.repeat(stars), { x: 10, y: 21 }, 14, look.ink, { 'text-anchor': 'start' }),
    sign('military', { x: width - 40, y: 16 }, 19, look.ink),
    words(defense, { x: width - 19, y: 22 }, 18, look.ink, { 'font-weight': 700 }),
    nameLine(name, width, 50, 16, look),
    tokenRow(wareTokens(set, goods, look), width / 2 - 18, 80, 70),
    el('path', { d: `M${width - 40} 62V${height - 8}`, stroke: look.line, 'stroke-width': 1.4 }),
    sign('distance', { x: width - 20, y: 72 }, 18, look.ink),
    words(distance, { x: width - 20, y: 97 }, 15, look.ink, { 'font-weight': 700 }),
  ]);
}
