import { type Asked, askedIn, placesOf, SHORTEST, wordsIn } from './asked.ts';
import { plainText } from './inline.ts';
import type { Block } from './markdown.ts';
import { findRule, type Part, type Rule, type Rulebook } from './rulebook.ts';

/** A line of the index at the end of the rules: what people call something, and the rules that speak of it. */
export interface IndexEntry {
  readonly words: readonly string[];
  /** The most telling first. */
  readonly rules: readonly string[];
}

export interface Found {
  /** What of the question was looked for. */
  readonly words: readonly string[];
  /** What the index names for these words, the most likely first. */
  readonly meant: readonly Rule[];
  /** All other rules that say as many of these words as any rule does, those that say them in their title first. */
  readonly literal: Rulebook;
}

/** The index: a table of words and ids of rules, in a part of its own that has no rules. */
export function indexOf(book: Rulebook): readonly IndexEntry[] {
  return book.parts.flatMap((part) => (isIndex(book, part) ? part.blocks.flatMap((block) => entriesIn(block)) : []));
}

/** An empty question keeps everything. */
export function searchRules(book: Rulebook, question: string): Found {
  const asked = askedIn(question);
  const { words } = asked;
  if (words.length === 0) return { words, meant: [], literal: book };
  const meant = meantBy(book, asked);
  return { words, meant, literal: literally(book, words, new Set(meant)) };
}

function isIndex(book: Rulebook, part: Part): boolean {
  if (part.rules.length > 0) return false;
  const named = part.blocks.flatMap((block) => entriesIn(block)).flatMap(({ rules }) => rules);
  return named.some((id) => findRule(book, id) !== undefined);
}

function entriesIn(block: Block): readonly IndexEntry[] {
  if (block.kind !== 'table') return [];
  return block.rows.map(([said = [], under = []]) => ({
    words: wordsIn(plainText(said)),
    rules: under.flatMap((one) => (one.kind === 'code' ? [one.text] : [])),
  }));
}

/** The rules under the lines of the index that have the most of what was asked. */
function meantBy(book: Rulebook, { words, fillers }: Asked): readonly Rule[] {
  const weighed = indexOf(book).flatMap((entry) => {
    const weight = likenessOf(words, entry.words);
    // "How far" and "how many" tell lines apart that are about the same, and nothing else.
    return weight === 0 ? [] : [{ entry, weight: weight * MUCH + likenessOf(fillers, entry.words) }];
  });
  const most = Math.max(0, ...weighed.map(({ weight }) => weight));
  const lines = weighed.filter(({ weight }) => weight === most);
  const ids = new Set(lines.flatMap(({ entry }) => entry.rules));
  const rules = [...ids].flatMap((id) => findRule(book, id) ?? []);
  // A line has its own order; between several decides what their rules say.
  return lines.length === 1 ? rules : mostSaidFirst(rules, (rule) => hitsOf(sayingOf(rule), words));
}

const MUCH = 1000;

function likenessOf(asked: readonly string[], known: readonly string[]): number {
  return asked.reduce((sum, word) => sum + likeness(word, known), 0);
}

/** An ending at most: loan and loans, borrow and borrowing. */
const ENDING = 3;

/** How sure it is that a word of the question is one of these: the very word, its beginning, or one with an ending. */
function likeness(asked: string, known: readonly string[]): number {
  if (asked.length < SHORTEST) return 0;
  if (known.includes(asked)) return 3;
  if (known.some((word) => word.startsWith(asked))) return 2;
  const ends = (word: string): boolean =>
    word.length >= SHORTEST && asked.startsWith(word) && asked.length - word.length <= ENDING;
  return known.some(ends) ? 1 : 0;
}

/** What is said under a title, itself included. */
interface Saying {
  readonly title: string;
  readonly all: string;
}

/** How many of the words are said, and how many in the title. */
interface Hits {
  readonly said: number;
  readonly titled: number;
}

function hitsOf({ title, all }: Saying, words: readonly string[]): Hits {
  const countIn = (text: string): number => words.filter((word) => text.search(placesOf([word])) >= 0).length;
  return { said: countIn(all), titled: countIn(title) };
}

function mostSaidFirst<T>(items: readonly T[], hits: (item: T) => Hits): readonly T[] {
  const counted = items.map((item) => ({ item, ...hits(item) }));
  return counted.sort((one, other) => other.said - one.said || other.titled - one.titled).map(({ item }) => item);
}

function literally(book: Rulebook, words: readonly string[], leaveOut: ReadonlySet<Rule>): Rulebook {
  const parts = book.parts
    .filter((part) => !isIndex(book, part))
    .map((part) => {
      const heading = plainText(part.title);
      const general = hitsOf({ title: heading, all: `${heading} ${part.blocks.map(blockText).join(' ')}` }, words);
      const rules = part.rules.map((rule) => ({ rule, hits: hitsOf(sayingOf(rule, heading), words) }));
      return { part, general, rules };
    });
  const most = Math.max(
    1,
    ...parts.flatMap(({ general, rules }) => [general.said, ...rules.map(({ hits }) => hits.said)]),
  );
  const found = parts.flatMap(({ part, general, rules }) => {
    const kept = mostSaidFirst(
      rules.filter(({ rule, hits }) => hits.said === most && !leaveOut.has(rule)),
      ({ hits }) => hits,
    );
    const blocks = general.said === most ? part.blocks : [];
    if (kept.length === 0 && general.said < most) return [];
    const titled = Math.max(general.titled, ...kept.map(({ hits }) => hits.titled));
    return [{ part: { ...part, blocks, rules: kept.map(({ rule }) => rule) }, hits: { said: most, titled } }];
  });
  return { ...book, intro: [], parts: mostSaidFirst(found, ({ hits }) => hits).map(({ part }) => part) };
}

/** A rule is about what the heading says that it stands under, too. */
function sayingOf(rule: Rule, heading = ''): Saying {
  const title = plainText(rule.title);
  return { title, all: `${heading} ${rule.id} ${title} ${rule.blocks.map(blockText).join(' ')}` };
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.content);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map(plainText)).join(' ');
    case 'code':
      return block.text;
  }
}
