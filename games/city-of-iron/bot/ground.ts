import { itemAt, type Seat } from '@roundhouse/kernel';
import type { GameSet } from '../content/set.ts';
import { setOf } from '../content/sets.ts';
import type { Mode, Player, Position } from '../rules/position.ts';
import type { Calendar } from './almanac.ts';
import { calendarOf, type Prospects, prospectsOf } from './calendar.ts';
import { type Estate, type Estates, estatesOf, type Future } from './estates.ts';
import { Holdings } from './holdings.ts';
import { Lately } from './lately.ts';
import { type Offer, offerOf } from './offers.ts';
import { type Tables, tablesOf } from './tables.ts';
import type { Weights } from './weights.ts';

/** What a ground is made of: with the same of each it is the same ground. */
interface Makings {
  readonly seat: Seat;
  readonly weights: Weights;
  readonly estates: Estates;
  readonly calendar: Calendar;
  readonly prospects: Prospects;
}

/**
 * What the evaluation has to know of a position and of the seat that looks at it, apart from the row, money and cards. Most
 * of what is compared, such as ways to pay, cards to buy and buildings to store, differs in these alone.
 */
export class Ground {
  readonly set: GameSet;
  readonly tables: Tables;
  readonly mode: Mode;
  readonly seat: Seat;
  readonly weights: Weights;
  readonly estates: Estates;
  readonly estate: Estate;
  readonly calendar: Calendar;
  readonly future: Future;
  readonly prospects: Prospects;
  readonly #makings: Makings;
  readonly #offers = new Map<string, Offer | null>();
  #holdings: Holdings | undefined;

  constructor(set: GameSet, mode: Mode, makings: Makings) {
    const { seat, weights, estates, calendar, prospects } = makings;
    this.set = set;
    this.tables = tablesOf(set);
    this.mode = mode;
    this.seat = seat;
    this.weights = weights;
    this.estates = estates;
    this.estate = itemAt(estates.all, seat);
    this.calendar = calendar;
    this.future = estates.at(calendar);
    this.prospects = prospects;
    this.#makings = makings;
  }

  isMadeOf({ seat, weights, estates, calendar, prospects }: Makings): boolean {
    const own = this.#makings;
    return (
      own.estates === estates &&
      own.calendar === calendar &&
      own.prospects.actions === prospects.actions &&
      own.seat === seat &&
      own.weights === weights
    );
  }

  /** What the seat's cities are good for besides what stands in them, where lands promise so much. */
  holdings(promises: readonly number[]): Holdings {
    if (this.#holdings?.promises !== promises) this.#holdings = new Holdings(this, promises);
    return this.#holdings;
  }

  /** What a building would bring; null where there is no land for it. */
  offer(id: string): Offer | null {
    const known = this.#offers.get(id);
    if (known !== undefined) return known;
    const offer = offerOf(this, id);
    this.#offers.set(id, offer);
    return offer;
  }
}

const lately = new Lately<Ground>();

/** The ground on which a seat stands. */
export function groundOf(p: Position, seat: Seat, weights: Weights): Ground {
  const set = setOf(p);
  const tables = tablesOf(set);
  const calendar = calendarOf(p, set, tables.almanac);
  const makings: Makings = {
    seat,
    weights,
    estates: estatesOf(p, set, tables),
    calendar,
    prospects: prospectsOf(p, set, seat, calendar),
  };
  for (const known of lately.items) if (known.isMadeOf(makings)) return known;
  return lately.add(new Ground(set, p.mode, makings));
}

/** A position as the seat sees it that stands on this ground. */
export interface Outlook {
  readonly p: Position;
  readonly player: Player;
  readonly ground: Ground;
}
