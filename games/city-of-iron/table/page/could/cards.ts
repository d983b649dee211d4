import { itemAt, type Seat, type Violation } from '@roundhouse/kernel';
import { afterPlan } from '@roundhouse/table-kit';
import { cardOf, type GameSet } from '../../../content/set.ts';
import type { Price } from '../../../content/set-file.ts';
import { setOf } from '../../../content/sets.ts';
import type { Action } from '../../../rules/actions.ts';
import { capacityOf } from '../../../rules/cities.ts';
import { cityOfIron } from '../../../rules/game.ts';
import { withCard } from '../../../rules/piles.ts';
import { changePlayer, type Player, type Position, playerAt } from '../../../rules/position.ts';
import { legalAttacks } from '../../../rules/three-actions/attack-town.ts';
import { checkCardAction, legalCardActions, type PlayAction } from '../../../rules/three-actions/card-action.ts';
import { byWorth, type Changes, changesTo } from './changes.ts';
import { type TownChange, townChange } from './towns.ts';

/** What playing a card would change, at its best use. */
export interface CardChange extends Changes {
  readonly card: string;
  readonly way: number;
  /** How: from the card that is played to what is laid on the discard piles. */
  readonly plan: readonly Action[];
  /** Coins and science that come or go at once. */
  readonly coinsNow: number;
  readonly scienceNow: number;
  /** How many more buildings the cities would hold. */
  readonly room: number;
}

/**
 * What a card could be played for, each of its ways at its best. `refusal` says why it cannot be played; a card without
 * an action of its own has neither.
 */
export interface CardUses {
  readonly card: string;
  readonly uses: readonly CardChange[];
  readonly refusal: Violation | null;
}

/** What a card for sale would bring if it were in hand; its price is told apart. */
export interface ForSale extends CardUses {
  readonly price: Price;
  readonly affordable: boolean;
  /** The best of the towns that could be attacked with it, and not without; null where there is none. */
  readonly opens: TownChange | null;
}

/** As if it were the first of the seat's actions in this round: the round does not end with it. */
function supposed(p: Position, seat: Seat): Position {
  return { ...p, phase: { name: 'action', seat, turn: 1 } };
}

/** What every card in a seat's hand that has an action would change; what brings most first. */
export function handChanges(p: Position, seat: Seat): readonly CardUses[] {
  return [...new Set(playerAt(p, seat).hand)]
    .flatMap((card) => (card === null || cardOf(setOf(p), card).action === null ? [] : [card]))
    .map((card) => usesOf(supposed(p, seat), seat, card))
    .toSorted((one, other) => byUses(one.uses, other.uses));
}

/** What every card that a seat can still buy would bring; what brings most first. */
export function shopChanges(p: Position, seat: Seat): readonly ForSale[] {
  const set = setOf(p);
  const player = playerAt(p, seat);
  const cards = [...new Set(player.supply)].map((card): ForSale => {
    const { cost } = cardOf(set, card);
    const withIt = holding(p, seat, card);
    return {
      price: cost,
      affordable: cost.coins <= player.coins && cost.science <= player.science,
      ...usesOf(supposed(withIt, seat), seat, card),
      opens: opened(p, withIt, seat),
    };
  });
  return cards.toSorted((one, other) => byUses(bestOf(one), bestOf(other)));
}

/** The table with a card of the supply in its buyer's hand. */
export function holding(p: Position, seat: Seat, card: string): Position {
  const withIt = { ...p };
  changePlayer(withIt, seat, { hand: withCard(setOf(p), playerAt(p, seat).hand, card) });
  return withIt;
}

function opened(p: Position, withIt: Position, seat: Seat): TownChange | null {
  const before = new Set(legalAttacks(p, seat).map((action) => (action.type === 'attack' ? action.town : null)));
  const [best = null] = legalAttacks(withIt, seat)
    .flatMap((action) => (action.type === 'attack' && !before.has(action.town) ? [action.town] : []))
    .map((town) => townChange(withIt, seat, town))
    .toSorted(byWorth);
  return best;
}

function bestOf({ uses, opens }: ForSale): readonly Changes[] {
  return opens === null ? uses : [...uses, opens].toSorted(byWorth);
}

/** The first of each is its best; what cannot be used comes last. */
function byUses([one]: readonly Changes[], [other]: readonly Changes[]): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return byWorth(one, other);
}

/** Every way of a card at its best, or why it cannot be played. */
function usesOf(p: Position, seat: Seat, card: string): CardUses {
  const { action } = cardOf(setOf(p), card);
  const plays = legalCardActions(p, seat).flatMap((one) =>
    one.type === 'play-card' && one.card === card ? [one] : [],
  );
  const uses = [...(action?.ways.keys() ?? [])].flatMap((way) =>
    plays
      .filter((play) => play.way === way)
      .map((play) => bestUse(p, seat, play))
      .toSorted(byCard)
      .slice(0, 1),
  );
  if (action === null || uses.length > 0) return { card, uses: uses.toSorted(byCard), refusal: null };
  const [land = null] = action.fuel.distance === 'land' ? p.lands : [];
  return { card, uses, refusal: checkCardAction(p, seat, { type: 'play-card', card, way: 0, land }) };
}

/** Played on a copy by the game's own rules: paid with as few cards as possible, and used for what brings most. */
function bestUse(p: Position, seat: Seat, play: PlayAction): CardChange {
  const plan: Action[] = [play];
  let after = afterPlan(cityOfIron, p, seat, plan);
  for (let next = nextStep(after, seat); next !== null; next = nextStep(after, seat)) {
    plan.push(next);
    after = afterPlan(cityOfIron, after, seat, [next]);
  }
  return useChange(p, after, seat, play, plan);
}

function useChange(p: Position, after: Position, seat: Seat, { card, way }: PlayAction, plan: readonly Action[]) {
  const [was, is] = [playerAt(p, seat), playerAt(after, seat)];
  const set = setOf(p);
  return {
    ...changesTo(after, p, seat),
    card,
    way,
    plan,
    coinsNow: is.coins - was.coins,
    scienceNow: is.science - was.science,
    room: roomOf(after, set, is) - roomOf(p, set, was),
  };
}

function roomOf(p: Position, set: GameSet, player: Player): number {
  return player.cities.reduce((sum, city) => sum + capacityOf(p, set, player, city), 0);
}

function byCard(one: CardChange, other: CardChange): number {
  return (
    byWorth(one, other) || other.room - one.room || other.scienceNow - one.scienceNow || other.coinsNow - one.coinsNow
  );
}

/** What to do next for a card that was begun; null when it is done. */
function nextStep(p: Position, seat: Seat): Action | null {
  const { phase } = p;
  if (phase.name === 'discard') return { type: 'discard', cards: [...phase.laid] };
  if (phase.name !== 'pay' && phase.name !== 'effect') return null;
  const options = cityOfIron.legal(p, seat);
  if (phase.name === 'pay') {
    return itemAt(
      options.toSorted((one, other) => cardsIn(one) - cardsIn(other)),
      0,
    );
  }
  const play = { type: 'play-card', card: phase.deed.card, way: phase.deed.way, land: phase.deed.land } as const;
  const [best] = options
    .map((option) => useChange(p, afterPlan(cityOfIron, p, seat, [option]), seat, play, [option]))
    .toSorted(byCard);
  return best === undefined ? null : itemAt(best.plan, 0);
}

function cardsIn(action: Action): number {
  return action.type === 'pay' ? action.cards.length : 0;
}
