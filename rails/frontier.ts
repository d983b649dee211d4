import { EDGES, type Edge, type Hex, NOWHERE, opposite } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { isCity, type Topology } from './layout.ts';
import type { Meeting, Network } from './network.ts';

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

/** For each hex, its sides as bits. */
export interface Sides {
  /** Where new track may not run. */
  readonly closed: Uint8Array;
  /** Where new track would be connected. */
  readonly anchored: Uint8Array;
  /** 1 where the open end of a section lies that the seat might turn. */
  readonly turnable: Uint8Array;
  /** 1 where the open end of a section points at the hex. */
  readonly met: Uint8Array;
}

/** What the map itself says of the sides, before any track. */
const printedSides = new WeakMap<Topology, Pick<Sides, 'closed' | 'anchored'>>();

function printed(topology: Topology): Pick<Sides, 'closed' | 'anchored'> {
  const known = printedSides.get(topology);
  if (known !== undefined) return known;
  const sides = { closed: new Uint8Array(topology.ground.length), anchored: new Uint8Array(topology.ground.length) };
  topology.across.forEach((other, side) => {
    const hex = Math.floor(side / 6);
    if (other === NOWHERE) sides.closed[hex] = (sides.closed[hex] ?? 0) | (1 << (side % 6));
    else if (topology.ground[other] === 'city') sides.anchored[hex] = (sides.anchored[hex] ?? 0) | (1 << (side % 6));
  });
  printedSides.set(topology, sides);
  return sides;
}

/** All sides at once: what is printed, New Cities, and the open ends of track; the rest of the map is nowhere near. */
export function sidesFor(network: Network, seat: Seat): Sides {
  const { topology } = network;
  const base = printed(topology);
  const closed = base.closed.slice();
  const anchored = base.anchored.slice();
  const turnable = new Uint8Array(topology.ground.length);
  const met = new Uint8Array(topology.ground.length);
  const mark = (hex: Hex, edge: Edge): void => {
    const meeting = network.meeting(hex, edge);
    if (isClosed(meeting, seat)) closed[hex] = (closed[hex] ?? 0) | (1 << edge);
    else if (anchors(network, meeting, seat)) anchored[hex] = (anchored[hex] ?? 0) | (1 << edge);
  };
  const markBeyond = (hex: Hex, edge: Edge): void => {
    const beyond = topology.across[hex * 6 + edge] ?? NOWHERE;
    if (beyond !== NOWHERE) mark(beyond, opposite(edge));
  };
  for (const city of network.laidCities) for (const edge of EDGES) markBeyond(city, edge);
  for (const run of network.runs) {
    if (run.complete) continue;
    for (const end of [run.from, run.to]) {
      if (end.place !== NOWHERE) continue;
      markBeyond(end.hex, end.edge);
      met[topology.across[end.hex * 6 + end.edge] ?? NOWHERE] = 1;
      if (run.owner === null || run.owner === seat) turnable[end.hex] = 1;
    }
  }
  return { closed, anchored, turnable, met };
}
