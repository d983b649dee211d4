import { rngFrom } from '@roundhouse/kernel';
import type { Laid } from '@roundhouse/rails';
import { describe, expect, it } from 'vitest';
import { coverOf, mostOf, placeName } from '../places/name.ts';
import { COVERS_A_PIECE, obstaclesOf } from '../places/obstacles.ts';
import { hexCentre } from '../points.ts';
import { FACES, MIDDLE, sceneWith } from './support.ts';

const NAMES = ['Toledo', 'Indianapolis', 'Michigan City', 'Grand Rapids'];
const ROUNDS = 12;

/** A town with this tile among neighbours with any track, each owned by anybody. */
function crowded(seed: string, tile: string, rotation: number): readonly Laid[] {
  const rng = rngFrom(seed);
  const single = FACES.filter(({ tracks }) => tracks.length === 1);
  const double = FACES.filter(({ tracks }) => tracks.length === 2);
  const owners = (): number[] => Array.from({ length: 4 }, () => rng.int(6));
  return Array.from({ length: 9 }, (_, hex): Laid => {
    if (hex === MIDDLE) return { tile, rotation, owners: owners() };
    const faces = rng.int(6) === 0 ? double : single;
    const face = faces[rng.int(faces.length)];
    return face === undefined || rng.int(3) === 0 ? null : { tile: face.id, rotation: rng.int(6), owners: owners() };
  });
}

describe('the name of a town', () => {
  it.each(FACES.filter(({ townExits }) => townExits !== undefined))('never covers a piece beside $id', ({ id }) => {
    const covering: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const scene = sceneWith(crowded(`${id}/${round}`, id, round % 6));
      const obstacles = obstaclesOf(scene);
      const middle = hexCentre(scene.map.grid, MIDDLE);
      const around = obstacles.map((one) => ({ ...one, x: one.x - middle.x, y: one.y - middle.y }));
      for (const name of NAMES) {
        const place = placeName(scene.map, MIDDLE, name, obstacles);
        if (coverOf(place, place.at, around) >= COVERS_A_PIECE) covering.push(`${name} in round ${round}`);
      }
    }
    expect(covering).toEqual([]);
  });

  it('stands below its town where nothing is in the way', () => {
    const scene = sceneWith(Array.from({ length: 9 }, () => null));
    const { at, lines } = placeName(scene.map, MIDDLE, 'Rock Island', obstaclesOf(scene));
    expect(lines).toEqual(['Rock Island']);
    expect(at.x).toBe(0);
    expect(at.y).toBeGreaterThan(0);
  });

  it('grows on a small map until it would meet the plate of a city', () => {
    const alone = sceneWith(Array.from({ length: 9 }, () => null));
    const middle = hexCentre(alone.map.grid, MIDDLE);
    const city = hexCentre(alone.map.grid, MIDDLE + 1);
    const place = placeName(alone.map, MIDDLE, 'Terre Haute', obstaclesOf(alone));
    const near = { ...place, at: { x: (city.x - middle.x) / 2, y: (city.y - middle.y) / 2 } };
    const indianapolis = {
      id: 'indianapolis',
      name: 'Indianapolis',
      hex: MIDDLE + 1,
      colour: null,
      letter: null,
      dice: [],
      cubes: [],
    };
    expect(mostOf(alone, MIDDLE, near)).toBeCloseTo(1.9);
    expect(mostOf({ ...alone, cities: [indianapolis] }, MIDDLE, near)).toBeLessThan(1.7);
  });
});
