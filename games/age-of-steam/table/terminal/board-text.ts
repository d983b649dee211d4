import { itemAt } from '@roundhouse/kernel';
import type { Hex } from '@roundhouse/hex';
import { type Cell, cubesText, mapLegend, placeLabel, railMapText, shortName } from '@roundhouse/rail-art';
import type { TerminalWords } from '@roundhouse/style';
import type { Board } from '../../content/board.ts';
import { GOODS } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { cityAt } from '../../rules/places.ts';
import { networkAt, type Position } from '../../rules/position.ts';

/** The map, what its signs mean, and the goods display. */
export function boardText(p: Position, words: TerminalWords): string[] {
  const board = boardOf(p);
  return [
    ...railMapText({ p, board, network: networkAt(p), cityAt, cityName, drawGround }, words),
    ...mapLegend(GOODS, '~ river  ^ mountain  ≈ lake', p.players.length, words),
    '',
    ...displayText(p, board, words),
  ];
}

function drawGround(cell: Cell, board: Board, hex: Hex): void {
  if (board.lakes.includes(hex)) {
    cell.write(0, '≈≈≈≈≈', 'water');
    cell.write(1, '≈≈≈≈≈', 'water');
    return;
  }
  const terrain = board.terrain[hex];
  if (terrain === 'river') cell.write(0, ' ~~~ ', 'water');
  else if (terrain === 'mountain') cell.write(0, ' ^^^ ', 'mountain');
  else if (terrain === 'plain') cell.put(0, 2, '·', 'dim');
}

/** The goods display: what each number of each set of dice will bring, the next cube of a city first. */
function displayText(p: Position, board: Board, words: TerminalWords): string[] {
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

function columnText(p: Position, board: Board, index: number, words: TerminalWords): string {
  const { city } = itemAt(board.columns, index);
  const cubes = itemAt(p.display, index).filter((square) => square !== null);
  return `${shortName(cityName(board, city))} ${cubes.length === 0 ? '–' : cubesText(cubes, words)}`;
}

function cityName(board: Board, city: string): string {
  return board.cities.find(({ id }) => id === city)?.name ?? `+${city}`;
}

export function labelAt(p: Position, hex: Hex): string {
  return placeLabel(boardOf(p), hex);
}
