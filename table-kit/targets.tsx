import { classNames } from '@roundhouse/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { BY_KEY, type Pressed } from './pointing.ts';
import { isArrow, type Line, type PlacedSpot, stepTo, tabStop } from './stepping.ts';

/** A place on the board that may be pressed. */
export interface Target<K extends string = string> {
  /** The number of the hex or space. */
  readonly spot: number;
  /** What a screen reader says. */
  readonly label: string;
  readonly kind: K;
  readonly chosen: boolean;
  /** What it would cost or bring; shown while it is pointed at. */
  readonly hint?: string;
  /** Shows the hint all the time. */
  readonly hintStays?: boolean;
  /** Only a note: it does not move the game on, so it is no choice of the game. */
  readonly aside?: boolean;
}

/** One target for each spot: where a spot serves several ends, the first in the list is meant. */
export function oncePerSpot<K extends string>(targets: readonly Target<K>[]): readonly Target<K>[] {
  return [...new Map(targets.toReversed().map((target) => [target.spot, target])).values()];
}

/** The stable name of a choice on the board; none for what is chosen already or is no choice. */
export function choiceOf(name: string, { spot, chosen, aside = false }: Target): string | undefined {
  return chosen || aside ? undefined : `${name}-${spot}`;
}

/** Whether a key presses the target that has the focus. */
export function pressesTarget(key: string): boolean {
  return key === 'Enter' || key === ' ';
}

export interface BoardPlan {
  /** What a spot is called here: the word of its data attribute and of its choices. */
  readonly name: string;
  /** The class of every spot, and the first word of those of targets. */
  readonly className: string;
  /** All spots of the board. */
  readonly spots: readonly number[];
  /** Around the middle of any spot. */
  readonly outline: string;
  middle(spot: number): { readonly x: number; readonly y: number };
}

export function placeOf(board: Pick<BoardPlan, 'middle'>, spot: number): string {
  const { x, y } = board.middle(spot);
  return `translate(${x} ${y})`;
}

interface TargetsProps<K extends string> {
  readonly board: BoardPlan;
  readonly targets: readonly Target<K>[];
  readonly choose: (target: Target<K>, pressed: Pressed) => void;
  /** A press on a spot that is no target. */
  readonly ask: (spot: number) => void;
  /** What else is drawn with a target, inside of its outline. */
  readonly title?: (target: Target<K>) => ReactNode;
  /** Told which target is pointed at, by hand or keyboard; null when none is any more. */
  readonly pointAt?: (target: Target<K> | null) => void;
}

/**
 * Every spot can be pressed: a target is chosen, any other says why it is not possible. The Tab key stops once, at one of
 * the targets, so that what to do now is not a hundred stops away; from there the arrow keys lead to the others.
 */
export function Targets<K extends string>({ board, targets, choose, ask, title, pointAt }: TargetsProps<K>) {
  const { name, className, outline } = board;
  const possible = new Set(targets.map(({ spot }) => spot));
  const [last, setLast] = useState<PlacedSpot | null>(null);
  const line = useRef<Line | null>(null);
  const placed = targets.map(({ spot, chosen }) => ({ spot, chosen, ...board.middle(spot) }));
  const stop = tabStop(placed, last);
  useArrowsIn(name, stop);
  const step = (event: KeyboardEvent<SVGPathElement>, spot: number): void => {
    if (isHeldTogether(event)) return;
    const next = stepTo(event.key, { spot, ...board.middle(spot) }, placed, line.current);
    if (next === null) return;
    event.preventDefault();
    line.current = next;
    focusOn(name, next.spot);
  };
  return (
    <>
      {board.spots.map((spot) =>
        possible.has(spot) ? null : (
          // Only a pointer can miss: with the keyboard nothing but targets is reached.
          <path
            key={spot}
            className={className}
            d={outline}
            transform={placeOf(board, spot)}
            aria-hidden="true"
            {...{ [`data-${name}`]: spot }}
            onClick={() => ask(spot)}
          />
        ),
      )}
      {targets.map((target) => {
        const { spot, label, kind, chosen } = target;
        const press = (event: KeyboardEvent<SVGPathElement>): void => {
          if (!pressesTarget(event.key)) return step(event, spot);
          event.preventDefault();
          choose(target, BY_KEY);
        };
        return (
          <g key={spot} transform={placeOf(board, spot)}>
            <path
              className={classNames(
                className,
                `${className}-can`,
                `${className}-${kind}`,
                chosen && `${className}-chosen`,
              )}
              d={outline}
              role="button"
              tabIndex={spot === stop ? 0 : -1}
              aria-label={label}
              aria-pressed={chosen}
              {...{ [`data-${name}`]: spot }}
              data-choice={choiceOf(name, target)}
              onClick={(event) => choose(target, event)}
              onKeyDown={press}
              onPointerEnter={() => pointAt?.(target)}
              onPointerLeave={() => pointAt?.(null)}
              onFocus={() => {
                setLast({ spot, ...board.middle(spot) });
                pointAt?.(target);
              }}
              onBlur={() => pointAt?.(null)}
            >
              {title?.(target)}
            </path>
          </g>
        );
      })}
    </>
  );
}

/** Where nothing that takes keys has the focus: what to do now gets it, when what had it is gone. */
const NOWHERE = 'body, .board, .table-moment';

/** With nothing focused the first arrow key comes to the board, if something can be chosen there. */
function useArrowsIn(name: string, stop: number | null): void {
  useEffect(() => {
    if (stop === null) return undefined;
    const enter = (event: globalThis.KeyboardEvent): void => {
      if (event.defaultPrevented || isHeldTogether(event) || !isArrow(event.key)) return;
      if (!(event.target instanceof Element) || !event.target.matches(NOWHERE)) return;
      event.preventDefault();
      focusOn(name, stop);
    };
    // Before the board, which the key would move.
    window.addEventListener('keydown', enter, true);
    return () => window.removeEventListener('keydown', enter, true);
  }, [name, stop]);
}

/** Held together with others the arrows are not for this: they move the board, or belong to the browser. */
function isHeldTogether(event: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
}

function focusOn(name: string, spot: number): void {
  document.querySelector<SVGPathElement>(`[data-${name}="${spot}"][role="button"]`)?.focus();
}

const PLATE = { least: 30, perSign: 8, room: 10, height: 18 };

/** A price tag above the middle of a spot. `name` is the first part of its classes. */
export function PricePlate({
  name,
  price,
  above,
}: {
  readonly name: string;
  readonly price: string;
  readonly above: number;
}) {
  const width = Math.max(PLATE.least, price.length * PLATE.perSign + PLATE.room);
  return (
    <g transform={`translate(0 ${-above})`}>
      <g className="board-label board-price">
        <rect className={`${name}-plate`} x={-width / 2} y={-10} width={width} height={PLATE.height} rx={3} />
        <text className={name} textAnchor="middle" y={4}>
          {price}
        </text>
      </g>
    </g>
  );
}
