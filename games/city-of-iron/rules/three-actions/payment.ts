import { refuse, type Violation } from '@roundhouse/kernel';
import { cardOf, type GameSet } from '../../content/set.ts';
import type { Card, CardAction, Land } from '../../content/set-file.ts';
import { type Held, without } from '../position.ts';

/** What cards must give together. */
export interface Need {
  readonly distance: number;
  readonly work: number;
  readonly attack: number;
  readonly vehicle: Land['vehicle'];
}

export const NO_NEED: Need = { distance: 0, work: 0, attack: 0, vehicle: null };

/** The skills that a card's action asks of other cards; settling asks for those that lead to the land. */
export function fuelOf(set: GameSet, { fuel }: CardAction, land: string | null): Need {
  const { distance, work } = fuel;
  if (distance !== 'land') return { distance, work, attack: 0, vehicle: null };
  const target = land === null ? undefined : set.lands.get(land);
  return { distance: target?.distance ?? 0, work, attack: 0, vehicle: target?.vehicle ?? null };
}

export function needsNothing({ distance, work, attack, vehicle }: Need): boolean {
  return distance <= 0 && work <= 0 && attack <= 0 && vehicle === null;
}

function lessen(need: Need, card: Card): Need {
  return {
    distance: need.distance - card.skills.distance,
    work: need.work - card.skills.work,
    attack: need.attack - card.attack,
    vehicle: need.vehicle !== null && card.vehicle === need.vehicle ? null : need.vehicle,
  };
}

/** What is still missing when these cards are laid down. */
function missing(set: GameSet, need: Need, cards: readonly string[]): Need {
  return cards.reduce((rest, id) => lessen(rest, cardOf(set, id)), need);
}

/** Whether a card gives anything towards a need. */
function helps(need: Need, card: Card): boolean {
  return (
    (need.distance > 0 && card.skills.distance > 0) ||
    (need.work > 0 && card.skills.work > 0) ||
    (need.attack > 0 && card.attack > 0) ||
    (need.vehicle !== null && card.vehicle === need.vehicle)
  );
}

/** Whether all these cards together are enough; `except` stays in hand. */
export function canPay(set: GameSet, hand: readonly Held[], need: Need, except: string | null = null): boolean {
  if (needsNothing(need)) return true;
  let { distance, work, attack, vehicle } = need;
  let kept = except;
  for (const id of hand) {
    if (id === null) continue;
    if (id === kept) {
      kept = null;
      continue;
    }
    const card = cardOf(set, id);
    distance -= card.skills.distance;
    work -= card.skills.work;
    attack -= card.attack;
    if (card.vehicle === vehicle) vehicle = null;
  }
  return distance <= 0 && work <= 0 && attack <= 0 && vehicle === null;
}

/**
 * Every payment that a hand can make, each kind of card told apart but not its copies: sets of cards that are enough, and
 * of which none could be left out.
 */
export function payments(set: GameSet, hand: readonly Held[], need: Need): readonly (readonly string[])[] {
  const useful = hand.filter((id) => id !== null).filter((id) => helps(need, cardOf(set, id)));
  const found: (readonly string[])[] = [];
  const extend = (from: number, laid: readonly string[], rest: Need): void => {
    if (needsNothing(rest)) {
      if (superfluous(set, need, laid) === undefined) found.push(laid);
      return;
    }
    for (let index = from; index < useful.length; index++) {
      const id = useful[index];
      // Of two copies the first is taken first: otherwise the same payment would be found twice.
      if (id === undefined || (index > from && useful[index - 1] === id)) continue;
      const card = cardOf(set, id);
      if (helps(rest, card)) extend(index + 1, [...laid, id], lessen(rest, card));
    }
  };
  extend(0, [], need);
  return found;
}

/** A card without which the others would be enough. */
function superfluous(set: GameSet, need: Need, cards: readonly string[]): string | undefined {
  return cards.find((id) => needsNothing(missing(set, need, without(cards, id))));
}

export function checkPayment(
  set: GameSet,
  hand: readonly Held[],
  need: Need,
  cards: readonly string[],
): Violation | null {
  if (cards.reduce<readonly Held[]>(without, hand).length !== hand.length - cards.length) {
    return refuse('card-action.in-hand', 'You can pay only with cards that you hold, each once.');
  }
  const rest = missing(set, need, cards);
  if (!needsNothing(rest)) return tooLittle(rest);
  const spare = superfluous(set, need, cards);
  if (spare === undefined) return null;
  return refuse('card-action.no-surplus', 'That is enough without {card}: leave it out.', {
    card: { term: cardOf(set, spare).name },
  });
}

/** Which rule asks for what is missing. */
export function tooLittle({ distance, work, attack, vehicle }: Need): Violation {
  if (vehicle !== null) {
    return refuse('settle.vehicle', 'That land can be reached by {vehicle} only.', { vehicle: { term: vehicle } });
  }
  if (attack > 0) return refuse('attack.strength', 'These cards lack {attack} attack.', { attack });
  if (work <= 0) return refuse('card-action.fuel', 'These cards lack {distance} distance.', { distance });
  return distance <= 0
    ? refuse('card-action.fuel', 'These cards lack {work} work.', { work })
    : refuse('card-action.fuel', 'These cards lack {distance} distance and {work} work.', { distance, work });
}

/** What is missing when the whole hand is laid down. */
export function shortfall(set: GameSet, hand: readonly Held[], need: Need): Need {
  return missing(
    set,
    need,
    hand.filter((id) => id !== null),
  );
}
