import type { Seat } from './game.ts';

/** The colours in which seats are shown, in the order of the seats that nobody chose one for. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'gold', 'purple', 'light-blue', 'brown'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The emblems beside them, in the same order: colour alone never tells players apart. */
export const EMBLEMS = ['cross', 'ring', 'bar', 'star', 'chevron', 'diamond', 'anchor'] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** What a seat looks like wherever it is shown. Nothing is ever played by it. */
export interface Livery {
  readonly colour: SeatColour;
  readonly emblem: Emblem;
}

/**
 * What every seat looks like: what was chosen for it, unless a seat before it has the same; the others keep what is their
 * own, or take what is left.
 */
export function dressed(seats: number, chosen: readonly (Livery | null)[] = []): readonly Livery[] {
  const colours = dealt(SEAT_COLOURS, seats, (seat) => chosen[seat]?.colour);
  const emblems = dealt(EMBLEMS, seats, (seat) => chosen[seat]?.emblem);
  return Array.from({ length: seats }, (_, seat) => ({ colour: colours(seat), emblem: emblems(seat) }));
}

function dealt<T>(all: readonly T[], seats: number, chosen: (seat: Seat) => T | undefined): (seat: Seat) => T {
  const given = new Map<Seat, T>();
  const isFree = (one: T): boolean => ![...given.values()].includes(one);
  const give = (wanted: (seat: Seat) => T | undefined): void => {
    for (let seat = 0; seat < seats; seat++) {
      const one = given.has(seat) ? undefined : wanted(seat);
      if (one !== undefined && isFree(one)) given.set(seat, one);
    }
  };
  give(chosen);
  give((seat) => all[seat]);
  give(() => all.find(isFree));
  return (seat) => {
    const one = given.get(seat) ?? all[seat % all.length];
    if (one === undefined) throw new RangeError(`there is nothing to choose from for seat ${seat}`);
    return one;
  };
}

/** The same liveries after one seat took something: whoever had it gets what that seat had. */
export function exchanged(liveries: readonly Livery[], seat: Seat, wish: Partial<Livery>): readonly Livery[] {
  const before = liveries[seat];
  if (before === undefined) return liveries;
  const { colour = before.colour, emblem = before.emblem } = wish;
  return liveries.map((one, index) => {
    if (index === seat) return { colour, emblem };
    return {
      colour: one.colour === colour ? before.colour : one.colour,
      emblem: one.emblem === emblem ? before.emblem : one.emblem,
    };
  });
}
