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
  if (city !== undefined) {
    drawCity(cell, nameOf(board, hex, city), board.colorOf.get(city) ?? 'gray', p.cubes[city] ?? []);
  } else if (town !== undefined) {
    const exits = segmentsAt(network, hex);
    if (exits.length === 0) cell.write(1, town.name, 'dim');
    drawTown(cell, exits);
  } else drawOpen(cell, board, segmentsAt(network, hex), hex);
  return cell;
}

function nameOf(board: Board, hex: Hex, city: string): string {
  const name = board.cityAt.get(hex)?.name;
  return shortName(name ?? `+${board.townAt.get(hex)?.name ?? city}`);
}

function drawOpen(cell: Cell, board: Board, track: readonly Segment[], hex: Hex): void {
  if (track.length > 0) {
    drawTrack(cell, track);
    return;
  }
  const terrain = board.terrain[hex] ?? null;
  if (terrain === 'hills') cell.write(0, ' ^^^ ', 'mountain');
  if (board.water.has(hex)) cell.write(terrain === 'hills' ? 1 : 0, ' ~~~ ', 'water');
  else if (terrain === 'plain') cell.put(0, 2, '·', 'dim');
}

function legend(p: Position, board: Board, words: Words): string[] {
  const owners = p.players.map((_, seat) => `${seatLetter(seat)} ${words.seatName(seat)}`).join('  ');
  const sets = p.supply.map((set, space) => `${space + 1}: ${set.length === 0 ? '–' : cubesText(set, words)}`);
  const grown = p.grown.map((id) => board.cities.find((city) => city.id === id)?.name ?? id);
  return [
    `Goods: ${goodsLegend(GOODS, words)}   Ground: ~ water  ^ hills  o town  + New City`,
    `Owners: ${owners}  ? nobody`,
    '',
    `Supply  ${sets.join(' | ')}`,
    ...(grown.length === 0 ? [] : [`Grown   ${grown.join(', ')}`]),
  ];
}

export function labelAt(p: Position, hex: Hex): string {
  const { grid, townAt, cityAt: cities } = boardOf(p);
  return hexLabel(grid, hex, townAt.get(hex)?.name ?? cities.get(hex)?.name);
}
