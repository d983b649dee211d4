import type { Seat } from '@roundhouse/kernel';
import { afterPlan, unlessChance } from '@roundhouse/table-kit';
import type { Action } from '../../rules/actions.ts';
import { incomeNow, totalOf } from '../../rules/end-round/income.ts';
import { scienceNow } from '../../rules/end-round/science.ts';
import { scoreNow } from '../../rules/end-round/score.ts';
import { cityOfIron } from '../../rules/game.ts';
import { type Position, playerAt } from '../../rules/position.ts';

/** The numbers that an action may change. */
export interface Numbers {
  readonly coins: number;
  readonly science: number;
  readonly income: number;
  /** What every round brings. */
  readonly scienceIncome: number;
  /** If the goods were scored now. */
  readonly score: number;
}

export function numbersOf(p: Position, seat: Seat): Numbers {
  const { coins, science } = playerAt(p, seat);
  const { goods, shields, buildings } = scoreNow(p, seat);
  return {
    coins,
    science,
    income: totalOf(incomeNow(p, seat)),
    scienceIncome: scienceNow(p, seat),
    score: goods + shields + buildings,
  };
}

/** How a seat would stand after an action; null when chance or the end of the round has a say in it. */
export function numbersAfter(p: Position, seat: Seat, action: Action): Numbers | null {
  const after = unlessChance(() => afterPlan(cityOfIron, p, seat, [action]));
  if (after === null || after.round !== p.round || after.phase.name === 'purchase') return null;
  return numbersOf(after, seat);
}
