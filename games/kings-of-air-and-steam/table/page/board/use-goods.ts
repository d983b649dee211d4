import type { SvgNode } from '@roundhouse/svg';
import { confirms, goodsIn } from '@roundhouse/table-kit';
import { classNames, type Decorate } from '@roundhouse/ui';
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
      const { chosen = false } = choice;
      return {
        className: classNames('kas-good-can', chosen && 'kas-good-chosen'),
        'data-choice': chosen ? undefined : `goods-${key.replace(' ', '-')}`,
        'data-board-overlay': '',
        // The second half of a double click does not confirm what its first half chose.
        onClick: (event) => {
          if (!chosen || confirms(event, chosen, chosen)) drag.click(choice);
        },
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
