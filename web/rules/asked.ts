const LETTER = String.raw`[\p{L}\p{N}]`;
const WORDS = new RegExp(`${LETTER}+`, 'gu');

/** Too short to tell anything while it is being typed, and most little words are. */
export const SHORTEST = 3;
/** From here on a word is hardly ever in another by accident, as tie is in cities and order in border. */
const LONG = 6;

export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(WORDS) ?? [];
}

/** What English asks with, whatever it asks about. */
const FILLERS: ReadonlySet<string> = new Set(
  wordsIn(
    'a an the i me my you your we our it its is are am be was do does did can could may must should would will shall ' +
      'have has had get how what which who whom whose when where why much many if in on at of for from to with by and ' +
      'or there that this these those then than so',
  ),
);

export interface Asked {
  /** Those that tell what it is about; all where none does. */
  readonly words: readonly string[];
  readonly fillers: readonly string[];
}

export function askedIn(question: string): Asked {
  const all = wordsIn(question);
  const words = all.filter((word) => !FILLERS.has(word));
  return words.length === 0 ? { words: all, fillers: [] } : { words, fillers: all.filter((word) => FILLERS.has(word)) };
}

/** Where one of these words stands in a text: at the beginning of its words, or a long one anywhere. */
export function placesOf(words: readonly string[]): RegExp {
  const places = words.map((word) => {
    if (word.length >= LONG) return word;
    return word.length < SHORTEST ? `(?<!${LETTER})${word}(?!${LETTER})` : `(?<!${LETTER})${word}`;
  });
  return new RegExp(`(${places.join('|')})`, 'giu');
}
