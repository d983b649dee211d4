import { itemAt, type Seat } from '@roundhouse/kernel';
import { buildingOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import { buildingsOf } from '../cities.ts';
import { type Chance, changePlayer, type Position, playerAt } from '../position.ts';

/** What a seat's buildings give each round. */
export function scienceNow(p: Position, seat: Seat): number {
  const set = setOf(p);
  const effects = buildingsOf(playerAt(p, seat)).flatMap((id) => buildingOf(set, id).effects);
  return effects.reduce((sum, effect) => (effect.type === 'income-science' ? sum + effect.amount : sum), 0);
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
