import type { Heard } from '@roundhouse/kernel';
import { paletteOf, type Theme } from '@roundhouse/style';
import { type PathPoint, polyline, smooth } from '@roundhouse/svg';
import { animateAlong, type Motion as PlayedMotion, playOnce, SvgView } from '@roundhouse/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { areaOf, type Space } from '../../../content/area.ts';
import type { Good } from '../../../content/components.ts';
import type { Event } from '../../../rules/events.ts';
import type { Position } from '../../../rules/position.ts';
import { airshipPoint } from '../../board/airship.ts';
import { goodPiece } from '../../board/goods.ts';
import { plus, spaceMiddle } from '../../board/plan.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const MS_PER_SPACE = 170;
const LONGEST_MS = 900;
const LANDING_MS = 280;
/** Airships fly above what stands in a space. */
const HEIGHT = { x: 0, y: -24 };

/** What the last action moved: an airship along its path, a train with goods, something new on the board. */
export function Motion({
  position,
  step,
  theme,
  enabled,
  board,
}: {
  readonly position: Position;
  readonly step: Heard<Event> | null;
  readonly theme: Theme;
  readonly enabled: boolean;
  readonly board: RefObject<SVGGElement | null>;
}) {
  const [goods, setGoods] = useState<{ readonly good: Good; readonly count: number } | null>(null);
  const [landing, setLanding] = useState<{ readonly at: readonly PathPoint[]; readonly size: number } | null>(null);
  const piece = useRef<SVGGElement>(null);

  // Before the browser paints: nobody may see a piece at its goal before it has set off.
  useLayoutEffect(() => {
    if (!enabled || step === null) return undefined;
    let current = true;
    let motion: PlayedMotion | null = null;
    const play = async (): Promise<void> => {
      const flown = find(step.events, 'flown');
      if (flown !== undefined && flown.path.length > 0) {
        motion = fly(position, flown, board.current);
        await motion?.finished;
      }
      const shipped = find(step.events, 'goods-shipped');
      if (current && shipped !== undefined) {
        setGoods({ good: shipped.good, count: shipped.count });
        motion = animateAlong(wayPath(position, shipped.way), timeFor(shipped.way), ({ x, y }) => {
          piece.current?.setAttribute('transform', `translate(${x} ${y})`);
        });
        await motion.finished;
        setGoods(null);
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
    <g className="kas-motion" aria-hidden="true">
      {landing?.at.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="kas-landing" cx={x} cy={y} r={40 * landing.size} />
      ))}
      <g ref={piece}>
        {goods === null ? null : (
          <SvgView node={goodPiece(goods.good, goods.count, { x: 0, y: 0 }, 24, paletteOf(theme))} />
        )}
      </g>
    </g>
  );
}

function find<T extends Event['type']>(events: readonly Event[], type: T): EventOf<T> | undefined {
  return events.find((event): event is EventOf<T> => event.type === type);
}

function timeFor(way: readonly Space[]): number {
  return Math.min(LONGEST_MS, MS_PER_SPACE * way.length);
}

function wayPath(p: Position, way: readonly Space[]): string {
  return polyline(way.map((space) => spaceMiddle(areaOf(p), space)));
}

/** The airship itself flies; when it has arrived, it is where the drawing has put it. */
function fly(p: Position, { seat, from, path }: EventOf<'flown'>, board: SVGGElement | null): PlayedMotion | null {
  const airship = board?.querySelector<SVGGElement>(`[data-airship="${seat}"]`) ?? null;
  const end = airshipPoint(p, seat);
  if (airship === null || end === null) return null;
  const points = [from, ...path.slice(0, -1)].map((space) => plus(spaceMiddle(areaOf(p), space), HEIGHT));
  return animateAlong(smooth([...points, end]), timeFor(path), ({ x, y }, done) => {
    airship.style.transform = done === 1 ? '' : `translate(${x}px, ${y}px)`;
  });
}

/** Where something new lies. */
function landingsOf(p: Position, events: readonly Event[]): readonly PathPoint[] {
  const spaces = events.flatMap((event) => {
    switch (event.type) {
      case 'depot-placed':
      case 'depot-built':
      case 'loaded':
      case 'unloaded':
      case 'city-fulfilled':
        return [event.space];
      case 'route-adjusted':
        return [event.to];
      case 'link-built':
        return event.spaces;
      default:
        return [];
    }
  });
  return [...new Set(spaces)].map((space) => spaceMiddle(areaOf(p), space));
}
