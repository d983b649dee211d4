import { die } from '@roundhouse/rail-art';
import { paletteOf } from '@roundhouse/style';
import { SvgView, useTheme, useWords } from '@roundhouse/ui';

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
