import type { Seat } from './game.ts';

/**
 * A value in a text. A term is a word of the game ("red", "first-move") that a translation may change; without one it is
 * shown with blanks for its hyphens.
 */
export type TextValue = string | number | { readonly seat: Seat } | { readonly term: string };

/**
 * A sentence with named gaps: `text('{who} bids {amount}', …)`. The English sentence is its own key, so the code
 * reads as it speaks and another language is only a table from English sentences to others.
 */
export interface Text {
  readonly text: string;
  readonly values?: Readonly<Record<string, TextValue>>;
}

/** How texts are worded: names for the seats, and a translation of sentences and terms. */
export interface Wording {
  seatName(seat: Seat): string;
  translate?(english: string): string | undefined;
}

export const plainWording: Wording = { seatName: (seat) => `Seat ${seat}` };

export function text(english: string, values?: Readonly<Record<string, TextValue>>): Text {
  return values === undefined ? { text: english } : { text: english, values };
}

export function say(message: Text, wording: Wording = plainWording): string {
  const values = message.values ?? {};
  const sentence = wording.translate?.(message.text) ?? message.text;
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name];
    if (value === undefined) return gap;
    if (typeof value !== 'object') return String(value);
    if ('seat' in value) return wording.seatName(value.seat);
    return wording.translate?.(value.term) ?? value.term.replaceAll('-', ' ');
  });
}
