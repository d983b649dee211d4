import { clone, type Seat } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf, cityAt, cityHex, type Good, GOODS, type Mode, type Position, steam } from '../index.ts';
import { allRoutes, type Route } from './support/all-routes.ts';
import { wealthyGame } from './support/lively.ts';
import { move } from './support/table.ts';

/** Every so many decisions about moves, one position is looked at. */
const EVERY = 4;

function movingPositions(map: string, mode: Mode, seats: number): readonly Position[] {
  const found: Position[] = [];
  for (const position of wealthyGame({ map, mode, firstGame: false }, seats, 'routes')) {
    if (position.phase.name === 'move-goods') found.push(position);
  }
  return found.filter((_, index) => index % EVERY === EVERY - 1).map(stocked);
}

/** The same, with a cube of every colour on every city: the routes are the question, not what is left to carry. */
function stocked(p: Position): Position {
  return { ...p, cubes: Object.fromEntries(Object.keys(p.cubes).map((city) => [city, GOODS])) };
}

const shares = (p: Position, { owners }: Route): readonly number[] =>
  p.players.map((_, seat) => owners.filter((owner) => owner === seat).length);

/** Whether a cube of this colour may be carried this way by this seat, by the letter of the rules. */
function isDelivery(p: Position, seat: Seat, good: Good, route: Route): boolean {
  const takes = route.places.slice(1).map((place) => boardOf(p).colorOf.get(cityAt(p, place) ?? '') === good);
  const mine = shares(p, route)[seat] ?? 0;
  return takes.indexOf(true) === takes.length - 1 && mine > 0 && Math.max(...shares(p, route)) === mine;
}

/** What can be done with the cubes: from where, which colour, and who scores what. */
function effectsByHand(p: Position, seat: Seat, level: number): Set<string> {
  const effects = new Set<string>();
  for (const [city, cubes] of Object.entries(p.cubes)) {
    if (cubes.length === 0) continue;
    for (const route of allRoutes(p, cityHex(p, city), level)) {
      for (const good of new Set(cubes)) {
        if (isDelivery(p, seat, good, route)) effects.add(`${good} from ${city} for ${shares(p, route).join()}`);
      }
    }
  }
  return effects;
}

function effectsOffered(p: Position, seat: Seat, level: number): readonly string[] {
  return steam.legal(p, seat).flatMap((action) => {
    if (action.type !== 'move-goods') return [];
    const wanted = action.exits.join();
    const route = allRoutes(p, cityHex(p, action.city), level).find(({ exits }) => exits.join() === wanted);
    if (route === undefined) throw new RangeError(`there is no way ${wanted} from ${action.city}`);
    return [`${action.good} from ${action.city} for ${shares(p, route).join()}`];
  });
}

function withLevel(p: Position, level: number): Position {
  const copy = clone(p);
  copy.players = p.players.map((player) => ({ ...player, level }));
  return copy;
}

describe.each([
  ['northeast', 'base', 3],
  ['northeast', 'standard', 5],
  ['ruhr', 'base', 4],
  ['ruhr', 'standard', 3],
] as const)('moves on %s, %s game, %i seats, against every route tried by hand', (map, mode, seats) => {
  const positions = movingPositions(map, mode, seats);
  const moverOf = (p: Position): Seat => steam.waiting(p)[0] ?? 0;

  test('there is something to compare', () => {
    const effects = positions.reduce((sum, p) => sum + effectsByHand(p, moverOf(p), 5).size, 0);
    expect(effects).toBeGreaterThan(500);
  });

  test('each effect is offered, once, and nothing else', () => {
    for (const p of positions) {
      for (const level of [1, 2, 3, 5]) {
        const strong = withLevel(p, level);
        const offered = effectsOffered(strong, moverOf(p), level);
        expect(offered.toSorted()).toEqual([...effectsByHand(strong, moverOf(p), level)].toSorted());
      }
    }
  });

  test('every route is judged as the rules say, whatever it leads to', () => {
    const level = 3;
    for (const p of positions) {
      const weak = withLevel(p, level);
      for (const [city, cubes] of Object.entries(p.cubes)) {
        for (const route of allRoutes(p, cityHex(p, city), level + 1)) {
          for (const good of GOODS) {
            const allowed =
              cubes.includes(good) && route.exits.length <= level && isDelivery(p, moverOf(p), good, route);
            const action = move(city, good, ...route.exits);
            expect(steam.check(weak, moverOf(p), action) === null, JSON.stringify(action)).toBe(allowed);
          }
        }
      }
    }
  });
});
