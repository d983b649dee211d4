/** Finds the sentences in a piece of source. */

/** Which argument of a call is the sentence. */
const CALLS = [
  { call: /\b(?:t|text)\(/g, argument: 0 },
  { call: /\brefuse\(/g, argument: 1 },
];

/**
 * All sentences that the source hands to the page.
 * @param {string} source
 * @param {readonly string[]} fields names of fields that hold sentences here
 * @returns {string[]}
 */
export function sentencesIn(source, fields = []) {
  const code = withoutComments(source);
  const found = CALLS.flatMap(({ call, argument }) =>
    [...code.matchAll(call)].flatMap((match) => {
      const from = match.index + match[0].length;
      return literalsIn(argumentsFrom(code, from)[argument] ?? '');
    }),
  );
  for (const field of fields) {
    for (const match of code.matchAll(new RegExp(`\\b${field}:\\s*(?=['"\`])`, 'g'))) {
      found.push(...literalsIn(argumentsFrom(code, match.index + match[0].length)[0] ?? ''));
    }
  }
  return found;
}

/**
 * The terms that stand in the source as such: `{ term: 'red' }`.
 * @param {string} source
 * @returns {string[]}
 */
export function termsIn(source) {
  return [...withoutComments(source).matchAll(/\bterm:\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

/** @param {string} source */
function withoutComments(source) {
  return source.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_, literal) => (typeof literal === 'string' ? literal : ''),
  );
}

/**
 * The arguments of a call as they are written, from behind its bracket.
 * @param {string} source
 * @param {number} from
 * @returns {string[]}
 */
function argumentsFrom(source, from) {
  const found = [];
  let depth = 0;
  let begin = from;
  for (let at = from; at < source.length; at++) {
    const sign = source[at] ?? '';
    if (`'"\``.includes(sign)) at = endOfLiteral(source, at);
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign) || (sign === ';' && depth === 0)) {
      if (depth-- === 0) return [...found, source.slice(begin, at)];
    } else if (sign === ',' && depth === 0) {
      found.push(source.slice(begin, at));
      begin = at + 1;
    }
  }
  return found;
}

/**
 * @param {string} source
 * @param {number} from
 */
function endOfLiteral(source, from) {
  const quote = source[from];
  let at = from + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
  return at;
}

/**
 * The texts between quotes in an expression: both branches of a choice, and pieces joined by `+` as one. What is only
 * compared with, and what has gaps of the language itself, is no sentence.
 * @param {string} expression
 * @returns {string[]}
 */
function literalsIn(expression) {
  const literal = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g;
  /** @type {string[]} */
  const found = [];
  let end = 0;
  for (const match of expression.matchAll(literal)) {
    const between = expression.slice(end, match.index).trim();
    const after = expression.slice(match.index + match[0].length).trimStart();
    end = match.index + match[0].length;
    if (/[!=]==?$/.test(between) || /^[!=]==?/.test(after) || /^`.*\$\{/s.test(match[0])) continue;
    const words = unquoted(match[0]);
    if (between === '+' && found.length > 0) found.push(`${found.pop() ?? ''}${words}`);
    else found.push(words);
  }
  return found.filter((words) => words !== '');
}

/** @param {string} literal */
function unquoted(literal) {
  return literal
    .slice(1, -1)
    .replace(/\\u([0-9a-fA-F]{4})|\\(.)/g, (_, code, sign) =>
      typeof code === 'string' ? String.fromCharCode(Number.parseInt(code, 16)) : sign === 'n' ? '\n' : String(sign),
    );
}
