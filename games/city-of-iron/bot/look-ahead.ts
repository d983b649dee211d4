import { clone, entryOf, rngFrom, type Seat } from '@roundhouse/kernel';
import { cardOf } from '../content/set.ts';
import { setOf } from '../content/sets.ts';
import type { Action } from '../rules/actions.ts';
import { cityOfIron } from '../rules/game.ts';
import type { Position } from '../rules/position.ts';
import { evaluate } from './evaluate.ts';
import { type Tables, tablesOf } from './tables.ts';
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
    const [only] = choices;
    if (only === undefined) break;
    if (choices.length === 1) {
      now = after(now, seat, only);
      worth = undefined;
      continue;
    }
    const best = bestStep(now, seat, choices, weights);
    if (best === undefined) break;
    now = best.next;
    worth = best.value;
  }
  return worth ?? evaluate(now, seat, weights);
}

interface Step {
  readonly next: Position;
  readonly value: number;
}

function bestStep(p: Position, seat: Seat, choices: readonly Action[], weights: Weights): Step | undefined {
  const { plots } = tablesOf(setOf(p));
  const seen = new Set<string>();
  let best: Step | undefined;
  for (const action of choices) {
    const like = likeness(p, plots, action);
    if (like !== null && seen.has(like)) continue;
    if (like !== null) seen.add(like);
    const next = after(p, seat, action);
    const value = evaluate(next, seat, weights);
    if (best === undefined || value > best.value) best = { next, value };
  }
  return best;
}

/** The same words for what leads to the same but for the ids of buildings that are alike; null where nothing is alike. */
function likeness(p: Position, plots: Tables['plots'], action: Action): string | null {
  const kind = (id: string): number => entryOf(plots, id).kind;
  switch (action.type) {
    case 'build': {
      const from = p.row.includes(action.building) ? 'row' : 'store';
      return `${from} ${kind(action.building)} ${action.land} ${action.demolish === null ? '' : kind(action.demolish)}`;
    }
    case 'store':
      return `${kind(action.building)}`;
    default:
      return null;
  }
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
  const { plots } = tablesOf(setOf(p));
  const known = new Map<string, number>();
  return actions.map((action) => {
    const like = likeness(p, plots, action);
    const value = (like === null ? undefined : known.get(like)) ?? finished(after(start, seat, action), seat, weights);
    if (like !== null) known.set(like, value);
    return { action, value };
  });
}

export function bestOf(all: readonly Outcome[]): Outcome | undefined {
  let best: Outcome | undefined;
  for (const outcome of all) if (best === undefined || outcome.value > best.value) best = outcome;
  return best;
}
