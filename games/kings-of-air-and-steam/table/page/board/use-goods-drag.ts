import type { PathPoint } from '@roundhouse/svg';
import { isDragged } from '@roundhouse/table-kit';
import { type PointerEvent as ReactPointerEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { Good } from '../../../content/components.ts';
import type { GoodsChoice } from '../goods-choices.ts';

/** How near goods must be dropped, in board units. */
const DROP_REACH = 36;

export interface Dragged {
  readonly good: Good;
  readonly at: PathPoint;
}

export interface GoodsDrag {
  readonly begin: (event: ReactPointerEvent<SVGElement>, good: Good | undefined, choice: GoodsChoice) => void;
  /** A press picks the goods; the end of a drag is no press. */
  readonly click: (choice: GoodsChoice) => void;
}

/**
 * Goods that are dragged from where they lie. `layer` is in the coordinates of the board; `dropAt` says where goods
 * that may go on to something are to be dropped.
 */
export function useGoodsDrag(
  layer: RefObject<SVGGElement | null>,
  dropAt: (onto: NonNullable<GoodsChoice['onto']>) => PathPoint | null,
  pick: (choice: GoodsChoice) => void,
): { readonly drag: GoodsDrag; readonly dragged: Dragged | null } {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const wasDragged = useRef(false);
  const now = useRef({ dropAt, pick });
  now.current = { dropAt, pick };
  const drag = useMemo((): GoodsDrag => {
    const pointAt = ({ clientX, clientY }: MouseEvent): PathPoint | null => {
      const matrix = layer.current?.getScreenCTM()?.inverse();
      return matrix === undefined ? null : new DOMPoint(clientX, clientY).matrixTransform(matrix);
    };
    return {
      begin(start, good, choice) {
        const { onto } = choice;
        wasDragged.current = false;
        if (onto === null || good === undefined || start.button !== 0) return;
        const move = (event: PointerEvent): void => {
          const at = pointAt(event);
          const from = { x: start.clientX, y: start.clientY };
          if (isDragged(from, { x: event.clientX, y: event.clientY })) wasDragged.current = true;
          if (wasDragged.current && at !== null) setDragged({ good, at: { x: at.x, y: at.y } });
        };
        const end = (event: PointerEvent): void => {
          window.removeEventListener('pointermove', move);
          window.removeEventListener('pointerup', end);
          window.removeEventListener('pointercancel', end);
          setDragged(null);
          const at = pointAt(event);
          const goal = now.current.dropAt(onto);
          if (!wasDragged.current || event.type !== 'pointerup' || at === null || goal === null) return;
          if (Math.hypot(at.x - goal.x, at.y - goal.y) <= DROP_REACH) now.current.pick(choice);
        };
        window.addEventListener('pointermove', move);
        window.addEventListener('pointerup', end);
        window.addEventListener('pointercancel', end);
      },
      click(choice) {
        if (!wasDragged.current) now.current.pick(choice);
        wasDragged.current = false;
      },
    };
  }, [layer]);
  return { drag, dragged };
}
