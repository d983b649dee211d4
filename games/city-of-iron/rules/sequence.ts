import { enterNext, gameOver, type Phase as KernelPhase, phased, type Seat } from '@roundhouse/kernel';
import type { Action } from './actions.ts';
import { roundDraws } from './end-round/draws.ts';
import { endRound } from './end-round/index.ts';
import { purchase } from './end-round/purchase.ts';
import type { Event } from './events.ts';
import { chooseNations } from './nations.ts';
import type { Chance, Phase, Position } from './position.ts';
import type { DecisionSection, Section } from './section.ts';
import { stackDecks } from './stack-decks.ts';
import { discard } from './three-actions/discard.ts';
import { effects } from './three-actions/effects.ts';
import { threeActions } from './three-actions/index.ts';
import { pay } from './three-actions/pay.ts';
import { turnOrderBid } from './turn-order-bid.ts';

/** A round of play. */
const ROUND: readonly Section[] = [turnOrderBid, threeActions, endRound, roundDraws, purchase];

/** Everybody has a nation: the starting decks are put in order. */
export function begin(p: Position, chance: Chance): void {
  stackDecks.enter(p, chance);
}

function advance(p: Position, after: Section, chance: Chance): void {
  if (after === chooseNations) return begin(p, chance);
  if (enterNext(ROUND, after, p, chance) === 'waiting') return;
  p.phase = { name: 'game-over' };
  chance.tell({ type: 'game-over' });
}

function deciding({ phase }: Position): readonly Seat[] {
  switch (phase.name) {
    case 'stack-decks':
      return phase.ready.flatMap((ready, seat) => (ready ? [] : [seat]));
    case 'round-draw':
      return phase.left.flatMap((left, seat) => (left > 0 ? [seat] : []));
    case 'purchase':
      return phase.orders.flatMap(({ done }, seat) => (done ? [] : [seat]));
    case 'game-over':
      return [];
    default:
      return [phase.seat];
  }
}

/** `part`: the section of the round that a decision belongs to. */
function decisions(section: DecisionSection, part: Section = section): KernelPhase<Position, Action, Event> {
  return {
    waiting: deciding,
    legal: (p, seat) => section.legal(p, seat),
    check: (p, seat, action) => section.check(p, seat, action),
    play(p, seat, action, rng, tell) {
      if (section.play(p, seat, action, { rng, tell }) === 'finished') advance(p, part, { rng, tell });
    },
  };
}

/** As long as others decide, a seat may change its mind. */
function sealed(section: DecisionSection): KernelPhase<Position, Action, Event> {
  return { ...decisions(section), mayRevise: (p, seat) => seat >= 0 && seat < p.players.length };
}

const PHASES: Readonly<Record<Phase['name'], KernelPhase<Position, Action, Event>>> = {
  'choose-nation': decisions(chooseNations),
  'stack-decks': sealed(stackDecks),
  bid: decisions(turnOrderBid),
  'second-bid': decisions(turnOrderBid),
  action: decisions(threeActions),
  pay: decisions(pay, threeActions),
  effect: decisions(effects, threeActions),
  discard: decisions(discard, threeActions),
  'round-draw': decisions(roundDraws),
  purchase: sealed(purchase),
  'game-over': gameOver(),
};

export const sequence = phased(PHASES, (p: Position) => p.phase.name);
