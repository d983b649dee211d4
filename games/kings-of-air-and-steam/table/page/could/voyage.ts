import { itemAt, type Seat } from '@roundhouse/kernel';
import type { Space } from '../../../content/area.ts';
import { cardsLeft, copiesLeft } from '../../../rules/deck.ts';
import { cardOf, playerAt, type Position } from '../../../rules/position.ts';
import { flownWith, type Leg, legsOf, legsToCome } from '../planning.ts';

/** Where an airship can come, and when. */
export interface Voyage {
  /** The first card after which it can be in a space; null where it cannot come there. */
  readonly at: (space: Space) => Call | null;
}

export interface Call {
  readonly socket: number;
  /** The voyage from that space on. */
  readonly onward: () => Voyage;
}

type Marks = readonly (Space | null)[];

/** The voyage of the cards that are planned. */
export function ofPlan(p: Position, seat: Seat, marks: Marks): Voyage {
  const along = (legs: readonly Leg[]): Voyage => ({
    at: (space) => {
      const leg = legs.find(({ spaces }) => spaces.includes(space));
      if (leg === undefined) return null;
      return { socket: leg.socket, onward: () => along(legsOf(p, seat, marks, [space], leg.socket + 1)) };
    },
  });
  return along(legsToCome(p, seat, marks));
}

/** A way to fly, and how many cards that allow it are left in the deck: a star more on a card changes no flight. */
interface Wing {
  readonly count: number;
  readonly endsFrom: (start: Space) => Spaces;
}

/** A bit for each space: thousands of these are joined, and sets would take a blink of an eye too long. */
type Spaces = bigint;

/** Where an airship can be once some cards of the deck are laid. */
interface Course {
  /** How many of each wing. */
  readonly laid: readonly number[];
  readonly spaces: Spaces;
}

/** Every voyage, if any cards that are left in the deck are laid into the empty sockets, each as often as it is there. */
export function ofHand(p: Position, seat: Seat, marks: Marks, airship: Space): Voyage {
  const wings = wingsLeft(p, seat);
  const sockets = playerAt(p, seat).plan.map((card) => (card === null ? null : wingOf(p, seat, [card])));
  const from = (starts: readonly Course[], first: number): Voyage => {
    const legs: (readonly Course[])[] = [];
    /** Later cards are tried only if earlier ones do not come there: each has many more courses. */
    const leg = (socket: number): readonly Course[] => {
      const before = socket === first ? starts : leg(socket - 1);
      const wing = itemAt(sockets, socket);
      legs[socket] ??= wing === null ? withAny(before, wings) : withPlanned(before, wing, marks[socket] ?? null);
      return legs[socket];
    };
    return {
      at: (space) => {
        for (let socket = first; socket < sockets.length; socket++) {
          const there = endingAt(leg(socket), space);
          if (there.length > 0) return { socket, onward: () => from(there, socket + 1) };
        }
        return null;
      },
    };
  };
  return from([{ laid: wings.map(() => 0), spaces: bitOf(airship) }], 0);
}

function wingsLeft(p: Position, seat: Seat): readonly Wing[] {
  const alike = new Map<string, string[]>();
  for (const id of cardsLeft(p, seat)) {
    const flight = JSON.stringify(cardOf(p, seat, id).move);
    alike.set(flight, [...(alike.get(flight) ?? []), id]);
  }
  return [...alike.values()].map((ids) => wingOf(p, seat, ids));
}

function wingOf(p: Position, seat: Seat, ids: readonly string[]): Wing {
  const card = cardOf(p, seat, itemAt(ids, 0));
  const known = new Map<Space, Spaces>();
  return {
    count: ids.reduce((sum, id) => sum + copiesLeft(p, seat, id), 0),
    endsFrom: (start) => {
      const ends = known.get(start) ?? joined(flownWith(p, seat, [start], card).map(bitOf));
      known.set(start, ends);
      return ends;
    },
  };
}

function withAny(courses: readonly Course[], wings: readonly Wing[]): readonly Course[] {
  const merged = new Map<string, Course>();
  for (const { laid, spaces } of courses) {
    const starts = spacesIn(spaces);
    for (const [index, wing] of wings.entries()) {
      const times = itemAt(laid, index) + 1;
      if (times > wing.count) continue;
      const more = laid.with(index, times);
      const before = merged.get(more.join())?.spaces ?? 0n;
      merged.set(more.join(), { laid: more, spaces: before | joined(starts.map(wing.endsFrom)) });
    }
  }
  return [...merged.values()];
}

/** A planned card stays where it lies, and ends where that is noted, if it can. */
function withPlanned(courses: readonly Course[], wing: Wing, mark: Space | null): readonly Course[] {
  const flown = courses.map(({ laid, spaces }) => ({ laid, spaces: joined(spacesIn(spaces).map(wing.endsFrom)) }));
  const noted = mark === null ? [] : endingAt(flown, mark);
  return noted.length === 0 ? flown : noted;
}

function endingAt(courses: readonly Course[], space: Space): readonly Course[] {
  const bit = bitOf(space);
  return courses.flatMap(({ laid, spaces }) => ((spaces & bit) === 0n ? [] : [{ laid, spaces: bit }]));
}

function bitOf(space: Space): Spaces {
  return 1n << BigInt(space);
}

function joined(all: readonly Spaces[]): Spaces {
  return all.reduce((sum, one) => sum | one, 0n);
}

function spacesIn(spaces: Spaces): readonly Space[] {
  const bits = spaces.toString(2);
  return Array.from(bits, (bit, index) => (bit === '1' ? bits.length - 1 - index : -1)).filter((space) => space >= 0);
}
