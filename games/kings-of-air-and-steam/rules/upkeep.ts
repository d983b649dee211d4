import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { COSTS } from '../content/components.ts';
import type { Action, ActionOf } from './actions.ts';
import { emptyPlan } from './deck.ts';
import { putIntoDepot } from './move-and-action/ship/transport.ts';
import { type Chance, changePlayer, depotAt, type Player, playerAt, type Position, tooDear } from './position.ts';
import { production } from './production.ts';
import type { Decision } from './section.ts';
import { changed, kindsIn, sizeOf } from './stock.ts';

type Discard = ActionOf<'discard'>;

/** All goods that a player keeps: in the hold and in depots. */
export function goodsKept({ hold, depots }: Player): number {
  return depots.reduce((sum, { goods }) => sum + sizeOf(goods), sizeOf(hold));
}

export function upkeepOf(player: Player): number {
  return goodsKept(player) * COSTS.upkeepPerGood;
}

export function startUpkeep(p: Position, chance: Chance): void {
  askFrom(p, 0, chance);
}

/** Players decide one after the other; those who keep nothing are not asked. */
function askFrom(p: Position, seat: Seat, chance: Chance): void {
  const next = p.players.findIndex((player, index) => index >= seat && goodsKept(player) > 0);
  if (next !== -1) {
    p.phase = { name: 'upkeep', seat: next };
    return;
  }
  gatherCards(p);
  if (p.mode === 'basic') {
    p.firstPlayer = (p.firstPlayer + 1) % p.players.length;
    chance.tell({ type: 'marker-passed', to: p.firstPlayer });
  }
  production(p, chance);
}

function gatherCards(p: Position): void {
  p.players = p.players.map((player) => ({ ...player, plan: emptyPlan(), extraCards: [] }));
}

/** A dollar for every good that is kept. */
export const upkeep: Decision<'upkeep'> = {
  legal(p, _phase, seat) {
    const { hold, depots } = playerAt(p, seat);
    const discards = (at: Discard['at'], goods: typeof hold): Action[] =>
      kindsIn(goods).map((good) => ({ type: 'discard', at, good }));
    const actions = [...discards('hold', hold), ...depots.flatMap(({ space, goods }) => discards(space, goods))];
    return checkPay(p, seat) === null ? [{ type: 'pay-upkeep' }, ...actions] : actions;
  },

  check(p, _phase, seat, action) {
    if (action.type === 'pay-upkeep') return checkPay(p, seat);
    const stock = action.at === 'hold' ? playerAt(p, seat).hold : depotAt(p, seat, action.at)?.goods;
    return stock !== undefined && stock[action.good] > 0
      ? null
      : refuse('upkeep.pay-or-return', 'You keep no {good} there.', { good: { term: action.good } });
  },

  play(p, _phase, seat, action, chance) {
    const player = playerAt(p, seat);
    if (action.type === 'discard') {
      const { at, good } = action;
      if (at === 'hold') changePlayer(p, seat, { hold: changed(player.hold, good, -1) });
      else putIntoDepot(p, seat, at, good, -1);
      chance.tell({ type: 'discarded', seat, good });
      if (goodsKept(playerAt(p, seat)) === 0) askFrom(p, seat + 1, chance);
      return 'waiting';
    }
    const amount = upkeepOf(player);
    changePlayer(p, seat, { cash: player.cash - amount });
    chance.tell({ type: 'upkeep-paid', seat, amount });
    askFrom(p, seat + 1, chance);
    return 'waiting';
  },
};

function checkPay(p: Position, seat: Seat): Violation | null {
  const player = playerAt(p, seat);
  const cost = upkeepOf(player);
  return cost <= player.cash ? null : tooDear('upkeep.pay-or-return', cost, player.cash);
}
