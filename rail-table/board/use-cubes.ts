import { GOOD_COLOURS, type GoodColour } from '@roundhouse/style';
import type { SvgNode } from '@roundhouse/svg';
import { goodsIn } from '@roundhouse/table-kit';
import type { Decorate } from '@roundhouse/ui';
import { useMemo } from 'react';

/** The cubes that can be picked on the map itself. */
export interface CubeChoice {
  /** `city good` for each, joined by commas: one text, so that it stays the same from one drawing to the next. */
  readonly possible: string;
  readonly pick: (city: string, good: GoodColour) => void;
}

/** Marks the cubes that can be picked. With the keyboard they are reached through their city. */
export function cubesToPick(places: SvgNode, { possible, pick }: CubeChoice): Decorate {
  const movable = new Set(possible.split(','));
  const cubes = goodsIn(places, ['city']);
  return (node) => {
    const cube = cubes.get(node);
    const good = GOOD_COLOURS.find((one) => one === cube?.good);
    if (cube === undefined || good === undefined || !movable.has(`${cube.id} ${good}`)) return undefined;
    const city = String(cube.id);
    return { className: 'rail-cube-can', 'data-choice': `cube-${city}-${good}`, onClick: () => pick(city, good) };
  };
}

export function useCubes(places: SvgNode, choice: CubeChoice): Decorate {
  // `pick` is made anew all the time; it reads nothing that `possible` does not follow from.
  return useMemo(() => cubesToPick(places, choice), [places, choice.possible]);
}
