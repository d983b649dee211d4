import { goneLines, playerLines, type TerminalWords } from '@roundhouse/style';
import { MAX_SHARES } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { expensesOf } from '../../rules/7-pay-expenses.ts';
import { incomeLoss } from '../../rules/8-income-reduction.ts';
import { networkAt, type Position, playerAt, turnsInGame } from '../../rules/position.ts';
import { scoreOf, trackPoints } from '../../rules/result.ts';

const HEADS = ['cash', 'income', 'shares', 'engine', 'owes', 'track', 'lines', 'points', 'action'];

/** Everyone's numbers, in player order. */
export function numbersText(p: Position, words: TerminalWords): string[] {
  return [
    words.paint(`${boardOf(p).name}, turn ${p.turn} of ${turnsInGame(p)}`, 'bold'),
    ...playerLines(HEADS, p.order, (seat) => numbersOf(p, seat), words),
    ...goneLines(p.players, words),
  ];
}

function numbersOf(p: Position, seat: number): string[] {
  const player = playerAt(p, seat);
  const loss = p.phase.name === 'game-over' ? 0 : incomeLoss(player.income);
  return [
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
