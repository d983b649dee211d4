import { say, type Seat, text } from '@roundhouse/kernel';
import { playerLines, seatLetter, type TerminalWords } from '@roundhouse/style';
import { findCharacter, findTeam } from '../../content/boxes.ts';
import { GOODS, ROUNDS } from '../../content/components.ts';
import { cargoCapacity, diamondRating, FACE_DOWN, type Position, playerAt, trainRating } from '../../rules/position.ts';
import { scoreOf } from '../../rules/result.ts';
import { sizeOf } from '../../rules/stock.ts';
import { phaseWords } from '../board/heading.ts';
import { goodText, stockText } from './words.ts';

const HEADS = ['cash', 'depots', 'cargo', 'diamonds', 'train', 'score', 'plan', 'hold', 'character'];

/** The market, and everyone's numbers. */
export function numbersText(p: Position, words: TerminalWords): string[] {
  const seats = [...p.players.keys()];
  const plain: TerminalWords = { paint: (plainly) => plainly, seatName: (seat) => words.seatName(seat) };
  const game = p.mode === 'basic' ? 'basic game' : 'normal game';
  return [
    words.paint(
      `Boards ${p.layout}, ${game}, round ${Math.max(1, p.round)} of ${ROUNDS}. ${phaseWords(p).name}.`,
      'bold',
    ),
    marketText(p, words),
    ...playerLines(HEADS, seats, (seat) => numbersOf(p, seat, plain), words),
    ...seats.flatMap((seat) => storesText(p, seat, words)),
  ];
}

function marketText(p: Position, words: TerminalWords): string {
  const prices = GOODS.map((good) => `${goodText(good, words)} $${p.prices[good]}`).join('  ');
  const bins = p.bins.map((good) => goodText(good, words)).join('');
  const demand = stockText(p.demand, words);
  return `Prices ${prices}   market tiles ${bins === '' ? '–' : bins}   demand tiles ${demand === '' ? '–' : demand}`;
}

function numbersOf(p: Position, seat: Seat, words: TerminalWords): string[] {
  const { cash, depots, plan, hold, team, character, tokens, airshipLevel, trainLevel } = playerAt(p, seat);
  const cards = plan.map((card) => (card === null ? '–' : card === FACE_DOWN ? '#' : card));
  const flyer = findCharacter(p, character)?.name ?? findTeam(p, team)?.name ?? '';
  return [
    `$${cash}`,
    `${depots.length}`,
    `${sizeOf(hold)}/${cargoCapacity(p, seat)}`,
    `${diamondRating(p, seat)} (level ${airshipLevel})`,
    `${trainRating(p, seat)} (level ${trainLevel})`,
    `${scoreOf(p, seat).total ?? 0}`,
    cards.join(' '),
    stockText(hold, words),
    tokens > 0 ? say(text('{flyer}, {tokens, plural, one {# token} other {# tokens}}', { flyer, tokens })) : flyer,
  ];
}

/** The goods that wait in a seat's depots. */
function storesText(p: Position, seat: Seat, words: TerminalWords): readonly string[] {
  const stores = playerAt(p, seat).depots.filter(({ goods }) => sizeOf(goods) > 0);
  if (stores.length === 0) return [];
  const texts = stores.map(({ space, goods }) => `${space}: ${stockText(goods, words)}`);
  return [`${seatLetter(seat)} stores ${texts.join(', ')}`];
}
