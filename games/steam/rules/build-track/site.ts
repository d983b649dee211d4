import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import type { TrackSite } from '@roundhouse/rails';
import type { Board } from '../../content/board.ts';
import { BUILDS, type Terrain } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { placeName } from '../places.ts';
import { type BuildTrackPhase, networkAt, type Player, type Position, playerAt } from '../position.ts';
import { isLeft, usedUp } from './supply.ts';

/** Everything a build is judged by, gathered once for all tiles that are considered. */
export interface Site extends TrackSite<Terrain> {
  readonly p: Position;
  readonly phase: BuildTrackPhase;
  readonly player: Player;
  readonly board: Board;
  /** Whether a face is left; it depends on the tile that would be taken off a hex, so it is asked for each hex. */
  faceLeft(hex: Hex, face: string): boolean;
}

export function siteFor(p: Position, phase: BuildTrackPhase, seat: Seat): Site {
  const player = playerAt(p, seat);
  const network = networkAt(p);
  return {
    p,
    phase,
    seat,
    player,
    board: boardOf(p),
    network,
    hasBuilt: player.hasBuilt,
    buildsLeft: (player.tile === 'engineer' && !player.passedTile ? BUILDS.engineer : BUILDS.normal) - phase.builds,
    nameOf: (hex) => placeName(p, hex),
    // A tile that is taken off can only help.
    faceLeft: (hex, face) => !usedUp(network).has(face) || isLeft(network, hex, face),
  };
}
