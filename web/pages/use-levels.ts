import { useWords } from '@roundhouse/ui';
import type { Level } from './new-choice.ts';

interface LevelWords {
  readonly name: string;
  readonly about: string;
}

/** How bots of each level are called, and how they play. */
export function useLevels(): Readonly<Record<Level, LevelWords>> {
  const { t } = useWords();
  return {
    easy: { name: t('Easy bot'), about: t('Builds and delivers, but often on a whim.') },
    medium: { name: t('Good bot'), about: t('Weighs every move and minds its money.') },
  };
}
