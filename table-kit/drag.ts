import { type PointerEvent, useRef, useState } from 'react';

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

export interface Drag<H> {
  readonly dragged: (ScreenPoint & { readonly held: H }) | null;
  /** The handlers of something that can be dragged; `press` is what a press on it does. */
  readonly handlers: (
    held: H,
    press: () => void,
  ) => {
    readonly onClick: () => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
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
  const start = useRef<(ScreenPoint & { readonly moved: boolean }) | null>(null);
  return {
    dragged,
    handlers: (held, press) => ({
      onClick: () => {
        // The click that ends a drag must not be taken for a press.
        if (start.current?.moved !== true) press();
        start.current = null;
      },
      onPointerDown: (event) => {
        start.current = { x: event.clientX, y: event.clientY, moved: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX: x, clientY: y, currentTarget, pointerId }) => {
        const { current } = start;
        if (current === null || !currentTarget.hasPointerCapture(pointerId)) return;
        if (!current.moved) {
          if (!isDragged(current, { x, y })) return;
          start.current = { ...current, moved: true };
          begin?.(held);
        }
        setDragged({ held, x, y });
      },
      onPointerUp: ({ clientX: x, clientY: y }) => {
        setDragged(null);
        if (start.current?.moved === true) drop(held, { x, y });
      },
      onPointerCancel: () => {
        start.current = null;
        setDragged(null);
      },
    }),
  };
}

/** The number that the topmost thing under a point of the screen has in a data attribute; null where none has one. */
export function numberUnder({ x, y }: ScreenPoint, attribute: string): number | null {
  const under = document.elementsFromPoint(x, y).find((element) => element.hasAttribute(attribute));
  const number = Number(under?.getAttribute(attribute));
  return under === undefined || Number.isNaN(number) ? null : number;
}
