import { describe, expect, test } from 'vitest';
import { explore } from '../index.ts';
import { drawn, tile } from './box.ts';

/** A city with two links to the same town, and the town's link to a second city. */
const map = drawn('Oo.', '...', '.O.');
const CITY = map.at(0, 0);
const TOWN = map.at(1, 0);
const network = map.network([1, 0, tile('town-3-half', 4, 0, 1, 2)], [0, 1, tile('acute', 0, 3)]);

function routes(limit: number, mayReturnTo?: (place: number) => boolean): string[] {
  const found: string[] = [];
  explore(
    network,
    CITY,
    limit,
    1,
    (path, carried) => {
      found.push(path.map(({ edge, to }) => `${edge}>${to}`).join(' '));
      return carried;
    },
    mayReturnTo,
  );
  return found;
}

describe('coming back to a place', () => {
  test('never, unless the game allows it', () => {
    expect(network.connections(CITY)).toHaveLength(2);
    expect(routes(5)).toEqual([`2>${TOWN}`, `3>${TOWN}`]);
  });

  test('where it is allowed, but over no link twice', () => {
    const all = routes(9, () => true);
    expect(all).toContain(`2>${TOWN} 4>${CITY}`);
    expect(all).toContain(`3>${TOWN} 5>${CITY}`);
    expect(all).toHaveLength(4);
  });

  test('only to the places named', () => {
    expect(routes(9, (place) => place === TOWN)).toEqual([`2>${TOWN}`, `3>${TOWN}`]);
  });

  test('a town passed twice lies between different links', () => {
    const wide = drawn('OoO', '...');
    const both = wide.network(
      [1, 0, tile('cross-straight-straight', 1, 0, 0, 0, 0)],
      [0, 1, tile('acute', 0, 0)],
      [2, 1, tile('acute', 5, 0)],
    );
    const west = wide.at(0, 0);
    const paths: number[][] = [];
    explore(
      both,
      west,
      6,
      1,
      (path, load) => {
        paths.push(path.map(({ to }) => to));
        return load;
      },
      (place) => place === wide.at(1, 0),
    );
    expect(Math.max(...paths.map(({ length }) => length))).toBe(3);
    expect(paths).toContainEqual([wide.at(1, 0), wide.at(2, 0), wide.at(1, 0)]);
    for (const path of paths) expect(path).not.toContain(west);
  });
});
