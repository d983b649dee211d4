import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../parts/button.tsx';
import { useIsPhone } from '../settings/use-media-query.ts';
import { useWords } from '../words/words.tsx';
import type { BoardPoint, BoardRect, CloseUp } from './camera.ts';
import { CameraStore } from './camera-store.ts';
import { listenForGestures } from './gestures.ts';

export interface BoardViewProps {
  /** What a screen reader calls the board. */
  readonly label: string;
  /** All of the board, in its own coordinates. */
  readonly bounds: BoardRect;
  /** How far out and in, in multiples of the view that shows all. */
  readonly minZoom?: number;
  readonly maxZoom?: number;
  /** Where a screen is too small for all of the board: the part that can be chosen from, shown anew when it is another object. */
  readonly closeUp?: CloseUp | null;
  /** How large what can be chosen is, in board units: on such a screen a finger must hit it. */
  readonly finger?: number;
  /** The scale below which what stands on it cannot be told any more: no phone shows it smaller unasked. */
  readonly legible: number;
  /** What is chosen: it stays in sight. */
  readonly chosen?: BoardPoint | null;
  /** SVG layers in board coordinates. */
  readonly children: ReactNode;
  /** HTML that stands on the board: `BoardPin`s. */
  readonly pins?: ReactNode;
}

/** What a finger hits, in pixels. */
const FINGER = 46;

const CameraContext = createContext<CameraStore | null>(null);

/** A board that can be panned and zoomed by wheel, drag, pinch, double tap, keys and buttons. */
export function BoardView(props: BoardViewProps) {
  const { label, bounds, minZoom = 0.6, maxZoom = 8, closeUp = null, finger, legible, chosen = null } = props;
  const { children, pins } = props;
  const { t } = useWords();
  const phone = useIsPhone();
  const [store] = useState(() => new CameraStore(bounds, { min: minZoom, max: maxZoom }));
  const frame = useRef<HTMLDivElement>(null);
  const layers = useRef<SVGGElement>(null);
  const edges = useRef<HTMLDivElement>(null);

  const { x, y, width, height } = bounds;
  useLayoutEffect(() => store.setBoard({ x, y, width, height }), [store, x, y, width, height]);

  useLayoutEffect(() => store.setSmall(phone, legible), [store, phone, legible]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const place = (): void => {
      const { camera } = store;
      layers.current?.setAttribute('transform', `translate(${camera.x} ${camera.y}) scale(${camera.scale})`);
      // Labels are kept legible by the style sheet; to move the board must not make it think of them again.
      const scale = camera.scale.toFixed(3);
      if (element.style.getPropertyValue('--board-scale') !== scale) element.style.setProperty('--board-scale', scale);
    };
    const unsubscribe = store.subscribe(place);
    const measure = (): void => store.setScreen({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    const unlisten = listenForGestures(element, store);
    return () => {
      unlisten();
      observer.disconnect();
      unsubscribe();
    };
  }, [store]);

  useLayoutEffect(() => {
    if (!phone) store.backToWhole();
    else if (closeUp !== null) store.closeUp(closeUp, finger === undefined ? 0 : FINGER / finger);
  }, [store, phone, closeUp, finger]);
  useLayoutEffect(() => {
    const mark = (): void => {
      if (edges.current === null) return;
      const { more, points } = store.edges(closeUp?.points ?? []);
      edges.current.dataset['more'] = more.join(' ');
      edges.current.dataset['choices'] = points.join(' ');
    };
    mark();
    return store.subscribe(mark);
  }, [store, closeUp]);

  const { x: heldX, y: heldY } = chosen ?? { x: null, y: null };
  useLayoutEffect(
    () => store.hold(heldX === null || heldY === null ? null : { x: heldX, y: heldY }),
    [store, heldX, heldY],
  );

  return (
    <div className="board" ref={frame} tabIndex={0} role="group" aria-label={label}>
      {/* Before the board: from what is chosen on it the Tab key leads to what to do with it. */}
      <div className="board-zoom" role="group" aria-label={t('Zoom')} data-board-overlay="">
        <IconButton icon="zoomIn" label={t('Zoom in')} onClick={() => store.zoomBy(1.25)} />
        <IconButton icon="zoomOut" label={t('Zoom out')} onClick={() => store.zoomBy(0.8)} />
        <IconButton icon="zoomFit" label={t('Show the whole board')} onClick={() => store.fit()} />
      </div>
      <svg className="board-drawing">
        <g ref={layers}>{children}</g>
      </svg>
      <div className="board-edges" ref={edges} />
      <CameraContext value={store}>
        <div className="board-pins" data-board-overlay="">
          {pins}
        </div>
      </CameraContext>
    </div>
  );
}

export interface BoardPinProps {
  /** The board point that it stands by. */
  readonly at: BoardPoint;
  /** Which side of the point it stands on; it turns to the other where there is no room. */
  readonly side?: 'above' | 'below';
  /** Distance from the point, in board units, so that a piece stays uncovered at every zoom. */
  readonly clear?: number;
  readonly children: ReactNode;
}

/** A card of HTML that stays by a point of the board, at its own size, whatever the zoom. */
export function BoardPin({ at, side = 'above', clear = 0, children }: BoardPinProps) {
  const store = use(CameraContext);
  const pin = useRef<HTMLDivElement>(null);
  const { x, y } = at;
  useLayoutEffect(() => {
    const element = pin.current;
    if (element === null || store === null) return undefined;
    const place = (): void => {
      const point = store.project({ x, y });
      const gap = clear * store.camera.scale + 6;
      const room = element.parentElement;
      const width = element.offsetWidth;
      const height = element.offsetHeight;
      const wide = room?.clientWidth ?? width;
      const tall = room?.clientHeight ?? height;
      const above = point.y - gap - height;
      const below = point.y + gap;
      const fitsAbove = above >= 4;
      const fitsBelow = below + height <= tall - 4;
      const top =
        side === 'above' ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above;
      const left = Math.min(Math.max(point.x - width / 2, 4), Math.max(wide - width - 4, 4));
      const kept = Math.min(Math.max(top, 4), Math.max(tall - height - 4, 4));
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(kept)}px)`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    const unsubscribe = store.subscribe(place);
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  }, [store, x, y, clear, side]);
  return (
    <div className="board-pin" ref={pin}>
      {children}
    </div>
  );
}
