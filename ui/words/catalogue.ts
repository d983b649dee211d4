import { type Seat, say, type Text, type TextValue, text, type Wording } from '@roundhouse/kernel';
import { numberText } from '../parts/money.tsx';
import { nameKind } from './names.ts';

/** A language: a table from English sentences and terms to what is shown. What it lacks is shown in English. */
export type Catalogue = Readonly<Record<string, string>>;

export interface Words {
  /** A language tag such as `en`. */
  readonly language: string;
  /** A sentence of the page: `t('{n, plural, one {# tile} other {# tiles}} left', { n })`. */
  readonly t: (english: string, values?: Readonly<Record<string, TextValue>>) => string;
  /** A sentence of a game: log lines, violations, score labels. */
  readonly say: (message: Text) => string;
}

export interface Speech {
  readonly language: string;
  readonly catalogue: Catalogue;
  /** English shows some terms differently from their key, and every other language falls back to that. */
  readonly english: Catalogue;
  readonly seatName: (seat: Seat) => string;
  /** The reader's own seat, of which a sentence may speak as `you`; null for somebody who only watches. */
  readonly you?: Seat | null;
}

export function wordsOf({ language, catalogue, english, seatName, you = null }: Speech): Words {
  const wording: Wording = {
    seatName,
    seatKind: (seat) => (seat === you ? 'you' : nameKind(seatName(seat))),
    nameKind,
    numberText,
    language,
    translate: (key) => entry(catalogue, key) ?? entry(english, key),
  };
  const speak = (message: Text): string => say(message, wording);
  return { language, say: speak, t: (sentence, values) => speak(text(sentence, values)) };
}

/** An untranslated entry in a catalogue is an empty string, as in the files of translators. */
function entry(catalogue: Catalogue, key: string): string | undefined {
  const found = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  return found === '' ? undefined : found;
}

/** A file of a language, as it was loaded. Entries that are no sentences are left out. */
export function parseCatalogue(input: unknown): Catalogue {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(
    Object.entries(input).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
