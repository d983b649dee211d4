import type { Seat } from '@roundhouse/kernel';
import { setOf } from '../content/sets.ts';
import { incomeNow, totalOf } from '../rules/end-round/income.ts';
import { scienceNow } from '../rules/end-round/science.ts';
import { scoreNow } from '../rules/end-round/score.ts';
import { type Rankings, rankings } from '../rules/goods.ts';
import { type Position, playerAt } from '../rules/position.ts';
import { cardsOwned, pointsOf, scoreOf } from '../rules/result.ts';
import { WEIGHTS } from './weights.ts';

/** How good a position is for a seat: about the points it will have at the end, less a part of what rivals will have. */
export function evaluate(p: Position, seat: Seat): number {
  const held = rankings(p);
  const values = p.players.map((_, each) => worth(p, each, held));
  const others = values.filter((_, each) => each !== seat);
  return (values[seat] ?? 0) - WEIGHTS.rivals * Math.max(...others);
}

function worth(p: Position, seat: Seat, held: Rankings): number {
  if (p.phase.name === 'game-over') return scoreOf(p, seat).total ?? 0;
  const { goods, shields, buildings } = scoreNow(p, seat, held);
  const left = setOf(p).decks.length - p.scorings;
  const { coins, science, stored } = playerAt(p, seat);
  return (
    pointsOf(p, seat) +
    left * (goods + shields + buildings) * WEIGHTS.scoringToCome +
    left * totalOf(incomeNow(p, seat, held)) * WEIGHTS.income +
    left * scienceNow(p, seat) * WEIGHTS.scienceIncome +
    Math.sqrt(coins) * WEIGHTS.coins +
    Math.sqrt(science) * WEIGHTS.science +
    cardsOwned(p, seat) * WEIGHTS.card -
    stored.length * WEIGHTS.stored
  );
}
