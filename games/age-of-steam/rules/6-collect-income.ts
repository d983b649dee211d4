import type { Progress } from '@roundhouse/kernel';
import { type Chance, changePlayer, type Position, playerAt } from './position.ts';
import type { Section } from './section.ts';

function enter(p: Position, { tell }: Chance): Progress {
  for (const seat of p.order) {
    const { cash, income } = playerAt(p, seat);
    changePlayer(p, seat, { cash: cash + income });
    tell({ type: 'income-collected', seat, income });
  }
  return 'finished';
}

export const collectIncome: Section = { enter };
