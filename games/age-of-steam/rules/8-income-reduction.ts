import type { Progress } from '@roundhouse/kernel';
import { INCOME_REDUCTION } from '../content/components.ts';
import { type Chance, changePlayer, type Position, playerAt } from './position.ts';
import type { Section } from './section.ts';

export function incomeLoss(income: number): number {
  return INCOME_REDUCTION.find(({ from }) => income >= from)?.loss ?? 0;
}

function enter(p: Position, { tell }: Chance): Progress {
  for (const seat of p.order) {
    const { income } = playerAt(p, seat);
    const loss = incomeLoss(income);
    if (loss === 0) continue;
    changePlayer(p, seat, { income: income - loss });
    tell({ type: 'income-reduced', seat, loss, income: income - loss });
  }
  return 'finished';
}

export const incomeReduction: Section = { enter };
