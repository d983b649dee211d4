import { paletteOf } from '@roundhouse/style';
import { SvgView, useTheme, useWords } from '@roundhouse/ui';
import type { Good } from '../../content/components.ts';
import { goodPiece } from '../board/goods.ts';

/** Goods outside the board. */
export function GoodIcon({
  good,
  count = 1,
  size = 22,
}: {
  readonly good: Good;
  readonly count?: number;
  readonly size?: number;
}) {
  const theme = useTheme();
  const { t } = useWords();
  return (
    <svg
      className="kas-good"
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      role="img"
      aria-label={t('{count} {good}', { count, good: { term: good } })}
    >
      <SvgView node={goodPiece(good, count, { x: 0, y: 0 }, 19, paletteOf(theme))} />
    </svg>
  );
}
