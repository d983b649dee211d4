import { type Catalogue, parseCatalogue } from '@roundhouse/ui';
import type { TranslatedRules } from '../rules/rules-of.ts';
import englishFile from './en.json' with { type: 'json' };

/** What English shows for the terms whose key is not how they are written. */
export const english: Catalogue = parseCatalogue(englishFile);

/** Every file in this folder is a language, by its tag; a new one needs nothing else. */
const files = import.meta.glob<unknown>(['./*.json', '!./en.json', '!./template.json'], { import: 'default' });

const tagOf = (path: string): string => path.replace(/^\.\/|\.json$/g, '');

export const LANGUAGES: readonly string[] = ['en', ...Object.keys(files).map(tagOf).sort()];

export async function loadCatalogue(language: string): Promise<Catalogue> {
  if (language === 'en') return english;
  const load = Object.entries(files).find(([path]) => tagOf(path) === language)?.[1];
  return load === undefined ? english : parseCatalogue(await load());
}

/** Rules that a language has words of its own for, by game; `match` are those of every match. */
const rulesFiles = import.meta.glob<string>('./rules/*.md', { query: '?raw', import: 'default' });

export async function loadRules(language: string, game: string): Promise<TranslatedRules> {
  const load = (name: string) => rulesFiles[`./rules/${name}.${language}.md`]?.() ?? null;
  const [ofGame, ofMatch] = await Promise.all([load(game), load('match')]);
  return { game: ofGame, match: ofMatch };
}

/** A language by the name that its own speakers give it. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
