import { cube, die, paletteOf, tile } from '@roundhouse/rail-art';
import type { Orientation } from '@roundhouse/rails';
import { SvgView, useTheme, useWords } from '@roundhouse/ui';
import type { Good } from '../../content/components.ts';

/** A cube outside the board. */
export function CubeIcon({
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
      className="aos-cube"
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      role="img"
      aria-label={
        count === 1
          ? t('a {good} cube', { good: { term: good } })
          : t('{count} {good} cubes', { count, good: { term: good } })
      }
    >
      <SvgView node={cube({ good, count }, { x: 0, y: 0 }, 19, paletteOf(theme))} />
    </svg>
  );
}

export function DieIcon({
  section,
  number,
  size = 24,
}: {
  readonly section: 'light' | 'dark';
  readonly number: number;
  readonly size?: number;
}) {
  const theme = useTheme();
  const { t } = useWords();
  return (
    <svg
      className="aos-die"
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      role="img"
      aria-label={t('a {section} {number}', { section: { term: section }, number })}
    >
      <SvgView node={die({ section, number }, { x: 0, y: 0 }, 21, paletteOf(theme))} />
    </svg>
  );
}

/** A tile outside the board; whoever shows it says its name. */
export function TileIcon({ orientation, size = 56 }: { readonly orientation: Orientation; readonly size?: number }) {
  const theme = useTheme();
  return (
    <svg className="aos-tile" width={size} height={size * 0.88} viewBox="-52 -46 104 92" aria-hidden="true">
      <SvgView node={tile(orientation, paletteOf(theme))} />
    </svg>
  );
}
