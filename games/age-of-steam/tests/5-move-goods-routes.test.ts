import { clone } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { ageOfSteam, boardOf, cityAt, cityHex, type Good, GOODS, legalMoves, type Position } from '../index.ts';
import { allRoutes, linksOf, type Route } from './support/all-routes.ts';
import { wealthyGame } from './support/lively.ts';
import { move } from './support/table.ts';

const SEEDS = ['north', 'south'];

/** Every so many decisions about moves, one position is looked at. */
const EVERY = 7;

function movingPositions(map: string, seats: number, seed: string): readonly Position[] {
  const found: Position[] = [];
  for (const { position } of wealthyGame(map, seats, seed))
    if (position.phase.name === 'move-goods') found.push(position);
  return found.filter((_, index) => index % EVERY === EVERY - 1);
}

/** Whether a cube of this colour may travel this way, by the letter of the rules. */
function isDelivery(p: Position, good: Good, { places }: Route): boolean {
  const takes = places.slice(1).map((place) => boardOf(p).colorOf.get(cityAt(p, place) ?? '') === good);
  return takes.indexOf(true) === takes.length - 1;
}

const payments = (p: Position, { owners }: Route): string =>
  p.players.map((_, seat) => owners.filter((owner) => owner === seat).length).join();

/** What can be done with the cubes: from where, which colour, and who earns what. */
function effectsByHand(p: Position, maxLinks: number): Set<string> {
  const effects = new Set<string>();
  for (const [city, cubes] of Object.entries(p.cubes)) {
    for (const route of allRoutes(p, cityHex(p, city), maxLinks)) {
      for (const good of cubes) {
        if (isDelivery(p, good, route)) effects.add(`${good} from ${city} pays ${payments(p, route)}`);
      }
    }
  }
  return effects;
}

function effectsOffered(p: Position, maxLinks: number): readonly string[] {
  return legalMoves(p, maxLinks).map((action) => {
    if (action.type !== 'move-goods') throw new RangeError('only moves are offered');
    const wanted = action.exits.join();
    const route = allRoutes(p, cityHex(p, action.city), maxLinks).find(({ exits }) => exits.join() === wanted);
    if (route === undefined) throw new RangeError(`there is no way ${wanted} from ${action.city}`);
    return `${action.good} from ${action.city} pays ${payments(p, route)}`;
  });
}

function withEngine(p: Position, engine: number): Position {
  const copy = clone(p);
  copy.players = p.players.map((player) => ({ ...player, engine }));
  return copy;
}

describe.each([
  ['rust-belt', 3],
  ['rust-belt', 5],
  ['copper-vale', 2],
  ['two-shores', 4],
])('moves on %s with %i seats, against every route tried by hand', (map, seats) => {
  const positions = SEEDS.flatMap((seed) => movingPositions(map, seats, seed));

  test('there is something to compare', () => {
    const effects = positions.reduce((sum, p) => sum + effectsByHand(p, 6).size, 0);
    expect(effects).toBeGreaterThan(100);
  });

  test('each effect is offered, once, and nothing else', () => {
    for (const p of positions) {
      for (const maxLinks of [1, 2, 4, 6]) {
        expect(effectsOffered(p, maxLinks).toSorted()).toEqual([...effectsByHand(p, maxLinks)].toSorted());
      }
    }
  });

  test('every route is judged as the rules say, whatever it leads to', () => {
    for (const p of positions) {
      const [seat = 0] = ageOfSteam.waiting(p);
      for (const engine of [1, 3]) {
        const weak = withEngine(p, engine);
        for (const [city, cubes] of Object.entries(p.cubes)) {
          for (const route of allRoutes(p, cityHex(p, city), engine + 1)) {
            for (const good of GOODS) {
              const allowed = cubes.includes(good) && route.exits.length <= engine && isDelivery(p, good, route);
              const action = move(city, good, ...route.exits);
              expect(ageOfSteam.check(weak, seat, action) === null, JSON.stringify(action)).toBe(allowed);
            }
          }
        }
      }
    }
  });

  test('a side without a link leads nowhere', () => {
    for (const p of positions) {
      const [seat = 0] = ageOfSteam.waiting(p);
      for (const [city, cubes] of Object.entries(p.cubes)) {
        const used = new Set(linksOf(p)(cityHex(p, city)).map(({ exit }) => exit));
        for (const exit of [0, 1, 2, 3, 4, 5]) {
          const [good] = cubes;
          if (good === undefined || used.has(exit)) continue;
          const action = move(city, good, exit);
          expect(ageOfSteam.check(p, seat, action)?.rule).toBe('move-goods.completed-links');
        }
      }
    }
  });
});
