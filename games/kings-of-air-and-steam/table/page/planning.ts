import type { Seat } from '@roundhouse/kernel';
import { type Area, areaOf, type Space } from '../../content/area.ts';
import type { Card } from '../../content/box.ts';
import { rulesOfFlight } from '../../rules/move-and-action/flight.ts';
import { type Flight, type FlightRules, flightsFrom } from '../../rules/move-and-action/flight-paths.ts';
import { cardOf, type Position, playerAt } from '../../rules/position.ts';

/** Where a planned card can take the airship. */
export interface Leg {
  readonly socket: number;
  readonly spaces: readonly Space[];
  /** The way to the space that is noted after it, its start first; empty where none is noted. */
  readonly way: readonly Space[];
}

/**
 * What the cards that are planned so far can reach, one after the other: from the space that is noted after a card, or
 * from all that it could reach. Lost turns and route adjustments are for the planner to think of.
 */
export function legsOf(p: Position, seat: Seat, marks: readonly (Space | null)[]): readonly Leg[] {
  const { airship, plan } = playerAt(p, seat);
  const area = areaOf(p);
  const legs: Leg[] = [];
  let starts: readonly Space[] = airship === null ? [] : [airship];
  for (const [socket, id] of plan.entries()) {
    if (id === null) break;
    const card = cardOf(p, seat, id);
    const rules = rulesOfFlight(p, seat, card);
    const spaces = ends(area, starts, card, rules);
    const mark = marks[socket] ?? null;
    const noted = mark !== null && spaces.includes(mark);
    legs.push({ socket, spaces, way: noted ? wayTo(area, starts, mark, card, rules) : [] });
    starts = noted ? [mark] : spaces;
  }
  return legs;
}

function ends(area: Area, starts: readonly Space[], { move }: Card, rules: FlightRules): readonly Space[] {
  let spaces = starts;
  for (let flight = 0; flight < (move?.flights ?? 0); flight++) {
    const reached = new Set(spaces.flatMap((start) => flownFrom(area, start, rules).map(({ to }) => to)));
    spaces = [...reached].toSorted((a, b) => a - b);
  }
  return spaces;
}

/** An airship that cannot fly stays where it is. */
function flownFrom(area: Area, start: Space, rules: FlightRules): readonly Flight[] {
  const flights = flightsFrom(area, start, rules);
  return flights.length === 0 ? [{ to: start, path: [] }] : flights;
}

interface Way {
  readonly end: Space;
  readonly spaces: readonly Space[];
}

function wayTo(area: Area, starts: readonly Space[], to: Space, card: Card, rules: FlightRules): readonly Space[] {
  let ways = starts.map((start): Way => ({ end: start, spaces: [start] }));
  for (let flight = 0; flight < (card.move?.flights ?? 0); flight++) {
    ways = ways.flatMap(({ end, spaces }) =>
      flownFrom(area, end, rules).map((flown): Way => ({ end: flown.to, spaces: [...spaces, ...flown.path] })),
    );
  }
  return ways.find(({ end }) => end === to)?.spaces ?? [];
}
