import { readFileSync } from 'node:fs';
import { messageOf } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { translationProblem } from '../scripts/message-problems.mjs';
import { collect, jsonOf, problemsOfLanguages } from '../scripts/messages.mjs';
import { sentencesIn } from '../scripts/sentences.mjs';

const IMPORTS = "import { refuse, text } from '@roundhouse/kernel';\n";
const read = (source: string) => sentencesIn('a.tsx', IMPORTS + source);
const foundIn = (source: string) => read(source).found.map(({ english }) => english);
const lostIn = (source: string) => read(source).lost;

describe('sentences in the source', () => {
  it('are found in calls, with gaps, quotes and line breaks', () => {
    const source = `
      t('Play now'); words.t("It's {n}", { n: t(\`inner\`) });
      text(
        'One ' + 'sentence.',
        {},
      );
      refuse('a.rule', 'It\\'s \\u2026 {why}', { why });
      // t('a comment')
      format('no sentence'); input.text('no sentence'); file.text(); 't("quoted")';
    `;
    expect(foundIn(source)).toEqual(['Play now', "It's {n}", 'inner', 'One sentence.', "It's … {why}"]);
    expect(lostIn(source)).toEqual([]);
  });

  it('are told by what they are for', () => {
    const source = "t('a'); refuse('rule', 'b'); const c = { term: 'c', other: 'd' };";
    expect(read(source).found).toEqual([
      { english: 'a', kind: 'sentence' },
      { english: 'b', kind: 'refusal' },
      { english: 'c', kind: 'term' },
    ]);
  });

  it('are both branches of a choice, not what the choice looks at', () => {
    expect(foundIn("t(kind === 'one' ? 'First' : 'Second'); text('A ' + (is ? 'b' : 'c'))")).toEqual([
      'First',
      'Second',
      'A b',
      'A c',
    ]);
  });

  it('belong to the kernel: a function of another origin may be called alike', () => {
    expect(sentencesIn('a.ts', "const text = (n: number) => n; text(1); refuse('a', b);").lost).toEqual([]);
  });

  it('are not asked of translators where nobody would show them the translation', () => {
    expect(foundIn("import { say } from '@roundhouse/kernel'; say(text('a')); say(text('b'), wording);")).toEqual([
      'b',
    ]);
    expect(foundIn("const { say } = useWords(); say(text('c'));")).toEqual(['c']);
  });

  it('are reported where nobody could find them', () => {
    expect(lostIn('t(label)')).toEqual(['a.tsx:2 t(label)']);
    expect(lostIn('words.t(`Bid ${amount}`, {})')).toEqual(['a.tsx:2 words.t(`Bid ${amount}`, {})']);
    expect(lostIn("\ntext(is ? 'a' : b)")).toEqual(["a.tsx:3 text(is ? 'a' : b)"]);
    expect(lostIn("refuse('rule', why())")).toEqual(["a.tsx:2 refuse('rule', why())"]);
    expect(lostIn('t("a"')).toHaveLength(1);
  });

  it('are reported where they go to the page without a translation', () => {
    expect(lostIn('<p>Some <b>{t("words")}</b> · × {n}</p>')).toEqual(['a.tsx:2 Some']);
    expect(lostIn('<img alt="A picture" src="words" title={t("b")} />')).toEqual(['a.tsx:2 alt="A picture"']);
    expect(lostIn('<a aria-label="" href="x">Roundhouse</a>')).toEqual([]);
  });
});

describe('a translation', () => {
  const tiles = '{who} builds {n, plural, one {a tile} other {# tiles}}.';

  it.each([
    ['de', '{n, plural, one {Ein Teil baut} other {# Teile baut}} {who}.'],
    ['ja', '{who}: {n}'],
    ['pl', '{who}: {n, plural, one {#} few {#} many {#} other {#}}'],
    ['de', '{who, select, you {Du baust} other {{who} baut}} {n, plural, =0 {nichts} one {eins} other {#}}.'],
  ])('may have other forms and choose by other gaps: %s', (language, words) => {
    expect(translationProblem(tiles, words, language)).toBeNull();
  });

  it('is wrong when a brace, a gap or a form is', () => {
    expect(translationProblem(tiles, '{who', 'de')).toBe('has braces that make no sense');
    expect(translationProblem(tiles, '{n, plural, other {{wer}}}', 'ja')).toBe('has no gap {wer}');
    expect(translationProblem(tiles, '{m, plural, other {#}}', 'ja')).toBe('has no gap {m}');
    expect(translationProblem(tiles, '{n, plural, one {#} other {#}}', 'pl')).toBe('lacks the form few, many of pl');
  });
});

describe('the files of translators', () => {
  const { messages, lost } = collect();

  it('miss nothing that is said on the page', () => {
    expect(lost).toEqual([]);
  });

  it('hold every sentence: if not, run `npm run messages`', () => {
    expect(readFileSync(new URL('../web/messages/template.json', import.meta.url), 'utf8')).toBe(jsonOf(messages));
  });

  it('say of every sentence where it is shown', () => {
    expect(Object.entries(messages).filter(([, where]) => where === '')).toEqual([]);
    expect(messages['Play now']).toBe('web/pages');
  });

  it('hold sentences whose braces make sense', () => {
    expect(Object.keys(messages).filter((english) => messageOf(english) === null)).toEqual([]);
  });

  it('are sound in every language', () => {
    expect(problemsOfLanguages(messages)).toEqual([]);
  });
});
