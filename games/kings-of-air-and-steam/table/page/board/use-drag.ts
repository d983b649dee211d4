import type { PathPoint } from '@roundhouse/svg';
import { type PointerEvent as ReactPointerEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { Good } from '../../../content/components.ts';
import type { GoodsChoice } from '../goods-choices.ts';

/** A finger trembles: less than this is a press. */
const DRAG_STARTS_AT = 6;
/** How near goods must be dropped, in board units. */
const DROP_REACH = 36;

export interface Dragged {
  readonly good: Good;
  readonly at: PathPoint;
}

export interface Drag {
  readonly begin: (event: ReactPointerEvent<SVGElement>, good: Good | undefined, choice: GoodsChoice) => void;
  /** A press picks the goods; the end of a drag is no press. */
  readonly click: (choice: GoodsChoice) => void;
}

/**
 * Goods that are dragged from where they lie. `layer` is in the coordinates of the board; `dropAt` says where goods
 * that may go on to something are to be dropped.
 */
export function useDrag(
  layer: RefObject<SVGGElement | null>,
  dropAt: (onto: NonNullable<GoodsChoice['onto']>) => PathPoint | null,
): Drag & { readonly dragged: Dragged | null } {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const wasDragged = useRef(false);
  const drop = useRef(dropAt);
  drop.current = dropAt;
  const drag = useMemo((): Drag => {
    const pointAt = ({ clientX, clientY }: MouseEvent): PathPoint | null => {
      const matrix = layer.current?.getScreenCTM()?.inverse();
      return matrix === undefined ? null : new DOMPoint(clientX, clientY).matrixTransform(matrix);
    };
    return {
      begin(start, good, { onto, pick }) {
        wasDragged.current = false;
        if (onto === null || good === undefined || start.button !== 0) return;
        const move = (event: PointerEvent): void => {
          const at = pointAt(event);
          const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= DRAG_STARTS_AT;
          if (far) wasDragged.current = true;
          if (wasDragged.current && at !== null) setDragged({ good, at: { x: at.x, y: at.y } });
        };
        const end = (event: PointerEvent): void => {
          window.removeEventListener('pointermove', move);
          window.removeEventListener('pointerup', end);
          window.removeEventListener('pointercancel', end);
          setDragged(null);
          const at = pointAt(event);
          const goal = drop.current(onto);
          if (!wasDragged.current || event.type !== 'pointerup' || at === null || goal === null) return;
          if (Math.hypot(at.x - goal.x, at.y - goal.y) <= DROP_REACH) pick();
        };
        window.addEventListener('pointermove', move);
        window.addEventListener('pointerup', end);
        window.addEventListener('pointercancel', end);
      },
      click({ pick }) {
        if (!wasDragged.current) pick();
        wasDragged.current = false;
      },
    };
  }, [layer]);
  return useMemo(() => ({ ...drag, dragged }), [drag, dragged]);
}
