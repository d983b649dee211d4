import type { Seat } from '@roundhouse/kernel';
import { numberLines, seatLetter, seatStyle, type Words } from '@roundhouse/style';
import { valueOf } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { balanceOf } from '../../rules/income-and-expenses.ts';
import { type Position, playerAt, turnsInGame } from '../../rules/position.ts';
import { completedLinks, scoreOf } from '../../rules/result.ts';
import { TILE_NAMES } from '../board/tile-words.ts';

const HEADS = ['', 'cash', 'income', 'points', 'level', 'gets', 'links', 'score', 'tile'];

/** Everyone's numbers, in turn order. */
export function numbersText(p: Position, words: Words): string[] {
  const out = p.players.flatMap(({ outInTurn }, seat) => (outInTurn === null ? [] : [seat]));
  const { head, lines } = numberLines(
    HEADS,
    p.order.map((seat) => rowOf(p, seat, words)),
  );
  const game = p.mode === 'base' ? 'base game' : 'standard game';
  return [
    words.paint(`${boardOf(p).name}, ${game}, turn ${p.turn} of ${turnsInGame(p)}`, 'bold'),
    words.paint(head, 'dim'),
    ...lines.map((line, index) => words.paint(line, seatStyle(p.order[index] ?? null))),
    ...out.map((seat) => words.paint(`${seatLetter(seat)} ${words.seatName(seat)} has left the game`, 'dim')),
  ];
}

function rowOf(p: Position, seat: Seat, words: Words): string[] {
  const player = playerAt(p, seat);
  const balance = balanceOf(p, player);
  const { tile, passedTile } = player;
  const held = tile === null ? '' : `${valueOf(tile)} ${TILE_NAMES[tile]}${passedTile ? ', passed' : ''}`;
  return [
    `${seatLetter(seat)} ${words.seatName(seat)}`,
    `$${player.cash}`,
    `${player.income}`,
    `${player.points}`,
    `${player.level}`,
    balance < 0 ? `-$${-balance}` : `$${balance}`,
    `${completedLinks(p, seat)}`,
    `${scoreOf(p, seat).total ?? 0}`,
    held,
  ];
}
