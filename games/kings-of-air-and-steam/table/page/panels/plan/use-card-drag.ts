import { type PointerEvent, useRef, useState } from 'react';
import type { CardId } from '../../../../content/box.ts';

/** A finger trembles: less than this is a press. */
const DRAG_STARTS_AT = 6;

/** A card in the hand, or in a socket. */
export interface Held {
  readonly card: CardId;
  readonly socket: number | null;
}

export interface Dragged extends Held {
  readonly x: number;
  readonly y: number;
}

export interface CardDrag {
  readonly dragged: Dragged | null;
  /** The handlers of a card that can be dragged; `press` is what a press on it does. */
  readonly handlers: (
    held: Held,
    press: () => void,
  ) => {
    readonly onClick: () => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

/** Cards dragged with mouse or finger; `drop` is told the socket below, or null for the hand. */
export function useCardDrag(drop: (held: Held, onto: number | null) => void): CardDrag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef<{ readonly x: number; readonly y: number; readonly moved: boolean } | null>(null);
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
        if (!current.moved && Math.hypot(x - current.x, y - current.y) < DRAG_STARTS_AT) return;
        start.current = { ...current, moved: true };
        setDragged({ ...held, x, y });
      },
      onPointerUp: ({ clientX, clientY }) => {
        setDragged(null);
        if (start.current?.moved !== true) return;
        const below = placeUnder(clientX, clientY);
        if (below !== undefined) drop(held, below);
      },
      onPointerCancel: () => {
        start.current = null;
        setDragged(null);
      },
    }),
  };
}

/** The socket at a point of the screen, null for the hand, undefined for anywhere else. */
function placeUnder(x: number, y: number): number | null | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const socket = element.getAttribute('data-socket');
    if (socket !== null) return Number(socket);
    if (element.hasAttribute('data-hand')) return null;
  }
  return undefined;
}
