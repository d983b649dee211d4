import { clone, rngFrom, type Seat } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { Event } from '../../rules/events.ts';
import { steam } from '../../rules/game.ts';
import type { Position } from '../../rules/position.ts';
import { type Crowding, crowdedGame, strained } from './crowded-games.ts';
import { SHAPES } from './oracle/box.ts';
import { Drawing, newCities, strokesOf, terrainPrice, towns } from './oracle/drawing.ts';
import { afterFinishing, type Opinion, opinionOn, opinionOnCity } from './oracle/opinion.ts';

type Build = Extract<Action, { type: 'build' }>;

const TABLES: readonly Crowding[] = [
  { seats: 3, mode: 'base', seed: 'steam crowd 1', turns: 16 },
  { seats: 4, mode: 'standard', seed: 'steam crowd 2', turns: 14, ruinEvery: 20 },
  { seats: 5, mode: 'base', seed: 'steam crowd 3', turns: 14, ruinEvery: 10 },
  { seats: 5, mode: 'standard', seed: 'steam crowd 4', turns: 14 },
];

const everyBuild: readonly Build[] = [...terrainPrice.keys(), 0].flatMap((hex) =>
  Object.keys(SHAPES).flatMap((tile) =>
    [0, 1, 2, 3, 4, 5].map((rotation): Build => ({ type: 'build', hex, tile, rotation })),
  ),
);

function differences(p: Position, seat: Seat, action: Action, opinion: Opinion): string[] {
  const what = JSON.stringify(action);
  const violation = steam.check(p, seat, action);
  if (opinion.no !== null || violation !== null) {
    if (opinion.no !== null && violation !== null) return [];
    return [`${what}: the game says ${violation?.rule ?? 'yes'}, the second opinion ${opinion.no ?? 'yes'}`];
  }
  const after = clone(p);
  const events: Event[] = [];
  steam.play(after, seat, action, rngFrom('second opinion'), (event) => events.push(event));
  const cost = events.reduce((sum, event) => sum + (event.type === 'track-built' ? event.cost : 0), 0);
  const owners = Drawing.of(after.track).owners().join();
  return [
    ...(cost === opinion.cost ? [] : [`${what}: the game takes $${cost}, the second opinion $${opinion.cost}`]),
    ...(owners === opinion.after.owners().join() ? [] : [`${what}: the owners differ`]),
  ];
}

/** Building positions of a game, one in so many. */
function positionsOf(crowding: Crowding, every: number): Position[] {
  const found: Position[] = [];
  let seen = 0;
  crowdedGame(crowding, ({ before }) => {
    if (before.phase.name !== 'build-track') return;
    seen++;
    if (seen % every === 0) found.push(before);
  });
  return found;
}

function builderOf(p: Position): Seat {
  if (p.phase.name !== 'build-track') throw new RangeError('nobody builds');
  return p.phase.seat;
}

describe('a second reader of the rulebook agrees', () => {
  for (const table of TABLES) {
    test(`with what is built, placed and lost in a whole game, ${JSON.stringify(table)}`, () => {
      const problems: string[] = [];
      let extended = new Set<string>();
      const judged = { build: 0, urbanize: 0, 'finish-building': 0 };
      crowdedGame(table, ({ before, seat, action, after }) => {
        if (before.phase.name !== 'build-track') return;
        if (action.type === 'build') {
          judged.build++;
          const opinion = opinionOn(before, action);
          problems.push(...differences(before, seat, action, opinion));
          if (opinion.no === null) for (const name of opinion.extended) extended.add(name);
        }
        if (before.phase.special === 'urbanization' && before.phase.stocking === null) {
          for (const hex of [...towns, 0, 9]) {
            for (const city of [newCities[0] ?? '', newCities[7] ?? '', 'none']) {
              judged.urbanize++;
              const urbanize: Action = { type: 'urbanize', hex, city };
              problems.push(...differences(before, seat, urbanize, opinionOnCity(before, hex, city)));
            }
          }
        }
        if (action.type === 'finish-building') {
          judged['finish-building']++;
          const expected = afterFinishing(before, seat, extended).owners();
          if (Drawing.of(after.track).owners().join() !== expected.join()) problems.push(`${seat} finishes: owners`);
          extended = new Set();
        }
      });
      expect(problems).toEqual([]);
      expect(Math.min(judged.build, judged.urbanize, judged['finish-building'])).toBeGreaterThan(30);
    });
  }

  test('on every tile, every way round, on every hex of crowded maps, also with little money or no track yet', () => {
    const rng = rngFrom('strains');
    const positions = TABLES.flatMap((table) => positionsOf(table, 100)).flatMap((p) => [p, strained(p, rng)]);
    expect(positions.length).toBeGreaterThan(5);
    for (const p of positions) {
      expect(everyBuild.flatMap((build) => differences(p, builderOf(p), build, opinionOn(p, build)))).toEqual([]);
    }
  });
});

describe('the list of legal actions is what the check allows, neither more nor less', () => {
  for (const table of TABLES) {
    test(`for builds, ${JSON.stringify(table)}`, () => {
      const rng = rngFrom(table.seed);
      const positions = positionsOf(table, 25).flatMap((p) => [p, strained(p, rng)]);
      expect(positions.length).toBeGreaterThan(5);
      for (const p of positions) {
        const seat = builderOf(p);
        const listed = steam.legal(p, seat).filter((action): action is Build => action.type === 'build');
        const allowed = everyBuild.filter((build) => steam.check(p, seat, build) === null);
        expect(new Set(listed.map(lookOf)).size, 'nothing is listed twice').toBe(listed.length);
        expect(listed.map(lookOf).toSorted()).toEqual([...new Set(allowed.map(lookOf))].toSorted());
      }
    });
  }
});

/** Turns of a tile that look the same are the same build. */
function lookOf({ hex, tile, rotation }: Build): string {
  return strokesOf(hex, tile, rotation)
    .map(({ name }) => name)
    .toSorted()
    .join();
}
