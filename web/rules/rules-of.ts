import matchRules from '@roundhouse/kernel/RULES.md?raw';
import { readRulebook, type Rulebook, translatedBook } from './rulebook.ts';

/** What a language brings of the rules, as Markdown: those of a game, and those of every match. */
export interface TranslatedRules {
  readonly game: string | null;
  readonly match: string | null;
}

export const UNTRANSLATED: TranslatedRules = { game: null, match: null };

/** The rules of a game, and after them those of every match: whose turn it is, how far undo goes. */
export function rulebookOf(gameRules: string, other: TranslatedRules): Rulebook {
  const game = translatedBook(readRulebook(gameRules), other.game);
  const match = translatedBook(readRulebook(matchRules), other.match);
  const general = {
    id: 'part-rules-of-the-match',
    title: [{ kind: 'text' as const, text: match.title }],
    blocks: match.intro,
    rules: [],
  };
  return { ...game, parts: [...game.parts, general, ...match.parts] };
}
