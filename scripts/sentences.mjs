/**
 * Finds the words for people in a piece of TypeScript, with a real parser: the sentences that it hands to `text`, `t` and
 * `refuse`, and the terms in `{ term: … }`. A sentence that is put together while the program runs cannot be translated,
 * because nobody sees it before; nor can words that go to the page without any of these. Both are reported.
 */
import { parseSync, Visitor } from 'oxc-parser';

/**
 * @typedef {import('oxc-parser').Expression} Expression
 * @typedef {'sentence' | 'refusal' | 'term'} Kind
 * @typedef {{ readonly english: string, readonly kind: Kind }} Found
 * @typedef {{ readonly found: readonly Found[], readonly lost: readonly string[] }} Sentences
 */

/**
 * The functions that take a sentence, and at which place. All of the kernel's but `t` must be imported to count.
 * @type {ReadonlyMap<string, { readonly kind: Kind, readonly at: number }>}
 */
const TAKERS = new Map([
  ['text', { kind: 'sentence', at: 0 }],
  ['t', { kind: 'sentence', at: 0 }],
  ['refuse', { kind: 'refusal', at: 1 }],
]);

/** What a browser shows or speaks of an element. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label']);

/** Written the same in every language. */
const NAMES = new Set(['Roundhouse']);

/** @param {string} words */
const isSpeech = (words) => /\p{L}{2}/u.test(words) && !NAMES.has(words.trim());

/**
 * @param {string} path
 * @param {string} source
 * @returns {Sentences}
 */
export function sentencesIn(path, source) {
  const { program, module, errors } = parseSync(path, source);
  /** @type {Found[]} */
  const found = [];
  /** @type {string[]} */
  const lost = errors.map(({ message }) => `${path}: ${message}`);
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map((entry) => entry.localName.value)),
  );

  /** @param {{ readonly start: number, readonly end: number }} node */
  const lose = (node) => {
    const line = source.slice(0, node.start).split('\n').length;
    lost.push(`${path}:${line} ${source.slice(node.start, node.end).trim().replace(/\s+/g, ' ').slice(0, 80)}`);
  };

  /** What is said on the spot by the kernel's `say` alone is English for ever: titles inside pictures. */
  const untranslated = new Set();

  new Visitor({
    CallExpression(call) {
      if (untranslated.has(call)) return;
      const isSaid = call.callee.type === 'Identifier' && call.callee.name === 'say' && imported.has('say');
      if (isSaid && call.arguments.length === 1) untranslated.add(call.arguments[0]);
      const name = takerName(call.callee, imported);
      const taker = name === null ? undefined : TAKERS.get(name);
      const sentence = taker === undefined ? undefined : call.arguments[taker.at];
      if (taker === undefined || sentence === undefined || sentence.type === 'SpreadElement') return;
      const visible = wordsOf(sentence);
      if (visible === null) lose(call);
      else found.push(...visible.map((english) => ({ english, kind: taker.kind })));
    },
    ObjectExpression(object) {
      for (const property of object.properties) {
        const isTerm = property.type === 'Property' && 'name' in property.key && property.key.name === 'term';
        const visible = isTerm ? (wordsOf(property.value) ?? []) : [];
        found.push(...visible.map((english) => ({ english, kind: /** @type {const} */ ('term') })));
      }
    },
    JSXText(words) {
      if (isSpeech(words.value)) lose(words);
    },
    JSXAttribute(attribute) {
      const { name, value } = attribute;
      if (name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name)) return;
      if (value?.type === 'Literal' && isSpeech(value.value)) lose(attribute);
    },
  }).visit(program);
  return { found, lost };
}

/**
 * @param {Expression} callee
 * @param {ReadonlySet<string>} imported
 */
function takerName(callee, imported) {
  if (callee.type === 'Identifier') return callee.name === 't' || imported.has(callee.name) ? callee.name : null;
  const isMethod = callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier';
  return isMethod && callee.property.name === 't' ? 't' : null;
}

/**
 * All that an expression can be, when every word of it is written there: a text, pieces of it joined by `+`, the two
 * branches of a choice. Null for anything else.
 * @param {Expression} expression
 * @returns {readonly string[] | null}
 */
function wordsOf(expression) {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : null;
    case 'TemplateLiteral': {
      const [only] = expression.quasis;
      return expression.expressions.length === 0 && only !== undefined ? [only.value.cooked ?? only.value.raw] : null;
    }
    case 'BinaryExpression': {
      if (expression.operator !== '+') return null;
      const [left, right] = [wordsOf(expression.left), wordsOf(expression.right)];
      return left === null || right === null ? null : left.flatMap((a) => right.map((b) => a + b));
    }
    case 'ConditionalExpression':
      return both(expression.consequent, expression.alternate);
    case 'LogicalExpression':
      return both(expression.left, expression.right);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return wordsOf(expression.expression);
    default:
      return null;
  }
}

/**
 * @param {Expression} one
 * @param {Expression} other
 * @returns {readonly string[] | null}
 */
function both(one, other) {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  return left === null || right === null ? null : [...left, ...right];
}
