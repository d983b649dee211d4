import { itemAt, type Seat } from '@roundhouse/kernel';
import { setOf } from '../content/sets.ts';
import type { Action } from '../rules/actions.ts';
import { cityOfIron } from '../rules/game.ts';
import { type Position, playerAt } from '../rules/position.ts';
import { evaluate } from './evaluate.ts';
import { outcomes } from './look-ahead.ts';
import type { Weights } from './weights.ts';

/** Somebody who acts before takes what one wants most with this chance. */
const RIVALRY = 0.5;
/** Somebody who bids later goes before with this chance. */
const OVERBID = 0.4;

/** The space whose place in the turn order is worth its price. */
export function bestBid(p: Position, seat: Seat, legal: readonly Action[], weights: Weights): Action | undefined {
  const wishes = wishesOf(p, seat, weights);
  let best: { readonly action: Action; readonly value: number } | undefined;
  for (const action of legal) {
    const value = bidValue(p, seat, action, wishes, weights);
    if (best === undefined || value > best.value) best = { action, value };
  }
  return best?.action;
}

/** What one's first action could bring, the best first: one wish for each thing that somebody else may take. */
function wishesOf(p: Position, seat: Seat, weights: Weights): readonly number[] {
  const others = p.bidOrder.filter((other) => other !== seat);
  const turn: Position = { ...p, phase: { name: 'action', seat, turn: 1 }, order: [seat, ...others] };
  const actions = cityOfIron
    .legal(turn, seat)
    .filter(({ type }) => type === 'build' || type === 'attack' || type === 'tax');
  const wishes = new Map<string, number>();
  for (const { action, value } of outcomes(turn, seat, actions, weights)) {
    const wish = action.type === 'build' ? action.building : action.type;
    wishes.set(wish, Math.max(value, wishes.get(wish) ?? value));
  }
  return [...wishes.values()].toSorted((a, b) => b - a);
}

function bidValue(p: Position, seat: Seat, action: Action, wishes: readonly number[], weights: Weights): number {
  if (p.phase.name !== 'bid' && p.phase.name !== 'second-bid') return 0;
  const { track } = p.phase;
  const prices = setOf(p).file.bidTrack;
  const now = track.indexOf(seat);
  const space = action.type === 'bid' ? action.space : now;
  const price = Math.max(0, itemAt(prices, space) - (now === -1 ? 0 : itemAt(prices, now)));
  let before = 0;
  for (const [place, holder] of track.entries()) if (holder !== null && holder !== seat && place > space) before += 1;
  const toCome = p.players.length - track.filter((holder) => holder !== null && holder !== seat).length - 1;
  const free = track.filter((holder, place) => holder === null && place > space).length;
  before += Math.min(free, OVERBID * toCome);
  const player = playerAt(p, seat);
  const paid: Position = { ...p, players: p.players.with(seat, { ...player, coins: player.coins - price }) };
  return expected(wishes, before * RIVALRY) + evaluate(paid, seat, weights);
}

/** What is left of the wishes when so many of them are taken away from the top. */
function expected(wishes: readonly number[], gone: number): number {
  const index = Math.floor(gone);
  const here = wishes[Math.min(index, wishes.length - 1)] ?? 0;
  const next = wishes[Math.min(index + 1, wishes.length - 1)] ?? here;
  return here + (gone - index) * (next - here);
}
