import type { Hex } from '@roundhouse/hex';
import {
  Cell,
  cubesText,
  drawCity,
  drawTown,
  drawTrack,
  goodsLegend,
  hexLabel,
  mapLines,
  seatLetter,
  segmentsAt,
  shortName,
  type Words,
} from '@roundhouse/rail-art';
import type { Network, Segment } from '@roundhouse/rails';
import type { Board } from '../../content/board.ts';
import { GOODS } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { cityAt } from '../../rules/places.ts';
import { networkAt, type Position } from '../../rules/position.ts';

/** The map: cities with their colour and cubes, towns, terrain, and track with its owners. */
export function mapText(p: Position, words: Words): string[] {
  const board = boardOf(p);
  const network = networkAt(p);
  return [...mapLines(board.grid, (hex) => cellAt(p, board, network, hex), words), ...legend(p, board, words)];
}

function cellAt(p: Position, board: Board, network: Network, hex: Hex): Cell {
  const cell = new Cell();
  const city = cityAt(p, hex);
  const town = board.townAt.get(hex);
  if (city !== undefined) drawCity(cell, nameOf(board, city), board.colorOf.get(city) ?? 'black', p.cubes[city] ?? []);
  else if (town !== undefined) {
    const exits = segmentsAt(network, hex);
    if (exits.length === 0) cell.write(1, town.name, 'dim');
    drawTown(cell, exits);
  } else drawOpen(cell, board, segmentsAt(network, hex), hex);
  return cell;
}

function drawOpen(cell: Cell, board: Board, track: readonly Segment[], hex: Hex): void {
  if (track.length > 0) drawTrack(cell, track);
  else if (board.lakes.includes(hex)) {
    cell.write(0, '≈≈≈≈≈', 'water');
    cell.write(1, '≈≈≈≈≈', 'water');
  } else {
    const terrain = board.terrain[hex];
    if (terrain === 'river') cell.write(0, ' ~~~ ', 'water');
    else if (terrain === 'mountain') cell.write(0, ' ^^^ ', 'mountain');
    else if (terrain === 'plain') cell.put(0, 2, '·', 'dim');
  }
}

function legend(p: Position, board: Board, words: Words): string[] {
  const owners = p.players.map((_, seat) => `${seatLetter(seat)} ${words.seatName(seat)}`).join('  ');
  return [
    `Goods: ${goodsLegend(GOODS, words)}   Ground: ~ river  ^ mountain  ≈ lake  o town  + New City`,
    `Owners: ${owners}  ? nobody`,
    '',
    ...displayText(p, board, words),
  ];
}

/** The goods display: what each number of each set of dice will bring, the next cube of a city first. */
function displayText(p: Position, board: Board, words: Words): string[] {
  return (['light', 'dark'] as const).map((section) => {
    const byDie = [1, 2, 3, 4, 5, 6].map((die) => {
      const columns = board.columns.flatMap((column, index) =>
        column.section === section && column.die === die ? [columnText(p, board, index, words)] : [],
      );
      return `${die}: ${columns.join(' ')}`;
    });
    return `${section === 'light' ? 'Light' : 'Dark '} dice  ${byDie.join(' | ')}`;
  });
}

function columnText(p: Position, board: Board, index: number, words: Words): string {
  const city = board.columns[index]?.city ?? '';
  const cubes = (p.display[index] ?? []).filter((square) => square !== null);
  return `${nameOf(board, city)} ${cubes.length === 0 ? '–' : cubesText(cubes, words)}`;
}

function nameOf(board: Board, city: string): string {
  return shortName(board.cities.find(({ id }) => id === city)?.name ?? `+${city}`);
}

export function labelAt(p: Position, hex: Hex): string {
  const { grid, townAt, cityAt: cities } = boardOf(p);
  return hexLabel(grid, hex, townAt.get(hex)?.name ?? cities.get(hex)?.name);
}
