import type { Seat } from '@roundhouse/kernel';
import {
  type FramePanel,
  isInDialog,
  isTyping,
  PanelLine,
  type PanelLineProps,
  PanelNote,
  useFrame,
  useLayout,
  useWords,
} from '@roundhouse/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';

/** What the panel "What could I do?" points at; `T` is whatever a game shows of it on its board. */
export interface Could<T> {
  /** For whom it tells; null where it is not offered. */
  readonly seat: Seat | null;
  readonly isOpen: boolean;
  /** Whether it lies over what to do now, so that it must go when something is taken up from it. */
  readonly covers: boolean;
  toggle(this: void): void;
  close(this: void): void;
  /** What is pointed at just now, or else what was pressed last; null while nothing is. */
  readonly at: T | null;
  /** What was pressed, and stays when the hand goes on. */
  readonly held: T | null;
  point(this: void, at: T | null): void;
  hold(this: void, at: T | null): void;
}

interface Shown<T> {
  readonly position: object;
  readonly at: T | null;
  readonly held: T | null;
}

interface CouldBeAsked {
  readonly seat: Seat | null;
  readonly position: { readonly phase: { readonly name: string } };
}

/** For whom the table can say what could be done: the seat that decides, or of which is told; nobody when the game is over. */
export function useCouldSeat({ seat, position }: CouldBeAsked): Seat | null {
  const { toldOf } = useFrame();
  return position.phase.name === 'game-over' ? null : (seat ?? toldOf);
}

/**
 * Opens with W, closes with Escape. What it points at belongs to one position and is gone with it. `seat` is for whom it
 * tells; where it is null there is nothing to open.
 */
export function useCould<T>(position: object, seat: Seat | null): Could<T> {
  const [wasOpened, setOpen] = useState(false);
  const isOffered = seat !== null;
  const isOpen = wasOpened && isOffered;
  const covers = useLayout() !== 'desk';
  const nothing: Shown<T> = { position, at: null, held: null };
  const [held, setShown] = useState<Shown<T>>(nothing);
  const shown = isOpen && held.position === position ? held : nothing;
  const toggle = useCallback(() => setOpen((open) => !open), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!isOffered) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event) || isInDialog(event.target)) return;
      if (event.key.toLowerCase() === 'w') toggle();
      else if (event.key === 'Escape' && isOpen) close();
      else return;
      // Escape closes the innermost of what is open: a plan that lies on the board is not given up with it.
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isOffered, isOpen, toggle, close]);
  return {
    seat,
    isOpen,
    covers,
    toggle,
    close,
    at: shown.at ?? shown.held,
    held: shown.held,
    point: (at) => setShown({ ...shown, position, at }),
    hold: (one) => setShown({ position, at: null, held: one }),
  };
}

/** The panel, as the frame of a table takes it, or null where it is not offered; `content` is only asked for while it is open. */
export function useCouldPanel<T>(
  could: Could<T>,
  table: { readonly seat: Seat | null },
  content: (seat: Seat) => ReactNode,
): FramePanel | null {
  const { t } = useWords();
  if (could.seat === null) return null;
  return {
    title: t('What could I do?'),
    keyName: 'w',
    isOpen: could.isOpen,
    toggle: could.toggle,
    content: could.isOpen ? (
      <>
        {table.seat === could.seat ? null : <WhoseNote seat={could.seat} />}
        {content(could.seat)}
      </>
    ) : null,
  };
}

/** While others decide, and in the past, it is not plain who is meant, and when. */
function WhoseNote({ seat }: { readonly seat: Seat }) {
  const { t } = useWords();
  return (
    <PanelNote>
      {t('{who, select, you {What you could do} other {What {who} could do}}, on the table as it is shown here.', {
        who: { seat },
      })}
    </PanelNote>
  );
}

export interface CouldLineProps<T> extends Pick<PanelLineProps, 'picture' | 'name' | 'about' | 'worth' | 'below'> {
  readonly could: Could<T>;
  /** What the board shows while this line is pointed at, or was pressed. */
  readonly at: T;
  /** What else a press does: whether the line is held by it is told. */
  readonly press?: (isHeld: boolean) => void;
}

/** A line of the panel points at something, for hand, keyboard and finger alike. */
export function CouldLine<T>({ could, at, press, ...words }: CouldLineProps<T>) {
  const isHeld = could.held === at;
  return (
    <PanelLine
      {...words}
      aria-pressed={isHeld}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') could.point(at);
      }}
      onPointerLeave={() => could.point(null)}
      onFocus={() => could.point(at)}
      onBlur={() => could.point(null)}
      onClick={() => {
        could.hold(isHeld ? null : at);
        press?.(!isHeld);
      }}
    />
  );
}
