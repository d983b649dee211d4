import { itemAt, type Seat, type Violation } from '@roundhouse/kernel';
import { whyNothing } from '@roundhouse/table-kit';
import { areaOf, NO_SPACE, type Space } from '../../content/area.ts';
import { DIRECTIONS, type Direction, sharpness } from '../../content/geometry.ts';
import type { Good } from '../../content/components.ts';
import type { Action } from '../../rules/actions.ts';
import { kingsOfAirAndSteam } from '../../rules/game.ts';
import { airshipSpace, rulesOfFlight } from '../../rules/move-and-action/flight.ts';
import { cardOf, depotAt, type PhaseOf, type Position, playerAt, type Target } from '../../rules/position.ts';
import { kindsIn } from '../../rules/stock.ts';
import type { Pointed } from './pointing.ts';

/** Anything sharper is flying back. */
const SHARPEST_TURN = 2;

/** Why nothing can be done with a space that was pressed; null when there is nothing to say. */
export function whyNot(p: Position, seat: Seat, space: Space, at: Pointed): Violation | null {
  return whyNothing(kingsOfAirAndSteam, p, seat, () => {
    const action = meant(p, seat, space, at);
    return action === null ? null : kingsOfAirAndSteam.check(p, seat, action);
  });
}

/** What a person most likely wanted by pressing a space. */
function meant(p: Position, seat: Seat, space: Space, at: Pointed): Action | null {
  switch (p.phase.name) {
    case 'place-depot':
    case 'place-free-depot':
      return { type: 'place-depot', space };
    case 'flight':
      return { type: 'fly', path: [...likelyPath(p, seat, p.phase, space)] };
    case 'cargo':
      return loading(p, space);
    case 'extra-shipment':
      return shipping(p, seat, space, at);
    case 'action':
    case 'second-action':
      return acting(p, seat, space, at);
    case 'choose-route':
    case 'clearance-route':
      return { type: 'choose-route', stops: [space] };
    default:
      return null;
  }
}

function loading(p: Position, space: Space): Action {
  const area = areaOf(p);
  const good = area.factories[area.factoryAt.get(space) ?? -1]?.good ?? 'food';
  return { type: 'load', good, from: 'factory', jettison: null };
}

function acting(p: Position, seat: Seat, space: Space, at: Pointed): Action {
  if (at.tool === 'adjust-route') return { type: 'adjust-route', to: space };
  if (at.tool === 'build-link') return { type: 'build-link', path: [at.space ?? space, space] };
  const isPlace = areaOf(p).cityAt.has(space) || depotAt(p, seat, space) !== undefined;
  if (at.tool !== 'build-depot' && (at.tool === 'ship' || isPlace)) return shipping(p, seat, space, at);
  return { type: 'build-depot', space };
}

/** The goods that are pointed at, or else some that the city wants, or else any. */
function shipping(p: Position, seat: Seat, space: Space, { pile, count, odd }: Pointed): Action {
  const city = areaOf(p).cityAt.get(space);
  const to: Target = city === undefined ? { depot: space } : { city };
  const wanted = city === undefined ? null : (p.cities[city]?.wants ?? null);
  const held = typeof pile?.at === 'number' ? { from: pile.at, good: pile.good } : someGoods(p, seat, wanted);
  return { type: 'ship', ...held, count: count ?? 1, odd, to };
}

function someGoods(p: Position, seat: Seat, wanted: Good | null): { readonly from: Space; readonly good: Good } {
  const { depots } = playerAt(p, seat);
  const stored = depots.flatMap(({ space, goods }) => kindsIn(goods).map((good) => ({ from: space, good })));
  const fitting = stored.find(({ good }) => good === wanted) ?? stored[0];
  return fitting ?? { from: depots[0]?.space ?? 0, good: wanted ?? 'food' };
}

/** A flight that ends there and keeps every other rule; else one that turns too sharply; else the shortest way. */
function likelyPath(p: Position, seat: Seat, { card }: PhaseOf<'flight'>, space: Space): readonly Space[] {
  const start = airshipSpace(p, seat);
  const { to, sharpest } = rulesOfFlight(p, seat, cardOf(p, seat, card));
  return (
    pathOf(p, start, space, to, sharpest) ?? pathOf(p, start, space, to, SHARPEST_TURN) ?? shortestPath(p, start, space)
  );
}

/** A path of just this length, without any turn that is too sharp; where it may end does not matter. */
function pathOf(p: Position, start: Space, end: Space, length: number, sharpest: number): readonly Space[] | null {
  const { neighbours } = areaOf(p);
  const seen = new Set<string>();
  const fly = (here: Space, into: Direction | null, path: readonly Space[]): readonly Space[] | null => {
    if (path.length === length) return here === end ? path : null;
    const key = `${here} ${into} ${path.length}`;
    if (seen.has(key)) return null;
    seen.add(key);
    for (const out of DIRECTIONS) {
      const next = neighbours[here]?.[out] ?? NO_SPACE;
      if (next === NO_SPACE || (into !== null && sharpness(into, out) > sharpest)) continue;
      const found = fly(next, out, [...path, next]);
      if (found !== null) return found;
    }
    return null;
  };
  return fly(start, null, []);
}

function shortestPath(p: Position, start: Space, end: Space): readonly Space[] {
  const { neighbours } = areaOf(p);
  const seen = new Set([start]);
  let paths: readonly (readonly Space[])[] = [[]];
  while (paths.length > 0) {
    const next: (readonly Space[])[] = [];
    for (const path of paths) {
      const here = path.at(-1) ?? start;
      if (here === end) return path;
      for (const space of itemAt(neighbours, here)) {
        if (space === NO_SPACE || seen.has(space)) continue;
        seen.add(space);
        next.push([...path, space]);
      }
    }
    paths = next;
  }
  return [];
}
