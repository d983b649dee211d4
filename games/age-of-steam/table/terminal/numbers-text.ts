import { numberLines, seatLetter, seatStyle, type Words } from '@roundhouse/style';
import { MAX_SHARES } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { expensesOf } from '../../rules/7-pay-expenses.ts';
import { incomeLoss } from '../../rules/8-income-reduction.ts';
import { networkAt, type Position, playerAt, turnsInGame } from '../../rules/position.ts';
import { scoreOf, trackPoints } from '../../rules/result.ts';

const HEADS = ['', 'cash', 'income', 'shares', 'engine', 'owes', 'track', 'lines', 'points', 'action'];

/** Everyone's numbers, in player order. */
export function numbersText(p: Position, words: Words): string[] {
  const out = p.players.flatMap(({ outInTurn }, seat) => (outInTurn === null ? [] : [seat]));
  const rows = p.order.map((seat) => rowOf(p, seat, words));
  const { head, lines } = numberLines(HEADS, rows);
  const board = boardOf(p);
  return [
    words.paint(`${board.name}, turn ${p.turn} of ${turnsInGame(p)}`, 'bold'),
    words.paint(head, 'dim'),
    ...lines.map((line, index) => words.paint(line, seatStyle(p.order[index] ?? null))),
    ...out.map((seat) => words.paint(`${seatLetter(seat)} ${words.seatName(seat)} has left the game`, 'dim')),
  ];
}

function rowOf(p: Position, seat: number, words: Words): string[] {
  const player = playerAt(p, seat);
  const loss = p.phase.name === 'game-over' ? 0 : incomeLoss(player.income);
  return [
    `${seatLetter(seat)} ${words.seatName(seat)}`,
    `$${player.cash}`,
    loss === 0 ? `${player.income}` : `${player.income} (-${loss})`,
    `${player.shares}/${MAX_SHARES}`,
    `${player.engine}`,
    `$${expensesOf(player)}`,
    `${trackPoints(p, seat)}`,
    `${networkAt(p).markers(seat)}`,
    `${scoreOf(p, seat).total ?? 0}`,
    player.action ?? '',
  ];
}
