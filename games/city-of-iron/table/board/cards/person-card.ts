import { el, group, type SvgNode } from '@roundhouse/svg';
import { cardOf, type GameSet } from '../../../content/set.ts';
import type { Card, CardAction, DeckName } from '../../../content/set-file.ts';
import type { Look } from '../look.ts';
import { sign, type SignName, words } from '../signs.ts';
import { CARD, nameLine, ticket, ticketShape } from './ticket.ts';
import { effectTokens, priceTokens, signToken, type Token, tokenRow, wordToken } from './tokens.ts';
import { personVignette } from './vignettes.ts';

const ROUNDEL = 10;

function roundel(name: SignName, x: number, look: Look): SvgNode {
  return group({ transform: `translate(${x} 22)` }, [
    el('circle', { r: ROUNDEL, fill: look.card, stroke: look.ink }),
    sign(name, { x: 0, y: 0 }, 15, look.ink),
  ]);
}

function many<T>(count: number, thing: T): readonly T[] {
  return Array.from({ length: count }, () => thing);
}

/** The skills at the top left, each as often as it counts; attack and vehicle at the right. */
function head({ skills, attack, vehicle, deck }: Card, look: Look): readonly SvgNode[] {
  const left: readonly SignName[] = [
    ...many<SignName>(skills.distance, 'distance'),
    ...many<SignName>(skills.work, 'work'),
  ];
  const { on } = look.sky[deck];
  return [
    ...left.map((name, index) => roundel(name, 15 + index * 21, look)),
    ...(vehicle === null ? [] : [sign(vehicle, { x: CARD.width - (attack > 0 ? 52 : 17), y: 22 }, 24, on)]),
    ...(attack === 0
      ? []
      : [
          words(attack, { x: CARD.width - 29, y: 28 }, 18, on, { 'font-weight': 700 }),
          sign('attack', { x: CARD.width - 14, y: 22 }, 19, on),
        ]),
  ];
}

/** What the action of a card asks of other cards. */
export function fuelTokens({ fuel }: CardAction, look: Look, size = 17): readonly Token[] {
  const far: readonly Token[] =
    fuel.distance === 'land'
      ? [signToken('distance', look, size), wordToken('?', look, 13)]
      : many(fuel.distance, signToken('distance', look, size));
  return [...far, ...many(fuel.work, signToken('work', look, size))];
}

/** What one way of an action costs and does. */
export function wayTokens(action: CardAction, way: number, look: Look): readonly Token[] {
  const chosen = action.ways[way];
  if (chosen === undefined) return [];
  const pay = priceTokens(chosen.pay, look);
  return [
    ...pay,
    ...(pay.length > 0 ? [wordToken('→', look, 16)] : []),
    ...chosen.effects.flatMap((effect) => effectTokens(effect, look)),
  ];
}

function actionBox(action: CardAction, look: Look): readonly SvgNode[] {
  const rows = action.ways.map((_, way) => wayTokens(action, way, look));
  const step = rows.length > 1 ? 25 : 0;
  const fuel = fuelTokens(action, look);
  return [
    ...rows.map((tokens, row) => tokenRow(tokens, CARD.width / 2, (rows.length > 1 ? 87 : 95) + row * step, 104)),
    el('path', { d: `M8 125H${CARD.width - 8}`, stroke: look.line, 'stroke-width': 1.4 }),
    ...(action.free
      ? [
          el('path', {
            d: 'M-6 -3A7 7 0 1 1 -6 4M-7 -8V-2.5H-1.5',
            transform: `translate(16 ${CARD.height - 12})`,
            fill: 'none',
            stroke: look.ink,
            'stroke-width': 2,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          }),
        ]
      : []),
    tokenRow(fuel, CARD.width / 2, CARD.height - 12, 90),
  ];
}

/** Where skills, vehicle and attack leave room: in the head, or in the middle of a card without an action. */
function likeness(card: Card, look: Look): readonly SvgNode[] {
  const { attack, vehicle, action } = card;
  if (action === null) return [personVignette(card, { x: CARD.width / 2, y: 107 }, 33, look)];
  if (vehicle === null)
    return [personVignette(card, { x: attack > 0 ? 64 : CARD.width - 23, y: 22 }, attack > 0 ? 17 : 18.5, look)];
  return attack > 0 || card.skills.distance > 2 ? [] : [personVignette(card, { x: 72, y: 22 }, 17, look)];
}

/** A citizen or a soldier: skills above, the action in the middle, what it asks of other cards at the foot. */
export function personCard(set: GameSet, id: string, look: Look): SvgNode {
  const card = cardOf(set, id);
  return group({ 'data-card': id }, [
    ...ticket(CARD, look.sky[card.deck].fill, look),
    ...head(card, look),
    ...likeness(card, look),
    nameLine(card.name, CARD.width, 66, 17, look),
    ...(card.action === null ? [] : actionBox(card.action, look)),
  ]);
}

/** The back of a deck. */
export function cardBack(deck: DeckName, look: Look): SvgNode {
  const { fill, on } = look.sky[deck];
  const { width, height } = CARD;
  return group({}, [
    el('path', { d: ticketShape(width, height), fill, stroke: look.ink, 'stroke-width': 1.4 }),
    el('rect', { x: 10, y: 10, width: width - 20, height: height - 20, rx: 6, fill: 'none', stroke: on }),
    sign(deck, { x: width / 2, y: height / 2 }, 54, on),
  ]);
}
