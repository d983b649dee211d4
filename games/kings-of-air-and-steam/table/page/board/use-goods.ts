import type { SvgNode } from '@roundhouse/svg';
import { goodsIn } from '@roundhouse/table-kit';
import type { Decorate } from '@roundhouse/ui';
import { useMemo } from 'react';
import { GOODS } from '../../../content/components.ts';
import { type GoodsChoices, HOLDERS } from '../goods-choices.ts';
import type { GoodsDrag } from './use-goods-drag.ts';

/** Marks the goods that can be picked. With the keyboard they are reached in the panel below the board. */
export function useGoods(layer: SvgNode, choices: GoodsChoices, drag: GoodsDrag): Decorate {
  return useMemo(() => {
    const drawn = goodsIn(layer, HOLDERS);
    return (node) => {
      const found = drawn.get(node);
      const key = found === undefined ? '' : `${found.holder}-${found.id} ${found.good}`;
      const choice = choices.get(key);
      if (choice === undefined) return undefined;
      return {
        className: 'kas-good-can',
        'data-choice': `goods-${key.replace(' ', '-')}`,
        'data-board-overlay': '',
        onClick: () => drag.click(choice),
        onPointerDown: (event) =>
          drag.begin(
            event,
            GOODS.find((good) => good === found?.good),
            choice,
          ),
      };
    };
  }, [layer, choices, drag]);
}
