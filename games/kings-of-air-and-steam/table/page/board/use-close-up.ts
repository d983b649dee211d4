import { type BoardHandle, useIsPhone } from '@roundhouse/ui';
import { type RefObject, useEffect } from 'react';
import type { Area, Space } from '../../../content/area.ts';
import { spaceMiddle, STEP } from '../../board/points.ts';

/** Nobody wants to see less than this of the surroundings. */
const LEAST_WIDTH = 5 * STEP;
const MARGIN = 0.8 * STEP;

/** On a phone the whole play area is too small for a finger: shows the part that matters now, and all of it after. */
export function useCloseUp(board: RefObject<BoardHandle | null>, area: Area, spaces: readonly Space[]): void {
  const phone = useIsPhone();
  const wanted = spaces.join();
  useEffect(() => {
    if (!phone) return;
    board.current?.fit(spaces.length === 0 ? undefined : surroundings(area, spaces));
    // The list is made anew all the time; what it says is in the text.
  }, [phone, board, area, wanted]);
}

function surroundings(area: Area, spaces: readonly Space[]) {
  const middles = spaces.map((space) => spaceMiddle(area, space));
  const [x, width] = stretch(middles.map((middle) => middle.x));
  const [y, height] = stretch(middles.map((middle) => middle.y));
  return { x, y, width, height };
}

function stretch(values: readonly number[]): readonly [start: number, length: number] {
  const least = Math.min(...values) - MARGIN;
  const length = Math.max(...values) + MARGIN - least;
  const wide = Math.max(length, LEAST_WIDTH);
  return [least - (wide - length) / 2, wide];
}
