import { GOOD_COLOURS, type GoodColour } from '@roundhouse/style';
import type { SvgNode } from '@roundhouse/svg';
import type { Decorate } from '@roundhouse/ui';
import { useMemo } from 'react';

/** The cubes that can be picked on the map itself. */
export interface CubeChoice {
  /** `city good` for each, joined by commas: one text, so that it stays the same from one moment to the next. */
  readonly possible: string;
  readonly pick: (city: string, good: GoodColour) => void;
}

/** Marks the cubes that can be picked. With the keyboard they are reached through their city. */
export function useCubes(places: SvgNode, { possible, pick }: CubeChoice): Decorate {
  return useMemo(() => {
    const movable = new Set(possible.split(','));
    const cityOf = new Map<SvgNode, string>();
    gather(places, null, cityOf);
    return (node) => {
      const city = cityOf.get(node);
      const good = GOOD_COLOURS.find((one) => one === node.attributes['data-good']);
      if (city === undefined || good === undefined || !movable.has(`${city} ${good}`)) return undefined;
      return { className: 'rail-cube-can', 'data-choice': `cube-${city}-${good}`, onClick: () => pick(city, good) };
    };
    // `pick` is made anew all the time; it reads nothing that `possible` does not follow from.
  }, [places, possible]);
}

function gather(node: SvgNode, city: string | null, into: Map<SvgNode, string>): void {
  const here = node.attributes['data-city'] ?? city;
  if (typeof here === 'string' && 'data-good' in node.attributes) into.set(node, here);
  for (const child of node.children)
    if (typeof child !== 'string') gather(child, typeof here === 'string' ? here : null, into);
}
