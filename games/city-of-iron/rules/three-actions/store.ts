import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../actions.ts';
import { namedBuilding } from '../names.ts';
import { type Chance, changePlayer, type Position, playerAt, without } from '../position.ts';

export function legalStores(p: Position): Action[] {
  return p.row.map((building): Action => ({ type: 'store', building }));
}

export function checkStore(p: Position, building: string): Violation | null {
  return p.row.includes(building) ? null : refuse('store.row', 'Only a building of the row can be stored.');
}

export function playStore(p: Position, seat: Seat, building: string, { tell }: Chance): void {
  p.row = without(p.row, building);
  changePlayer(p, seat, { stored: [...playerAt(p, seat).stored, building] });
  tell({ type: 'stored', seat, building: namedBuilding(setOf(p), building) });
}
