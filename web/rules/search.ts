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
  /** What the index names for these words, the most likely first. */
  readonly meant: readonly Rule[];
  /** All other rules in which every word of the question occurs. */
  readonly literal: Rulebook;
}

/** The index: a table of words and ids of rules, in a part of its own that has no rules. */
export function indexOf(book: Rulebook): readonly IndexEntry[] {
  return book.parts.flatMap((part) => (isIndex(book, part) ? part.blocks.flatMap((block) => entriesIn(block)) : []));
}

/** An empty question keeps everything. */
export function searchRules(book: Rulebook, question: string): Found {
  const words = wordsIn(question);
  if (words.length === 0) return { meant: [], literal: book };
  const meant = meantBy(book, words);
  return { meant, literal: literally(book, words, new Set(meant)) };
}

function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
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

/** The rules under the lines of the index that have the most of these words. */
function meantBy(book: Rulebook, words: readonly string[]): readonly Rule[] {
  const weighed = indexOf(book).map((entry) => ({
    entry,
    weight: sum(words.map((word) => likeness(word, entry.words))),
  }));
  const most = Math.max(0, ...weighed.map(({ weight }) => weight));
  if (most === 0) return [];
  const ids = new Set(weighed.filter(({ weight }) => weight === most).flatMap(({ entry }) => entry.rules));
  return [...ids].flatMap((id) => findRule(book, id) ?? []);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Too short to tell anything while it is being typed, and most little words are. */
const SHORTEST = 3;
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

function literally(book: Rulebook, words: readonly string[], leaveOut: ReadonlySet<Rule>): Rulebook {
  const fits = (text: string): boolean => words.every((word) => text.includes(word));
  const parts = book.parts.flatMap((part) => {
    if (isIndex(book, part)) return [];
    const heading = plainText(part.title).toLowerCase();
    const rules = part.rules.filter((rule) => !leaveOut.has(rule) && fits(`${heading} ${ruleText(rule)}`));
    const general = fits(`${heading} ${part.blocks.map(blockText).join(' ')}`.toLowerCase());
    return rules.length > 0 || general ? [{ ...part, blocks: general ? part.blocks : [], rules }] : [];
  });
  return { ...book, intro: [], parts };
}

function ruleText(rule: Rule): string {
  return `${rule.id} ${plainText(rule.title)} ${rule.blocks.map(blockText).join(' ')}`.toLowerCase();
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
