import { entryOf, itemAt, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { areaOf } from '../../content/area.ts';
import type { Good } from '../../content/components.ts';
import type { Action, ActionOf } from '../actions.ts';
import {
  cargoCapacity,
  changePlayer,
  type Chance,
  type Depot,
  depotAt,
  type PhaseOf,
  type Position,
  playerAt,
} from '../position.ts';
import type { Decision } from '../section.ts';
import { changed, kindsIn, sizeOf } from '../stock.ts';
import { airshipSpace } from './flight.ts';

type Cargo = PhaseOf<'cargo'>;
type Load = ActionOf<'load'>;
type Unload = ActionOf<'unload'>;

function ownDepotHere(p: Position, seat: Seat): Depot | undefined {
  return depotAt(p, seat, airshipSpace(p, seat));
}

/** The factory below the airship, as an index. */
function factoryHere(p: Position, seat: Seat): number | undefined {
  return areaOf(p).factoryAt.get(airshipSpace(p, seat));
}

/** Goods that can be taken on board here, with where they come from. */
function sources(p: Position, seat: Seat): readonly Omit<Load, 'jettison'>[] {
  const factory = factoryHere(p, seat);
  if (factory !== undefined) {
    const { good } = itemAt(areaOf(p).factories, factory);
    return itemAt(p.factories, factory) === 0 ? [] : [{ type: 'load', good, from: 'factory' }];
  }
  const depot = ownDepotHere(p, seat);
  return depot === undefined ? [] : kindsIn(depot.goods).map((good) => ({ type: 'load', good, from: 'depot' }));
}

/** Everything that can be loaded or unloaded now. */
export function cargoMoves(p: Position, step: Cargo): Action[] {
  const { seat } = step;
  const { hold } = playerAt(p, seat);
  const moves: Action[] = [];
  if (step.loaded.length === 0 && ownDepotHere(p, seat) !== undefined) {
    for (const good of kindsIn(hold)) {
      for (let count = hold[good]; count >= 1; count--) moves.push({ type: 'unload', good, count });
    }
  }
  for (const source of sources(p, seat)) {
    for (const jettison of [null, ...kindsIn(hold)]) {
      const move = { ...source, jettison };
      if (checkLoad(p, step, move) === null) moves.push(move);
    }
  }
  return moves;
}

export const cargo: Decision<'cargo'> = {
  legal: (p, phase) => [...cargoMoves(p, phase), { type: 'go-on' }],

  check(p, phase, _seat, action) {
    switch (action.type) {
      case 'go-on':
        return null;
      case 'unload':
        return checkUnload(p, phase, action);
      case 'load':
        return checkLoad(p, phase, action);
    }
  },

  play(p, phase, _seat, action, chance) {
    if (action.type === 'go-on') return 'finished';
    const step = action.type === 'load' ? load(p, phase, action, chance) : unload(p, phase, action, chance);
    p.phase = step;
    return cargoMoves(p, step).length === 0 ? 'finished' : 'waiting';
  },
};

function checkUnload(p: Position, { seat, loaded }: Cargo, { good, count }: Unload): Violation | null {
  if (ownDepotHere(p, seat) === undefined) {
    return refuse('cargo.unload', 'You can unload only over a depot of your own.');
  }
  if (loaded.length > 0) return refuse('cargo.unload-first', 'Unload before you load.');
  const held = playerAt(p, seat).hold[good];
  return held >= count
    ? null
    : refuse('cargo.unload', 'You have {held} {good} on board.', { held, good: { term: good } });
}

function checkLoad(p: Position, step: Cargo, { good, from, jettison }: Load): Violation | null {
  const { seat, loaded, jettisoned } = step;
  if (!sources(p, seat).some((source) => source.good === good && source.from === from)) {
    return refuse('cargo.load', 'There is no {good} to load here: goods come from a factory or a depot of your own.', {
      good: { term: good },
    });
  }
  if (jettisoned.includes(good)) {
    return refuse('cargo.jettison', 'You threw {good} away just now.', { good: { term: good } });
  }
  const { hold } = playerAt(p, seat);
  const capacity = cargoCapacity(p, seat);
  if (jettison === null) {
    return sizeOf(hold) < capacity
      ? null
      : refuse('cargo.capacity', 'Your hold is full: it takes {capacity, plural, one {# good} other {# goods}}.', {
          capacity,
        });
  }
  if (sizeOf(hold) < capacity) {
    return refuse('cargo.jettison', 'There is room in your hold: nothing may be thrown away.');
  }
  if (jettison === good || loaded.includes(jettison)) {
    return refuse('cargo.jettison', 'Goods may be thrown away only to make room for goods of another kind.');
  }
  return hold[jettison] > 0
    ? null
    : refuse('cargo.jettison', 'You have no {good} on board.', { good: { term: jettison } });
}

function unload(p: Position, step: Cargo, { good, count }: Unload, { tell }: Chance): Cargo {
  const { seat } = step;
  const space = airshipSpace(p, seat);
  moveAtDepot(p, seat, good, count);
  changePlayer(p, seat, { hold: changed(playerAt(p, seat).hold, good, -count) });
  tell({ type: 'unloaded', seat, space, good, count });
  return step;
}

function load(p: Position, step: Cargo, { good, from, jettison }: Load, { tell }: Chance): Cargo {
  const { seat, loaded, jettisoned } = step;
  const space = airshipSpace(p, seat);
  if (from === 'depot') moveAtDepot(p, seat, good, -1);
  else {
    const factory = entryOf(areaOf(p).factoryAt, space);
    p.factories = p.factories.with(factory, itemAt(p.factories, factory) - 1);
  }
  const { hold } = playerAt(p, seat);
  const room = jettison === null ? hold : changed(hold, jettison, -1);
  changePlayer(p, seat, { hold: changed(room, good, 1) });
  tell({ type: 'loaded', seat, space, good, from, jettison });
  return {
    ...step,
    loaded: loaded.includes(good) ? loaded : [...loaded, good],
    jettisoned: jettison === null || jettisoned.includes(jettison) ? jettisoned : [...jettisoned, jettison],
  };
}

function moveAtDepot(p: Position, seat: Seat, good: Good, by: number): void {
  const space = airshipSpace(p, seat);
  const depots = playerAt(p, seat).depots.map((depot) =>
    depot.space === space ? { ...depot, goods: changed(depot.goods, good, by) } : depot,
  );
  changePlayer(p, seat, { depots });
}
