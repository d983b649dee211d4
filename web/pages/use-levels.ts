import type { Level } from '@roundhouse/bots/levels';
import { useWords } from '@roundhouse/ui';

interface LevelWords {
  readonly name: string;
  readonly about: string;
}

/** How bots of each level are called, and how they play. */
export function useLevels(): Readonly<Record<Level, LevelWords>> {
  const { t } = useWords();
  return {
    apprentice: { name: t('Apprentice'), about: t('A beginner: of all that it could do it considers little.') },
    stoker: { name: t('Stoker'), about: t('A sound player that overlooks a lot.') },
    driver: {
      name: t('Driver'),
      about: t('It weighs what stands out, one move at a time, and minds its money.'),
    },
    engineer: { name: t('Engineer'), about: t('It weighs everything that it could do before it moves.') },
    master: { name: t('Master'), about: t('The best bot of the house: it thinks for up to a second.') },
  };
}
