import { refuse } from '@roundhouse/kernel';
import { setOf } from '../content/sets.ts';
import type { Action } from './actions.ts';
import { drawCard } from './piles.ts';
import { changePlayer, type Held, isSeat, playerAt, without } from './position.ts';
import type { DecisionSection } from './section.ts';

export const stackDecks: DecisionSection<'stack-decks'> = {
  enter(p) {
    p.phase = { name: 'stack-decks', ready: p.players.map(() => false) };
    return 'waiting';
  },

  waiting: (_p, { ready }) => ready.flatMap((isReady, seat) => (isReady ? [] : [seat])),

  mayRevise: isSeat,

  legal(p, _phase, seat) {
    const player = playerAt(p, seat);
    return ordersOf(known(player.citizen.draw)).flatMap((citizen) =>
      ordersOf(known(player.military.draw)).map((military): Action => ({ type: 'stack-decks', citizen, military })),
    );
  },

  check(p, _phase, seat, action) {
    const { citizen, military } = playerAt(p, seat);
    if (isOrderOf(action.citizen, citizen.draw) && isOrderOf(action.military, military.draw)) return null;
    return refuse('setup.starting-decks', 'Put all cards of each starting deck in order, each once.');
  },

  /** When all decks are in order everybody draws the first citizens. */
  play(p, phase, seat, action, chance) {
    changePlayer(p, seat, {
      citizen: { draw: action.citizen, discard: [] },
      military: { draw: action.military, discard: [] },
    });
    const ready = phase.ready.with(seat, true);
    p.phase = { name: 'stack-decks', ready };
    chance.tell({ type: 'decks-stacked', seat });
    if (ready.includes(false)) return 'waiting';
    for (const each of p.players.keys()) {
      for (let drawn = 0; drawn < setOf(p).file.start.citizenDraws; drawn++) drawCard(p, each, 'citizen', chance);
    }
    return 'finished';
  },
};

/** Every order of these cards, none twice. */
function ordersOf(cards: readonly string[]): string[][] {
  if (cards.length === 0) return [[]];
  return [...new Set(cards)].flatMap((first) => ordersOf(without(cards, first)).map((rest) => [first, ...rest]));
}

const known = (cards: readonly Held[]): string[] => cards.filter((card) => card !== null);

function isOrderOf(stack: readonly string[], cards: readonly Held[]): boolean {
  return stack.length === cards.length && stack.reduce<readonly Held[]>(without, cards).length === 0;
}
