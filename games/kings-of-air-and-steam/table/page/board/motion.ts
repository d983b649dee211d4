import { paletteOf, type Theme } from '@roundhouse/style';
import { type PathPoint, polyline, smooth } from '@roundhouse/svg';
import { type BoardStory, ofType } from '@roundhouse/table-kit';
import { animateAlong, type Motion } from '@roundhouse/ui';
import { areaOf, type Space } from '../../../content/area.ts';
import type { Event } from '../../../rules/events.ts';
import type { Position } from '../../../rules/position.ts';
import { airshipPoint } from '../../board/airship.ts';
import { goodPiece } from '../../board/goods.ts';
import { plus, spaceMiddle } from '../../board/points.ts';

type Flown = Extract<Event, { type: 'flown' }>;

const MS_PER_SPACE = 170;
const LONGEST_MS = 900;
/** Airships fly above what stands in a space. */
const HEIGHT = { x: 0, y: -24 };

/** How the last action is shown: an airship along its path, a train with goods, something new on the board. */
export function storyOf(p: Position, events: readonly Event[], theme: Theme, board: SVGGElement | null): BoardStory {
  const [flown] = ofType(events, 'flown');
  const [shipped] = ofType(events, 'goods-shipped');
  return {
    drawn: () => (flown === undefined || flown.path.length === 0 ? null : fly(p, flown, board)),
    carried:
      shipped === undefined
        ? null
        : {
            piece: goodPiece(shipped.good, shipped.count, { x: 0, y: 0 }, 24, paletteOf(theme)),
            path: polyline(shipped.way.map((space) => spaceMiddle(areaOf(p), space))),
            ms: timeFor(shipped.way),
          },
    landed: landedIn(events).map((space) => spaceMiddle(areaOf(p), space)),
  };
}

function timeFor(way: readonly Space[]): number {
  return Math.min(LONGEST_MS, MS_PER_SPACE * way.length);
}

/** The airship itself flies; when it has arrived, it is where the drawing has put it. */
function fly(p: Position, flown: Flown, board: SVGGElement | null): Motion | null {
  const airship = board?.querySelector<SVGGElement>(`[data-airship="${flown.seat}"]`) ?? null;
  const points = flightPoints(p, flown);
  if (airship === null || points === null) return null;
  return animateAlong(smooth(points), timeFor(flown.path), ({ x, y }, done) => {
    airship.style.transform = done === 1 ? '' : `translate(${x}px, ${y}px)`;
  });
}

/** Over the spaces of its path to where the airship stands now; null for one that stands nowhere. */
export function flightPoints(p: Position, { seat, from, path }: Flown): readonly PathPoint[] | null {
  const end = airshipPoint(p, seat);
  if (end === null) return null;
  return [...[from, ...path.slice(0, -1)].map((space) => plus(spaceMiddle(areaOf(p), space), HEIGHT)), end];
}

/** Where something new lies. */
function landedIn(events: readonly Event[]): readonly Space[] {
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
  return [...new Set(spaces)];
}
