import { type Edge, type Hex, NOWHERE } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { isCity, type Meeting, type Network } from '@roundhouse/rails';

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
export function isClosed(meeting: Meeting, seat: Seat): boolean {
  if (meeting.kind === 'barrier') return true;
  return meeting.run !== null && meeting.run.owner !== null && meeting.run.owner !== seat;
}

/** For each side of a hex, as bits: where new track may not run, and where it would be connected. */
export function sidesOf(
  network: Network,
  hex: Hex,
  seat: Seat,
): { readonly closed: number; readonly anchored: number } {
  let closed = 0;
  let anchored = 0;
  for (let edge: Edge = 0; edge < 6; edge++) {
    const meeting = network.meeting(hex, edge);
    if (isClosed(meeting, seat)) closed |= 1 << edge;
    else if (anchors(network, meeting, seat)) anchored |= 1 << edge;
  }
  return { closed, anchored };
}
