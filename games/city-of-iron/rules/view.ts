import type { Eye } from '@roundhouse/kernel';
import type { Held, Order, Phase, Pile, Player, Position } from './position.ts';

const hide = (cards: readonly Held[]): readonly Held[] => cards.map(() => null);

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
