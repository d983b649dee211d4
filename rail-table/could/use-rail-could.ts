import type { Hex } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { type Could, useCould, useCouldSeat } from '@roundhouse/table-kit';
import { useMemo, useState } from 'react';
import type { Move } from '../actions.ts';
import type { CityCube } from '../board/use-cubes.ts';
import type { Building } from '../building.ts';
import type { GoodOf, RailPosition, WatchedRail } from '../desk.ts';
import type { Ghost } from '../planning.ts';
import { type Taker, takersOf } from './overview.ts';
import { type TrackOffer, trackOffer } from './track-offer.ts';

/** The two places between which track is looked for. */
export interface Ends {
  readonly from: Hex | null;
  readonly to: Hex | null;
}

const NO_ENDS: Ends = { from: null, to: null };

/** What could be done at a rail table, and what of it lies on the board just now. */
export interface RailCould<P extends RailPosition> {
  readonly could: Could<Move<GoodOf<P>>>;
  /** Null: nobody is asked here. */
  readonly seat: Seat | null;
  /** The position without what is planned, and with it. */
  readonly before: P;
  readonly after: P;
  /** Whether two places are being picked on the board. */
  readonly picking: boolean;
  readonly pick: (picking: boolean) => void;
  readonly ends: Ends;
  readonly changeEnds: (ends: Ends) => void;
  readonly offer: TrackOffer<P> | null;
  /** A cube on the board that is pointed at. */
  readonly pointAtCube: (cube: CityCube | null) => void;
  readonly takers: readonly Taker[];
  /** What the board shows: with the track that is looked for. */
  readonly shown: P;
  readonly ghosts: readonly Ghost[];
}

export function useRailCould<P extends RailPosition>(rail: WatchedRail<P>, building: Building<P>): RailCould<P> {
  const { desk, table, pointing } = rail;
  const { position } = table;
  const [isPicking, pick] = useState(false);
  const [ends, changeEnds] = useState(NO_ENDS);
  const [cube, pointAtCube] = useState<CityCube | null>(null);
  const looking = useCouldSeat(table);
  const seat = looking !== null && position.order.includes(looking) ? looking : null;
  const could = useCould<Move<GoodOf<P>>>(position, seat);
  const after = building.shown;
  const picking = could.isOpen && isPicking && seat !== null;
  const offer = useMemo(
    () => (picking && seat !== null ? trackOffer(rail, building, seat, ends) : null),
    [picking, ends, seat, after, table.legal, pointing.at.plan],
  );
  const asked = could.at ?? cube;
  const takers = useMemo(
    () => (seat === null || asked === null ? [] : takersOf(desk, after, seat, asked)),
    [desk, after, seat, asked?.city, asked?.good],
  );
  const track = offer !== null && 'track' in offer ? offer.track : null;
  return {
    could,
    seat,
    before: table.planned?.steps[0]?.before ?? position,
    after,
    picking,
    pick,
    ends,
    changeEnds,
    offer,
    pointAtCube,
    takers,
    shown: useMemo(() => (track === null ? after : { ...after, track: track.after.track }), [after, track]),
    ghosts: track === null ? [] : track.tiles.map(({ build, price }) => ({ hex: build.hex, price })),
  };
}

/** Picks a place: the first, then the second; a third begins anew. */
export function endsWith({ from, to }: Ends, place: Hex): Ends {
  if (from === null || to !== null) return { from: place, to: null };
  return place === from ? NO_ENDS : { from, to: place };
}
