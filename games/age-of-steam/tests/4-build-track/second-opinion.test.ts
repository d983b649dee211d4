import { rngFrom } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { ageOfSteam } from '../../rules/game.ts';
import type { Position } from '../../rules/position.ts';
import { crowdedGame } from './crowded-games.ts';
import { towns } from './oracle/charts.ts';
import { opinionOn } from './oracle/opinion.ts';
import { bitsOf } from './oracle/sheet.ts';
import {
  type Build,
  builderAt,
  buildingPhase,
  differencesOnBuild,
  differencesOnCity,
  differencesOnFinishing,
  everyBuild,
  everyUrbanization,
} from './second-opinion.ts';
import { likelyBuild, strained } from './strained.ts';

const TURNS = 22;
const GUESSES_A_POSITION = 8;
/** One New City is like another; the last is none. */
const SOME_CITIES = ['A', 'H', 'Z'];

const tables = [
  { seats: 3, seed: 'crowd 1' },
  { seats: 4, seed: 'crowd 2', ruinEvery: 40 },
  { seats: 5, seed: 'crowd 3', ruinEvery: 12 },
  { seats: 6, seed: 'crowd 4', ruinEvery: 25 },
  { seats: 6, seed: 'crowd 5' },
];

describe('a second reader of the rulebook agrees', () => {
  for (const table of tables) {
    test(`on whole games of ${table.seats}, ${JSON.stringify(table)}`, () => {
      const problems: string[] = [];
      const rng = rngFrom(table.seed);
      let builtOn = new Set<string>();
      let judged = 0;
      crowdedGame({ ...table, turns: TURNS }, ({ before, seat, action, after }) => {
        const phase = buildingPhase(before);
        if (phase === null) return;
        judged++;
        if (action.type === 'build') {
          problems.push(...differencesOnBuild(before, phase, action));
          const opinion = opinionOn(before.track, builderAt(before, phase), action);
          if (opinion.no === null) for (const name of opinion.extends) builtOn.add(name);
        }
        if (before.players[seat]?.action === 'urbanization') {
          for (const { hex, city } of everyUrbanization()) {
            if (SOME_CITIES.includes(city)) problems.push(...differencesOnCity(before, phase, hex, city));
          }
        }
        if (action.type === 'finish-building') {
          problems.push(...differencesOnFinishing(before, seat, builtOn, after));
          builtOn = new Set();
        }
        const position = strained(before, rng);
        const strainedPhase = buildingPhase(position);
        if (strainedPhase === null) return;
        for (let i = 0; i < GUESSES_A_POSITION; i++) {
          problems.push(...differencesOnBuild(position, strainedPhase, likelyBuild(position, rng)));
        }
      });
      expect(problems).toEqual([]);
      expect(judged).toBeGreaterThan(100);
    });
  }

  test('on every tile, every way round, on every hex of a few crowded maps', () => {
    const positions = positionsOf({ seats: 5, seed: 'every tile', turns: TURNS, ruinEvery: 20 }, 90);
    expect(positions.length).toBeGreaterThan(2);
    for (const position of positions) {
      const phase = buildingPhase(position);
      if (phase === null) throw new RangeError('somebody builds');
      expect(everyBuild().flatMap((build) => differencesOnBuild(position, phase, build))).toEqual([]);
    }
  });
});

describe('the list of legal builds is what the check allows, neither more nor less', () => {
  for (const table of tables) {
    test(`in games of ${table.seats}, ${JSON.stringify(table)}`, () => {
      const positions = positionsOf({ ...table, turns: TURNS }, 45);
      expect(positions.length).toBeGreaterThan(3);
      for (const position of positions) {
        const phase = buildingPhase(position);
        if (phase === null) throw new RangeError('somebody builds');
        const listed = ageOfSteam.legal(position, phase.seat).filter((action) => action.type === 'build');
        const allowed = everyBuild().filter((build) => ageOfSteam.check(position, phase.seat, build) === null);
        expect(new Set(listed.map(effectOf)).size, 'no effect is listed twice').toBe(listed.length);
        expect(listed.map(effectOf).toSorted()).toEqual([...new Set(allowed.map(effectOf))].toSorted());
      }
    });
  }

  test('so are the New Cities', () => {
    let compared = 0;
    crowdedGame({ seats: 4, seed: 'new cities', turns: TURNS, ruinEvery: 40 }, ({ before, seat }) => {
      if (buildingPhase(before) === null || before.players[seat]?.action !== 'urbanization') return;
      const listed = ageOfSteam.legal(before, seat).filter(({ type }) => type === 'urbanize');
      const allowed = everyUrbanization().filter((action) => ageOfSteam.check(before, seat, action) === null);
      expect(listed.map((action) => JSON.stringify(action)).toSorted()).toEqual(
        allowed.map((action) => JSON.stringify(action)).toSorted(),
      );
      compared += listed.length;
    });
    expect(compared).toBeGreaterThan(100);
  });
});

/** Track counts, not the tile it is printed on: same-looking turns and the tiles for one set of town exits are alike. */
function effectOf({ hex, tile, rotation }: Build): string {
  return bitsOf(hex, tile, rotation, [], towns.has(hex))
    .map(({ name }) => name)
    .toSorted()
    .join();
}

/** One building position in so many. */
function positionsOf(crowding: Parameters<typeof crowdedGame>[0], every: number): Position[] {
  const found: Position[] = [];
  let seen = 0;
  crowdedGame(crowding, ({ before }) => {
    if (buildingPhase(before) === null) return;
    if (seen % every === every - 1) found.push(before);
    seen++;
  });
  return found;
}
