import { enterNext, gameOver, type Phase as KernelPhase, outOfTurn, phased, type Seat } from '@roundhouse/kernel';
import type { Action } from './actions.ts';
import { buildTrack } from './build-track/index.ts';
import { buyCapital } from './buy-capital.ts';
import type { Event } from './events.ts';
import { incomeAndExpenses } from './income-and-expenses.ts';
import { initialAuction } from './initial-auction.ts';
import { choosePoints, moveGoods } from './move-goods.ts';
import { determineTurnOrder, newTurn } from './new-turn.ts';
import { orderAuction } from './order-auction.ts';
import { type Chance, changePlayer, type Mode, type Phase, type Position } from './position.ts';
import type { DecisionSection, Section } from './section.ts';
import { selectActionTiles } from './select-action-tiles.ts';

/** The phases of a turn, as the rulebook numbers them for each game. */
const TURN: Readonly<Record<Mode, readonly Section[]>> = {
  base: [selectActionTiles, buildTrack, moveGoods, incomeAndExpenses, determineTurnOrder, newTurn],
  standard: [buyCapital, orderAuction, selectActionTiles, buildTrack, moveGoods, incomeAndExpenses, newTurn],
};

/** Goes on with the turn. The auction before the first turn stands in no turn, so its first phase follows. */
export function advance(p: Position, after: Section | null, chance: Chance): void {
  if (enterNext(TURN[p.mode], after, p, chance) === 'waiting') return;
  p.phase = { name: 'game-over' };
  chance.tell({ type: 'game-over' });
}

function deciding(p: Position): readonly Seat[] {
  return p.phase.name === 'game-over' ? [] : [p.phase.seat];
}

/** `part`: the section of the turn that a decision belongs to. A preference may be set at any time, by anybody. */
function decisions(section: DecisionSection, part: Section = section): KernelPhase<Position, Action, Event> {
  return {
    waiting: deciding,
    legal: (p, seat) => section.legal(p, seat),
    mayRevise: (p, seat) => p.order.includes(seat),
    check(p, seat, action) {
      if (action.type === 'prefer') return null;
      return outOfTurn({ waiting: deciding }, p, seat) ?? section.check(p, seat, action);
    },
    play(p, seat, action, rng, tell) {
      if (action.type === 'prefer') {
        changePlayer(p, seat, { preference: action.as });
        tell({ type: 'preference-set', seat, as: action.as });
        return;
      }
      if (section.play(p, seat, action, { rng, tell }) === 'finished') advance(p, part, { rng, tell });
    },
  };
}

const PHASES: Readonly<Record<Phase['name'], KernelPhase<Position, Action, Event>>> = {
  'auction-places': decisions(initialAuction),
  'buy-capital': decisions(buyCapital),
  'auction-order': decisions(orderAuction),
  'select-action-tiles': decisions(selectActionTiles),
  'build-track': decisions(buildTrack),
  'move-goods': decisions(moveGoods),
  'choose-points': decisions(choosePoints, moveGoods),
  'game-over': gameOver(),
};

export const sequence = phased(PHASES, (p: Position) => p.phase.name);
