type Word = 'back' | 'undo' | 'log' | 'map' | 'hint' | 'help' | 'quit' | 'nothing';

/** What a person at the terminal can type. */
export type Order =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'why'; readonly what: string }
  | { readonly kind: 'action'; readonly json: string }
  | { readonly kind: 'save' | 'load'; readonly file: string }
  | { readonly kind: Word }
  | { readonly kind: 'unknown'; readonly text: string };

export const ORDERS_HELP = [
  '  a number      takes that choice, or opens it when it is a question of its own',
  '  b             goes back to the question before',
  '  u             takes back your last action, as far as the rules of undo allow',
  '  m             shows the map and the numbers again',
  '  log           shows what happened so far',
  '  hint          says what a bot would do',
  '  why 3         says what choice 3 is, as an action, and whether the rules allow it',
  '  why {…}       says whether the rules allow that action, and if not, which rule forbids it',
  '  {…}           plays an action that you write yourself, such as {"type":"bid","amount":3}',
  '  s FILE        saves the match',
  '  load FILE     goes on with a saved match',
  '  q             quits',
].join('\n');

const SINGLE: Readonly<Record<string, Word>> = {
  b: 'back',
  back: 'back',
  u: 'undo',
  undo: 'undo',
  m: 'map',
  map: 'map',
  log: 'log',
  hint: 'hint',
  h: 'help',
  help: 'help',
  '?': 'help',
  q: 'quit',
  quit: 'quit',
  exit: 'quit',
};

export function readOrder(line: string): Order {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  if (/^\d{1,6}$/.test(text)) return { kind: 'number', number: Number(text) };
  if (text.startsWith('{')) return { kind: 'action', json: text };
  const [word = '', ...rest] = text.split(/\s+/);
  const verb = word.toLowerCase();
  const argument = rest.join(' ');
  if (verb === 'why') return { kind: 'why', what: argument };
  if (verb === 's' || verb === 'save') return { kind: 'save', file: argument };
  if (verb === 'l' || verb === 'load') return { kind: 'load', file: argument };
  const single = Object.hasOwn(SINGLE, verb) ? SINGLE[verb] : undefined;
  return single === undefined || argument !== '' ? { kind: 'unknown', text } : { kind: single };
}
