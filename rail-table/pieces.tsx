import { cube, tile } from '@roundhouse/rail-art';
import { type GoodColour, paletteOf } from '@roundhouse/style';
import type { Orientation } from '@roundhouse/rails';
import { goodsInIcon, type GoodsShown, PieceIcon } from '@roundhouse/table-kit';
import { SvgView, useTheme, useWords } from '@roundhouse/ui';

/** A cube outside the board. */
export function CubeIcon({ good, count = 1, size = 22 }: GoodsShown<GoodColour>) {
  const theme = useTheme();
  const { t } = useWords();
  const drawn = goodsInIcon(count);
  return (
    <PieceIcon
      node={cube({ good, count }, drawn.at, drawn.size, paletteOf(theme))}
      size={size}
      className="rail-cube"
      label={t('{count, plural, one {a {good} cube} other {# {good} cubes}}', { count, good: { term: good } })}
    />
  );
}

/** A tile outside the board; whoever shows it says its name. */
export function TileIcon({ orientation, size = 56 }: { readonly orientation: Orientation; readonly size?: number }) {
  const theme = useTheme();
  return (
    <svg className="rail-tile" width={size} height={size * 0.88} viewBox="-52 -46 104 92" aria-hidden="true">
      <SvgView node={tile(orientation, paletteOf(theme))} />
    </svg>
  );
}
