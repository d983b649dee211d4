import type { Point } from '@roundhouse/hex';
import { hexCentre, paletteOf, cube as drawCube, lineOf, type Theme } from '@roundhouse/rail-art';
import { polyline } from '@roundhouse/svg';
import { animateAlong, type Motion as PlayedMotion, playOnce, type Step, SvgView } from '@roundhouse/ui';
import { useEffect, useRef, useState } from 'react';
import type { Good } from '../../../content/components.ts';
import { boardOf } from '../../../content/maps.ts';
import type { Event } from '../../../rules/events.ts';
import { cityHex } from '../../../rules/places.ts';
import { networkAt, type Position } from '../../../rules/position.ts';

type GoodsMoved = Extract<Event, { type: 'goods-moved' }>;

const MS_PER_LINK = 260;
const LANDING_MS = 280;

/** What the last action moved: a cube on its way, a tile that lands, goods that come to cities. */
export function Motion({
  position,
  step,
  theme,
  enabled,
}: {
  readonly position: Position;
  readonly step: Step<Event> | null;
  readonly theme: Theme;
  readonly enabled: boolean;
}) {
  const [cube, setCube] = useState<Good | null>(null);
  const piece = useRef<SVGGElement>(null);
  const [landing, setLanding] = useState<{ readonly at: readonly Point[]; readonly size: number } | null>(null);

  useEffect(() => {
    if (!enabled || step === null) return undefined;
    let current = true;
    let motion: PlayedMotion | null = null;
    const play = async (): Promise<void> => {
      const moved = step.events.find((event): event is GoodsMoved => event.type === 'goods-moved');
      if (moved !== undefined) {
        setCube(moved.good);
        motion = animateAlong(pathOf(position, moved), MS_PER_LINK * moved.owners.length, ({ x, y }) => {
          piece.current?.setAttribute('transform', `translate(${x} ${y})`);
        });
        await motion.finished;
        setCube(null);
      }
      const at = landingsOf(position, step.events);
      if (!current || at.length === 0) return;
      motion = playOnce(LANDING_MS, (done) => setLanding(done === 1 ? null : { at, size: 1.6 - 0.6 * done }));
    };
    void play();
    return () => {
      current = false;
      motion?.finish();
    };
    // The position belongs to the step; when only the position object changes, nothing has moved.
  }, [step, enabled]);

  return (
    <g className="aos-motion" aria-hidden="true">
      {landing?.at.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="aos-landing" cx={x} cy={y} r={44 * landing.size} />
      ))}
      <g ref={piece}>
        {cube === null ? null : (
          <SvgView node={drawCube({ good: cube, count: 1 }, { x: 0, y: 0 }, 24, paletteOf(theme))} />
        )}
      </g>
    </g>
  );
}

/** Where something new lies. */
function landingsOf(p: Position, events: readonly Event[]): readonly Point[] {
  const hexes = events.flatMap((event) => {
    if (event.type === 'track-built' || event.type === 'urbanized') return [event.hex];
    return event.type === 'goods-grown' ? [cityHex(p, event.city)] : [];
  });
  return [...new Set(hexes)].map((hex) => hexCentre(boardOf(p).grid, hex));
}

/** Along the links between the places that the event names; parallel links of other owners are told apart by owner. */
function pathOf(p: Position, moved: GoodsMoved): string {
  const board = boardOf(p);
  const network = networkAt(p);
  const points = [];
  for (const [index, place] of moved.places.entries()) {
    const here = hexCentre(board.grid, place);
    points.push(here);
    const next = moved.places[index + 1];
    const link = network
      .connections(place)
      .find(({ to, owner }) => to === next && owner === (moved.owners[index] ?? null));
    if (link === undefined) continue;
    const line = lineOf(board, link.run);
    const first = line[0];
    const last = line.at(-1);
    if (first === undefined || last === undefined) continue;
    const forward = Math.hypot(first.x - here.x, first.y - here.y) <= Math.hypot(last.x - here.x, last.y - here.y);
    points.push(...(forward ? line : line.toReversed()));
  }
  return polyline(points);
}
