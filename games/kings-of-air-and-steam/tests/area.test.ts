import { Match, rngFrom, shuffled } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { describe, expect, test } from 'vitest';
import { areaProblems } from '../content/boards-problems.ts';
import boardsFile from '../content/boards.json' with { type: 'json' };
import { layoutCode, readLayoutCode } from '../content/layout-code.ts';
import { type Area, areaFrom, areaOf, kingsOfAirAndSteam } from '../index.ts';
import { board } from './support/board.ts';

const house = kingsOfAirAndSteam.boardSets.latest;
const TURNS = [0, 1, 2, 3, 4, 5];
const ORDERS_OF_THREE = ['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'];
const SAMPLES = 60;

function everyLayoutOfThree(): string[] {
  return ORDERS_OF_THREE.flatMap(([one = '', two = '', three = '']) =>
    TURNS.flatMap((a) => TURNS.flatMap((b) => TURNS.map((c) => `${one}${a}${two}${b}${three}${c}`))),
  );
}

function someLayouts(set: string): string[] {
  const rng = rngFrom(`layouts of ${set}`);
  return Array.from({ length: SAMPLES }, () =>
    layoutCode(shuffled([...set], rng).map((letter) => ({ letter, turns: rng.int(6) }))),
  );
}

function assembled(code: string): Area {
  const area = areaFrom(house, code);
  if (area === null) throw new RangeError(`${code} is no layout`);
  return area;
}

/** What a layout has, in a line that can be compared. */
function measuresOf(code: string): string {
  const { spaces, links, deadEnds } = assembled(code);
  const partial = spaces.filter((space) => space.partial).length;
  return `${spaces.length} spaces, ${partial} partial, ${links.length} links, ${deadEnds.length} dead ends`;
}

describe('every assembled play area', () => {
  test('all 1,296 layouts of three boards hold together', () => {
    const codes = everyLayoutOfThree();
    expect(new Set(codes).size).toBe(1296);
    expect(codes.filter((code) => areaProblems(assembled(code)).length > 0)).toEqual([]);
    expect([...new Set(codes.map(measuresOf))].toSorted()).toEqual([
      '96 spaces, 12 partial, 7 links, 7 dead ends',
      '96 spaces, 12 partial, 8 links, 5 dead ends',
    ]);
  });

  test.each([
    ['ABCDE', 156, 16],
    ['ABCFG', 156, 17],
    ['ABCDEFG', 211, 26],
  ])('layouts of %s hold together', (set, spaces, links) => {
    const codes = someLayouts(set);
    expect(codes.filter((code) => areaProblems(assembled(code)).length > 0)).toEqual([]);
    expect([...new Set(codes.map(measuresOf))].toSorted()).toEqual([
      `${spaces} spaces, 12 partial, ${links} links, 7 dead ends`,
      `${spaces} spaces, 12 partial, ${links + 1} links, 5 dead ends`,
    ]);
  });

  test('spaces touch each other both ways', () => {
    const { neighbours } = assembled('D3E2C4A5B1');
    const oneWay = neighbours.flatMap((around, space) =>
      around.filter((next, direction) => next !== -1 && neighbours[next]?.[(direction + 3) % 6] !== space),
    );
    expect(oneWay).toEqual([]);
  });
});

rule('setup.half-hexes', 'only the corners of the play area are partial; where boards meet, spaces are whole', () => {
  const { spaces, neighbours } = board.area;
  const joints = spaces.filter(({ board: letter, partial }) => letter === null && !partial);
  expect(joints.length).toBeGreaterThan(0);
  const inner = spaces.filter(({ partial }, space) => partial && neighbours[space]?.includes(-1) !== true);
  expect(inner).toEqual([]);
});

rule('setup.links', 'track runs on over the edge of a board and over bumpers', () => {
  const { area } = board;
  const boardsOf = (link: number): readonly (string | null)[] => [
    ...new Set(area.links[link]?.spaces.map((space) => area.spaces[space]?.board ?? null)),
  ];
  const between = area.links.findIndex(
    ({ ends }) => ends.includes(board.city('irdyo')) && ends.includes(board.city('warsop')),
  );
  expect(boardsOf(between)).toEqual(['B', 'C']);
  expect(area.links.some((_, link) => boardsOf(link).includes(null))).toBe(true);
});

rule('setup.links', 'track that ends at the edge is no link', () => {
  const linked = new Set(board.area.links.flatMap(({ spaces }) => spaces));
  const dead = board.area.deadEnds.flatMap(({ spaces }) => spaces);
  expect(dead.length).toBeGreaterThan(0);
  for (const space of dead) {
    expect(board.area.spaces[space]?.kind).toBe('rail');
    expect(linked.has(space)).toBe(false);
  }
});

describe('the code of a layout', () => {
  test('is written and read', () => {
    expect(readLayoutCode(house, 'B3A0C5')).toEqual({
      shape: 'three',
      boards: [
        { letter: 'B', turns: 3 },
        { letter: 'A', turns: 0 },
        { letter: 'C', turns: 5 },
      ],
    });
  });

  test.each(['', 'A0', 'A0B0', 'A0B0D0', 'A0B0C6', 'A0A0C0', 'a0b0c0', 'A0B0C0D0F0', 'A0B0C0 ', 'A0B0C0D0E0F0'])(
    '%j is none',
    (code) => {
      expect(readLayoutCode(house, code)).toBeNull();
      expect(areaFrom(house, code)).toBeNull();
    },
  );
});

rule('setup.layout', 'a chosen layout is laid, a wrong code is refused', () => {
  expect(kingsOfAirAndSteam.options.parse({ layout: 'C1B2A3' }).layout).toBe('C1B2A3');
  expect(() => kingsOfAirAndSteam.options.parse({ layout: 'A0B0D0' })).toThrow(/A0B0D0/);
  expect(() => kingsOfAirAndSteam.options.parse({ layout: 'A0B0C0D0E0', cutthroat: true })).toThrow(/three boards/);
});

describe('another file of boards', () => {
  const withBoards = (json: unknown) =>
    kingsOfAirAndSteam.content.with([{ json: { format: boardsFile.format, ...Object(json) }, source: 'mine.json' }]);

  type BoardsFile = typeof boardsFile;
  const withBoardA = (change: (one: BoardsFile['boards'][number]) => BoardsFile['boards'][number]): BoardsFile => ({
    ...boardsFile,
    boards: boardsFile.boards.map((one) => (one.id === 'A' ? change(one) : one)),
  });

  test('is what new games are played on, and the house keeps its own', () => {
    const boards = boardsFile.boards.map((one) => ({
      ...one,
      cities: one.cities.map((city) => ({ ...city, name: `New ${city.name}` })),
    }));
    const game = withBoards({ ...boardsFile, id: 'another', boards });
    const { position } = Match.start(game, { options: { layout: 'A0B0C0' }, seats: 2, seed: 'another' });
    expect(areaOf(position).cities.every(({ name }) => name.startsWith('New '))).toBe(true);
    expect(kingsOfAirAndSteam.boardSets.latest).toBe(house);
  });

  test.each<readonly [string, unknown, RegExp]>([
    ['no boards at all', {}, /./],
    ['two boards with one letter', withBoardA((one) => ({ ...one, id: 'B' })), /same letter/],
    [
      'a line to a city that is not there',
      withBoardA((one) => ({ ...one, cities: one.cities.slice(1) })),
      /no city bown-town/,
    ],
    [
      'a line from edge to edge',
      withBoardA((one) => ({
        ...one,
        lines: [...one.lines, { ends: [{ edge: 0 }, { edge: 3 }], cells: [[0, 0]] }],
      })),
      /reaches no city/,
    ],
    [
      'track with a gap',
      withBoardA((one) => ({
        ...one,
        lines: one.lines.map((line, index) => (index === 0 ? { ...line, cells: line.cells.slice(1) } : line)),
      })),
      /broken/,
    ],
    [
      'a city that no railway reaches',
      withBoardA((one) => ({
        ...one,
        cities: [...one.cities, { id: 'lonely', name: 'Lonely', good: 'food', at: [2, -1] }],
      })),
      /no railway joins Lonely/,
    ],
    [
      'an area with too few boards',
      { ...boardsFile, areas: { ...boardsFile.areas, three: { ...boardsFile.areas.three, sets: ['AB'] } } },
      /does not fill/,
    ],
  ])('is refused when it has %s', (_, json, why) => {
    expect(() => withBoards(json)).toThrow(why);
    expect(() => withBoards(json)).toThrow('mine.json');
  });
});
