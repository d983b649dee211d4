import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { isTile, type Orientation, type TrackSite } from '@roundhouse/rails';
import type { Board } from '../../content/board.ts';
import { BUILDS, type Terrain, TILES, TOWN_DISKS } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { placeName } from '../places.ts';
import { type BuildTrackPhase, networkAt, type Position, playerAt } from '../position.ts';

/** Everything a build is judged by, gathered once for all tiles that are considered. */
export interface Site extends TrackSite<Terrain> {
  readonly p: Position;
  readonly phase: BuildTrackPhase;
  readonly board: Board;
  readonly cash: number;
  /** Town disks that are not on the map. */
  disksLeft(): number;
}

export function siteFor(p: Position, phase: BuildTrackPhase, seat: Seat): Site {
  const { cash, hasBuilt, action } = playerAt(p, seat);
  return {
    p,
    phase,
    seat,
    board: boardOf(p),
    network: networkAt(p),
    cash,
    hasBuilt,
    buildsLeft: (action === 'engineer' ? BUILDS.engineer : BUILDS.normal) - phase.builds,
    nameOf: (hex) => placeName(p, hex),
    disksLeft: () => TOWN_DISKS - disksUsed(p),
  };
}

function disksUsed(p: Position): number {
  return boardOf(p).towns.filter((town) => hasDisk(p, town.hex)).length;
}

/** Whether the town on this hex has a tile that is not a dedicated town tile, and so a disk on it. */
export function hasDisk(p: Position, town: Hex): boolean {
  const laid = p.track[town];
  return isTile(laid) && TILES.get(laid.tile, laid.rotation).face.kind !== 'town';
}

/** How many tiles of this face could be laid here: the one that would be taken off counts as back in the supply. */
export function tilesAvailable(site: Site, hex: Hex, after: Orientation): number {
  const laid = site.p.track[hex];
  const returned = isTile(laid) && laid.tile === after.face.id ? 1 : 0;
  return after.face.count - site.network.tilesUsed(after.face.id) + returned;
}
