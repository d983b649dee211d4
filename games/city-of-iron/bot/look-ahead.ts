import { clone, rngFrom, type Seat } from '@roundhouse/kernel';
import { cardOf } from '../content/set.ts';
import { setOf } from '../content/sets.ts';
import type { Action } from '../rules/actions.ts';
import { cityOfIron } from '../rules/game.ts';
import type { Position } from '../rules/position.ts';
import { evaluate } from './evaluate.ts';
import type { Weights } from './weights.ts';

/** A deed takes fewer decisions than this: paying, deciding, discarding card by card. */
const MOST_STEPS = 30;

const deaf = (): void => {};

/** What comes of an action, and how good that is. */
export interface Outcome {
  readonly action: Action;
  readonly value: number;
}

/**
 * The same moment with the round going on: what the end of the round brings is what the evaluation is about, and it is
 * alike for everything that the last player could do.
 */
function goingOn(p: Position): Position {
  const { phase } = p;
  if (!('turn' in phase) || phase.turn < setOf(p).file.actions || p.order.at(-1) !== phase.seat) return p;
  return { ...p, phase: { ...phase, turn: phase.turn - 1 } };
}

function after(p: Position, seat: Seat, action: Action): Position {
  const next = clone(p);
  cityOfIron.play(next, seat, action, rngFrom('look ahead'), deaf);
  return next;
}

/** Whether a seat has begun something that it has to finish. */
function isBusy({ phase }: Position, seat: Seat): boolean {
  return (phase.name === 'pay' || phase.name === 'effect' || phase.name === 'discard') && phase.seat === seat;
}

/** Finishes what was begun, each step as it looks best, and judges what has come of it. */
function finished(p: Position, seat: Seat, weights: Weights): number {
  let now = p;
  /** What `now` is worth, where that is known already. */
  let worth: number | undefined;
  for (let step = 0; step < MOST_STEPS && isBusy(now, seat); step++) {
    if (now.phase.name === 'discard') {
      now = after(now, seat, discarding(now, now.phase.laid));
      worth = undefined;
      continue;
    }
    const choices = cityOfIron.legal(now, seat);
    const [only, ...others] = choices;
    if (only === undefined) break;
    if (others.length === 0) {
      now = after(now, seat, only);
      worth = undefined;
      continue;
    }
    const best = bestStep(now, seat, choices, weights);
    now = best.next;
    worth = best.value;
  }
  return worth ?? evaluate(now, seat, weights);
}

interface Step {
  readonly next: Position;
  readonly value: number;
}

function bestStep(p: Position, seat: Seat, choices: readonly Action[], weights: Weights): Step {
  const steps = choices.map((action) => {
    const next = after(p, seat, action);
    return { next, value: evaluate(next, seat, weights) };
  });
  return steps.reduce((best, step) => (step.value > best.value ? step : best));
}

/** The better a card, the sooner it should come back: what is discarded first is drawn first. */
export function discarding(p: Position, laid: readonly string[]): Extract<Action, { type: 'discard' }> {
  const set = setOf(p);
  const worth = (id: string): number => {
    const { cost, skills, attack } = cardOf(set, id);
    return cost.coins + cost.science + skills.work + skills.distance + attack;
  };
  return { type: 'discard', cards: laid.toSorted((a, b) => worth(b) - worth(a)) };
}

/** What each of these actions leads to when it is carried through. */
export function outcomes(p: Position, seat: Seat, actions: readonly Action[], weights: Weights): Outcome[] {
  const start = goingOn(p);
  return actions.map((action) => ({ action, value: finished(after(start, seat, action), seat, weights) }));
}

export function bestOf(all: readonly Outcome[]): Outcome | undefined {
  let best: Outcome | undefined;
  for (const outcome of all) if (best === undefined || outcome.value > best.value) best = outcome;
  return best;
}
