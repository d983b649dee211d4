import type { Chance as KernelChance, ContentNames, Seat } from '@roundhouse/kernel';
import type { DeckName } from '../content/set-file.ts';
import type { Event } from './events.ts';

export type Mode = 'family' | 'full';

/** A card of a hand or a draw pile; null where the eye that looks may not know it. */
export type Held = string | null;

/** A token on a land: its city side founds the city, its district side makes it larger. */
export interface PlacedToken {
  readonly token: string;
  readonly side: 'city' | 'district';
}

export interface City {
  readonly land: string;
  readonly tokens: readonly PlacedToken[];
  readonly buildings: readonly string[];
}

/** A citizen or military deck. It is never shuffled: when the draw pile is empty, the discard pile is turned over. */
export interface Pile {
  /** The next card to be drawn is the first. */
  readonly draw: readonly Held[];
  /** The first discarded is the first. */
  readonly discard: readonly string[];
}

/** What one scoring brought a player. */
export interface Scored {
  readonly goods: number;
  /** For holding as much of a good as its shield asks. */
  readonly shields: number;
  readonly buildings: number;
}

export interface Player {
  /** Null until it is chosen. */
  readonly nation: string | null;
  readonly coins: number;
  readonly science: number;
  readonly cities: readonly City[];
  readonly stored: readonly string[];
  readonly towns: readonly string[];
  /** In the order of the set; a card of two copies may be there twice. */
  readonly hand: readonly Held[];
  readonly citizen: Pile;
  readonly military: Pile;
  /** Cards not bought yet. */
  readonly supply: readonly string[];
  readonly scored: readonly Scored[];
}

export interface ChooseNationPhase {
  readonly name: 'choose-nation';
  readonly seat: Seat;
  /** Who chooses afterwards. */
  readonly queue: readonly Seat[];
}

/** All players put their starting decks in order, at the same time. */
export interface StackDecksPhase {
  readonly name: 'stack-decks';
  readonly ready: readonly boolean[];
}

export interface BidPhase {
  readonly name: 'bid';
  readonly seat: Seat;
  /** By space of the turn order track, left to right. */
  readonly track: readonly (Seat | null)[];
}

/** A nation that may bid twice does so when all have bid. */
export interface SecondBidPhase {
  readonly name: 'second-bid';
  readonly seat: Seat;
  readonly track: readonly (Seat | null)[];
}

/** A player's turn: free actions, then one real action. */
export interface ActionPhase {
  readonly name: 'action';
  readonly seat: Seat;
  /** Which of the actions of the round this is, from 1. */
  readonly turn: number;
}

export interface CardDeed {
  readonly type: 'card';
  readonly card: string;
  readonly way: number;
  /** The land to be settled, if the card settles one. */
  readonly land: string | null;
}

export interface AttackDeed {
  readonly type: 'attack';
  readonly town: string;
}

/** What is being paid for with cards. */
export type Deed = CardDeed | AttackDeed;

export interface PayPhase {
  readonly name: 'pay';
  readonly seat: Seat;
  readonly turn: number;
  readonly deed: Deed;
  readonly with: 'skills' | 'attack';
  /** Cards on the table that go to the discard piles in the end, the card that is played first. */
  readonly laid: readonly string[];
}

/** An effect of a card waits for a decision. */
export interface EffectPhase {
  readonly name: 'effect';
  readonly seat: Seat;
  readonly turn: number;
  readonly deed: CardDeed;
  readonly laid: readonly string[];
  /** The place of the effect on the card. */
  readonly step: number;
  /** How often it was used already. */
  readonly used: number;
}

export interface DiscardPhase {
  readonly name: 'discard';
  readonly seat: Seat;
  readonly turn: number;
  /** Whether the turn goes on afterwards. */
  readonly free: boolean;
  readonly laid: readonly string[];
}

/** Draws at the end of a round whose deck the owner picks. */
export interface RoundDrawPhase {
  readonly name: 'round-draw';
  /** How many by seat. */
  readonly left: readonly number[];
}

export interface Order {
  /** Null where the eye that looks may not know them. */
  readonly cards: readonly string[] | null;
  readonly done: boolean;
}

/** All players choose in secret what to buy. */
export interface PurchasePhase {
  readonly name: 'purchase';
  readonly orders: readonly Order[];
}

export interface GameOverPhase {
  readonly name: 'game-over';
}

export type Phase =
  | ChooseNationPhase
  | StackDecksPhase
  | BidPhase
  | SecondBidPhase
  | ActionPhase
  | PayPhase
  | EffectPhase
  | DiscardPhase
  | RoundDrawPhase
  | PurchasePhase
  | GameOverPhase;

export interface TownPile {
  readonly stars: number;
  readonly top: string | null;
  /** Below it, in no order: they are drawn when needed. */
  readonly rest: readonly string[];
}

/** Plain JSON; nothing below the top level is ever changed in place. */
export interface Position {
  set: string;
  /** The very set: two may have one id. */
  content: ContentNames;
  mode: Mode;
  nationAbilities: boolean;
  round: number;
  phase: Phase;
  /** Who bids first is the first. */
  bidOrder: readonly Seat[];
  /** Who acts first is the first. */
  order: readonly Seat[];
  players: readonly Player[];
  /** The buildings on offer, left to right. */
  row: readonly string[];
  /** What is left of each building deck, in no order; the last one holds what is shuffled for the last round. */
  decks: readonly (readonly string[])[];
  /** Buildings out of the game, until they are shuffled. */
  discards: readonly string[];
  /** Score Cards turned up so far. */
  shown: number;
  /** Scorings held so far. */
  scorings: number;
  /** Lands nobody has settled. */
  lands: readonly string[];
  towns: readonly TownPile[];
}

export type Chance = KernelChance<Event>;

export { changePlayer, playerAt } from '@roundhouse/kernel';

/** As long as others decide in secret, every seat may change its mind. */
export function isSeat(p: Position, _phase: Phase, seat: Seat): boolean {
  return seat >= 0 && seat < p.players.length;
}

export function without<T>(list: readonly T[], item: T): readonly T[] {
  const index = list.indexOf(item);
  return index === -1 ? list : list.toSpliced(index, 1);
}

const NONE: readonly string[] = [];

/** The cards that a seat has on the table. */
export function laidBy({ phase }: Position, seat: Seat): readonly string[] {
  switch (phase.name) {
    case 'pay':
    case 'effect':
    case 'discard':
      return phase.seat === seat ? phase.laid : NONE;
    default:
      return NONE;
  }
}

/** In the family game there is no military deck: whatever would draw from it draws a citizen. */
export function deckIn(p: Position, deck: DeckName): DeckName {
  return p.mode === 'family' ? 'citizen' : deck;
}
