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
    apprentice: { name: t('Apprentice'), about: t('A bot that is new to it: little comes to its mind.') },
    stoker: { name: t('Stoker'), about: t('A bot that plays properly and overlooks a lot.') },
    driver: {
      name: t('Driver'),
      about: t('A bot that weighs what stands out, one move at a time, and minds its money.'),
    },
    engineer: { name: t('Engineer'), about: t('A bot that weighs everything it could do before it moves.') },
    master: { name: t('Master'), about: t('The best bot of the house: it thinks for up to a second.') },
  };
}
