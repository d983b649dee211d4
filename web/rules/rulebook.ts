import { type Inline, plainText } from './inline.ts';
import { type Block, parseMarkdown } from './markdown.ts';

/** A rule: what its id is, what it says. */
export interface Rule {
  readonly id: string;
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
}

/** A part of the rules under one heading: what is said in general, then its rules. */
export interface Part {
  readonly id: string;
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
  readonly rules: readonly Rule[];
}

export interface Rulebook {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly parts: readonly Part[];
}

interface Draft {
  readonly id: string;
  readonly title: readonly Inline[];
  readonly blocks: Block[];
  readonly rules: Rule[];
}

/** Reads RULES.md: `##` opens a part, a heading that begins with an id in backticks a rule. */
export function readRulebook(source: string): Rulebook {
  let title = '';
  const intro: Block[] = [];
  const parts: Draft[] = [];
  let blocks = intro;
  for (const block of parseMarkdown(source)) {
    if (block.kind !== 'heading') {
      blocks.push(block);
      continue;
    }
    const [first, ...rest] = block.content;
    const part = parts.at(-1);
    if (block.level === 1) {
      title = plainText(block.content);
    } else if (first?.kind === 'code' && part !== undefined) {
      blocks = [];
      part.rules.push({ id: first.text, title: trimmed(rest), blocks });
    } else if (block.level === 2) {
      blocks = [];
      parts.push({ id: slug(plainText(block.content)), title: block.content, blocks, rules: [] });
    } else {
      blocks.push(block);
    }
  }
  return { title, intro, parts };
}

/**
 * The same rules in the words of another language, whose file is laid out like RULES.md: a rule is found by its id, a
 * part by its first rule, one without rules by its place among such. What is missing there stays as it is here.
 */
export function translatedBook(book: Rulebook, source: string | null): Rulebook {
  if (source === null) return book;
  const other = readRulebook(source);
  const rules = new Map(other.parts.flatMap((part) => part.rules).map((rule) => [rule.id, rule]));
  const withoutRules = other.parts.filter((part) => part.rules.length === 0);
  return {
    title: other.title === '' ? book.title : other.title,
    intro: other.intro.length === 0 ? book.intro : other.intro,
    parts: book.parts.map((part) => {
      const ids = new Set(part.rules.map(({ id }) => id));
      const said =
        ids.size === 0
          ? withoutRules.shift()
          : other.parts.find(({ rules: [first] }) => first !== undefined && ids.has(first.id));
      return {
        id: part.id,
        title: said?.title ?? part.title,
        blocks: said === undefined || said.blocks.length === 0 ? part.blocks : said.blocks,
        rules: part.rules.map((rule) => rules.get(rule.id) ?? rule),
      };
    }),
  };
}

function trimmed(content: readonly Inline[]): readonly Inline[] {
  const [first, ...rest] = content;
  return first?.kind === 'text' ? [{ kind: 'text', text: first.text.trimStart() }, ...rest] : content;
}

function slug(words: string): string {
  return `part-${words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}

export function countRules(book: Rulebook): number {
  return book.parts.reduce((sum, part) => sum + part.rules.length, 0);
}

export function findRule(book: Rulebook, id: string): Rule | undefined {
  return book.parts.flatMap((part) => part.rules).find((rule) => rule.id === id);
}

/** The part under whose heading a rule stands. */
export function partWith(book: Rulebook, rule: string): Part | undefined {
  return book.parts.find(({ rules }) => rules.some(({ id }) => id === rule));
}
