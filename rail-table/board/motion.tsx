import type { Hex, Point } from '@roundhouse/hex';
import type { Seat } from '@roundhouse/kernel';
import { cube as drawCube, hexCentre } from '@roundhouse/rail-art';
import { type GoodColour, paletteOf, type Theme } from '@roundhouse/style';
import { polyline } from '@roundhouse/svg';
import { animateAlong, type Motion as PlayedMotion, playOnce, SvgView } from '@roundhouse/ui';
import { useEffect, useRef, useState } from 'react';
import type { RailDesk, RailPosition } from '../desk.ts';
import { lineOverLinks } from './link-lines.ts';

/** A cube's journey: the places that it comes to, and whose link leads to each but the first. */
export interface Journey {
  readonly good: GoodColour;
  readonly places: readonly Hex[];
  readonly owners: readonly (Seat | null)[];
}

/** What the last action moved: a cube on its way, and where something new lies. */
export interface Moved {
  readonly journey: Journey | null;
  readonly landed: readonly Hex[];
}

const MS_PER_LINK = 260;
const LANDING_MS = 280;

export function Motion<P extends RailPosition>({
  desk,
  position,
  moved,
  theme,
  enabled,
}: {
  readonly desk: RailDesk<P>;
  readonly position: P;
  readonly moved: Moved | null;
  readonly theme: Theme;
  readonly enabled: boolean;
}) {
  const [cube, setCube] = useState<GoodColour | null>(null);
  const piece = useRef<SVGGElement>(null);
  const [landing, setLanding] = useState<{ readonly at: readonly Point[]; readonly size: number } | null>(null);

  useEffect(() => {
    if (!enabled || moved === null) return undefined;
    const { journey, landed } = moved;
    let current = true;
    let motion: PlayedMotion | null = null;
    const play = async (): Promise<void> => {
      if (journey !== null) {
        setCube(journey.good);
        motion = animateAlong(pathOf(desk, position, journey), MS_PER_LINK * journey.owners.length, ({ x, y }) => {
          piece.current?.setAttribute('transform', `translate(${x} ${y})`);
        });
        await motion.finished;
        setCube(null);
      }
      if (!current || landed.length === 0) return;
      const at = [...new Set(landed)].map((hex) => hexCentre(desk.chartOf(position).grid, hex));
      motion = playOnce(LANDING_MS, (done) => setLanding(done === 1 ? null : { at, size: 1.6 - 0.6 * done }));
    };
    void play();
    return () => {
      current = false;
      motion?.finish();
    };
    // The position belongs to what moved; when only the position object changes, nothing has moved.
  }, [moved, enabled]);

  return (
    <g className="rail-motion" aria-hidden="true">
      {landing?.at.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="rail-landing" cx={x} cy={y} r={44 * landing.size} />
      ))}
      <g ref={piece}>
        {cube === null ? null : (
          <SvgView node={drawCube({ good: cube, count: 1 }, { x: 0, y: 0 }, 24, paletteOf(theme))} />
        )}
      </g>
    </g>
  );
}

/** Along the links between the places; parallel links of other owners are told apart by owner. */
function pathOf<P extends RailPosition>(desk: RailDesk<P>, p: P, { places, owners }: Journey): string {
  const network = desk.networkAt(p);
  const [start = 0] = places;
  const links = places.flatMap((place, index) => {
    const next = places[index + 1];
    const link = network.connections(place).find(({ to, owner }) => to === next && owner === (owners[index] ?? null));
    return link === undefined ? [] : [link];
  });
  return polyline(lineOverLinks(desk.chartOf(p), start, links));
}
