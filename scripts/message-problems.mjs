/** What is wrong with the translation of a sentence. */
import { messageOf } from '@roundhouse/kernel';

/** @typedef {import('@roundhouse/kernel').Message} Message */

/**
 * @param {string} english
 * @param {string} words
 * @param {string} language
 * @returns {string | null}
 */
export function translationProblem(english, words, language) {
  const original = messageOf(english);
  const message = messageOf(words);
  if (message === null) return 'has braces that make no sense';
  const known = new Set(original === null ? [] : gapsIn(original));
  const strange = gapsIn(message).find((gap) => !known.has(gap));
  if (strange !== undefined) return `has no gap {${strange}}`;
  const missing = missingForms(message, language);
  return missing.length === 0 ? null : `lacks the form ${missing.join(', ')} of ${language}`;
}

/**
 * The names of the gaps that a message fills or chooses by.
 * @param {Message} message
 * @returns {readonly string[]}
 */
function gapsIn(message) {
  return message.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'gap' in part ? [part.gap] : [part.on, ...[...part.forms.values()].flatMap(gapsIn)];
  });
}

/**
 * The forms that numbers take in the language and for which a plural has no words.
 * @param {Message} message
 * @param {string} language
 * @returns {readonly string[]}
 */
function missingForms(message, language) {
  return message.flatMap((part) => {
    if (typeof part === 'string' || 'gap' in part) return [];
    const inside = [...part.forms.values()].flatMap((form) => missingForms(form, language));
    if (part.by === 'select') return inside;
    const type = part.by === 'plural' ? 'cardinal' : 'ordinal';
    const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
    return [...pluralCategories.filter((form) => !part.forms.has(form)), ...inside];
  });
}
