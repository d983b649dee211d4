import { paletteOf } from '@roundhouse/style';
import { type GoodsShown, PieceIcon } from '@roundhouse/table-kit';
import { useTheme, useWords } from '@roundhouse/ui';
import type { Good } from '../../content/components.ts';
import { goodPiece } from '../board/goods.ts';

/** Goods outside the board. */
export function GoodIcon({ good, count = 1, size = 22 }: GoodsShown<Good>) {
  const theme = useTheme();
  const { t } = useWords();
  return (
    <PieceIcon
      node={goodPiece(good, count, { x: 0, y: 0 }, 19, paletteOf(theme))}
      size={size}
      className="kas-good"
      label={t('{count} {good}', { count, good: { term: good } })}
    />
  );
}
