import { itemAt, type Progress, type Seat } from '@roundhouse/kernel';
import { buildingOf, tokenOf } from '../../content/set.ts';
import type { Draw } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import { abilitiesOf } from '../cities.ts';
import { canDraw, checkDraw, drawCard } from '../piles.ts';
import { type Chance, type Position, playerAt } from '../position.ts';
import type { DecisionSection } from '../section.ts';

const DECKS = ['citizen', 'military'] as const;

/** How many cards a seat draws each round, by deck; in the family game all are citizens. */
export function drawsNow(p: Position, seat: Seat): Readonly<Record<Draw, number>> {
  const set = setOf(p);
  const player = playerAt(p, seat);
  const draws = { citizen: 0, military: 0, either: 0 };
  const add = (deck: Draw, amount: number): void => {
    draws[p.mode === 'family' ? 'citizen' : deck] += amount;
  };
  const startDraw = abilitiesOf(p, set, player).find(({ type }) => type === 'start-city-draw');
  for (const { tokens, buildings } of player.cities) {
    for (const { token, side } of tokens) {
      const printed = tokenOf(set, token)[side]?.draw;
      if (printed === undefined) continue;
      add(token === set.startToken && startDraw?.type === 'start-city-draw' ? startDraw.deck : printed, 1);
    }
    for (const id of buildings) {
      for (const effect of buildingOf(set, id).effects) {
        if (effect.type === 'round-draw') add(effect.deck, effect.amount);
      }
    }
  }
  return draws;
}

/** Cities and buildings bring cards. */
export const roundDraws: DecisionSection<'round-draw'> = {
  /** What leaves no choice is drawn at once. */
  enter(p, chance) {
    const left = [...p.players.keys()].map((seat) => {
      const draws = drawsNow(p, seat);
      for (const deck of DECKS) for (let drawn = 0; drawn < draws[deck]; drawn++) drawCard(p, seat, deck, chance);
      return drawWithoutChoice(p, seat, draws.either, chance);
    });
    return ask(p, left);
  },

  waiting: (_p, { left }) => left.flatMap((draws, seat) => (draws > 0 ? [seat] : [])),

  legal: (p, _phase, seat) =>
    DECKS.filter((deck) => canDraw(playerAt(p, seat), deck)).map((deck) => ({ type: 'draw', deck })),

  check: (p, _phase, seat, { deck }) => checkDraw(p, seat, deck),

  play(p, { left }, seat, action, chance) {
    drawCard(p, seat, action.deck, chance);
    return ask(p, left.with(seat, drawWithoutChoice(p, seat, itemAt(left, seat) - 1, chance)));
  },
};

/** Draws for a seat as long as only one deck has cards; what is left is for the owner to decide. */
function drawWithoutChoice(p: Position, seat: Seat, draws: number, chance: Chance): number {
  for (let left = draws; left > 0; left--) {
    const open = DECKS.filter((deck) => canDraw(playerAt(p, seat), deck));
    const [deck] = open;
    if (deck === undefined) return 0;
    if (open.length > 1) return left;
    drawCard(p, seat, deck, chance);
  }
  return 0;
}

function ask(p: Position, left: readonly number[]): Progress {
  if (left.every((draws) => draws === 0)) return 'finished';
  p.phase = { name: 'round-draw', left };
  return 'waiting';
}
