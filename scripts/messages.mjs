/**
 * Keeps the files of translators, in web/messages.
 *
 *     npm run messages             collects every sentence of the page into template.json, with where it is shown
 *     npm run messages -- de       makes de.json, or brings it up to date: what is translated stays, what nobody says
 *                                  any more goes, what is new is empty; then says what is wrong with it
 *     npm run messages -- --check  writes nothing, and fails when the template or a language is wrong
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { translationProblem } from './message-problems.mjs';
import { sentencesIn } from './sentences.mjs';

/**
 * @typedef {Readonly<Record<string, string>>} Catalogue
 * @typedef {{ readonly messages: Catalogue, readonly lost: readonly string[] }} Collected messages: by where they are shown
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDER = join(root, 'web/messages');
const TEMPLATE = 'template.json';
const ENGLISH = 'en.json';

/** Packages that say nothing on the page, or draw: the titles inside a picture are English. */
const SILENT = new Set(['cli', 'server', 'hex', 'svg', 'style', 'rail-art']);
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-types',
  'tests',
  'kit',
  'terminal',
  'study',
  'build',
  'messages',
]);
/** Here the functions are made that take a sentence. */
const DOORS = new Set(['kernel/text.ts', 'kernel/violation.ts', 'ui/words/catalogue.ts']);

/**
 * Data whose words the page shows: in these fields, at any depth.
 * @type {readonly { readonly files: RegExp, readonly fields: readonly string[] }[]}
 */
const DATA = [
  { files: /^games\/[^/]+\/content\/maps\/[^/]+\.json$/, fields: ['provenance'] },
  { files: /^games\/[^/]+\/content\/sets\/[^/]+\.json$/, fields: ['name', 'provenance', 'landTypes'] },
  { files: /^games\/[^/]+\/content\/(?:box|boards)\.json$/, fields: ['provenance'] },
  { files: /^games\/[^/]+\/content\/tiles\.json$/, fields: ['name'] },
  {
    files: /^games\/[^/]+\/table\/page\/lessons\/[^/]+\.json$/,
    fields: ['title', 'goal', 'about', 'what', 'why', 'ending', 'names'],
  },
];

/** Every sentence and term that the page can show, and the words that no translator would ever see. */
export function collect() {
  /** @type {Map<string, Set<string>>} */
  const places = new Map();
  /** @type {string[]} */
  const lost = [];
  /** @type {(english: string, where: string) => void} */
  const add = (english, where) => places.set(english, (places.get(english) ?? new Set()).add(where));
  for (const path of speakingFolders().flatMap(filesIn)) {
    const place = placeOf(path);
    for (const words of dataIn(path)) add(words, place);
    if (!/\.tsx?$/.test(path) || path.endsWith('.d.ts') || DOORS.has(path)) continue;
    const sentences = sentencesIn(path, read(path));
    for (const { english, kind } of sentences.found) add(english, kind === 'sentence' ? place : `${place} (${kind})`);
    lost.push(...sentences.lost);
  }
  for (const term of Object.keys(catalogueIn(ENGLISH))) add(term, 'a word of the games (term)');
  const messages = Object.fromEntries(
    [...places]
      .filter(([english]) => english !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([english, where]) => [english, [...where].sort().join('; ')]),
  );
  return /** @type {Collected} */ ({ messages, lost });
}

/**
 * What is wrong with the files of languages that are there.
 * @param {Catalogue} messages
 * @returns {readonly string[]}
 */
export function problemsOfLanguages(messages) {
  return [...problemsOfSentences(messages), ...problemsOfRules()];
}

/**
 * Rules in a translated file that the rules themselves do not have.
 * @returns {readonly string[]}
 */
function problemsOfRules() {
  const folder = join(FOLDER, 'rules');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => {
    const [game = ''] = file.split('.');
    const known = new Set(ruleIdsIn(read(game === 'match' ? 'kernel/RULES.md' : `games/${game}/RULES.md`)));
    const strange = ruleIdsIn(readFileSync(join(folder, file), 'utf8')).filter((id) => !known.has(id));
    return strange.map((id) => `rules/${file}: there is no rule '${id}'`);
  });
}

/** @param {string} rules */
function ruleIdsIn(rules) {
  return [...rules.matchAll(/^### `([^`]+)`/gm)].map(([, id = '']) => id);
}

/**
 * @param {Catalogue} messages
 * @returns {readonly string[]}
 */
function problemsOfSentences(messages) {
  return languages().flatMap((language) =>
    Object.entries(catalogueIn(`${language}.json`)).flatMap(([english, words]) => {
      if (messages[english] === undefined) return [`${language}: nobody says '${english}'`];
      const problem = words === '' ? null : translationProblem(english, words, language);
      return problem === null ? [] : [`${language}: '${english}' ${problem}`];
    }),
  );
}

function languages() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json') && name !== TEMPLATE && name !== ENGLISH)
    .map((name) => name.replace(/\.json$/, ''));
}

/** The first folder of every package that speaks. */
function speakingFolders() {
  const { workspaces } = /** @type {{ workspaces: string[] }} */ (JSON.parse(read('package.json')));
  const folders = new Set(workspaces.map((workspace) => workspace.replace(/\/.*/, '')));
  return [...folders].filter((folder) => !SILENT.has(folder)).sort();
}

/**
 * Every file below a folder, from the root, in a fixed order.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesIn(path);
      return [path];
    });
}

/**
 * Where a sentence is shown, as a translator thinks of it: coarse enough to stay when a file moves.
 * @param {string} path
 */
function placeOf(path) {
  const [first = '', second = '', part = ''] = path.split('/');
  if (first === 'web') return `${first}/${second}`;
  if (first !== 'games') return first;
  return `${second}/${path.includes('/lessons/') ? 'lessons' : part}`;
}

/**
 * @param {string} path
 * @returns {readonly string[]}
 */
function dataIn(path) {
  const fields = DATA.find(({ files }) => files.test(path))?.fields;
  if (fields === undefined) return [];
  const data = /** @type {unknown} */ (JSON.parse(read(path)));
  const isNamed = typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string';
  return [...(isNamed ? [String(data.name)] : []), ...textsAt(data, fields)];
}

/**
 * The texts in fields of these names, at any depth.
 * @param {unknown} value
 * @param {readonly string[]} fields
 * @returns {readonly string[]}
 */
function textsAt(value, fields) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!fields.includes(name)) return textsAt(inner, fields);
    const texts = Array.isArray(inner) ? inner : [inner];
    return texts.filter((text) => typeof text === 'string');
  });
}

/**
 * @param {string} file
 * @returns {Catalogue}
 */
function catalogueIn(file) {
  return /** @type {Catalogue} */ (JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

/** @param {unknown} value */
export function jsonOf(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * @param {string} language
 * @param {Catalogue} messages
 */
function writeLanguage(language, messages) {
  const file = `${language}.json`;
  const before = existsSync(join(FOLDER, file)) ? catalogueIn(file) : {};
  const after = Object.fromEntries(Object.keys(messages).map((english) => [english, before[english] ?? '']));
  writeFileSync(join(FOLDER, file), jsonOf(after));
}

/** @param {readonly string[]} args */
function main(args) {
  const { messages, lost } = collect();
  const problems = [...lost];
  if (args.includes('--check')) {
    const kept = readFileSync(join(FOLDER, TEMPLATE), 'utf8');
    if (kept !== jsonOf(messages)) problems.push('web/messages/template.json is out of date: run `npm run messages`');
  } else {
    writeFileSync(join(FOLDER, TEMPLATE), jsonOf(messages));
    for (const language of args) writeLanguage(language, messages);
  }
  problems.push(...problemsOfLanguages(messages));
  if (problems.length === 0) return;
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
