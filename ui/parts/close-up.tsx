import { Tooltip as Radix } from 'radix-ui';
import { type PointerEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

/** One line of what a card says: the sign that stands on it, and the same in words. */
export interface CloseUpLine {
  readonly sign: ReactNode;
  readonly words: string;
}

export interface CloseUpProps {
  readonly name: string;
  /** What kind of card it is. */
  readonly kind: string;
  /** The card, drawn as large as it likes. */
  readonly picture: ReactNode;
  readonly lines: readonly CloseUpLine[];
  /** The card as it lies on the table: one element that takes a ref and handlers, and says in its label what it is. */
  readonly children: ReactElement;
  /** A tap moves the card to where one wants to see it: only a long press looks at it. */
  readonly tapMoves?: boolean;
}

/** Around cards that show themselves large: whoever looks at one and goes on to the next sees that at once. */
export function CloseUps({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={150}>
      {children}
    </Radix.Provider>
  );
}

/** A finger that lies still for so long wants to look, not to press. */
const LONG_PRESS_MS = 450;
/** A finger that goes further than this wants to scroll or drag. */
const STILL = 8;

/**
 * A card that shows itself large, with every sign in words, when it is hovered, focused, tapped or pressed for long. A long
 * press only looks; a tap also does what the card does when it is pressed.
 */
export function CloseUp({ name, kind, picture, lines, children, tapMoves = false }: CloseUpProps) {
  const card = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  const hold = (up: boolean): void => setPlace(up ? placeAround(card.current) : null);
  const finger = useFinger(() => hold(true));
  return (
    <Radix.Root open={place !== null} onOpenChange={hold} disableHoverableContent>
      <Radix.Trigger
        ref={card}
        asChild
        onPointerDown={finger.down}
        onPointerMove={finger.move}
        onPointerUp={finger.end}
        onPointerCancel={finger.end}
        onContextMenu={(event) => {
          if (finger.isTouch()) event.preventDefault();
        }}
        onClickCapture={(event) => {
          if (!finger.lookedOnly()) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onClick={(event) => {
          if (!finger.isTouch() || tapMoves) return;
          // Keeps it from being closed by the very tap that opens it.
          event.preventDefault();
          hold(true);
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal container={place}>
        <Radix.Content className="close-up" side="top" sideOffset={8} collisionPadding={8} aria-label={name}>
          <div className="close-up-picture">{picture}</div>
          <div className="close-up-words">
            <p className="close-up-kind">{kind}</p>
            <p className="close-up-name">{name}</p>
            <ul>
              {lines.map(({ sign, words }, index) => (
                <li key={index}>
                  <span className="close-up-sign">{sign}</span>
                  <span>{words}</span>
                </li>
              ))}
            </ul>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Where a card is held up: in the part of the page it lies in, so that whoever goes from part to part comes by it. */
function placeAround(card: Element | null): Element {
  return card?.closest('[role="dialog"], main') ?? document.body;
}

/** What a finger on a card is up to. */
function useFinger(look: () => void) {
  const state = useRef<{ touch: boolean; looked: boolean; x: number; y: number; timer: number | undefined }>({
    touch: false,
    looked: false,
    x: 0,
    y: 0,
    timer: undefined,
  });
  const end = (): void => window.clearTimeout(state.current.timer);
  useEffect(() => () => window.clearTimeout(state.current.timer), []);
  return {
    down: ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      end();
      const touch = pointerType === 'touch';
      const timer = touch
        ? window.setTimeout(() => {
            state.current.looked = true;
            look();
          }, LONG_PRESS_MS)
        : undefined;
      state.current = { touch, looked: false, x, y, timer };
    },
    move: ({ clientX, clientY }: PointerEvent): void => {
      const { x, y } = state.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL) end();
    },
    end,
    isTouch: () => state.current.touch,
    lookedOnly: () => state.current.looked,
  };
}
