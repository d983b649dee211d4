import { Tooltip as Radix } from 'radix-ui';
import { type PointerEvent, type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { EDGE, NEAREST, type Spot, spotOutOfTheWay } from './out-of-the-way.ts';

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

/** A card that is held up beside itself. */
interface Held {
  /** The part of the page that it is held up in. */
  readonly place: Element;
  /** It stays until something else is touched. */
  readonly byTap: boolean;
}

/**
 * A card that shows itself large, with every sign in words. A pointer or the focus on it, and a tap that also does what the
 * card does, show it beside the card; a long press only looks, and lays it over everything until it is put away.
 */
export function CloseUp({ name, kind, picture, lines, children, tapMoves = false }: CloseUpProps) {
  const card = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [isLooking, look] = useState(false);
  const [spot, setSpot] = useState(NEAREST);
  const hold = (up: boolean, byTap = false): void => setHeld(up ? { place: placeAround(card.current), byTap } : null);
  const finger = useFinger(() => {
    hold(false);
    look(true);
  });
  const isByTap = held?.byTap === true;
  useEffect(() => {
    if (!isByTap) return undefined;
    const touched = ({ target }: Event): void => {
      if (!(target instanceof Node && card.current?.contains(target) === true)) setHeld(null);
    };
    document.addEventListener('pointerdown', touched, true);
    return () => document.removeEventListener('pointerdown', touched, true);
  }, [isByTap]);
  const measured = useCallback((shown: HTMLElement | null) => {
    if (shown !== null && card.current !== null) setSpot(spotFor(shown, card.current));
  }, []);
  return (
    <>
      <Radix.Root
        open={held !== null}
        onOpenChange={(up) => {
          // A finger leaves whatever it lets go of, and takes the focus along: what it opened stays until it goes elsewhere.
          if (!finger.isTouch()) hold(up);
        }}
        disableHoverableContent
      >
        <Radix.Trigger
          ref={card}
          asChild
          onPointerDown={finger.down}
          onPointerMove={finger.move}
          onPointerUp={finger.end}
          onPointerCancel={finger.end}
          onFocus={({ currentTarget }) => {
            if (currentTarget.matches(':focus-visible')) finger.forget();
          }}
          onContextMenu={(event) => {
            if (finger.isTouch()) event.preventDefault();
          }}
          onClickCapture={(event) => {
            if (!finger.lookedOnly()) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          onClick={() => {
            if (finger.isTouch() && !tapMoves) hold(true, true);
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal container={held?.place ?? null}>
          <Radix.Content
            ref={measured}
            className="close-up"
            side={spot.side}
            sideOffset={spot.gap}
            collisionPadding={EDGE}
            aria-label={name}
            onEscapeKeyDown={() => hold(false)}
          >
            <div className="close-up-picture">{picture}</div>
            <div className="close-up-words">
              <p className="close-up-kind">{kind}</p>
              <p className="close-up-name">{name}</p>
              <Lines lines={lines} />
            </div>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {isLooking ? (
        <Dialog open onOpenChange={look} title={name} className="close-up-large">
          <div className="close-up-picture">{picture}</div>
          <div className="close-up-words">
            <p className="close-up-kind">{kind}</p>
            <Lines lines={lines} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

function Lines({ lines }: Pick<CloseUpProps, 'lines'>) {
  return (
    <ul>
      {lines.map(({ sign, words }, index) => (
        <li key={index}>
          <span className="close-up-sign">{sign}</span>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where a card is held up: in the part of the page it lies in, so that whoever goes from part to part comes by it. */
function placeAround(card: Element | null): Element {
  return card?.closest('[role="dialog"], main') ?? document.body;
}

/** What somebody who looks at a card may want to read or press next. */
const NEEDED = 'button, [role="button"], [role="status"]';

/** Where it is decided what becomes of a card: the prompt, and the buttons that go with it. */
const DECIDED = '.table-moment';

/** What a card that lies beside it is chosen by. */
const BOARD = '.table-board';

function spotFor(shown: HTMLElement, card: Element): Spot {
  const place = placeAround(card);
  const needed = [...place.querySelectorAll(NEEDED)].filter((one) => one !== card && one.checkVisibility());
  const boards = [...place.querySelectorAll(BOARD)].filter((board) => !board.contains(card));
  return spotOutOfTheWay(
    card.getBoundingClientRect(),
    { width: shown.offsetWidth, height: shown.offsetHeight },
    { width: window.innerWidth, height: window.innerHeight },
    [...needed, ...boards].map((one) => one.getBoundingClientRect()),
    [...place.querySelectorAll(DECIDED), ...boards].map((one) => one.getBoundingClientRect()),
  );
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
    move: ({ pointerType, clientX, clientY }: PointerEvent): void => {
      if (pointerType !== 'touch') state.current.touch = false;
      const { x, y } = state.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL) end();
    },
    end,
    forget: (): void => {
      state.current.touch = false;
    },
    isTouch: () => state.current.touch,
    lookedOnly: () => state.current.looked,
  };
}
