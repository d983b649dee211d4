import { say, text } from '@roundhouse/kernel';
import type { TerminalWords } from '@roundhouse/style';
import type { GameSet } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import { incomeNow, totalOf } from '../../rules/end-round/income.ts';
import { rankings } from '../../rules/goods.ts';
import type { Held, Position } from '../../rules/position.ts';
import { pointsOf } from '../../rules/result.ts';
import { wrapped } from './board-text.ts';

/** Everybody's coins, science, points, income and cards, and who holds how much of each good. */
export function numbersText(p: Position, words: TerminalWords): readonly string[] {
  const set = setOf(p);
  const held = rankings(p);
  const players = p.players.flatMap((player, seat) => {
    const { coins, science, hand, citizen, military } = player;
    const income = totalOf(incomeNow(p, seat, held));
    return [
      say(
        text(
          '{who}: {coins, plural, one {# coin} other {# coins}}, {science} science, ' +
            '{points, plural, one {# point} other {# points}}, income {income}',
          { who: { seat }, coins, science, points: pointsOf(p, seat), income },
        ),
        words,
      ),
      `  citizens to draw ${citizen.draw.length}, discarded ${citizen.discard.length}; military to draw ${military.draw.length}, discarded ${military.discard.length}`,
      ...handText(set, hand),
    ];
  });
  const goods = set.file.goods.flatMap(({ id, name }) => {
    const amounts = held.get(id)?.amounts ?? [];
    return amounts.every((amount) => amount === 0) ? [] : [`  ${name}: ${amounts.join(' / ')}`];
  });
  return [...players, 'Goods by seat:', ...goods];
}

function handText(set: GameSet, hand: readonly Held[]): readonly string[] {
  const seen = hand.flatMap((id) => (id === null ? [] : [set.cards.get(id)?.name ?? id]));
  return seen.length === hand.length ? wrapped('  hand: ', seen) : [`  hand of ${hand.length}`];
}
