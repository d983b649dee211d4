import { itemAt, type Rng, type Seat } from '@roundhouse/kernel';
import type { CardId } from '../content/box.ts';
import { SOCKETS } from '../content/components.ts';
import { changePlayer, FACE_DOWN, playerAt, type Position } from '../rules/position.ts';
import { guess } from '../rules/secrets.ts';
import { bestProspects } from './look-ahead.ts';
import { outlookOf } from './outlook.ts';
import { bestPlans } from './plans.ts';
import { prospectOf } from './prospect.ts';

/**
 * A position that a view may stand for. Whoever plans means something by it: others are taken to have laid, or to be
 * about to lay, one of the plans that they would find best, and not any cards that their deck allows.
 */
export function imagine(view: Position, seat: Seat, rng: Rng): Position {
  const p = guess(view, rng);
  for (const [other, plans] of plansOfOthers(view, seat)) {
    const plan = likely(plans, rng);
    const { plan: seen } = playerAt(view, other);
    const guessed = playerAt(p, other).plan;
    const filled = seen.map((card, socket) => (isShown(view, card) ? card : (plan[socket] ?? itemAt(guessed, socket))));
    changePlayer(p, other, { plan: filled });
  }
  return p;
}

/** A socket that is empty while cards are played stays so: its card was lost. */
function isShown({ phase }: Position, card: CardId | null): boolean {
  return card !== FACE_DOWN && (card !== null || phase.name !== 'plan');
}

/** The cards by socket, as far as they are thought of. */
type Sockets = readonly (CardId | null)[];

/** Every plan half as likely as the one before it. */
function likely(plans: readonly Sockets[], rng: Rng): Sockets {
  let index = 0;
  while (index < plans.length - 1 && rng.int(2) === 0) index++;
  return itemAt(plans, index);
}

const seenBefore = new WeakMap<Position, ReadonlyMap<Seat, readonly Sockets[]>>();

/** The same for every world that is imagined for one view. */
function plansOfOthers(view: Position, seat: Seat): ReadonlyMap<Seat, readonly Sockets[]> {
  let plans = seenBefore.get(view);
  if (plans === undefined) {
    const others = view.players.map((_, other) => other).filter((other) => other !== seat && isHidden(view, other));
    plans = new Map(others.map((other) => [other, plansOf(view, other)]));
    seenBefore.set(view, plans);
  }
  return plans;
}

function isHidden(view: Position, other: Seat): boolean {
  return view.phase.name === 'plan' || playerAt(view, other).plan.includes(FACE_DOWN);
}

function plansOf(view: Position, other: Seat): readonly Sockets[] {
  if (view.phase.name === 'plan') return bestPlans(outlookOf(view, other), []);
  return restsOfPlans(view, other);
}

/** The cards that are still face down, by what their owner would best do from here. */
function restsOfPlans(view: Position, other: Seat): readonly Sockets[] {
  const { plan } = playerAt(view, other);
  const isYetToAct = view.order.indexOf(other) > view.turn;
  const done = isYetToAct ? view.cycle - 1 : view.cycle;
  const p = { ...view };
  changePlayer(p, other, { plan: plan.map((card, socket) => (socket < done ? card : null)) });
  const outlook = outlookOf(p, other);
  const rests = bestProspects(outlook, [prospectOf(outlook)], SOCKETS - done, plan.slice(0, view.cycle));
  return distinct(
    rests.map(({ cards }) => {
      const ahead = cards.values();
      return plan.map((card, socket) => (socket < done || card === null ? card : (ahead.next().value ?? null)));
    }),
  );
}

function distinct(plans: readonly Sockets[]): readonly Sockets[] {
  return [...new Map(plans.map((plan) => [plan.join('/'), plan])).values()];
}
