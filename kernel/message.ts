/**
 * The forms of a sentence, in the notation that translators know (ICU MessageFormat, as much of it as is needed here):
 *
 *     {who} builds {count, plural, =0 {nothing} one {a tile} other {# tiles}}.
 *     {who} is {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.
 *     {who, select, you {You are} many {{who} are} other {{who} is}} next.
 *
 * `#` is the number that the plural around it looks at. An apostrophe before a brace or `#` quotes up to the next one;
 * any other apostrophe is itself.
 */
export type Message = readonly Part[];
export type Part = string | Gap | Choice;

export interface Gap {
  readonly gap: string;
}

export interface Choice {
  /** The gap whose value decides. */
  readonly on: string;
  readonly by: ChoiceKind;
  /** Always has `other`. */
  readonly forms: ReadonlyMap<string, Message>;
}

const CHOICES = ['plural', 'selectordinal', 'select'] as const;
export type ChoiceKind = (typeof CHOICES)[number];

/** Sentences are few and said often. What comes from outside cannot make this grow for ever. */
const MOST_KEPT = 4096;
const kept = new Map<string, Message | null>();

/** The sentence in its parts; null when its braces make no sense. */
export function messageOf(sentence: string): Message | null {
  const known = kept.get(sentence);
  if (known !== undefined) return known;
  const message = readMessage(sentence);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(sentence, message);
  return message;
}

function readMessage(sentence: string): Message | null {
  if (!/[{}]/.test(sentence)) return [sentence];
  try {
    return new MessageReader(sentence).whole();
  } catch (error) {
    if (error instanceof MalformedMessage) return null;
    throw error;
  }
}

class MalformedMessage extends Error {}

class MessageReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  whole(): Message {
    const message = this.#message(null);
    if (this.#at < this.#source.length) throw new MalformedMessage();
    return message;
  }

  /** Up to the brace that closes it. `number` is the gap that `#` stands for here. */
  #message(number: string | null): Message {
    const parts: Part[] = [];
    let words = '';
    const endWords = (): void => {
      if (words !== '') parts.push(words);
      words = '';
    };
    while (this.#at < this.#source.length && this.#sign !== '}') {
      if (this.#sign === '{') {
        endWords();
        parts.push(this.#argument(number));
      } else if (this.#sign === '#' && number !== null) {
        endWords();
        parts.push({ gap: number });
        this.#at++;
      } else {
        words += this.#words(number);
      }
    }
    endWords();
    return parts;
  }

  /** One sign, or a stretch between apostrophes in which no sign means anything. */
  #words(number: string | null): string {
    const sign = this.#sign;
    const next = this.#source[this.#at + 1] ?? '';
    this.#at++;
    if (sign !== "'") return sign;
    if (next === "'") {
      this.#at++;
      return "'";
    }
    const isQuote = next === '{' || next === '}' || (next === '#' && number !== null);
    if (!isQuote) return "'";
    const end = this.#source.indexOf("'", this.#at);
    if (end < 0) throw new MalformedMessage();
    const quoted = this.#source.slice(this.#at, end);
    this.#at = end + 1;
    return quoted;
  }

  #argument(number: string | null): Gap | Choice {
    this.#expect('{');
    const gap = this.#name();
    if (this.#sign === '}') {
      this.#at++;
      return { gap };
    }
    this.#expect(',');
    const kind = this.#name();
    const by = CHOICES.find((known) => known === kind);
    if (by === undefined) throw new MalformedMessage();
    this.#expect(',');
    const forms = new Map<string, Message>();
    while (this.#sign !== '}') {
      const form = this.#name();
      if (forms.has(form)) throw new MalformedMessage();
      this.#expect('{');
      forms.set(form, this.#message(by === 'select' ? number : gap));
      this.#expect('}');
      this.#skipBlanks();
    }
    this.#at++;
    if (!forms.has('other')) throw new MalformedMessage();
    return { on: gap, by, forms };
  }

  /** The name of a gap, a choice or a form, and the blanks around it. */
  #name(): string {
    this.#skipBlanks();
    const [name = ''] = /^[\w=-]*/.exec(this.#source.slice(this.#at)) ?? [];
    if (name === '') throw new MalformedMessage();
    this.#at += name.length;
    this.#skipBlanks();
    return name;
  }

  #expect(sign: string): void {
    this.#skipBlanks();
    if (this.#sign !== sign) throw new MalformedMessage();
    this.#at++;
  }

  #skipBlanks(): void {
    while (/\s/.test(this.#sign)) this.#at++;
  }

  get #sign(): string {
    return this.#source.charAt(this.#at);
  }
}
