import { mix } from '@roundhouse/style';
import { el, group, type SvgNode } from '@roundhouse/svg';
import { buildingOf, type GameSet } from '../../../content/set.ts';
import { ground } from '../grounds.ts';
import type { Look } from '../look.ts';
import { coin, flask } from '../signs.ts';
import { CARD, nameLine, ticket } from './ticket.ts';
import { buildingTokens, deckMark, tokenRow, wareTokens } from './tokens.ts';
import { buildingVignette } from './vignettes.ts';

/** A building: what it costs at the top left, what it gives in the middle, land and deck at the foot. */
export function buildingCard(set: GameSet, id: string, look: Look): SvgNode {
  const { name, cost, land, goods, effects, deck } = buildingOf(set, id);
  const { width, height } = CARD;
  const tint = land === null ? mix(look.card, look.brass, 0.25) : (look.grounds[land] ?? look.line);
  const gives = [...wareTokens(set, goods, look), ...effects.flatMap((effect) => buildingTokens(set, effect, look))];
  return group({ 'data-building': id }, [
    ...ticket(CARD, tint, look),
    buildingVignette(name, { x: width - 29, y: 41 }, 0.98, look),
    coin(cost.coins, { x: 20, y: 21 }, 14, look),
    ...(cost.science > 0 ? [flask(cost.science, { x: 49, y: 22 }, 14, look)] : []),
    nameLine(name, width, 66, 17, look),
    tokenRow(gives, width / 2, 96, width - 14),
    el('path', { d: `M8 117H${width - 8}`, stroke: look.line, 'stroke-width': 1.4 }),
    ...(land === null ? [] : [ground(land, { x: 20, y: height - 17 }, 23, look)]),
    group({ transform: `translate(${width - 19} ${height - 17})` }, [deckMark(deck, look).node]),
  ]);
}

/** A building that stands in a city: as flat as a slot of the tray. */
export function builtPlate(set: GameSet, id: string, look: Look): SvgNode {
  const { name, land, goods, effects } = buildingOf(set, id);
  const tint = land === null ? mix(look.card, look.brass, 0.25) : (look.grounds[land] ?? look.line);
  const gives = [...wareTokens(set, goods, look), ...effects.flatMap((effect) => buildingTokens(set, effect, look))];
  return group({ 'data-building': id }, [
    el('rect', { x: 1, y: 1, width: PLATE.width - 2, height: PLATE.height - 2, rx: 4, fill: tint, stroke: look.ink }),
    el('rect', { x: 4, y: 26, width: PLATE.width - 8, height: PLATE.height - 30, rx: 2, fill: look.card }),
    nameLine(name, PLATE.width, 19, 15, look),
    tokenRow(gives, PLATE.width / 2, 45, PLATE.width - 14),
  ]);
}

export const PLATE = { width: 112, height: 66 } as const;
