import { itemAt, type Seat } from '@roundhouse/kernel';
import { buildingOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import { type Chance, changePlayer, type Position, playerAt } from '../position.ts';

/** What a seat's buildings give each round. */
export function scienceNow(p: Position, seat: Seat): number {
  const set = setOf(p);
  let science = 0;
  for (const { buildings } of playerAt(p, seat).cities) {
    for (const id of buildings) {
      for (const effect of buildingOf(set, id).effects) if (effect.type === 'income-science') science += effect.amount;
    }
  }
  return science;
}

/** `scored`: in a round that scores, the Score Card adds its own. */
export function collectScience(p: Position, scored: boolean, { tell }: Chance): void {
  const extra = scored ? itemAt(setOf(p).file.scoreCards, p.scorings - 1).science : 0;
  for (const seat of p.players.keys()) {
    const science = scienceNow(p, seat) + extra;
    if (science === 0) continue;
    changePlayer(p, seat, { science: playerAt(p, seat).science + science });
    tell({ type: 'science', seat, science });
  }
}
