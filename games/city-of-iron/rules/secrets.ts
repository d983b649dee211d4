import { entryOf, type Eye, type Rng, type Seat, shuffled } from '@roundhouse/kernel';
import type { DeckName } from '../content/set-file.ts';
import { cardOf, type GameSet, nationCards } from '../content/set.ts';
import { setOf } from '../content/sets.ts';
import { priceOfCards } from './end-round/purchase.ts';
import { withCard } from './piles.ts';
import {
  type Held,
  laidBy,
  type Order,
  type Phase,
  type Pile,
  type Player,
  type Position,
  without,
} from './position.ts';
import { needOf, pay } from './three-actions/pay.ts';
import { payments } from './three-actions/payment.ts';

/** By how many there are: cards that nobody may know. */
const masks: (readonly Held[] | undefined)[] = [];

function hide({ length }: readonly Held[]): readonly Held[] {
  const mask = masks[length] ?? Array.from({ length }, () => null);
  masks[length] = mask;
  return mask;
}

/**
 * Hands and draw piles are their owner's alone, though everybody may count them; discard piles and what is still to be
 * bought lie open. What is being bought is nobody else's business until all have finished. At the end all is open.
 */
export function view(p: Position, eye: Eye): Position {
  const open = p.phase.name === 'game-over';
  return {
    set: p.set,
    content: p.content,
    mode: p.mode,
    nationAbilities: p.nationAbilities,
    round: p.round,
    phase: viewPhase(p.phase, eye),
    bidOrder: p.bidOrder,
    order: p.order,
    players: p.players.map((player, seat) => (open || seat === eye ? player : viewPlayer(player))),
    row: p.row,
    decks: p.decks,
    discards: p.discards,
    shown: p.shown,
    scorings: p.scorings,
    lands: p.lands,
    towns: p.towns,
  };
}

function viewPlayer(player: Player): Player {
  const pile = ({ draw, discard }: Pile): Pile => ({ draw: hide(draw), discard });
  return {
    nation: player.nation,
    coins: player.coins,
    science: player.science,
    cities: player.cities,
    stored: player.stored,
    towns: player.towns,
    hand: hide(player.hand),
    citizen: pile(player.citizen),
    military: pile(player.military),
    supply: player.supply,
    scored: player.scored,
  };
}

function viewPhase(phase: Phase, eye: Eye): Phase {
  if (phase.name !== 'purchase') return phase;
  const orders = phase.orders.map((order, seat): Order => (seat === eye ? order : { cards: null, done: order.done }));
  return { name: 'purchase', orders };
}

/** Who is about to pay holds cards that can: so often chance is asked for them before they are picked. */
const TRIES = 20;

/** Fills in what a seat does not see: others' hands, the order of their decks, and what they buy. */
export function guess(seen: Position, seat: Seat, rng: Rng): Position {
  const set = setOf(seen);
  const players = seen.players.map((player, other) =>
    other === seat ? player : guessPlayer(seen, set, other, player, rng),
  );
  return { ...seen, players, phase: guessPhase(seen, set, rng) };
}

/** The cards of a player that are neither for sale nor on the table nor discarded. */
function unseen(p: Position, set: GameSet, seat: Seat, player: Player, deck: DeckName): readonly string[] {
  if (player.nation === null) return [];
  const { start, supply } = nationCards(set, player.nation, p.nationAbilities, p.mode === 'full');
  const seen = [...player.supply, ...player[deck].discard, ...laidBy(p, seat)];
  return seen
    .reduce<readonly string[]>(without, [...start[deck], ...supply])
    .filter((id) => cardOf(set, id).deck === deck);
}

function guessPlayer(p: Position, set: GameSet, seat: Seat, player: Player, rng: Rng): Player {
  const masked = [...player.hand, ...player.citizen.draw, ...player.military.draw].includes(null);
  if (!masked) return player;
  const deal = (): Player => dealt(p, set, seat, player, rng);
  for (let tries = 0; tries < TRIES; tries++) {
    const guessed = deal();
    if (mayPay(p, seat, guessed)) return guessed;
  }
  return payingPlayer(p, set, deal());
}

/** Hand and draw piles by chance. */
function dealt(p: Position, set: GameSet, seat: Seat, player: Player, rng: Rng): Player {
  const citizens = shuffled(unseen(p, set, seat, player, 'citizen'), rng);
  const soldiers = shuffled(unseen(p, set, seat, player, 'military'), rng);
  const pile = ({ draw, discard }: Pile, cards: string[]): Pile => ({ draw: cards.splice(0, draw.length), discard });
  const citizen = pile(player.citizen, citizens);
  const military = pile(player.military, soldiers);
  return { ...player, citizen, military, hand: sortedHand(set, [...citizens, ...soldiers]) };
}

function sortedHand(set: GameSet, cards: readonly string[]): readonly Held[] {
  return cards.reduce<readonly Held[]>((hand, card) => withCard(set, hand, card), []);
}

function guessPhase({ phase, players }: Position, set: GameSet, rng: Rng): Phase {
  if (phase.name !== 'purchase') return phase;
  const orders = phase.orders.map(({ cards, done }, seat): Order => {
    const player = players[seat];
    return { cards: cards ?? (player === undefined ? [] : guessOrder(set, player, rng)), done };
  });
  return { name: 'purchase', orders };
}

/** Something that the player can afford, possibly nothing. */
function guessOrder(set: GameSet, player: Player, rng: Rng): readonly string[] {
  const wanted: string[] = [];
  for (const card of shuffled(player.supply, rng)) {
    if (rng.int(4) !== 0) continue;
    const { coins, science } = priceOfCards(set, [...wanted, card]);
    if (coins <= player.coins && science <= player.science) wanted.push(card);
  }
  return wanted.toSorted((a, b) => entryOf(set.cardOrder, a) - entryOf(set.cardOrder, b));
}

/** Whether a seat that has begun something with cards can pay for it with this hand; true for all others. */
function mayPay(p: Position, seat: Seat, player: Player): boolean {
  const { phase } = p;
  if (phase.name !== 'pay' || phase.seat !== seat) return true;
  return pay.legal({ ...p, players: p.players.with(seat, player) }, phase, seat).length > 0;
}

/** The same cards, with a hand that can pay: cards of a payment, and the strongest soldiers. */
function payingPlayer(p: Position, set: GameSet, player: Player): Player {
  if (p.phase.name !== 'pay') return player;
  const { deed, with: part, seat } = p.phase;
  const all = [...player.hand, ...player.citizen.draw, ...player.military.draw].filter((card) => card !== null);
  const ways = part === 'skills' ? payments(set, sortedHand(set, all), needOf(p, deed, part)) : [[]];
  for (const way of ways) {
    const guessed = withHand(set, player, all, way);
    if (mayPay(p, seat, guessed)) return guessed;
  }
  return player;
}

/** Puts these cards into the hand, and the strongest of the others as far as it has room. */
function withHand(set: GameSet, player: Player, all: readonly string[], wanted: readonly string[]): Player {
  const strongest = wanted
    .reduce<readonly string[]>(without, all)
    .toSorted((a, b) => cardOf(set, b).attack - cardOf(set, a).attack);
  const hand: string[] = [];
  const rest: Record<DeckName, string[]> = { citizen: [], military: [] };
  const room = {
    citizen: player.hand.filter((card) => card !== null && cardOf(set, card).deck === 'citizen').length,
    military: player.hand.filter((card) => card !== null && cardOf(set, card).deck === 'military').length,
  };
  for (const card of [...wanted, ...strongest]) {
    const { deck } = cardOf(set, card);
    room[deck] -= 1;
    if (room[deck] >= 0) hand.push(card);
    else rest[deck].push(card);
  }
  return {
    ...player,
    hand: sortedHand(set, hand),
    citizen: { ...player.citizen, draw: rest.citizen },
    military: { ...player.military, draw: rest.military },
  };
}
