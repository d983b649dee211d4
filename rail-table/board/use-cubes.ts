import { GOOD_COLOURS, type GoodColour } from '@roundhouse/style';
import type { SvgNode } from '@roundhouse/svg';
import { goodsIn, type Pressed } from '@roundhouse/table-kit';
import { classNames, type Decorate } from '@roundhouse/ui';
import { useEffect, useMemo, useRef } from 'react';

/** A cube of a city on the map. */
export interface CityCube {
  readonly city: string;
  readonly good: GoodColour;
}

/** What the hand does with cubes on the map itself. */
export interface CubeHand {
  pick(cube: CityCube): void;
  /** A press on a cube that cannot be picked is one on its city. */
  pressCity(city: string, pressed: Pressed): void;
  /** Shows who wants a cube; null takes that away. */
  pointAt(cube: CityCube | null): void;
}

/**
 * Every cube can be pointed at; those that can be picked are marked. With the keyboard they are reached through their city.
 * `possible` has `city good` for each, joined by commas: one text, so that it stays the same from one drawing to the next.
 */
export function cubesToPick(places: SvgNode, possible: string, hand: () => CubeHand): Decorate {
  const movable = new Set(possible.split(','));
  const cubes = goodsIn(places, ['city']);
  return (node) => {
    const drawn = cubes.get(node);
    const good = GOOD_COLOURS.find((one) => one === drawn?.good);
    if (drawn === undefined || good === undefined) return undefined;
    const cube = { city: String(drawn.id), good };
    const can = movable.has(`${cube.city} ${good}`);
    return {
      className: classNames('rail-cube-there', can && 'rail-cube-can'),
      ...(can ? { 'data-choice': `cube-${cube.city}-${good}` } : {}),
      onClick: (event) => (can ? hand().pick(cube) : hand().pressCity(cube.city, event)),
      onPointerEnter: () => hand().pointAt(cube),
      onPointerLeave: () => hand().pointAt(null),
    };
  };
}

export function useCubes(places: SvgNode, possible: string, hand: CubeHand): Decorate {
  const latest = useRef(hand);
  useEffect(() => {
    latest.current = hand;
  });
  // The hand is made anew all the time; the drawing must not be with it.
  return useMemo(() => cubesToPick(places, possible, () => latest.current), [places, possible]);
}
