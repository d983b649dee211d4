import type { Board, BoardSet } from './boards-file.ts';
import type { Good } from './components.ts';
import { type Cell, DIRECTIONS, type Direction, keyOf, plus, rotated, stepTo, times, turnedBy } from './geometry.ts';
import type { Layout } from './layout-code.ts';

/** From the middle of one board to the middle of the next. */
const BOARD_DISTANCE = 5;
/** How far the full hexes of a board reach from its middle. */
const BOARD_RADIUS = 2;

interface AssembledCell {
  readonly cell: Cell;
  readonly partial: boolean;
  readonly kind: 'open' | 'rail' | 'city' | 'factory';
  readonly board: string | null;
}

/** Track from a city to another, or to a dead end. */
interface Track {
  readonly from: string;
  readonly to: string | null;
  readonly cells: readonly Cell[];
  /** How the track leaves its last cell. */
  readonly towards: Direction;
}

interface Assembly {
  readonly cells: ReadonlyMap<string, AssembledCell>;
  readonly cities: readonly { readonly id: string; readonly name: string; readonly good: Good; readonly cell: Cell }[];
  readonly factories: readonly { readonly good: Good; readonly cell: Cell }[];
  readonly tracks: readonly Track[];
}

/** The end of a line at the edge of a board that lies in the play area. */
interface Exit {
  readonly city: string;
  /** From the city to the edge. */
  readonly cells: readonly Cell[];
  readonly direction: Direction;
}

/** A board where it lies. */
class Placed {
  readonly board: Board;
  readonly turns: number;
  readonly middle: Cell;

  constructor(board: Board, turns: number, position: readonly [number, number]) {
    this.board = board;
    this.turns = turns;
    this.middle = middleOf(position);
  }

  cell([q, r]: readonly [number, number]): Cell {
    return plus(this.middle, rotated({ q, r }, this.turns));
  }

  /** The line that reaches an edge, by the direction that the edge faces as the board lies. */
  exit(direction: Direction): Exit | null {
    for (const { ends, cells } of this.board.lines) {
      const outward = ends.findIndex((end) => 'edge' in end && turnedBy(end.edge, this.turns) === direction);
      const inward = ends[1 - outward];
      if (outward === -1 || inward === undefined || !('city' in inward)) continue;
      const path = cells.map((cell) => this.cell(cell));
      return { city: inward.city, cells: outward === 1 ? path : path.toReversed(), direction };
    }
    return null;
  }
}

function middleOf([q, r]: readonly [number, number]): Cell {
  return times({ q, r }, BOARD_DISTANCE);
}

/** Lays the boards and bumpers together, and follows every line of track to its end. */
export function assemble(set: BoardSet, { shape, boards }: Layout): Assembly {
  const { positions, bumpers } = set.areas[shape];
  const placed = new Map<string, Placed>();
  for (const [index, { letter, turns }] of boards.entries()) {
    const position = positions[index];
    if (position === undefined) throw new RangeError('there are more boards than positions');
    placed.set(keyOf({ q: position[0], r: position[1] }), new Placed(boardNamed(set, letter), turns, position));
  }
  const joints = bumpers.map(({ gap, dir }) => bumperAt(gap, dir));
  return {
    cells: cellsOf(placed, joints),
    cities: [...placed.values()].flatMap((one) =>
      one.board.cities.map(({ id, name, good, at }) => ({ id, name, good, cell: one.cell(at) })),
    ),
    factories: [...placed.values()].flatMap((one) =>
      one.board.factories.map(({ good, at }) => ({ good, cell: one.cell(at) })),
    ),
    tracks: tracksOf(placed, joints),
  };
}

function boardNamed({ boards }: BoardSet, letter: string): Board {
  const board = boards.find(({ id }) => id === letter);
  if (board === undefined) throw new RangeError(`there is no board ${letter}`);
  return board;
}

/** A bumper: three cells of track that join the edges of two boards. */
interface Joint {
  readonly cells: readonly [Cell, Cell, Cell];
  /** Where the two boards lie, and the direction of the edge that each turns to the bumper. */
  readonly sides: readonly [Side, Side];
}

interface Side {
  readonly position: Cell;
  readonly direction: Direction;
}

function bumperAt([q, r]: readonly [number, number], dir: Direction): Joint {
  const gap = { q, r };
  const middle = times(gap, BOARD_DISTANCE);
  const [here, next] = [stepTo(dir), stepTo(dir + 1)];
  return {
    cells: [plus(middle, times(here, 2)), plus(middle, plus(here, next)), plus(middle, times(next, 2))],
    sides: [
      { position: plus(gap, here), direction: turnedBy(dir, 3) },
      { position: plus(gap, next), direction: turnedBy(dir, 4) },
    ],
  };
}

/** The two hexes on either side of the exit in an edge, which the edge cuts in half. */
function halves(middle: Cell, direction: Direction): readonly Cell[] {
  const outer = plus(middle, times(stepTo(direction), 2));
  return [plus(outer, stepTo(direction + 1)), plus(outer, stepTo(direction - 1))];
}

function cellsOf(placed: ReadonlyMap<string, Placed>, joints: readonly Joint[]): Map<string, AssembledCell> {
  const cells = new Map<string, AssembledCell>();
  const put = (cell: Cell, kind: AssembledCell['kind'], board: string | null, partial = false): void => {
    cells.set(keyOf(cell), { cell, kind, board, partial });
  };
  for (const { board, middle, ...one } of placed.values()) {
    for (let q = -BOARD_RADIUS; q <= BOARD_RADIUS; q++) {
      for (let r = -BOARD_RADIUS; r <= BOARD_RADIUS; r++) {
        if (Math.abs(q + r) <= BOARD_RADIUS) put(plus(middle, rotated({ q, r }, one.turns)), 'open', board.id);
      }
    }
    for (const direction of DIRECTIONS) {
      for (const half of halves(middle, direction)) {
        put(half, 'open', null, !cells.has(keyOf(half)));
      }
    }
  }
  for (const { cells: track, sides } of joints) {
    for (const { position, direction } of sides) {
      for (const half of halves(times(position, BOARD_DISTANCE), direction)) put(half, 'open', null);
    }
    for (const cell of track) put(cell, 'rail', null);
  }
  for (const one of placed.values()) {
    const { cities, factories, lines, id } = one.board;
    for (const cell of lines.flatMap((line) => line.cells)) put(one.cell(cell), 'rail', id);
    for (const { at } of cities) put(one.cell(at), 'city', id);
    for (const { at } of factories) put(one.cell(at), 'factory', id);
  }
  return cells;
}

function tracksOf(placed: ReadonlyMap<string, Placed>, joints: readonly Joint[]): readonly Track[] {
  const tracks: Track[] = [];
  for (const one of placed.values()) {
    for (const { ends, cells } of one.board.lines) {
      const [from, to] = ends;
      if (!('city' in from) || !('city' in to)) continue;
      tracks.push({ from: from.city, to: to.city, cells: cells.map((cell) => one.cell(cell)), towards: 0 });
    }
  }
  for (const [key, one] of placed) {
    const position = cellOf(key);
    for (const direction of DIRECTIONS) {
      const exit = one.exit(direction);
      if (exit === null) continue;
      const { between, other, towards } = beyond(position, direction, placed, joints);
      const cells = [...exit.cells, ...between];
      if (other === null) tracks.push({ from: exit.city, to: null, cells, towards });
      // Every link that leaves a board is met from both of its ends: one of them is enough.
      else if (exit.city < other.city) {
        tracks.push({ from: exit.city, to: other.city, cells: [...cells, ...other.cells.toReversed()], towards });
      }
    }
  }
  return tracks;
}

/** What lies across an edge: another board's line, perhaps over a bumper; or nothing. */
function beyond(
  position: Cell,
  direction: Direction,
  placed: ReadonlyMap<string, Placed>,
  joints: readonly Joint[],
): { readonly between: readonly Cell[]; readonly other: Exit | null; readonly towards: Direction } {
  const neighbour = placed.get(keyOf(plus(position, stepTo(direction))));
  if (neighbour !== undefined) {
    return { between: [], other: neighbour.exit(turnedBy(direction, 3)), towards: direction };
  }
  for (const { cells, sides } of joints) {
    const index = sides.findIndex((side) => side.direction === direction && keyOf(side.position) === keyOf(position));
    const across = sides[1 - index];
    if (index === -1 || across === undefined) continue;
    const between = index === 0 ? cells : cells.toReversed();
    const other = placed.get(keyOf(across.position))?.exit(across.direction) ?? null;
    return { between, other, towards: turnedBy(across.direction, 3) };
  }
  return { between: [], other: null, towards: direction };
}

function cellOf(key: string): Cell {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return { q, r };
}
