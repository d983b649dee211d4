import type { AnyGamePage } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import { useEffect, useMemo, useState } from 'react';
import { loadRules } from '../messages/languages.ts';
import type { Rulebook } from './rulebook.ts';
import { rulebookOf, type TranslatedRules, UNTRANSLATED } from './rules-of.ts';

/** The rules of a game in the language of the page; in English until that is here, and where it has nothing. */
export function useRulebook({ game, rules }: AnyGamePage): Rulebook {
  const { language } = useWords();
  const [loaded, setLoaded] = useState<TranslatedRules>(UNTRANSLATED);
  useEffect(() => {
    let current = true;
    setLoaded(UNTRANSLATED);
    loadRules(language, game.id).then(
      (found) => {
        if (current) setLoaded(found);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language, game]);
  return useMemo(() => rulebookOf(rules, loaded), [rules, loaded]);
}
