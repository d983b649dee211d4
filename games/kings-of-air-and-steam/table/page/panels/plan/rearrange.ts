import type { CardId } from '../../../../content/box.ts';
import type { Action } from '../../../../rules/actions.ts';

type Plan = readonly (CardId | null)[];

/** A card in the hand, or in a socket. */
export interface HeldCard {
  readonly card: CardId;
  readonly socket: number | null;
}

/** What dropping a card on a socket, or on the hand (null), asks for. */
export function dropped(plan: Plan, { card, socket }: HeldCard, onto: number | null): readonly Action[] {
  if (socket === onto) return [];
  if (socket === null) return onto === null ? [] : [{ type: 'plan-card', socket: onto, card }];
  return onto === null ? [{ type: 'take-card-back', socket }] : swapped(plan, socket, onto);
}

/** Every card goes back to the hand. */
export function cleared(plan: Plan): readonly Action[] {
  return plan.flatMap((card, socket): Action[] => (card === null ? [] : [{ type: 'take-card-back', socket }]));
}

/** Two sockets change their cards; one of them may be empty. Cards are taken back first: there may be no other copy. */
export function swapped(plan: Plan, one: number, other: number): readonly Action[] {
  const cards = [
    { card: plan[one] ?? null, from: one, to: other },
    { card: plan[other] ?? null, from: other, to: one },
  ];
  return [
    ...cards.flatMap(({ card, from }): Action[] => (card === null ? [] : [{ type: 'take-card-back', socket: from }])),
    ...cards.flatMap(({ card, to }): Action[] => (card === null ? [] : [{ type: 'plan-card', socket: to, card }])),
  ];
}
