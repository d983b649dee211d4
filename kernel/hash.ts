/** Two lanes of 32 bits, fed with the characters of a text piece by piece, so that the whole text is never built. */
class Lanes {
  #a = 0xdeadbeef | 0;
  #b = 0x41c6ce57 | 0;

  feed(piece: string): void {
    let a = this.#a;
    let b = this.#b;
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      a = Math.imul(a ^ code, 0x9e3779b1);
      a = (a << 13) | (a >>> 19);
      b = Math.imul(b ^ code, 0x5f356495);
      b = (b << 17) | (b >>> 15);
    }
    this.#a = a;
    this.#b = b;
  }

  digest(): string {
    const a = stirred(this.#a ^ this.#b);
    const b = stirred((this.#b + a) | 0);
    return hex(a) + hex(b);
  }
}

/** The last step of murmur3: every bit of the input reaches every bit of the output. */
function stirred(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** The same few words occur at thousands of places of a position; quoting each once saves most of the time. */
const quotedWords = new Map<string, string>();
const WORDS_KEPT = 10_000;
const LONGEST_WORD = 40;

function quoted(word: string): string {
  const kept = quotedWords.get(word);
  if (kept !== undefined) return kept;
  const made = JSON.stringify(word);
  if (word.length <= LONGEST_WORD && quotedWords.size < WORDS_KEPT) quotedWords.set(word, made);
  return made;
}

function feed(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') {
    lanes.feed(Number.isFinite(value) ? (Object.is(value, -0) ? '0' : String(value)) : 'null');
  } else if (typeof value === 'string') {
    lanes.feed(quoted(value));
  } else if (typeof value === 'boolean') {
    lanes.feed(value ? 'true' : 'false');
  } else if (Array.isArray(value)) {
    feedList(lanes, value);
  } else if (isFields(value)) {
    feedFields(lanes, value);
  } else {
    lanes.feed('null');
  }
}

function feedList(lanes: Lanes, items: readonly unknown[]): void {
  let mark = '[';
  for (const item of items) {
    lanes.feed(mark);
    feed(lanes, item);
    mark = ',';
  }
  lanes.feed(mark === '[' ? '[]' : ']');
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function feedFields(lanes: Lanes, fields: Fields): void {
  let mark = '{';
  for (const key of Object.keys(fields).sort()) {
    const value = fields[key];
    if (value === undefined) continue;
    lanes.feed(mark);
    lanes.feed(quoted(key));
    lanes.feed(':');
    feed(lanes, value);
    mark = ',';
  }
  lanes.feed(mark === '{' ? '{}' : '}');
}

/**
 * Sixteen hex digits that tell two JSON values apart, whatever the order of their keys; the same on every machine
 * and in every run. The hash of the value's JSON text with sorted keys and no spaces, as UTF-16 code units. It finds
 * mistakes; it does not withstand somebody who wants a collision.
 */
export function hashOf(value: unknown): string {
  const lanes = new Lanes();
  feed(lanes, value);
  return lanes.digest();
}
