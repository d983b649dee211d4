import { type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { setOf } from '../content/sets.ts';
import type { Action } from './actions.ts';
import { drawCard } from './piles.ts';
import { type Chance, changePlayer, type Held, type Position, playerAt, without } from './position.ts';
import type { DecisionSection } from './section.ts';
import { wrongPhase } from './wrong-phase.ts';

function enter(p: Position): Progress {
  p.phase = { name: 'stack-decks', ready: p.players.map(() => false) };
  return 'waiting';
}

/** Every order of these cards, none twice. */
function ordersOf(cards: readonly string[]): string[][] {
  if (cards.length === 0) return [[]];
  return [...new Set(cards)].flatMap((first) => ordersOf(without(cards, first)).map((rest) => [first, ...rest]));
}

const known = (cards: readonly Held[]): string[] => cards.filter((card) => card !== null);

function legal(p: Position, seat: Seat): Action[] {
  const player = playerAt(p, seat);
  return ordersOf(known(player.citizen.draw)).flatMap((citizen) =>
    ordersOf(known(player.military.draw)).map((military): Action => ({ type: 'stack-decks', citizen, military })),
  );
}

function isOrderOf(stack: readonly string[], cards: readonly Held[]): boolean {
  return stack.length === cards.length && stack.reduce<readonly Held[]>(without, cards).length === 0;
}

function check(p: Position, seat: Seat, action: Action): Violation | null {
  if (action.type !== 'stack-decks') return wrongPhase(p, action);
  const { citizen, military } = playerAt(p, seat);
  if (isOrderOf(action.citizen, citizen.draw) && isOrderOf(action.military, military.draw)) return null;
  return refuse('setup.starting-decks', 'Put all cards of each starting deck in order, each once.');
}

/** When all decks are in order everybody draws the first citizens. */
function play(p: Position, seat: Seat, action: Action, chance: Chance): Progress {
  if (p.phase.name !== 'stack-decks' || action.type !== 'stack-decks') return 'waiting';
  changePlayer(p, seat, {
    citizen: { draw: action.citizen, discard: [] },
    military: { draw: action.military, discard: [] },
  });
  const ready = p.phase.ready.with(seat, true);
  p.phase = { name: 'stack-decks', ready };
  chance.tell({ type: 'decks-stacked', seat });
  if (ready.includes(false)) return 'waiting';
  for (const each of p.players.keys()) {
    for (let drawn = 0; drawn < setOf(p).file.start.citizenDraws; drawn++) drawCard(p, each, 'citizen', chance);
  }
  return 'finished';
}

export const stackDecks: DecisionSection = { name: 'stack-decks', enter, legal, check, play };
