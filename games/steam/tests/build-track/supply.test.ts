import { rule } from '@roundhouse/kernel/kit';
import { describe, expect, test } from 'vitest';
import { BOX, TILES } from '../../content/components.ts';
import { canBeTaken, isLeft } from '../../rules/build-track/supply.ts';
import { networkAt } from '../../rules/position.ts';
import { boxGives, canBeHandedOut } from './oracle/box.ts';
import { BuildingScene, MORGAN, RON, tileLike } from './scene.ts';

function faces(wanted: Readonly<Record<string, number>>): Map<string, number> {
  return new Map(Object.entries(wanted));
}

describe('the box', () => {
  test('136 tiles, and each face as often as the manifest says', () => {
    expect(BOX.reduce((sum, { count }) => sum + count, 0)).toBe(136);
    expect(TILES.faces).toHaveLength(21);
    for (const { id, count } of TILES.faces) {
      expect(canBeTaken(faces({ [id]: count })), id).toBe(true);
      expect(canBeTaken(faces({ [id]: count + 1 })), id).toBe(false);
    }
  });

  rule('build-track.tile-supply', 'a face uses up the one on its back', () => {
    for (const { front, back, count } of BOX.filter((kind) => !/^4[4-7]$/.test(kind.front))) {
      if (back === null) continue;
      expect(canBeTaken(faces({ [front]: count - 1, [back]: 1 })), front).toBe(true);
      expect(canBeTaken(faces({ [front]: count - 1, [back]: 2 })), front).toBe(false);
    }
  });

  rule('build-track.tile-supply', 'faces 44 to 47 have two backs each: what can be covered in any way is left', () => {
    expect(canBeTaken(faces({ 44: 4, 46: 4 }))).toBe(true);
    expect(canBeTaken(faces({ 44: 4, 45: 1, 46: 3 }))).toBe(true);
    expect(canBeTaken(faces({ 44: 4, 45: 3 }))).toBe(false);
    expect(canBeTaken(faces({ 44: 2, 45: 2, 46: 2, 47: 2 }))).toBe(true);
  });

  test('every number of faces 44 to 47 that Hall allows and that can be handed out, and no other', () => {
    let possible = 0;
    for (let mix = 0; mix < 6 ** 4; mix++) {
      const wanted = faces(
        Object.fromEntries([44, 45, 46, 47].map((face, at) => [face, Math.floor(mix / 6 ** at) % 6])),
      );
      expect(canBeTaken(wanted), JSON.stringify([...wanted])).toBe(boxGives(wanted));
      expect(canBeTaken(wanted), JSON.stringify([...wanted])).toBe(canBeHandedOut(wanted));
      if (canBeTaken(wanted)) possible++;
    }
    expect(possible).toBeGreaterThan(50);
  });
});

describe('on the map', () => {
  const stars = [
    [9, 4, 'town 0 2 4', null, null, null],
    [6, 5, 'town 0 2 4', null, null, null],
    [12, 5, 'town 0 2 4', null, null, null],
  ] as const;

  rule('build-track.tile-supply', 'the last tile with a face, and then none, of its back neither', () => {
    const scene = new BuildingScene({ track: [...stars, [8, 7, '0-3', RON], [11, 7, '2-0', RON]] });
    expect(scene.refusalToBuild(8, 8, 'town 0 2 4')).toBeNull();
    expect(scene.refusalToBuild(11, 6, 'town 2 3 4')).toBeNull();
    scene.build(8, 8, 'town 0 2 4');
    expect(scene.refusalToBuild(11, 6, 'town 1 3 5')).toBe('build-track.tile-supply');
    expect(scene.refusalToBuild(11, 6, 'town 2 3 4')).toBe('build-track.tile-supply');
    expect(scene.refusalToBuild(11, 6, 'town 1 3 4')).toBeNull();
  });

  rule('build-track.tile-supply', 'a tile that comes off the map may be the one that is laid', () => {
    const { position } = new BuildingScene();
    const crossing = tileLike('0-3 2-4');
    const track = position.track.map((laid, hex) =>
      hex >= 60 && hex < 64 ? { tile: crossing.face.id, rotation: 0, owners: [MORGAN, MORGAN] } : laid,
    );
    const network = networkAt({ ...position, track });
    expect(isLeft(network, 65, '42')).toBe(false);
    expect(isLeft(network, 65, 'T41')).toBe(false);
    expect(isLeft(network, 60, '42')).toBe(true);
    expect(isLeft(network, 60, 'T41')).toBe(true);
  });

  rule('build-track.tile-supply', 'there is no tile that is not in the box', () => {
    const scene = new BuildingScene();
    expect(scene.refusal({ type: 'build', hex: scene.hex(8, 7), tile: '99', rotation: 0 })).toBe(
      'build-track.tile-supply',
    );
  });
});
