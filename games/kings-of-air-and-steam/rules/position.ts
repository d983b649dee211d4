import {
  type Chance as KernelChance,
  type ContentNames,
  fieldOf,
  itemAt,
  playerAt,
  refuse,
  type Seat,
  type Violation,
} from '@roundhouse/kernel';
import type { Space } from '../content/area.ts';
import type { Card, CardId } from '../content/box.ts';
import type { Ability, Character } from '../content/box-file.ts';
import { boxOf, findCard, findCharacter, findTeam } from '../content/boxes.ts';
import { CITY_SLOTS, DEMAND_SLOTS, type Good } from '../content/components.ts';
import type { Event } from './events.ts';
import type { Stock } from './stock.ts';

export type Mode = 'basic' | 'normal';

/** What others see of a planned card or of a chosen character. */
export const FACE_DOWN = 'face-down';

export interface Depot {
  readonly space: Space;
  readonly goods: Stock;
}

export interface Player {
  /** Null in the basic game. */
  readonly team: string | null;
  /** Null in the basic game and before it is chosen; face down until all have chosen. */
  readonly character: string | null;
  readonly cash: number;
  /** From 1. */
  readonly airshipLevel: number;
  readonly trainLevel: number;
  /** Null before the first depot is placed. */
  readonly airship: Space | null;
  readonly hold: Stock;
  readonly depots: readonly Depot[];
  /** Tokens of the character's power that are not yet spent. */
  readonly tokens: number;
  /** By socket; null when it is empty or its card went back to the deck. */
  readonly plan: readonly (CardId | null)[];
  readonly ready: boolean;
  /** Cards played besides the plan; they stay open until upkeep. */
  readonly extraCards: readonly CardId[];
}

export interface CityState {
  /** Null while the city waits for a demand tile and when it is closed. */
  readonly wants: Good | null;
  readonly demand: 'printed' | 'tile' | 'awaited' | 'closed';
  readonly goods: readonly Good[];
}

/** A railway that was built during the game. */
export interface NewLink {
  readonly seat: Seat;
  /** Indices of cities. */
  readonly ends: readonly [number, number];
  readonly spaces: readonly Space[];
}

export type Target = { readonly city: number } | { readonly depot: Space };

export interface Shipment {
  readonly from: Space;
  readonly good: Good;
  /** All goods on the train, the odd one included. */
  readonly count: number;
  /** One good of another kind among them. */
  readonly odd: Good | null;
  readonly to: Target;
}

/** A shipment whose way is settled. */
export interface Delivery {
  readonly shipment: Shipment;
  /** The depots at which the train stops, in the order of its way; a destination is not among them. */
  readonly stops: readonly Space[];
}

export interface ChooseTeamPhase {
  readonly name: 'choose-team';
  readonly seat: Seat;
}

export interface ChooseCharacterPhase {
  readonly name: 'choose-character';
}

export interface PlaceDepotPhase {
  readonly name: 'place-depot';
  readonly seat: Seat;
  readonly queue: readonly Seat[];
}

export interface PlanPhase {
  readonly name: 'plan';
}

/** The steps of a turn that somebody decides. */
export type Step =
  | { readonly name: 'flight'; readonly seat: Seat; readonly card: CardId }
  | { readonly name: 'rob'; readonly seat: Seat; readonly victims: readonly Seat[] }
  | {
      readonly name: 'cargo';
      readonly seat: Seat;
      readonly loaded: readonly Good[];
      readonly jettisoned: readonly Good[];
    }
  | { readonly name: 'extra-shipment'; readonly seat: Seat; readonly goods: number }
  | { readonly name: 'steal-good'; readonly seat: Seat }
  | { readonly name: 'action'; readonly seat: Seat }
  | { readonly name: 'second-action'; readonly seat: Seat }
  | { readonly name: 'choose-route'; readonly seat: Seat; readonly shipment: Shipment }
  | { readonly name: 'deliver'; readonly seat: Seat; readonly delivery: Delivery }
  | {
      readonly name: 'choose-demand';
      readonly seat: Seat;
      readonly city: number;
      /** What the seat has to choose from; null for those who may not know. */
      readonly offered: readonly Good[] | null;
    }
  | { readonly name: 'place-free-depot'; readonly seat: Seat; readonly link: number };

export interface UpkeepPhase {
  readonly name: 'upkeep';
  readonly seat: Seat;
}

export interface ClearancePhase {
  readonly name: 'clearance';
  readonly seat: Seat;
}

/** Which of the owners is paid for a good that is cleared. */
export interface ClearanceRoutePhase {
  readonly name: 'clearance-route';
  readonly seat: Seat;
  readonly from: Space;
  readonly good: Good;
}

export interface GameOverPhase {
  readonly name: 'game-over';
}

export type Phase =
  | ChooseTeamPhase
  | ChooseCharacterPhase
  | PlaceDepotPhase
  | PlanPhase
  | Step
  | UpkeepPhase
  | ClearancePhase
  | ClearanceRoutePhase
  | GameOverPhase;

export type PhaseOf<N extends Phase['name']> = Extract<Phase, { name: N }>;

/** Plain JSON; nothing below the top level is ever changed in place. */
export interface Position {
  mode: Mode;
  /** The boards and how they lie: see the code of layouts. */
  layout: string;
  /** The very boards and the very box: two may have one id. */
  content: ContentNames;
  round: number;
  /** Sockets whose cards lie open, so the number of the cycle; 0 while players plan. */
  cycle: number;
  phase: Phase;
  /** What follows in this turn, the next step first. */
  agenda: readonly Step[];
  /** The turn order of this cycle. */
  order: readonly Seat[];
  /** Whose turn it is: an index into the order. */
  turn: number;
  /** The holder of the first-player marker; the normal game has none. */
  firstPlayer: Seat;
  players: readonly Player[];
  /** In dollars. */
  prices: Readonly<Record<Good, number>>;
  /** Market tiles that are not yet drawn. */
  tiles: Stock;
  bins: readonly Good[];
  /** The stack of demand tiles. */
  demand: Stock;
  /** Goods on each factory of the play area. */
  factories: readonly number[];
  /** By city of the play area. */
  cities: readonly CityState[];
  /** Fulfilled cities for which there was no tile, in the order of their fulfilment. */
  awaiting: readonly number[];
  newLinks: readonly NewLink[];
}

export type Chance = KernelChance<Event>;

export { changePlayer, playerAt } from '@roundhouse/kernel';

export function characterOf(p: Position, seat: Seat): Character | undefined {
  return findCharacter(p, playerAt(p, seat).character);
}

export function hasAbility(p: Position, seat: Seat, ability: Ability): boolean {
  return characterOf(p, seat)?.ability === ability;
}

/** The seat whose character has a power, if it is in play. */
export function seatWith(p: Position, ability: Ability): Seat | undefined {
  const seat = p.players.findIndex((_, one) => hasAbility(p, one, ability));
  return seat === -1 ? undefined : seat;
}

export function priorityOf(p: Position, seat: Seat): number {
  return findTeam(p, playerAt(p, seat).team)?.priority ?? 0;
}

export function cardOf(p: Position, seat: Seat, id: CardId): Card {
  const card = findCard(p, playerAt(p, seat).team, id);
  if (card === undefined) throw new RangeError(`there is no card "${id}"`);
  return card;
}

function airshipTrack(p: Position, seat: Seat) {
  const { airshipTracks, basicTrack } = boxOf(p);
  return fieldOf(airshipTracks, findTeam(p, playerAt(p, seat).team)?.track ?? basicTrack);
}

/** Null when there is no such level. */
export function airshipAt(p: Position, seat: Seat, level: number) {
  return airshipTrack(p, seat)[level - 1] ?? null;
}

export function trainAt(p: Position, level: number) {
  return boxOf(p).trainTrack[level - 1] ?? null;
}

/** The airship of a seat as it is, or at another level that it can have. */
export function airshipOf(p: Position, seat: Seat, level = playerAt(p, seat).airshipLevel) {
  return itemAt(airshipTrack(p, seat), level - 1);
}

/** The train of a seat as it is, or at another level that it can have. */
export function trainOf(p: Position, seat: Seat, level = playerAt(p, seat).trainLevel) {
  return itemAt(boxOf(p).trainTrack, level - 1);
}

export function cargoCapacity(p: Position, seat: Seat): number {
  return airshipOf(p, seat).cargo;
}

export function diamondRating(p: Position, seat: Seat): number {
  return airshipOf(p, seat).diamonds;
}

export function trainRating(p: Position, seat: Seat): number {
  return trainOf(p, seat).rating;
}

export function depotAt(p: Position, seat: Seat, space: Space): Depot | undefined {
  return playerAt(p, seat).depots.find((depot) => depot.space === space);
}

/** The owner of the depot on a space. */
export function depotOwner(p: Position, space: Space): Seat | undefined {
  const seat = p.players.findIndex(({ depots }) => depots.some((depot) => depot.space === space));
  return seat === -1 ? undefined : seat;
}

/** The seats from this one on, around the table. */
export function clockwiseFrom(p: Position, first: Seat): readonly Seat[] {
  return p.players.map((_, index) => (first + index) % p.players.length);
}

export function slotsLeft({ demand, goods }: CityState): number {
  if (demand === 'printed') return CITY_SLOTS - goods.length;
  return demand === 'tile' ? DEMAND_SLOTS - goods.length : 0;
}

export function changeCity(p: Position, city: number, change: Partial<CityState>): void {
  p.cities = p.cities.with(city, { ...itemAt(p.cities, city), ...change });
}

export function tooDear(rule: string, cost: number, cash: number): Violation {
  return refuse(rule, 'That costs ${cost}, and you have ${cash}.', { cost, cash });
}
