import { type Catalogue, parseCatalogue } from '@roundhouse/ui';
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

/** A language by the name that its own speakers give it. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
