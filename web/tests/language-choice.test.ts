import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageChoice } from '../pages/language-choice.tsx';

const shown = (...languages: readonly string[]): string =>
  renderToStaticMarkup(createElement(LanguageChoice, { languages }));

it('a language is to be chosen only where there are several', () => {
  expect(shown('en')).toBe('');
  expect(shown('en', 'de')).toMatch(/<option[^>]*>English<\/option><option[^>]*>Deutsch<\/option>/);
});
