import type { Seat } from '@roundhouse/kernel';
import { SOCKETS } from '../content/components.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { characterOf, hasAbility, type PhaseOf, playerAt, type Position, type Step } from '../rules/position.ts';
import { cargoStep } from './cargo-ahead.ts';
import { bestProspect, restOfTurn } from './look-ahead.ts';
import { outlookOf } from './outlook.ts';
import { type Decision, prospectOf } from './prospect.ts';
import { victimsOn } from '../rules/abilities/rob.ts';

/**
 * What a seat should do, by looking ahead over its own turns of this round. It reads what the seat may see: the board,
 * and its own cards.
 */
export function propose(p: Position, seat: Seat, legal: readonly Action[]): Action | undefined {
  switch (p.phase.name) {
    case 'plan':
      return proposeCard(p, seat, legal);
    case 'cargo':
      return proposeCargo(p, seat, legal);
    case 'flight':
    case 'extra-shipment':
    case 'action':
    case 'second-action':
      return proposeStep(p, seat, p.phase, legal);
    case 'deliver':
      return proposeDelivery(p, seat, p.phase, legal);
    case 'rob':
      return legal.find(({ type }) => type === 'rob');
    default:
      return undefined;
  }
}

/** The next card of the best plan that begins with the cards that lie there already. */
function proposeCard(p: Position, seat: Seat, legal: readonly Action[]): Action | undefined {
  const outlook = outlookOf(p, seat);
  const laid = playerAt(p, seat).plan.filter((card) => card !== null);
  const best = bestProspect(outlook, [prospectOf(outlook)], SOCKETS, laid);
  const card = best?.cards[laid.length];
  return legal.find((action) => action.type === 'plan-card' && action.card === card);
}

function proposeCargo(p: Position, seat: Seat, legal: readonly Action[]): Action | undefined {
  const outlook = outlookOf(p, seat);
  const step = cargoStep(outlook, prospectOf(outlook));
  const wanted = legal.find((action) => {
    if (step === null || action.type !== step.type || !('good' in action) || action.good !== step.good) return false;
    if (action.type === 'unload') return step.type === 'unload' && action.count === step.count;
    return (
      action.type === 'load' && step.type === 'load' && action.jettison === step.jettison && action.from === 'factory'
    );
  });
  return wanted ?? legal.find(({ type }) => type === 'go-on');
}

function proposeStep(p: Position, seat: Seat, step: Step, legal: readonly Action[]): Action | undefined {
  const outlook = outlookOf(p, seat);
  const now = restOfTurn(outlook, prospectOf(outlook), [step, ...p.agenda]);
  const known = playerAt(p, seat).plan.map((card) => card ?? '');
  const best = bestProspect(outlook, now, SOCKETS - p.cycle, known);
  return best?.first === null || best?.first === undefined ? undefined : matching(p, seat, best.first, legal);
}

/** The legal action that carries out a decision. */
function matching(p: Position, seat: Seat, decision: Decision, legal: readonly Action[]): Action | undefined {
  if (decision.type !== 'fly') {
    const wanted = JSON.stringify(sorted(decision));
    return legal.find((action) => action.type === decision.type && JSON.stringify(sorted(action)) === wanted);
  }
  const { airship } = playerAt(p, seat);
  const flights = legal.flatMap((action) => (action.type === 'fly' ? [action] : []));
  return flights
    .filter(({ path }) => (path.at(-1) ?? airship) === decision.to)
    .toSorted((a, b) => victimsOn(p, seat, b.path).length - victimsOn(p, seat, a.path).length)[0];
}

function sorted(action: object): readonly unknown[] {
  return Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const GAMBLE_TOKENS = 5;

/** A wager of so many dollars wins as often in five; Bishop Kingston keeps cities open. */
function proposeDelivery(
  p: Position,
  seat: Seat,
  { delivery }: PhaseOf<'deliver'>,
  legal: readonly Action[],
): Action | undefined {
  const choices = legal.flatMap((action): ActionOf<'deliver'>[] => (action.type === 'deliver' ? [action] : []));
  if (hasAbility(p, seat, 'demand-control')) return choices.find(({ returnOne }) => returnOne);
  const bonus = (characterOf(p, seat)?.bonusPerGood ?? 0) * delivery.shipment.count;
  const byWager = choices.toSorted((a, b) => a.wager - b.wager);
  return bonus > GAMBLE_TOKENS ? byWager.at(-1) : byWager[0];
}
