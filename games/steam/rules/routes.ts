import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { type Connection, judgeRoute, legalRoutes, linksByOwner, routeOf, type RouteRules } from '@roundhouse/rails';
import { GOODS } from '../content/components.ts';
import type { Action } from './actions.ts';
import { cityAt, cityHex, placeName, places } from './places.ts';
import { networkAt, type Position, playerAt } from './position.ts';

export type Move = Extract<Action, { type: 'move-goods' }>;

/** At least one own link, and no other player's more often than one's own. */
function isFair(path: readonly Connection[], seat: Seat): boolean {
  const counts = linksByOwner(path);
  const own = counts.get(seat) ?? 0;
  return own > 0 && [...counts.values()].every((count) => count <= own);
}

export function legalMoves(p: Position, seat: Seat, toEveryEnd = false): Move[] {
  return legalRoutes(places, networkAt(p), p, GOODS, {
    maxLinks: playerAt(p, seat).level,
    toEveryEnd,
    isAllowed: (path) => isFair(path, seat),
    // A cube may come through a town again, but never into the same city.
    mayReturnTo: (place) => cityAt(p, place) === undefined,
  });
}

export function checkMove(p: Position, seat: Seat, move: Move): Violation | null {
  const { level } = playerAt(p, seat);
  const rules: RouteRules = {
    maxLinks: level,
    tooLong: (links) =>
      refuse(
        'move-goods.locomotive-limit',
        'That route has {links, plural, one {# link} other {# links}}; your locomotive pulls {level}.',
        { links, level },
      ),
    again({ to, run }, before, start) {
      if (before.some((link) => link.run === run)) {
        return refuse('move-goods.each-link-once', 'That route uses a link twice.');
      }
      const here = to === start || before.some((link) => link.to === to);
      if (!here || cityAt(p, to) === undefined) return null;
      return refuse('move-goods.each-city-once', 'That route comes to {place} twice.', { place: placeName(p, to) });
    },
  };
  const route = judgeRoute(rules, places, networkAt(p), p, move);
  return 'rule' in route ? route : checkFair(route, seat);
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

export function pathOf(p: Position, { city, exits }: Move): readonly Connection[] {
  return routeOf(networkAt(p), cityHex(p, city), exits);
}
