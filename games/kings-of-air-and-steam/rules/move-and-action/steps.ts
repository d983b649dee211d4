import type { Position, Step } from '../position.ts';
import { playerAt } from '../position.ts';
import { cargoMoves } from './cargo.ts';
import { legalShipments } from './ship/shipments.ts';
import { thefts } from './steal-good.ts';

/** Whether there is anything to choose in a step. */
export function needsDecision(p: Position, step: Step): boolean {
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
