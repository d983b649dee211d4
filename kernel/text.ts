import type { Seat } from './game.ts';
import { type Choice, type Message, messageOf } from './message.ts';
import { type Counting, pluralForm } from './plural-form.ts';

/**
 * A value in a text. A term is a word of the game ("red", "first-move") that a translation may change; without one it is
 * shown with blanks for its hyphens. A text in a text is a part of the sentence that has a wording of its own: a price,
 * a place without a name.
 */
export type TextValue = string | number | { readonly seat: Seat } | { readonly term: string } | Text;
type Values = Readonly<Record<string, TextValue>>;

/**
 * A sentence with named gaps: `text('{who} bids {amount}', …)`, and where a number or a kind decides, its forms:
 * `text('{count, plural, one {a tile} other {# tiles}}', …)` (see `message.ts`). The English sentence is its own key, so
 * the code reads as it speaks and another language is only a table from English sentences to others, which may have
 * other forms and choose by other gaps.
 */
export interface Text {
  readonly text: string;
  readonly values?: Values;
}

/** How texts are worded: names for the seats, and a translation of sentences and terms. */
export interface Wording {
  seatName(seat: Seat): string;
  /** What a sentence chooses by when it selects on a seat: `you` for the reader's own, otherwise as for its name. */
  seatKind?(seat: Seat): string;
  /** What a sentence chooses by when it selects on a name: `many` for one that several people share, otherwise `other`. */
  nameKind?(name: string): string;
  numberText?(value: number): string;
  /** The language of what `translate` gives; what it does not have is English. */
  readonly language?: string;
  translate?(english: string): string | undefined;
}

const ENGLISH = 'en';

export const plainWording: Wording = { seatName: (seat) => `Seat ${seat}` };

/** The sentence must stand here in quotes, so that translators get to see it: `scripts/messages.mjs` looks for it. */
export function text(english: string, values?: Values): Text {
  return values === undefined ? { text: english } : { text: english, values };
}

/** A sentence out of a data file: a map, a card, a lesson. `scripts/messages.mjs` reads those files by themselves. */
export function textFromData(english: string): Text {
  return { text: english };
}

export function say({ text: english, values = {} }: Text, wording: Wording = plainWording): string {
  const other = wording.translate?.(english);
  const translated = other === undefined ? null : messageOf(other);
  if (translated !== null) return spoken(translated, { values, wording, language: wording.language ?? ENGLISH });
  const message = messageOf(english);
  return message === null ? english : spoken(message, { values, wording, language: ENGLISH });
}

interface Saying {
  readonly values: Values;
  readonly wording: Wording;
  readonly language: string;
}

function spoken(message: Message, saying: Saying): string {
  return message
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'gap' in part ? filled(part.gap, saying) : spoken(formOf(part, saying), saying);
    })
    .join('');
}

function filled(gap: string, { values, wording }: Saying): string {
  const value = values[gap];
  if (value === undefined) return `{${gap}}`;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return wording.numberText?.(value) ?? String(value);
  if ('seat' in value) return wording.seatName(value.seat);
  if ('text' in value) return say(value, wording);
  return wording.translate?.(value.term) ?? value.term.replaceAll('-', ' ');
}

function formOf({ on, by, forms }: Choice, saying: Saying): Message {
  const names = by === 'select' ? selectedBy(saying.values[on], saying) : countedBy(saying.values[on], by, saying);
  const chosen = names.find((name) => forms.has(name)) ?? 'other';
  return forms.get(chosen) ?? [];
}

function selectedBy(value: TextValue | undefined, { wording }: Saying): readonly string[] {
  if (value === undefined) return [];
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return [value, wording.nameKind?.(value) ?? 'other'];
  if ('seat' in value) return [wording.seatKind?.(value.seat) ?? 'other'];
  if ('text' in value) return [];
  // The name of a form has no blanks.
  return [value.term.replaceAll(' ', '-')];
}

/** `=2` goes before `two` or `other`. */
function countedBy(value: TextValue | undefined, by: Counting, { language }: Saying): readonly string[] {
  return typeof value === 'number' ? [`=${value}`, pluralForm(value, by, language)] : [];
}
