import type { Seat } from '@roundhouse/kernel';
import { goneLines, playerLines, type TerminalWords } from '@roundhouse/style';
import { valueOf } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { balanceOf } from '../../rules/income-and-expenses.ts';
import { type Position, playerAt, turnsInGame } from '../../rules/position.ts';
import { completedLinks, scoreOf } from '../../rules/result.ts';
import { TILE_NAMES } from '../board/tile-words.ts';

const HEADS = ['cash', 'income', 'points', 'level', 'gets', 'links', 'score', 'tile'];

/** Everyone's numbers, in turn order. */
export function numbersText(p: Position, words: TerminalWords): string[] {
  const game = p.mode === 'base' ? 'base game' : 'standard game';
  return [
    words.paint(`${boardOf(p).name}, ${game}, turn ${p.turn} of ${turnsInGame(p)}`, 'bold'),
    ...playerLines(HEADS, p.order, (seat) => numbersOf(p, seat), words),
    ...goneLines(p.players, words),
  ];
}

function numbersOf(p: Position, seat: Seat): string[] {
  const player = playerAt(p, seat);
  const balance = balanceOf(p, player);
  const { tile, passedTile } = player;
  const held = tile === null ? '' : `${valueOf(tile)} ${TILE_NAMES[tile]}${passedTile ? ', passed' : ''}`;
  return [
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
