import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { template } from '../scripts/messages.mjs';
import { sentencesIn, termsIn } from '../scripts/sentences.mjs';

describe('sentences in the source', () => {
  it('are found in calls, with gaps, quotes and line breaks', () => {
    const source = `
      t('Play now'); t("It's {n}", { n: t('inner') });
      text(
        'One ' + 'sentence.',
        {},
      );
      refuse('a.rule', 'It\\'s \\u2026 {why}', { why });
      // t('a comment')
      format('no sentence'); this.text; input.text('yes');
    `;
    expect(sentencesIn(source)).toEqual(['Play now', "It's {n}", 'inner', 'One sentence.', 'yes', "It's … {why}"]);
  });

  it('are both branches of a choice, not what the choice looks at', () => {
    expect(sentencesIn("t(kind === 'one' ? 'First' : 'Second')")).toEqual(['First', 'Second']);
  });

  it('tell a price in a sentence from a gap of the language itself', () => {
    expect(sentencesIn("t('Bid ${amount}', { amount }) + t(`Bid ${amount}`)")).toEqual(['Bid ${amount}']);
  });

  it('stand in fields of data that the page shows', () => {
    expect(sentencesIn("{ label: 'Income', id: 'income', why: 'A ' + 'b' }", ['label', 'why'])).toEqual([
      'Income',
      'A b',
    ]);
  });

  it('leave the terms to themselves', () => {
    expect(termsIn("{ good: { term: 'coal' }, other: { term: what } }")).toEqual(['coal']);
  });
});

describe('the file for translators', () => {
  it('holds every sentence: if not, run `npm run messages`', () => {
    expect(readFileSync(new URL('../web/messages/template.json', import.meta.url), 'utf8')).toBe(template());
  });
});
