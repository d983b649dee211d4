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
export function legsOf(
  p: Position,
  seat: Seat,
  marks: readonly (Space | null)[],
  from: readonly Space[] = whereabouts(p, seat),
  first = 0,
): readonly Leg[] {
  const { plan } = playerAt(p, seat);
  const area = areaOf(p);
  const legs: Leg[] = [];
  let starts = from;
  for (const [socket, id] of plan.entries()) {
    if (socket < first) continue;
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

/** Where the airship of a seat is; nowhere before the first depot is placed. */
function whereabouts(p: Position, seat: Seat): readonly Space[] {
  const { airship } = playerAt(p, seat);
  return airship === null ? [] : [airship];
}

/** The same from the middle of a round on: with the flights that are left of a turn, and the cards of the turns to come. */
export function legsToCome(p: Position, seat: Seat, marks: readonly (Space | null)[]): readonly Leg[] {
  const here = whereabouts(p, seat);
  if (p.phase.name === 'plan' || p.cycle === 0) return legsOf(p, seat, marks, here);
  const flights = [p.phase, ...p.agenda].filter((step) => step.name === 'flight' && step.seat === seat);
  if (flights.length === 0) return legsOf(p, seat, marks, here, p.order.indexOf(seat) > p.turn ? p.cycle - 1 : p.cycle);
  const spaces = flights.reduce(
    (starts, step) =>
      step.name === 'flight'
        ? flownOnce(areaOf(p), starts, rulesOfFlight(p, seat, cardOf(p, seat, step.card)))
        : starts,
    here,
  );
  return [{ socket: p.cycle - 1, spaces, way: [] }, ...legsOf(p, seat, marks, spaces, p.cycle)];
}

/** Where a card can take an airship that is in one of some spaces. */
export function flownWith(p: Position, seat: Seat, starts: readonly Space[], card: Card): readonly Space[] {
  return ends(areaOf(p), starts, card, rulesOfFlight(p, seat, card));
}

function ends(area: Area, starts: readonly Space[], { move }: Card, rules: FlightRules): readonly Space[] {
  let spaces = starts;
  for (let flight = 0; flight < (move?.flights ?? 0); flight++) spaces = flownOnce(area, spaces, rules);
  return spaces;
}

function flownOnce(area: Area, starts: readonly Space[], rules: FlightRules): readonly Space[] {
  const reached = new Set(starts.flatMap((start) => flownFrom(area, start, rules).map(({ to }) => to)));
  return [...reached].toSorted((a, b) => a - b);
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
