import { type BoardPoint, panned, pinched, wheelFactor } from './camera.ts';
import type { CameraStore } from './camera-store.ts';

/** A finger trembles: less than this is a tap. */
const DRAG_STARTS_AT = 6;
const DOUBLE_TAP_MS = 320;
const ARROW_STEP = 64;

/** What a tap is meant for: then a second tap confirms it, and must not zoom. */
const PRESSABLE = '[data-choice], button, a, [role="button"], [role="radio"], [role="option"]';

/** Moves the camera by wheel, drag, pinch, double tap and keys; clicks pass unless the pointer has dragged. */
export function listenForGestures(element: HTMLElement, store: CameraStore): () => void {
  const pointers = new Map<number, BoardPoint>();
  let start: BoardPoint | null = null;
  let dragging = false;
  let lastTap = { at: 0, point: { x: 0, y: 0 } };

  const pointOf = (event: MouseEvent): BoardPoint => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const beginDrag = (): void => {
    dragging = true;
    element.dataset['dragging'] = '';
    // Only now: a captured pointer's click would go to the board instead of what was pressed.
    for (const id of pointers.keys()) element.setPointerCapture(id);
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 && event.button !== 1) return;
    if (event.target instanceof Element && event.target.closest('[data-board-overlay]') !== null) return;
    if (pointers.size === 0) dragging = false;
    pointers.set(event.pointerId, pointOf(event));
    start = pointOf(event);
    if (pointers.size === 2) beginDrag();
  };

  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (before === undefined || start === null) return;
    const after = pointOf(event);
    if (!dragging) {
      if (Math.hypot(after.x - start.x, after.y - start.y) < DRAG_STARTS_AT) return;
      beginDrag();
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, after);
    if (other === undefined) store.move(panned(store.camera, after.x - before.x, after.y - before.y));
    else store.move(pinched(store.camera, [other, before], [other, after], store.range()));
  };

  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    delete element.dataset['dragging'];
    start = null;
  };

  const click = (event: MouseEvent): void => {
    if (dragging) {
      event.stopPropagation();
      event.preventDefault();
      dragging = false;
      return;
    }
    if (event.target instanceof Element && event.target.closest(PRESSABLE) !== null) return;
    const point = pointOf(event);
    const near = Math.hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < 30;
    if (near && event.timeStamp - lastTap.at < DOUBLE_TAP_MS) store.zoomBy(1.8, point);
    lastTap = { at: event.timeStamp, point };
  };

  const wheel = (event: WheelEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-board-overlay]') !== null) return;
    event.preventDefault();
    store.zoomBy(wheelFactor(event.deltaY, event.deltaMode), pointOf(event));
  };

  const key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    // On a piece of the board they lead from one to the next; with Shift they move the board there, too.
    if (event.target instanceof SVGElement && !event.shiftKey && event.key.startsWith('Arrow')) return;
    const shift = MOVES[event.key];
    if (shift === undefined) return;
    event.preventDefault();
    shift(store);
  };
  // What the keyboard comes to may lie beyond the edge; what is pressed by hand is in sight, and stays where it is.
  const focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return;
    const [frame, box] = [element.getBoundingClientRect(), target.getBoundingClientRect()];
    store.reveal({ x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top });
  };
  // With nothing focused, keys go to the body; the board is what they are meant for.
  const bodyKey = (event: KeyboardEvent): void => {
    if (event.target === document.body) key(event);
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('click', click, true);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('keydown', key);
  element.addEventListener('focusin', focused);
  document.addEventListener('keydown', bodyKey);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('click', click, true);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('keydown', key);
    element.removeEventListener('focusin', focused);
    document.removeEventListener('keydown', bodyKey);
  };
}

const MOVES: Readonly<Record<string, (store: CameraStore) => void>> = {
  '+': (store) => store.zoomBy(1.25),
  '=': (store) => store.zoomBy(1.25),
  '-': (store) => store.zoomBy(0.8),
  '0': (store) => store.fit(),
  ArrowLeft: (store) => store.panBy(ARROW_STEP, 0),
  ArrowRight: (store) => store.panBy(-ARROW_STEP, 0),
  ArrowUp: (store) => store.panBy(0, ARROW_STEP),
  ArrowDown: (store) => store.panBy(0, -ARROW_STEP),
};

/** What is moved or ticked by the keyboard, and takes no letters. */
const MOVED = '[role="slider"], input:is([type="range"], [type="radio"], [type="checkbox"])';
const MOVING = /^(?:Arrow\w+|Home|End|PageUp|PageDown| )$/;

/** Whether a key belongs to the field that has the focus: what is written into takes all, a slider those that move it. */
export function isTyping({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest(MOVED) !== null) return MOVING.test(key);
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}

/** Whether a key belongs to a dialog or menu that lies over the page. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;
}
