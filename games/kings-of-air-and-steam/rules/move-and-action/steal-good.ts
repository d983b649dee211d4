import { refuse, type Seat } from '@roundhouse/kernel';
import type { ActionOf } from '../actions.ts';
import { cargoCapacity, changePlayer, depotAt, type Position, playerAt } from '../position.ts';
import type { Decision } from '../section.ts';
import { changed, kindsIn, NO_GOODS, sizeOf, type Stock } from '../stock.ts';
import { airshipSpace } from './flight.ts';

type Theft = ActionOf<'steal-good'>;

/** The goods of another player in the space of this airship. */
function goodsInReach(p: Position, seat: Seat, victim: Seat, from: Theft['from']): Stock {
  const space = airshipSpace(p, seat);
  const other = p.players[victim];
  if (other === undefined || victim === seat) return NO_GOODS;
  if (from === 'airship') return other.airship === space ? other.hold : NO_GOODS;
  return depotAt(p, victim, space)?.goods ?? NO_GOODS;
}

/** Everything that the Godfather could take here. */
export function thefts(p: Position, seat: Seat): Theft[] {
  const { hold } = playerAt(p, seat);
  const isFull = sizeOf(hold) >= cargoCapacity(p, seat);
  const jettisons = isFull ? kindsIn(hold) : [null];
  const found: Theft[] = [];
  for (const victim of p.players.keys()) {
    for (const from of ['airship', 'depot'] as const) {
      for (const good of kindsIn(goodsInReach(p, seat, victim, from))) {
        for (const jettison of jettisons) found.push({ type: 'steal-good', victim, from, good, jettison });
      }
    }
  }
  return found;
}

/** The special card of the Godfather: one good of somebody else in the same space. */
export const stealGood: Decision<'steal-good'> = {
  legal: (p, _phase, seat) => [...thefts(p, seat), { type: 'go-on' }],

  check(p, _phase, seat, action) {
    if (action.type === 'go-on') return null;
    const { victim, from, good, jettison } = action;
    if (goodsInReach(p, seat, victim, from)[good] === 0) {
      return refuse('godfather.card', 'There is no {good} of that player in the space of your airship.', {
        good: { term: good },
      });
    }
    const { hold } = playerAt(p, seat);
    const isFull = sizeOf(hold) >= cargoCapacity(p, seat);
    if (isFull && (jettison === null || hold[jettison] === 0)) {
      return refuse('godfather.card', 'Your hold is full: throw one of your goods away first.');
    }
    return !isFull && jettison !== null
      ? refuse('godfather.card', 'There is room in your hold: nothing may be thrown away.')
      : null;
  },

  play(p, _phase, seat, action, chance) {
    if (action.type === 'steal-good') {
      const { victim, from, good, jettison } = action;
      const space = airshipSpace(p, seat);
      const other = playerAt(p, victim);
      if (from === 'airship') changePlayer(p, victim, { hold: changed(other.hold, good, -1) });
      else {
        changePlayer(p, victim, {
          depots: other.depots.map((depot) =>
            depot.space === space ? { ...depot, goods: changed(depot.goods, good, -1) } : depot,
          ),
        });
      }
      const { hold } = playerAt(p, seat);
      changePlayer(p, seat, { hold: changed(jettison === null ? hold : changed(hold, jettison, -1), good, 1) });
      chance.tell({ type: 'good-stolen', seat, victim, from, good, jettison });
    }
    return 'finished';
  },
};
