import type { Edge, Hex } from '@roundhouse/hex';
import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { type Connection, deliveries, follow, linksByOwner } from '@roundhouse/rails';
import { GOODS } from '../content/components.ts';
import type { Action } from './actions.ts';
import { cityAt, cityHex, placeName, takenAt } from './places.ts';
import { networkAt, type Position, playerAt } from './position.ts';

export type Move = Extract<Action, { type: 'move-goods' }>;

/** At least one own link, and no other player's more often than one's own. */
function isFair(path: readonly Connection[], seat: Seat): boolean {
  const counts = linksByOwner(path);
  const own = counts.get(seat) ?? 0;
  return own > 0 && [...counts.values()].every((count) => count <= own);
}

/** One route for every cube and every way of sharing out the points, the first one found. */
export function legalMoves(p: Position, seat: Seat): Move[] {
  const network = networkAt(p);
  return Object.entries(p.cubes).flatMap(([city, cubes]) =>
    deliveries(network, {
      from: cityHex(p, city),
      cubes,
      maxLinks: playerAt(p, seat).level,
      goods: GOODS,
      takenAt: (place) => takenAt(p, place),
      isAllowed: (path) => isFair(path, seat),
      // A cube may come through a town again, but never into the same city.
      mayReturnTo: (place) => cityAt(p, place) === undefined,
    }).map(({ good, exits }): Move => ({ type: 'move-goods', city, good, exits })),
  );
}

export function checkMove(p: Position, seat: Seat, move: Move): Violation | null {
  const cubes = Object.hasOwn(p.cubes, move.city) ? p.cubes[move.city] : undefined;
  const good = { term: move.good };
  if (cubes === undefined || !cubes.includes(move.good)) {
    return refuse('move-goods.cube', 'There is no {good} cube at {city}.', { good, city: move.city });
  }
  if (move.exits.length === 0) return refuse('move-goods.at-least-one-link', 'A cube moves over at least one link.');
  const { level } = playerAt(p, seat);
  if (move.exits.length > level) {
    return refuse(
      'move-goods.locomotive-limit',
      'That route has {links, plural, one {# link} other {# links}}; your locomotive pulls {level}.',
      {
        links: move.exits.length,
        level,
      },
    );
  }
  const start = cityHex(p, move.city);
  const path = follow(networkAt(p), start, move.exits);
  if (typeof path === 'number') {
    return refuse('move-goods.completed-links', 'Step {step} of that route is not a completed link.', {
      step: path + 1,
    });
  }
  return checkStops(p, move, start, path) ?? checkFair(path, seat);
}

function checkStops(p: Position, move: Move, start: Hex, path: readonly Connection[]): Violation | null {
  const good = { term: move.good };
  const visited = new Set<Hex>([start]);
  const used = new Set<Connection['run']>();
  for (const [index, { to, run }] of path.entries()) {
    const place = placeName(p, to);
    if (used.has(run)) return refuse('move-goods.each-link-once', 'That route uses a link twice.');
    used.add(run);
    const here = cityAt(p, to);
    if (here !== undefined && visited.has(to)) {
      return refuse('move-goods.each-city-once', 'That route comes to {place} twice.', { place });
    }
    visited.add(to);
    const matches = takenAt(p, to) === move.good;
    if (matches && index < path.length - 1) {
      return refuse(
        'move-goods.first-matching-city',
        'A {good} cube stops at {place}, the first {good} city on its way.',
        { good, place },
      );
    }
    if (!matches && index === path.length - 1) {
      return refuse('move-goods.matching-city', '{place} does not take {good} cubes.', { good, place });
    }
  }
  return null;
}

function checkFair(path: readonly Connection[], seat: Seat): Violation | null {
  const counts = linksByOwner(path);
  const own = counts.get(seat) ?? 0;
  if (own === 0) return refuse('move-goods.own-link', 'A delivery uses at least one link of your own.');
  for (const [other, count] of counts) {
    if (count <= own) continue;
    return refuse(
      'move-goods.own-links',
      'That route uses {count, plural, one {# link} other {# links}} of {other} and only {own} of your own.',
      {
        count,
        own,
        other: { seat: other },
      },
    );
  }
  return null;
}

export function pathOf(p: Position, city: string, exits: readonly Edge[]): readonly Connection[] {
  const path = follow(networkAt(p), cityHex(p, city), exits);
  if (typeof path === 'number') throw new RangeError('the route was checked before');
  return path;
}
