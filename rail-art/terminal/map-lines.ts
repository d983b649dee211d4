import { columnOf, type Grid, type Hex, rowOf } from '@roundhouse/hex';
import {
  type BuildPlan,
  type Connection,
  linksByOwner,
  type Network,
  type Orientation,
  type Segment,
} from '@roundhouse/rails';
import { type GoodColour, groupedChoices, type TerminalChoice, type TerminalWords } from '@roundhouse/style';
import { GOOD_LETTERS } from '../pieces/cube.ts';
import { type Cell, CELL_WIDTH } from './cell.ts';

const MARGIN = 3;
const SHORT_NAME = 3;

/** By edge, clockwise from north. */
const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** A map in text, with the numbers of its columns and rows at the rims. */
export function mapLines(grid: Grid, cellAt: (hex: Hex) => Cell, words: TerminalWords): string[] {
  const { columns, rows } = grid;
  const blank = ' '.repeat(CELL_WIDTH);
  const lines = Array.from({ length: rows * 2 + 1 }, () => new Array<string>(columns).fill(blank));
  for (let hex = 0; hex < columns * rows; hex++) {
    const column = columnOf(grid, hex);
    const top = rowOf(grid, hex) * 2 + (column % 2);
    const [upper, lower] = cellAt(hex).lines(words);
    for (const [offset, text] of [upper, lower].entries()) {
      const line = lines[top + offset];
      if (line !== undefined) line[column] = text;
    }
  }
  const heads = Array.from({ length: columns }, (_, column) => centred(String(column)));
  return [
    words.paint(' '.repeat(MARGIN) + heads.join(''), 'dim'),
    ...lines.map((cells, index) => {
      const label = index % 2 === 0 && index < rows * 2 ? String(index / 2) : '';
      return (words.paint(label.padStart(2), 'dim') + ' ' + cells.join('')).trimEnd();
    }),
  ];
}

function centred(text: string): string {
  return text.padStart(Math.ceil((CELL_WIDTH + text.length) / 2)).padEnd(CELL_WIDTH);
}

/** The pieces of track on a hex. */
export function segmentsAt(network: Network, hex: Hex): readonly Segment[] {
  const found = new Set<Segment>();
  for (let edge = 0; edge < 6; edge++) {
    const segment = network.segmentAt(hex, edge);
    if (segment !== undefined) found.add(segment);
  }
  return [...found];
}

/** A city with the goods that it takes and those that lie on it. */
export function drawCity(cell: Cell, name: string, colour: GoodColour, cubes: readonly GoodColour[]): void {
  cell.write(0, `${name}:${GOOD_LETTERS[colour]}`, `city-${colour}`);
  const shown = cubes.length > CELL_WIDTH ? cubes.slice(0, CELL_WIDTH - 1) : cubes;
  for (const [place, good] of shown.entries()) cell.put(1, place, GOOD_LETTERS[good], good);
  if (shown.length < cubes.length) cell.put(1, CELL_WIDTH - 1, '+', 'bold');
}

export function shortName(name: string): string {
  return name.replace(/[^+A-Za-z]/g, '').slice(0, SHORT_NAME);
}

/** What each letter of goods stands for. */
export function goodsLegend(goods: readonly GoodColour[], words: TerminalWords): string {
  return goods.map((good) => words.paint(`${GOOD_LETTERS[good]} ${good}`, good)).join('  ');
}

/** What laying a tile would do: its track, its price, and what becomes of links. */
export function buildText(tile: Orientation, town: boolean, plan: BuildPlan, nameOf: (place: Hex) => string): string {
  const parts = [`${trackText(tile, town)}, $${plan.cost}`];
  if (plan.kind !== 'place') parts.push(plan.kind === 'redirect' ? 'turns track' : 'replaces a tile');
  for (const [from, to] of plan.completed) parts.push(`completes ${nameOf(from)} – ${nameOf(to)}`);
  if (plan.claimed.length > 0) parts.push('takes over unowned track');
  return parts.join(', ');
}

/** What rail games do alike, as far as a list of choices is grouped by it. */
type RailAction =
  | { readonly type: 'build' | 'urbanize'; readonly hex: Hex }
  | { readonly type: 'move-goods'; readonly good: GoodColour; readonly city: string };

/** How the places of a position are called. */
interface PlaceNames {
  readonly labelAt: (hex: Hex) => string;
  readonly cityName: (city: string) => string;
}

function isRailAction(action: { readonly type: string }): action is RailAction {
  return action.type === 'build' || action.type === 'urbanize' || action.type === 'move-goods';
}

/** The legal actions as a person thinks of them: the hex before the tile, the city before the route. */
export function railChoices<A extends { readonly type: string }>(
  actions: readonly A[],
  names: PlaceNames,
  { groupOf, labelOf }: { readonly groupOf: (action: A) => string | null; readonly labelOf: (action: A) => string },
): readonly TerminalChoice<A>[] {
  return groupedChoices(
    actions,
    (action) => (isRailAction(action) ? railGroup(action, names) : groupOf(action)),
    labelOf,
  );
}

function railGroup(action: RailAction, { labelAt, cityName }: PlaceNames): string {
  switch (action.type) {
    case 'build':
      return `build at ${labelAt(action.hex)}`;
    case 'urbanize':
      return `New City on ${labelAt(action.hex)}`;
    case 'move-goods':
      return `${GOOD_LETTERS[action.good]} ${action.good} from ${cityName(action.city)}`;
  }
}

/** Where a cube would go along the links of a route, and whom that pays. */
export function routeText(route: readonly Connection[], nameOf: (place: Hex) => string, words: TerminalWords): string {
  const places = route.map(({ to }) => nameOf(to)).join(' → ');
  const earned = [...linksByOwner(route)].map(([owner, links]) => `${words.seatName(owner)} +${links}`);
  return `to ${places}: ${earned.length === 0 ? 'nobody earns' : earned.join(', ')}`;
}

/** The tracks of a tile by the sides that they join, or the exits of a town. */
function trackText(tile: Orientation, town: boolean): string {
  return town
    ? `town with ${tile.exits.map(direction).join(', ')}`
    : tile.tracks.map(([a, b]) => `${direction(a)}–${direction(b)}`).join(' and ');
}

/** A hex by the name of its place, if it has one, and by the column and row that the map shows at its rims. */
export function hexLabel(grid: Grid, hex: Hex, name: string | undefined): string {
  const at = `${columnOf(grid, hex)},${rowOf(grid, hex)}`;
  return name === undefined ? at : `${name} (${at})`;
}

export function direction(edge: number): string {
  return DIRECTIONS[edge] ?? '?';
}

export function cubesText(cubes: readonly GoodColour[], words: TerminalWords): string {
  return cubes.map((good) => words.paint(GOOD_LETTERS[good], good)).join('');
}
