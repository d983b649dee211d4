import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

export interface TooltipProps {
  readonly words: ReactNode;
  /** One element that takes handlers. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** Whoever rests on something wants to know what it is; whoever passes over it does not. */
const REST_MS = 350;
/** Whoever was just told of one thing is told of the next at once. */
const STILL_READING_MS = 150;
const GAP = 6;
const EDGE = 8;

let lastClosed = Number.NEGATIVE_INFINITY;

/** A few words about something, beside it, for whoever rests on it with the mouse or comes to it with the keyboard. */
export function Tooltip({ words, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const close = (): void => {
    clearTimeout(timer.current);
    if (anchor !== null) lastClosed = performance.now();
    setAnchor(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const own = children.props;
  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType === 'touch') return;
      const { currentTarget } = event;
      clearTimeout(timer.current);
      const wait = performance.now() - lastClosed < STILL_READING_MS ? 0 : REST_MS;
      timer.current = setTimeout(() => setAnchor(currentTarget), wait);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      close();
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event);
      close();
    },
    onClick: (event) => {
      own.onClick?.(event);
      close();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      close();
    },
  };
  const described = anchor === null ? {} : { 'aria-describedby': id };
  return (
    <>
      {cloneElement(children, { ...handlers, ...described })}
      {anchor === null
        ? null
        : createPortal(
            <Beside id={id} anchor={anchor} onGone={() => setAnchor(null)}>
              {words}
            </Beside>,
            document.body,
          )}
    </>
  );
}

interface BesideProps {
  readonly id: string;
  readonly anchor: Element;
  /** What it stands beside is out of sight, or nobody wants to read it any more. */
  readonly onGone: () => void;
  readonly children: ReactNode;
}

/** Below what it is about, or above where there is no room; never over the edge of the screen. */
function place(words: HTMLElement, anchor: Element): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const { width: wide, height: high } = words.getBoundingClientRect();
  const x = Math.max(EDGE, Math.min(left + (width - wide) / 2, window.innerWidth - wide - EDGE));
  const fitsBelow = bottom + GAP + high + EDGE <= window.innerHeight;
  words.style.left = `${x}px`;
  words.style.top = `${fitsBelow ? bottom + GAP : top - GAP - high}px`;
}

function isInSight(anchor: Element): boolean {
  const { top, bottom } = anchor.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function Beside({ id, anchor, onGone, children }: BesideProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current !== null) place(element.current, anchor);
  });
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onGone();
    };
    // Coming to something with the keyboard may itself scroll it into sight: the words go with it, and leave with it.
    const scrolled = (): void => {
      if (isInSight(anchor) && element.current !== null) place(element.current, anchor);
      else onGone();
    };
    document.addEventListener('keydown', pressed, true);
    window.addEventListener('scroll', scrolled, true);
    return () => {
      document.removeEventListener('keydown', pressed, true);
      window.removeEventListener('scroll', scrolled, true);
    };
  }, [anchor, onGone]);
  return (
    <div ref={element} id={id} role="tooltip" className="tooltip">
      {children}
    </div>
  );
}
