import { paletteOf } from '@roundhouse/style';
import { goodsInIcon, type GoodsShown, PieceIcon } from '@roundhouse/table-kit';
import { useTheme, useWords } from '@roundhouse/ui';
import type { Good } from '../../content/components.ts';
import { characterPortrait } from '../board/characters.ts';
import { goodPiece } from '../board/goods.ts';

/** Goods outside the board. */
export function GoodIcon({ good, count = 1, size = 22 }: GoodsShown<Good>) {
  const theme = useTheme();
  const { t } = useWords();
  const drawn = goodsInIcon(count);
  return (
    <PieceIcon
      node={goodPiece(good, count, drawn.at, drawn.size, paletteOf(theme))}
      size={size}
      className="kas-good"
      label={t('{count} {good}', { count, good: { term: good } })}
    />
  );
}

/** A character's face beside the name. */
export function CharacterPortrait({ id, size = 44 }: { readonly id: string; readonly size?: number }) {
  const theme = useTheme();
  return (
    <PieceIcon node={characterPortrait(id, 32, paletteOf(theme))} size={size} reach={33} className="kas-portrait" />
  );
}
