import { itemAt, type Seat } from '@roundhouse/kernel';
import type { Card } from '../../content/box.ts';
import { SOCKETS } from '../../content/components.ts';
import { exposedDiamonds } from '../deck.ts';
import {
  cardOf,
  type Chance,
  changePlayer,
  clockwiseFrom,
  diamondRating,
  hasAbility,
  playerAt,
  type Position,
  priorityOf,
  type Step,
} from '../position.ts';
import { startUpkeep } from '../upkeep.ts';
import { movementSteps } from './agenda.ts';
import { cargoMoves } from './cargo.ts';
import { legalShipments } from './ship/shipments.ts';
import { thefts } from './steal-good.ts';

/** Turns up the cards of a cycle; they decide the turn order. */
export function startCycle(p: Position, cycle: number, chance: Chance): void {
  p.cycle = cycle;
  p.order = turnOrder(p);
  const cards = p.order.map((seat) => ({ seat, card: plannedCard(p, seat) }));
  chance.tell({
    type: 'cards-revealed',
    cycle,
    cards: cards.map(({ seat, card }) => ({ seat, card: card.id, letter: card.letter })),
    order: p.order,
  });
  startTurn(p, 0, chance);
}

/** The card that lies open in the socket of this cycle, before the turn it is for. */
function plannedCard(p: Position, seat: Seat): Card {
  const card = itemAt(playerAt(p, seat).plan, p.cycle - 1);
  if (card === null) throw new RangeError(`seat ${seat} has planned nothing for cycle ${p.cycle}`);
  return cardOf(p, seat, card);
}

const LETTERS = 'ABCDEFG';

function rankOf({ letter }: Card): number {
  return LETTERS.indexOf(letter);
}

/** By letter; then around the table from the marker, or by priority number in the normal game. */
function turnOrder(p: Position): readonly Seat[] {
  const tieBreak =
    p.mode === 'basic'
      ? clockwiseFrom(p, p.firstPlayer)
      : p.players.map((_, seat) => seat).toSorted((a, b) => priorityOf(p, a) - priorityOf(p, b));
  return tieBreak.toSorted((a, b) => rankOf(plannedCard(p, a)) - rankOf(plannedCard(p, b)));
}

/** The turn of whoever stands there in the order of the cycle; after the last, what follows the cycle. */
export function startTurn(p: Position, turn: number, chance: Chance): void {
  const seat = p.order[turn];
  if (seat === undefined) {
    if (p.cycle < SOCKETS) startCycle(p, p.cycle + 1, chance);
    else startUpkeep(p, chance);
    return;
  }
  p.turn = turn;
  const card = plannedCard(p, seat);
  if (!keepsTurn(p, seat)) {
    const diamonds = exposedDiamonds(p, seat);
    const rating = diamondRating(p, seat);
    changePlayer(p, seat, { plan: playerAt(p, seat).plan.with(p.cycle - 1, null) });
    chance.tell({ type: 'turn-lost', seat, card: card.id, diamonds, rating });
    startTurn(p, turn + 1, chance);
    return;
  }
  p.agenda = [...movementSteps(p, seat, card), ...actionSteps(p, seat, card)];
  goOn(p, chance);
}

/** Whether the airship bears the diamonds that lie open; if not, its turn is lost. */
export function keepsTurn(p: Position, seat: Seat): boolean {
  return exposedDiamonds(p, seat) <= diamondRating(p, seat);
}

function actionSteps(p: Position, seat: Seat, { actions, shipment, theft }: Card): readonly Step[] {
  const steps: Step[] = [];
  if (shipment > 0) steps.push({ name: 'extra-shipment', seat, goods: shipment });
  for (let i = 0; i < theft; i++) steps.push({ name: 'steal-good', seat });
  for (let i = 0; i < actions; i++) steps.push({ name: 'action', seat });
  if (hasAbility(p, seat, 'perpetual-motion')) steps.push({ name: 'second-action', seat });
  return steps;
}

/** The next step in which there is something to decide; after the last one the next seat has its turn. */
export function goOn(p: Position, chance: Chance): void {
  while (p.agenda.length > 0) {
    const [step, ...rest] = p.agenda;
    p.agenda = rest;
    if (step !== undefined && needsDecision(p, step)) {
      p.phase = step;
      return;
    }
  }
  startTurn(p, p.turn + 1, chance);
}

/** Whether there is anything to choose in a step. */
function needsDecision(p: Position, step: Step): boolean {
  switch (step.name) {
    case 'cargo':
      return cargoMoves(p, step).length > 0;
    case 'extra-shipment':
      return legalShipments(p, step.seat, step.goods).length > 0;
    case 'steal-good':
      return thefts(p, step.seat).length > 0;
    case 'second-action':
      return playerAt(p, step.seat).tokens > 0;
    default:
      return true;
  }
}
