import { entryOf, itemAt, type Seat } from '@roundhouse/kernel';
import { buildingOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import { buildingsOf } from '../cities.ts';
import { type Rankings, rankings } from '../goods.ts';
import { type Chance, changePlayer, type Position, playerAt, type Scored } from '../position.ts';

/** What a scoring now would bring a seat. */
export function scoreNow(p: Position, seat: Seat, held: Rankings = rankings(p)): Scored {
  const set = setOf(p);
  let goods = 0;
  let shields = 0;
  for (const { id, first, second, threshold } of set.file.goods) {
    const { ranks, amounts } = entryOf(held, id);
    const rank = itemAt(ranks, seat);
    if (rank === 1) goods += first;
    if (rank === 2) goods += second;
    if (itemAt(amounts, seat) >= threshold) shields += set.file.thresholdPoints;
  }
  let buildings = 0;
  for (const id of buildingsOf(playerAt(p, seat))) {
    for (const effect of buildingOf(set, id).effects) {
      if (effect.type !== 'score-bonus') continue;
      const rank = itemAt(entryOf(held, effect.good).ranks, seat);
      if (rank > 0 && rank <= effect.maxRank) buildings += effect.amount;
    }
  }
  return { goods, shields, buildings };
}

export function score(p: Position, held: Rankings, { tell }: Chance): void {
  p.scorings += 1;
  for (const seat of p.players.keys()) {
    const scored = scoreNow(p, seat, held);
    changePlayer(p, seat, { scored: [...playerAt(p, seat).scored, scored] });
    tell({ type: 'scored', seat, number: p.scorings, ...scored });
  }
}
