import { EDGES, NOWHERE, opposite } from '@roundhouse/hex';
import { rngForAction, rngFrom } from '@roundhouse/kernel';
import { isTile, type Laid, TOWN } from '@roundhouse/rails';
import { nodesIn, type SvgNode, toSvgText } from '@roundhouse/svg';
import { describe, expect, it } from 'vitest';
import { type Action, ageOfSteam, boardOf, networkAt, newCitiesOf, type Position, TILES } from '../index.ts';
import { drawBoard } from '../table/index.ts';
import { positionOf } from './support/table.ts';

const PLAIN_HEX = 4 * 18 + 6;

/** What players who build and deliver would rather do than anything else, the dearest last. */
const EAGERNESS: readonly Action['type'][] = ['drop-out', 'finish-building', 'build', 'move-goods', 'urbanize'];

function eagerness(action: Action): number {
  if (action.type === 'issue-shares') return -action.shares;
  return EAGERNESS.indexOf(action.type);
}

/** Rich players who build all they can, until there is much to draw. */
function busyPosition(seed: string, turns: number): Position {
  const rng = rngFrom(seed);
  const position = positionOf({ seats: 5, players: Array.from({ length: 5 }, () => ({ cash: 900 })) });
  for (let action = 1; position.turn <= turns && position.phase.name !== 'game-over'; action++) {
    const { seat } = position.phase;
    const legal = ageOfSteam.legal(position, seat);
    const keenest = Math.max(...legal.map(eagerness));
    const wanted = legal.filter((one) => eagerness(one) === keenest);
    const chosen = wanted[rng.int(wanted.length)];
    if (chosen === undefined) throw new RangeError('somebody is stuck');
    ageOfSteam.play(position, seat, chosen, rngForAction(seed, action), () => {});
  }
  return position;
}

function having(picture: SvgNode, attribute: string): readonly SvgNode[] {
  return [...nodesIn(picture)].filter(({ attributes }) => attributes[attribute] !== undefined);
}

function layer(picture: SvgNode, name: string): SvgNode {
  const found = having(picture, 'data-layer').find(({ attributes }) => attributes['data-layer'] === name);
  if (found === undefined) throw new RangeError(`there is no layer ${name}`);
  return found;
}

function countCubes(picture: SvgNode): number {
  return having(picture, 'data-good').reduce((sum, { attributes }) => sum + Number(attributes['data-count']), 0);
}

/** Sides where track ends and neither a city nor more track begins. */
function looseEnds(p: Position): number {
  const network = networkAt(p);
  const { across, ground } = network.topology;
  return network.runs
    .flatMap(({ segments }) => segments)
    .flatMap(({ hex, a, b }) => (b === TOWN ? [{ hex, edge: a }] : [a, b].map((edge) => ({ hex, edge }))))
    .filter(({ hex, edge }) => {
      const next = across[hex * 6 + edge] ?? NOWHERE;
      if (next === NOWHERE) return true;
      const isCity = ground[next] === 'city' || [...newCitiesOf(p.track).values()].includes(next);
      return !isCity && network.segmentAt(next, opposite(edge)) === undefined;
    }).length;
}

describe.each(['Erie', 'Wabash', 'Ohio'])('a busy board (%s)', (seed) => {
  const p = busyPosition(seed, 4);
  const picture = drawBoard(p, { panels: true });
  const runs = networkAt(p).runs;

  it('has enough on it to be worth counting', () => {
    expect(p.track.filter(isTile).length).toBeGreaterThan(40);
    expect(newCitiesOf(p.track).size).toBeGreaterThan(0);
  });

  it('shows every piece of track once, in the colour of its owner', () => {
    const drawn = having(picture, 'data-track').map(({ attributes }) => [
      attributes['data-track'],
      attributes['data-owner'],
    ]);
    const laid = runs.flatMap(({ segments }) =>
      segments.map(({ hex, index, owner }) => [`${hex}:${index}`, owner ?? 'none']),
    );
    const lines = (pieces: readonly (readonly unknown[])[]): readonly string[] => pieces.map(String).sort();
    expect(lines(drawn)).toEqual(lines(laid));
  });

  it('marks every owned run with its emblem, and every loose end with a buffer', () => {
    const owned = runs.filter(({ owner }) => owner !== null).length;
    expect(having(picture, 'data-run')).toHaveLength(owned);
    expect(having(layer(picture, 'markers'), 'data-emblem')).toHaveLength(owned);
    expect(having(picture, 'data-buffer')).toHaveLength(looseEnds(p));
  });

  it('shows every city with its cubes, and every town that is left with its name', () => {
    const board = boardOf(p);
    const newCities = newCitiesOf(p.track).size;
    const cities = having(picture, 'data-city');
    expect(cities).toHaveLength(board.cities.length + newCities);
    expect(having(picture, 'data-town')).toHaveLength(board.towns.length - newCities);
    expect(having(picture, 'data-name')).toHaveLength(board.towns.length - newCities);
    for (const city of cities)
      expect(countCubes(city)).toBe(p.cubes[String(city.attributes['data-city'])]?.length ?? 0);
  });

  it('shows every square of the goods display and what lies on it', () => {
    const squares = having(picture, 'data-square');
    expect(squares).toHaveLength(p.display.flat().length);
    for (const square of squares) {
      const [column = 0, place = 0] = String(square.attributes['data-square']).split(':').map(Number);
      const shown = having(square, 'data-good').map(({ attributes }) => attributes['data-good']);
      expect(shown).toEqual([p.display[column]?.[place]].filter((good) => good !== null));
    }
  });

  it('lists every player once, and lights the lamp of who must act', () => {
    expect(having(picture, 'data-seat').map(({ attributes }) => attributes['data-seat'])).toEqual(p.order);
    expect(having(picture, 'data-lamp')).toHaveLength(1);
  });
});

describe('the pieces of a board', () => {
  const empty = positionOf({ seats: 3 });
  const townHex = boardOf(empty).towns[0]?.hex ?? NOWHERE;

  it.each(TILES.orientations.map((turned) => [turned.face.id, turned.rotation, turned] as const))(
    'draws tile %s turned by %i',
    (tile, rotation, { face, tracks, exits }) => {
      const isTown = face.townExits !== undefined;
      const hex = isTown ? townHex : PLAIN_HEX;
      const owners = isTown ? exits.map(() => 1) : tracks.map((_, index) => index);
      const laid: Laid = { tile, rotation, owners };
      const picture = drawBoard({ ...empty, track: empty.track.with(hex, laid) });
      const pieces = having(picture, 'data-track');
      expect(pieces.map(({ attributes }) => attributes['data-owner'])).toEqual(owners);
      expect(having(picture, 'data-buffer')).toHaveLength(exits.length);
      expect(toSvgText(picture)).not.toContain('NaN');
    },
  );

  it('draws a crossing with the second line above the first, on a bridge', () => {
    const over: Laid = { tile: 'cross-straight-straight', rotation: 0, owners: [0, 1] };
    const beside: Laid = { tile: 'coexist-gentle-gentle', rotation: 0, owners: [0, 1] };
    const pathsOf = (laid: Laid): readonly number[] =>
      having(drawBoard({ ...empty, track: empty.track.with(PLAIN_HEX, laid) }), 'data-track').map(
        (piece) => [...nodesIn(piece)].filter(({ tag }) => tag === 'path').length,
      );
    const [below = 0, above = 0] = pathsOf(over);
    expect(above).toBeGreaterThan(below);
    expect(new Set(pathsOf(beside)).size).toBe(1);
  });

  it('tells a disk on a town from a town that is printed on its tile', () => {
    const withTile = (tile: string, owners: readonly number[]): SvgNode =>
      drawBoard({ ...empty, track: empty.track.with(townHex, { tile, rotation: 0, owners }) });
    expect(having(withTile('straight', [0, 0]), 'data-disk')).toHaveLength(1);
    expect(having(withTile('town-1', [0]), 'data-disk')).toHaveLength(0);
  });

  it('leads track on into a city from each of its six sides', () => {
    const board = boardOf(empty);
    const city = board.cities.find(({ id }) => id === 'des-moines')?.hex ?? NOWHERE;
    const track = EDGES.reduce<readonly Laid[]>((layout, edge) => {
      const next = board.topology.across[city * 6 + edge] ?? NOWHERE;
      return layout.with(next, { tile: 'straight', rotation: edge % 3, owners: [0] });
    }, empty.track);
    expect(having(drawBoard({ ...empty, track }), 'data-spur')).toHaveLength(6);
  });

  it('stacks cubes that are too many to count at a glance', () => {
    const crowd = ['red', 'red', 'red', 'red', 'blue', 'blue', 'black'] as const;
    const picture = drawBoard({ ...empty, cubes: { ...empty.cubes, chicago: crowd } });
    const chicago = having(picture, 'data-city').find(({ attributes }) => attributes['data-city'] === 'chicago');
    const stacks = chicago === undefined ? [] : having(chicago, 'data-good');
    expect(stacks.map(({ attributes }) => attributes['data-count'])).toEqual([4, 2, 1]);
  });
});

describe('the picture as a whole', () => {
  const p = busyPosition('Niagara', 2);

  it('is plain data, the same every time', () => {
    const picture = drawBoard(p, { panels: true });
    expect(JSON.parse(JSON.stringify(picture))).toEqual(picture);
    expect(toSvgText(drawBoard(p, { panels: true }))).toBe(toSvgText(picture));
  });

  it('takes names from people without trusting them', () => {
    const name = '<script>alert("x")</script>';
    const text = toSvgText(drawBoard(p, { panels: true, seatNames: Array.from({ length: 5 }, () => name) }));
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;');
  });

  it('draws panels and coordinates only when asked to', () => {
    const layers = (options: Parameters<typeof drawBoard>[1]): readonly unknown[] =>
      having(drawBoard(p, options), 'data-layer').map(({ attributes }) => attributes['data-layer']);
    expect(layers({})).not.toContain('panels');
    expect(layers({})).not.toContain('coordinates');
    expect(layers({ panels: true, coordinates: true })).toEqual(expect.arrayContaining(['panels', 'coordinates']));
  });

  it('has the same pieces by day and by night', () => {
    const shape = (theme: 'day' | 'night'): readonly string[] =>
      [...nodesIn(drawBoard(p, { theme, panels: true }))].map(({ tag }) => tag);
    expect(shape('night')).toEqual(shape('day'));
    expect(toSvgText(drawBoard(p, { theme: 'night' }))).not.toBe(toSvgText(drawBoard(p, { theme: 'day' })));
  });

  it('draws every phase, and the end of the game', () => {
    const over: Position = { ...p, phase: { name: 'game-over' } };
    expect(having(drawBoard(over, { panels: true }), 'data-lamp')).toHaveLength(0);
    expect(toSvgText(drawBoard(over, { panels: true }))).toContain('The game is over');
  });
});
