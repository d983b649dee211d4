import type { Progress } from '@roundhouse/kernel';
import { valueOf } from '../content/components.ts';
import { type Chance, type Position, playerAt, turnsInGame } from './position.ts';
import type { Section } from './section.ts';

/** The base game's next turn order follows the values of the tiles, also of those that were passed. */
function setOrder(p: Position, { tell }: Chance): Progress {
  if (p.turn >= turnsInGame(p)) return 'over';
  const value = (seat: number): number => {
    const { tile } = playerAt(p, seat);
    return tile === null ? Number.POSITIVE_INFINITY : valueOf(tile);
  };
  p.order = p.order.toSorted((one, other) => value(one) - value(other));
  tell({ type: 'order-set', order: p.order });
  return 'finished';
}

function startTurn(p: Position, { tell }: Chance): Progress {
  if (p.turn >= turnsInGame(p)) return 'over';
  p.turn += 1;
  tell({ type: 'turn-started', turn: p.turn });
  return 'finished';
}

export const determineTurnOrder: Section = { enter: setOrder };
export const newTurn: Section = { enter: startTurn };
