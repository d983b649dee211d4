import { useRef, useState } from 'react';

/** A finger trembles: less than this is a press. */
const DRAG_STARTS_AT = 6;

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Whether a pointer that went down at one point and is at another now drags something. */
export function isDragged(from: ScreenPoint, to: ScreenPoint): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= DRAG_STARTS_AT;
}

/** As much of the event of a pointer as is needed here. */
interface Pointer {
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerId: number;
  readonly currentTarget: Pick<Element, 'setPointerCapture' | 'hasPointerCapture'>;
}

export interface Drag<H> {
  readonly dragged: (ScreenPoint & { readonly held: H }) | null;
  /** The handlers of something that can be dragged; `press` is what a press on it does. */
  readonly handlers: (
    held: H,
    press: () => void,
  ) => {
    readonly onClick: () => void;
    readonly onPointerDown: (event: Pointer) => void;
    readonly onPointerMove: (event: Pointer) => void;
    readonly onPointerUp: (event: Pick<Pointer, 'clientX' | 'clientY'>) => void;
    readonly onPointerCancel: () => void;
  };
}

/** Things dragged with mouse or finger; `drop` is told where on the screen, `begin` when one sets off. */
export function useDrag<H>({
  begin,
  drop,
}: {
  readonly begin?: (held: H) => void;
  readonly drop: (held: H, at: ScreenPoint) => void;
}): Drag<H> {
  const [dragged, setDragged] = useState<Drag<H>['dragged']>(null);
  const start = useRef<Grip>(null);
  return { dragged, handlers: dragHandlers(start, { begin, drop, show: setDragged }) };
}

/** Where a pointer went down, and whether it has dragged since; null while none is down. */
type Grip = (ScreenPoint & { readonly moved: boolean }) | null;

interface Dragging<H> {
  readonly begin: ((held: H) => void) | undefined;
  readonly drop: (held: H, at: ScreenPoint) => void;
  readonly show: (dragged: Drag<H>['dragged']) => void;
}

export function dragHandlers<H>(start: { current: Grip }, { begin, drop, show }: Dragging<H>): Drag<H>['handlers'] {
  return (held, press) => ({
    onClick: () => {
      // The click that ends a drag must not be taken for a press.
      if (start.current?.moved !== true) press();
      start.current = null;
    },
    onPointerDown: ({ clientX: x, clientY: y, currentTarget, pointerId }) => {
      start.current = { x, y, moved: false };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientX: x, clientY: y, currentTarget, pointerId }) => {
      const { current } = start;
      if (current === null || !currentTarget.hasPointerCapture(pointerId)) return;
      if (!current.moved) {
        if (!isDragged(current, { x, y })) return;
        start.current = { ...current, moved: true };
        begin?.(held);
      }
      show({ held, x, y });
    },
    onPointerUp: ({ clientX: x, clientY: y }) => {
      show(null);
      if (start.current?.moved === true) drop(held, { x, y });
    },
    onPointerCancel: () => {
      start.current = null;
      show(null);
    },
  });
}

/** The number that the topmost thing under a point of the screen has in a data attribute; null where none has one. */
export function numberUnder({ x, y }: ScreenPoint, attribute: string): number | null {
  const under = document.elementsFromPoint(x, y).find((element) => element.hasAttribute(attribute));
  const number = Number(under?.getAttribute(attribute));
  return under === undefined || Number.isNaN(number) ? null : number;
}
