import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { isCity, type Network } from '@roundhouse/rails';
import type { Board } from '../../content/board.ts';
import { BUILDS } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { type BuildTrackPhase, networkAt, type Player, type Position, playerAt } from '../position.ts';
import { isLeft } from './supply.ts';

/** Everything a build is judged by, gathered once for all tiles that are considered. */
export interface Site {
  readonly p: Position;
  readonly phase: BuildTrackPhase;
  readonly seat: Seat;
  readonly player: Player;
  readonly board: Board;
  readonly network: Network;
  readonly buildsLeft: number;
  /** Whether a face is left; it depends on the tile that would be taken off a hex, so it is asked for each hex. */
  faceLeft(hex: Hex, face: string): boolean;
}

export function siteFor(p: Position, phase: BuildTrackPhase, seat: Seat): Site {
  const player = playerAt(p, seat);
  const network = networkAt(p);
  const known = new Map<string, boolean>();
  return {
    p,
    phase,
    seat,
    player,
    board: boardOf(p),
    network,
    buildsLeft: (player.tile === 'engineer' && !player.passedTile ? BUILDS.engineer : BUILDS.normal) - phase.builds,
    faceLeft(hex, face) {
      const laid = p.track[hex];
      const key = laid !== null && laid !== undefined && 'tile' in laid ? `${face} ${laid.tile}` : face;
      const answer = known.get(key) ?? isLeft(network, hex, face);
      known.set(key, answer);
      return answer;
    },
  };
}

export function isTownHex(site: Site, hex: Hex): boolean {
  return site.board.townAt.has(hex) && !isCity(site.board.topology, site.p.track, hex);
}
