import { type Eye, type Rng, shuffled } from '@roundhouse/kernel';
import { CARDS, type Card, type Position } from './position.ts';

const hide = (cards: readonly Card[]): Card[] => cards.map(() => null);

/** At the end the cards put aside are turned over, and all is open. */
export function view(p: Position, eye: Eye): Position {
  const open = p.phase === 'over';
  const own = (cards: readonly Card[], seat: number): readonly Card[] => (open || seat === eye ? cards : hide(cards));
  return {
    phase: p.phase,
    rounds: p.rounds,
    round: p.round,
    turn: p.turn,
    winner: p.winner,
    used: p.used,
    deck: open ? p.deck : hide(p.deck),
    hands: p.hands.map(own),
    aside: p.aside.map(own),
    sealed: p.sealed.map((bid, seat) => (bid === null || seat === eye ? bid : { card: null })),
    left: p.left,
    coins: p.coins,
    prizes: p.prizes,
  };
}

export function guess(seen: Position, rng: Rng): Position {
  const visible = new Set([
    ...seen.left,
    ...seen.deck,
    ...seen.hands.flat(),
    ...seen.aside.flat(),
    ...seen.sealed.map((bid) => bid?.card ?? null),
  ]);
  const unseen = shuffled(
    Array.from({ length: CARDS }, (_, i) => i + 1).filter((card) => !visible.has(card)),
    rng,
  );
  const filled = (card: Card): Card => card ?? unseen.pop() ?? null;
  return {
    ...seen,
    deck: seen.deck.map(filled),
    hands: seen.hands.map((cards) => cards.map(filled)),
    aside: seen.aside.map((cards) => cards.map(filled)),
    sealed: seen.sealed.map((bid) => bid && { card: filled(bid.card) }),
  };
}
