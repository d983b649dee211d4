import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseInline, plainText } from '../rules/inline.ts';
import { parseMarkdown } from '../rules/markdown.ts';
import { countRules, findRule, readRulebook, translatedBook } from '../rules/rulebook.ts';
import { searchRules } from '../rules/search.ts';

describe('stretches of a paragraph', () => {
  it('tells code, bold, italics and links from plain words', () => {
    expect(parseInline('a `b*c*` **d *e*** [f](g.md)').map(({ kind }) => kind)).toEqual([
      'text',
      'code',
      'text',
      'strong',
      'text',
      'link',
    ]);
  });

  it('leaves stars that mark nothing alone', () => {
    expect(parseInline('2 * 3 * 4')).toEqual([{ kind: 'text', text: '2 * 3 * 4' }]);
  });

  it('gives the words back without the marks', () => {
    expect(plainText(parseInline('**The goal.** See `x.y` and [there](z)'))).toBe('The goal. See x.y and there');
  });
});

describe('blocks', () => {
  it('joins the lines of a paragraph and ends it at an empty line or a heading', () => {
    const blocks = parseMarkdown('one\ntwo\n\nthree\n## Four');
    expect(blocks.map((block) => ('content' in block ? plainText(block.content) : ''))).toEqual([
      'one two',
      'three',
      'Four',
    ]);
  });

  it('reads lists of both kinds, with items that run over a line', () => {
    expect(parseMarkdown('- one\n  more\n- two\n\n1. first\n2. second')).toEqual([
      { kind: 'list', ordered: false, items: [parseInline('one more'), parseInline('two')] },
      { kind: 'list', ordered: true, items: [parseInline('first'), parseInline('second')] },
    ]);
  });

  it('reads a table', () => {
    expect(parseMarkdown('| a | b |\n| --- | ---: |\n| 1 | **2** |\nafter')).toMatchObject([
      { kind: 'table', head: [parseInline('a'), parseInline('b')], rows: [[parseInline('1'), parseInline('**2**')]] },
      { kind: 'paragraph' },
    ]);
  });

  it('keeps code as it is and drops comments', () => {
    expect(parseMarkdown('```\n# *no* heading\n```\n<!-- a\nnote -->\nend')).toEqual([
      { kind: 'code', text: '# *no* heading' },
      { kind: 'paragraph', content: parseInline('end') },
    ]);
  });
});

const SOURCE = `# A game
Hello.

## First part
In general.

### \`first.rule\` The rule
Cubes *move* over links.

### A remark
Not a rule.

## Second part

### \`second.rule\` Money
Pay $5.
`;

describe('the rulebook', () => {
  const book = readRulebook(SOURCE);

  it('finds parts and rules by their headings', () => {
    expect(book.title).toBe('A game');
    expect(book.parts.map(({ id, rules }) => [id, rules.map((rule) => rule.id)])).toEqual([
      ['part-first-part', ['first.rule']],
      ['part-second-part', ['second.rule']],
    ]);
    expect(plainText(findRule(book, 'first.rule')?.title ?? [])).toBe('The rule');
  });

  it('finds the rules that say the most of the words, whatever their case and order', () => {
    const found = searchRules(book, 'LINKS cubes').literal;
    expect(found.parts.map(({ rules }) => rules.map(({ id }) => id))).toEqual([['first.rule']]);
    expect(countRules(searchRules(book, 'cubes money').literal)).toBe(2);
    expect(countRules(searchRules(book, 'zeppelin').literal)).toBe(0);
    expect(searchRules(book, '  ').literal).toBe(book);
  });

  it('finds a rule by its id', () => {
    expect(countRules(searchRules(book, 'second.rule').literal)).toBe(1);
  });

  it('reads every rule of the rules that we have', () => {
    for (const path of ['../../games/age-of-steam/RULES.md', '../../kernel/RULES.md']) {
      const source = readFileSync(new URL(path, import.meta.url), 'utf8');
      const headings = source.match(/^### `/gm) ?? [];
      expect(headings.length).toBeGreaterThan(0);
      expect(countRules(readRulebook(source))).toBe(headings.length);
    }
  });
});

describe('rules in another language', () => {
  const book = readRulebook('# Rules\n\n## One\n\n### `a.b` First\n\nText.\n\n## Two\n\n### `c.d` Second\n\nMore.\n');

  it('take each part and rule from where its id stands, and stay English where nothing is said', () => {
    const other = translatedBook(book, '## Zwei\n\n### `c.d` Das zweite\n\nMehr.\n');
    expect(other.title).toBe('Rules');
    expect(other.parts.map(({ id, title }) => [id, plainText(title)])).toEqual([
      ['part-one', 'One'],
      ['part-two', 'Zwei'],
    ]);
    expect(other.parts.flatMap(({ rules }) => rules).map(({ title }) => plainText(title))).toEqual([
      'First',
      'Das zweite',
    ]);
    expect(translatedBook(book, null)).toBe(book);
  });
});
