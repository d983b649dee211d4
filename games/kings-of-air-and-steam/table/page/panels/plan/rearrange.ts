import type { CardId } from '../../../../content/box.ts';
import type { Action } from '../../../../rules/actions.ts';

type Plan = readonly (CardId | null)[];

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
