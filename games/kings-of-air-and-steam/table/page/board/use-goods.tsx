import type { SvgNode } from '@roundhouse/svg';
import type { Decorate } from '@roundhouse/ui';
import { useMemo } from 'react';
import { type Good, GOODS } from '../../../content/components.ts';
import type { GoodsChoices, GoodsKey } from '../goods-choices.ts';
import type { Drag } from './use-drag.ts';

const HOLDERS = ['factory', 'depot', 'airship'] as const;

/** Marks the goods that can be picked. With the keyboard they are reached in the panel below the board. */
export function useGoods(layer: SvgNode, choices: GoodsChoices, drag: Drag): Decorate {
  return useMemo(() => {
    const keys = new Map<SvgNode, GoodsKey>();
    gather(layer, null, keys);
    return (node) => {
      const key = keys.get(node);
      const choice = key === undefined ? undefined : choices.get(key);
      if (key === undefined || choice === undefined) return undefined;
      return {
        className: 'kas-good-can',
        'data-choice': `goods-${key.replace(' ', '-')}`,
        'data-board-overlay': '',
        onClick: () => drag.click(choice),
        onPointerDown: (event) => drag.begin(event, goodOf(node), choice),
      };
    };
  }, [layer, choices, drag]);
}

function goodOf({ attributes }: SvgNode): Good | undefined {
  return GOODS.find((good) => good === attributes['data-good']);
}

/** Which goods belong to which holder. */
function gather(node: SvgNode, holder: `${(typeof HOLDERS)[number]}-${number}` | null, keys: Map<SvgNode, GoodsKey>) {
  let here = holder;
  for (const kind of HOLDERS) {
    const id = node.attributes[`data-${kind}`];
    if (typeof id === 'number') here = `${kind}-${id}`;
  }
  const good = goodOf(node);
  if (here !== null && good !== undefined) keys.set(node, `${here} ${good}`);
  for (const child of node.children) if (typeof child !== 'string') gather(child, here, keys);
}
