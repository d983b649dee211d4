import type { SvgNode } from '@roundhouse/svg';
import { animateAlong, type Motion, playOnce, SvgView } from '@roundhouse/ui';
import { useLayoutEffect, useRef, useState } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

const LANDING_MS = 280;

/** Motions that follow one another; one that is null is left out. To finish them is to start no more. */
export function inTurn(motions: readonly (() => Motion | null)[]): Motion {
  let over = false;
  let now: Motion | null = null;
  const play = async (): Promise<void> => {
    for (const start of motions) {
      if (over) return;
      now = start();
      await now?.finished;
    }
  };
  return {
    finished: play(),
    finish() {
      over = true;
      now?.finish();
    },
  };
}

/** A piece that is carried along a path. */
export interface Carried {
  readonly piece: SvgNode;
  readonly path: string;
  readonly ms: number;
}

/** What moves over a board, in this order: something of the drawing itself, a piece that is carried, what is new. */
export interface BoardStory {
  readonly drawn?: () => Motion | null;
  readonly carried: Carried | null;
  /** Where something new lies. */
  readonly landed: readonly Point[];
}

interface BoardMotionProps {
  /** The first word of the classes. */
  readonly name: string;
  /** Of the ring around what is new. */
  readonly radius: number;
  /** What led here: its story is told once; null when nothing moves. */
  readonly cause: object | null;
  readonly enabled: boolean;
  /** Asked when the cause changes; when only the position object does, nothing has moved. */
  readonly story: () => BoardStory;
}

export function BoardMotion({ name, radius, cause, enabled, story }: BoardMotionProps) {
  const [piece, setPiece] = useState<SvgNode | null>(null);
  const [rings, setRings] = useState<{ readonly at: readonly Point[]; readonly size: number } | null>(null);
  const carrier = useRef<SVGGElement>(null);

  // Before the browser paints: nobody may see a piece at its goal before it has set off.
  useLayoutEffect(() => {
    if (!enabled || cause === null) return undefined;
    const { drawn, carried, landed } = story();
    const carry = ({ piece: node, path, ms }: Carried): Motion => {
      setPiece(node);
      return animateAlong(path, ms, ({ x, y }, done) => {
        carrier.current?.setAttribute('transform', `translate(${x} ${y})`);
        if (done === 1) setPiece(null);
      });
    };
    const motions = inTurn([
      () => drawn?.() ?? null,
      () => (carried === null ? null : carry(carried)),
      () =>
        landed.length === 0
          ? null
          : playOnce(LANDING_MS, (done) => setRings(done === 1 ? null : { at: landed, size: 1.6 - 0.6 * done })),
    ]);
    return () => motions.finish();
  }, [cause, enabled]);

  return (
    <g className={`${name}-motion`} aria-hidden="true">
      {rings?.at.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={`${name}-landing`} cx={x} cy={y} r={radius * rings.size} />
      ))}
      <g ref={carrier}>{piece === null ? null : <SvgView node={piece} />}</g>
    </g>
  );
}

/** Rings around places that something is told of just now. `name` is the first word of its class. */
export function RecalledPlaces({
  name,
  radius,
  at,
}: {
  readonly name: string;
  readonly radius: number;
  readonly at: readonly Point[];
}) {
  return (
    <g className={`${name}-recalled`} aria-hidden="true">
      {at.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}
