import type { Seat } from '@roundhouse/kernel';
import { SOCKETS } from '../content/components.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { characterOf, hasAbility, type PhaseOf, playerAt, type Position, type Step } from '../rules/position.ts';
import { cargoStep } from './cargo-ahead.ts';
import { bestProspects, restOfTurn } from './look-ahead.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { bestPlans } from './plans.ts';
import { type Decision, prospectOf } from './prospect.ts';
import { bestTeamOrCharacter } from './teams.ts';
import { BEAM, HASTY_BEAM, type Weights, WEIGHTS } from './weights.ts';
import { victimsOn } from '../rules/abilities/rob.ts';

/**
 * What a seat should do, by looking ahead over its own turns of this round. It reads what the seat may see: the board,
 * and its own cards.
 */
export function propose(p: Position, seat: Seat, legal: readonly Action[], weights?: Weights): Action | undefined {
  return alternatives(p, seat, legal, BEAM, weights)[0];
}

export function proposeHastily(
  p: Position,
  seat: Seat,
  legal: readonly Action[],
  weights?: Weights,
): Action | undefined {
  return alternatives(p, seat, legal, HASTY_BEAM, weights)[0];
}

/** The same, and what else begins a plan that is nearly as good, best first. */
export function alternatives(
  p: Position,
  seat: Seat,
  legal: readonly Action[],
  beam = BEAM,
  weights: Weights = WEIGHTS,
): readonly Action[] {
  const outlook = outlookOf(p, seat, beam, weights);
  switch (p.phase.name) {
    case 'choose-team':
    case 'choose-character':
      return known(bestTeamOrCharacter(p, legal));
    case 'plan':
      return nextCards(outlook, legal);
    case 'cargo':
      return known(proposeCargo(outlook, legal));
    case 'flight':
    case 'extra-shipment':
    case 'action':
    case 'second-action':
      return nextSteps(outlook, p.phase, legal);
    case 'deliver':
      return known(proposeDelivery(p, seat, p.phase, legal));
    case 'rob':
      return known(legal.find(({ type }) => type === 'rob'));
    default:
      return [];
  }
}

function known(...actions: readonly (Action | undefined)[]): readonly Action[] {
  return [...new Set(actions)].filter((action) => action !== undefined);
}

/** The next cards of the best plans that begin with the cards that lie there already. */
function nextCards(outlook: Outlook, legal: readonly Action[]): readonly Action[] {
  const laid = playerAt(outlook.p, outlook.seat).plan.filter((card) => card !== null);
  const cards = bestPlans(outlook, laid).map((plan) => plan[laid.length]);
  return known(...cards.map((card) => legal.find((action) => action.type === 'plan-card' && action.card === card)));
}

function proposeCargo(outlook: Outlook, legal: readonly Action[]): Action | undefined {
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

function nextSteps(outlook: Outlook, step: Step, legal: readonly Action[]): readonly Action[] {
  const { p, seat } = outlook;
  const now = restOfTurn(outlook, prospectOf(outlook), [step, ...p.agenda]);
  const best = bestProspects(outlook, now, SOCKETS - p.cycle, playerAt(p, seat).plan);
  return known(...best.map(({ first }) => (first === null ? undefined : matching(p, seat, first, legal))));
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
