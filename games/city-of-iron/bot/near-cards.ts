import { entryOf } from '@roundhouse/kernel';
import type { Card, DeckName, Land } from '../content/set-file.ts';
import { type Held, laidBy, type Player } from '../rules/position.ts';
import { Lately } from './lately.ts';
import type { Outlook } from './ground.ts';
import type { Tables, Tool } from './tables.ts';

/** A card that comes to hand in some rounds is worth so much of one that is there, for each round. */
const PATIENCE = 0.75;
/** Whoever needs a card spends an action on drawing it. */
const DRAWN_BY_ACTIONS = 0.35;

/** A card that its owner has, and how near it is: 1 in hand, less the later it will be drawn. */
export interface NearCard {
  readonly tool: Tool;
  readonly near: number;
}

/** Where the cards of a player are, and how soon they come. */
interface Whereabouts {
  readonly tables: Tables;
  readonly hand: Player['hand'];
  readonly citizen: Player['citizen'];
  readonly military: Player['military'];
  readonly laid: readonly string[];
  /** How many citizens and soldiers are drawn in a round. */
  readonly citizens: number;
  readonly soldiers: number;
  readonly last: number;
}

function whereaboutsIn({ p, player, ground }: Outlook): Whereabouts {
  const { tables, seat, estate, calendar } = ground;
  const { hand, citizen, military } = player;
  const { draws } = estate;
  return {
    tables,
    hand,
    citizen,
    military,
    laid: laidBy(p, seat),
    citizens: draws.citizen + draws.either / 2 + DRAWN_BY_ACTIONS,
    soldiers: draws.military + draws.either / 2 + DRAWN_BY_ACTIONS,
    last: calendar.last,
  };
}

/** All cards that a seat owns and may know, the nearest first. */
export class NearCards {
  readonly all: readonly NearCard[];
  /** The nearest card that founds a city, and the nearest that makes one larger. */
  readonly explorer: NearCard | undefined;
  readonly mayor: NearCard | undefined;
  /** How far the other cards go towards the work that a mayor asks for. */
  readonly effort: number;
  readonly #from: Whereabouts;
  readonly #reach: (number | undefined)[] = [];

  constructor(from: Whereabouts) {
    this.#from = from;
    const { hand, tables } = from;
    const all: NearCard[] = [];
    for (const id of hand) if (id !== null) all.push({ tool: entryOf(tables.tools, id), near: 1 });
    merge(all, pileCards(from, 'citizen', from.citizens), pileCards(from, 'military', from.soldiers));
    this.all = all;
    this.explorer = all.find(({ tool, near }) => tool.settles && near > 0);
    this.mayor = all.find(({ tool, near }) => tool.expands && near > 0);
    const work = this.mayor?.tool.card.action?.fuel.work ?? 0;
    this.effort = share(all, work, ({ skills }) => skills.work, this.mayor);
  }

  isFrom(other: Whereabouts): boolean {
    const own = this.#from;
    return (
      own.hand === other.hand &&
      own.citizen === other.citizen &&
      own.military === other.military &&
      own.laid === other.laid &&
      own.citizens === other.citizens &&
      own.soldiers === other.soldiers &&
      own.last === other.last &&
      own.tables === other.tables
    );
  }

  /** How far the cards that an explorer takes along lead towards a land. */
  reach({ distance, vehicle }: Land): number {
    const { all, explorer } = this;
    if (explorer === undefined) return 0;
    const far = this.#reach[distance] ?? share(all, distance, ({ skills }) => skills.distance, explorer);
    this.#reach[distance] = far;
    if (vehicle === null || far === 0) return far;
    const carrier = all.find((each) => each !== explorer && each.tool.card.vehicle === vehicle);
    return far * (carrier?.near ?? 0);
  }
}

const lately = new Lately<NearCards>();

export function nearCardsIn(outlook: Outlook): NearCards {
  const from = whereaboutsIn(outlook);
  for (const known of lately.items) if (known.isFrom(from)) return known;
  return lately.add(new NearCards(from));
}

/** The cards of one deck that are not in hand, in the order in which they will be drawn. */
function pileCards(from: Whereabouts, deck: DeckName, aRound: number): readonly NearCard[] {
  const { tables, laid, last } = from;
  const { draw, discard } = from[deck];
  const nearness = nearnessAt(aRound);
  const cards: NearCard[] = [];
  const add = (id: Held): void => {
    if (id === null) return;
    const tool = entryOf(tables.tools, id);
    if (tool.card.deck !== deck) return;
    const place = cards.length + 1;
    cards.push({ tool, near: place / aRound > last ? 0 : (nearness[place] ?? PATIENCE ** (place / aRound)) });
  };
  for (const id of draw) add(id);
  for (const id of discard) add(id);
  for (const id of laid) add(id);
  return cards;
}

const nearnesses = new Map<number, readonly number[]>();

/** By place in a deck of which so many are drawn in a round. */
function nearnessAt(aRound: number): readonly number[] {
  const known = nearnesses.get(aRound);
  if (known !== undefined) return known;
  const nearness = Array.from({ length: 40 }, (_, place) => PATIENCE ** (place / aRound));
  nearnesses.set(aRound, nearness);
  return nearness;
}

/** Adds two lists whose nearest cards come first, so that they still do. */
function merge(all: NearCard[], ones: readonly NearCard[], others: readonly NearCard[]): void {
  let taken = 0;
  for (const one of ones) {
    for (let other = others[taken]; other !== undefined && other.near > one.near; other = others[taken]) {
      all.push(other);
      taken += 1;
    }
    all.push(one);
  }
  for (; taken < others.length; taken++) {
    const other = others[taken];
    if (other !== undefined) all.push(other);
  }
}

/** How far cards go towards a need, all but one: the nearest count first. */
export function share(cards: readonly NearCard[], need: number, of: (card: Card) => number, except?: NearCard): number {
  if (need <= 0) return 1;
  let given = 0;
  let weighted = 0;
  for (const each of cards) {
    if (each === except) continue;
    const gives = Math.min(of(each.tool.card), need - given);
    if (gives <= 0) continue;
    given += gives;
    weighted += gives * each.near;
  }
  return weighted / need;
}
