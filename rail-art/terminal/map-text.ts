import type { Grid, Hex } from '@roundhouse/hex';
import { entryOf, fieldOf } from '@roundhouse/kernel';
import type { Network, Settled } from '@roundhouse/rails';
import { type GoodColour, seatLetter, type TerminalWords } from '@roundhouse/style';
import { Cell, drawTown, drawTrack } from './cell.ts';
import { drawCity, goodsLegend, hexLabel, mapLines, segmentsAt, shortName } from './map-lines.ts';

type Named = ReadonlyMap<Hex, { readonly name: string }>;

interface TextBoard {
  readonly grid: Grid;
  readonly townAt: Named;
  readonly colorOf: ReadonlyMap<string, GoodColour>;
}

interface Stocked extends Settled {
  /** By city. */
  readonly cubes: Readonly<Record<string, readonly GoodColour[]>>;
}

/** A position of a rail game, and how a terminal shows its map. */
interface TextMap<Board extends TextBoard> {
  readonly p: Stocked;
  readonly board: Board;
  readonly network: Network;
  readonly cityAt: (p: Stocked, hex: Hex) => string | undefined;
  readonly cityName: (board: Board, city: string, hex: Hex) => string;
  /** Draws a hex without place or track. */
  readonly drawGround: (cell: Cell, board: Board, hex: Hex) => void;
}

/** The map: cities with their colour and cubes, towns, terrain, and track with its owners. */
export function railMapText<Board extends TextBoard>(map: TextMap<Board>, words: TerminalWords): string[] {
  return mapLines(map.board.grid, (hex) => cellAt(map, hex), words);
}

function cellAt<Board extends TextBoard>(map: TextMap<Board>, hex: Hex): Cell {
  const { p, board, network, cityAt, cityName, drawGround } = map;
  const cell = new Cell();
  const city = cityAt(p, hex);
  const town = board.townAt.get(hex);
  const track = segmentsAt(network, hex);
  if (city !== undefined) {
    drawCity(cell, shortName(cityName(board, city, hex)), entryOf(board.colorOf, city), fieldOf(p.cubes, city));
  } else if (town !== undefined) {
    if (track.length === 0) cell.write(1, town.name, 'dim');
    drawTown(cell, track);
  } else if (track.length > 0) drawTrack(cell, track);
  else drawGround(cell, board, hex);
  return cell;
}

/** What letters and signs on the map stand for; `signs` are those of the ground. */
export function mapLegend(goods: readonly GoodColour[], signs: string, seats: number, words: TerminalWords): string[] {
  const owners = Array.from({ length: seats }, (_, seat) => `${seatLetter(seat)} ${words.seatName(seat)}`);
  return [
    `Goods: ${goodsLegend(goods, words)}   Ground: ${signs}  o town  + New City`,
    `Owners: ${owners.join('  ')}  ? nobody`,
  ];
}

/** A hex as a person names it who looks at such a map. */
export function placeLabel(
  board: { readonly grid: Grid; readonly townAt: Named; readonly cityAt: Named },
  hex: Hex,
): string {
  return hexLabel(board.grid, hex, board.townAt.get(hex)?.name ?? board.cityAt.get(hex)?.name);
}
