import { EDGES, type Edge, type Hex, NOWHERE, opposite } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { isCity, type Topology } from './layout.ts';
import { type Meeting, type Network, type Run, type RunEnd, TOWN } from './network.ts';

/** Whether unowned track that ends at this place may be taken over by this seat: it starts at a city, or at a town of theirs. */
export function startsWithin(network: Network, place: Hex, seat: Seat): boolean {
  if (place === NOWHERE) return false;
  return isCity(network.topology, network.layout, place) || network.ownsInTown(place, seat);
}

/** Whether new track that meets this is thereby connected to a city through the seat's own track. */
export function anchors(network: Network, meeting: Meeting, seat: Seat): boolean {
  if (meeting.kind === 'city') return true;
  if (meeting.run === null) return false;
  if (meeting.run.owner === null) return startsWithin(network, meeting.place, seat);
  return meeting.run.owner === seat;
}

/** Whether track laid up to this side could not stay: off the map, or into another player's track. */
function isClosed(meeting: Meeting, seat: Seat): boolean {
  if (meeting.kind === 'barrier') return true;
  return meeting.run !== null && meeting.run.owner !== null && meeting.run.owner !== seat;
}

/** For each hex what is true of its sides, as bits of one number: whoever looks for builds reads it for every hex. */
export type Sides = Uint16Array;

export const EVERY_SIDE = 63;
const ANCHORED_AT = 6;
const TURNABLE = 1 << 12;
const MET = 1 << 13;

/** The bits of the sides where new track may not run. */
export function closedIn(sides: number): number {
  return sides & EVERY_SIDE;
}

/** The bits of the sides where new track would be connected. */
export function anchoredIn(sides: number): number {
  return (sides >> ANCHORED_AT) & EVERY_SIDE;
}

/** Whether the open end of a section lies there that the seat might turn. */
export function isTurnable(sides: number): boolean {
  return (sides & TURNABLE) !== 0;
}

/** Whether the open end of a section points at the hex. */
export function isMet(sides: number): boolean {
  return (sides & MET) !== 0;
}

/** What the map itself says of the sides, before any track. */
const printedSides = new WeakMap<Topology, Sides>();

function printed(topology: Topology): Sides {
  const known = printedSides.get(topology);
  if (known !== undefined) return known;
  const sides = new Uint16Array(topology.ground.length);
  topology.across.forEach((other, side) => {
    const hex = Math.floor(side / 6);
    if (other === NOWHERE) add(sides, hex, 1 << (side % 6));
    else if (topology.ground[other] === 'city') add(sides, hex, 1 << (ANCHORED_AT + (side % 6)));
  });
  printedSides.set(topology, sides);
  return sides;
}

function add(sides: Sides, hex: Hex, bit: number): void {
  sides[hex] = (sides[hex] ?? 0) | bit;
}

let buffer = new Uint16Array();

/**
 * All sides at once: what is printed, New Cities, and the open ends of track; the rest of the map is nowhere near. They are
 * written over when somebody asks again.
 */
export function sidesFor(network: Network, seat: Seat): Sides {
  const { topology } = network;
  if (buffer.length !== topology.ground.length) buffer = new Uint16Array(topology.ground.length);
  const sides = buffer;
  sides.set(printed(topology));
  for (const city of network.laidCities) for (const edge of EDGES) markBeyond(network, seat, sides, city, edge);
  for (const run of network.runs) {
    if (run.complete) continue;
    markEnd(network, seat, sides, run, run.from);
    markEnd(network, seat, sides, run, run.to);
  }
  return sides;
}

function markEnd(network: Network, seat: Seat, sides: Sides, { owner }: Run, { place, hex, edge }: RunEnd): void {
  if (place !== NOWHERE || edge === TOWN) return;
  markBeyond(network, seat, sides, hex, edge);
  const beyond = network.topology.across[hex * 6 + edge] ?? NOWHERE;
  if (beyond !== NOWHERE) add(sides, beyond, MET);
  if (owner === null || owner === seat) add(sides, hex, TURNABLE);
}

/** Whatever a side beyond this one meets. */
function markBeyond(network: Network, seat: Seat, sides: Sides, hex: Hex, edge: Edge): void {
  const beyond = network.topology.across[hex * 6 + edge] ?? NOWHERE;
  if (beyond === NOWHERE) return;
  const meeting = network.meeting(beyond, opposite(edge));
  if (isClosed(meeting, seat)) add(sides, beyond, 1 << opposite(edge));
  else if (anchors(network, meeting, seat)) add(sides, beyond, 1 << (ANCHORED_AT + opposite(edge)));
}
