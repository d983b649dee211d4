import { type Progress, refuse, type Seat } from '@roundhouse/kernel';
import { cardOf, type GameSet } from '../../content/set.ts';
import type { DeckName } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../actions.ts';
import { namedCard } from '../names.ts';
import { type Chance, changePlayer, type Position, playerAt, without } from '../position.ts';
import type { Decision } from '../section.ts';
import { continueTurn, endTurn, type Turn } from './turn.ts';

const DECKS: readonly DeckName[] = ['citizen', 'military'];

function ofDeck(set: GameSet, laid: readonly string[], deck: DeckName): readonly string[] {
  return laid.filter((id) => cardOf(set, id).deck === deck);
}

/** The cards of the first deck whose order there is to choose, each kind once. */
function toOrder(set: GameSet, laid: readonly string[]): readonly string[] {
  if (laid.length < 2) return [];
  for (const deck of DECKS) {
    const kinds = [...new Set(ofDeck(set, laid, deck))];
    if (kinds.length > 1) return kinds;
  }
  return [];
}

function layDown(p: Position, seat: Seat, cards: readonly string[], { tell }: Chance): void {
  if (cards.length === 0) return;
  const set = setOf(p);
  for (const deck of DECKS) {
    const pile = playerAt(p, seat)[deck];
    const mine = ofDeck(set, cards, deck);
    if (mine.length > 0) changePlayer(p, seat, { [deck]: { ...pile, discard: [...pile.discard, ...mine] } });
  }
  tell({ type: 'discarded', seat, cards: cards.map((id) => namedCard(set, id)) });
}

/**
 * What was laid down goes to the discard piles, face up, in the order that the player chooses. Where there is nothing
 * to choose it goes there at once.
 */
export function finishDeed(
  p: Position,
  turn: Turn & { readonly free: boolean },
  laid: readonly string[],
  chance: Chance,
): Progress {
  const { seat, free } = turn;
  if (toOrder(setOf(p), laid).length > 0) {
    p.phase = { name: 'discard', seat, turn: turn.turn, free, laid };
    return 'waiting';
  }
  layDown(p, seat, laid, chance);
  return free ? continueTurn(p, turn) : endTurn(p, turn);
}

/** Choosing the order of the discards: it is the order in which they will be drawn again. */
export const discard: Decision<'discard'> = {
  legal(p, phase) {
    return toOrder(setOf(p), phase.laid).map((card): Action => ({ type: 'discard', cards: [card] }));
  },

  check(_p, phase, _seat, action) {
    const left = action.cards.reduce(without<string>, phase.laid);
    if (left.length === phase.laid.length - action.cards.length) return null;
    return refuse('card-action.discard', 'Only the cards that you played go to the discard piles, each once.');
  },

  play(p, phase, seat, action, chance) {
    layDown(p, seat, action.cards, chance);
    return finishDeed(p, phase, action.cards.reduce(without<string>, phase.laid), chance);
  },
};
