import type { Hex } from '@roundhouse/hex';
import { type Cell, cubesText, mapLegend, placeLabel, railMapText } from '@roundhouse/rail-art';
import type { TerminalWords } from '@roundhouse/style';
import type { Board } from '../../content/board.ts';
import { GOODS } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { cityAt } from '../../rules/places.ts';
import { networkAt, type Position } from '../../rules/position.ts';

/** The map, what its signs mean, and the goods supply. */
export function boardText(p: Position, words: TerminalWords): string[] {
  const board = boardOf(p);
  return [
    ...railMapText({ p, board, network: networkAt(p), cityAt, cityName, drawGround }, words),
    ...mapLegend(GOODS, '~ water  ^ hills', p.players.length, words),
    '',
    ...supplyText(p, board, words),
  ];
}

function cityName(board: Board, city: string, hex: Hex): string {
  return board.cityAt.get(hex)?.name ?? `+${board.townAt.get(hex)?.name ?? city}`;
}

function drawGround(cell: Cell, board: Board, hex: Hex): void {
  const terrain = board.terrain[hex] ?? null;
  if (terrain === 'hills') cell.write(0, ' ^^^ ', 'mountain');
  if (board.water.has(hex)) cell.write(terrain === 'hills' ? 1 : 0, ' ~~~ ', 'water');
  else if (terrain === 'plain') cell.put(0, 2, '·', 'dim');
}

function supplyText(p: Position, board: Board, words: TerminalWords): string[] {
  const sets = p.supply.map((set, space) => `${space + 1}: ${set.length === 0 ? '–' : cubesText(set, words)}`);
  const grown = p.grown.map((id) => board.cities.find((city) => city.id === id)?.name ?? id);
  return [`Supply  ${sets.join(' | ')}`, ...(grown.length === 0 ? [] : [`Grown   ${grown.join(', ')}`])];
}

export function labelAt(p: Position, hex: Hex): string {
  return placeLabel(boardOf(p), hex);
}
