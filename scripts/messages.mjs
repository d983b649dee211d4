/**
 * Collects every sentence that the page can show into web/messages/template.json, for translators: a copy of it with
 * the empty texts filled in, named after the language, is that language.
 *
 * A sentence is written where it is used, as text between quotes: t('…'), text('…'), refuse('rule', '…'); and in a few
 * fields of data that the page shows (see DATA). `--check` writes nothing and fails when the file is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentencesIn, termsIn } from './sentences.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const TEMPLATE = join(root, 'web/messages/template.json');
const ENGLISH = join(root, 'web/messages/en.json');

const FOLDERS = ['kernel', 'rails', 'ui', 'table-kit', 'rail-table', 'web', 'games'];
const SKIPPED = new Set(['node_modules', 'dist', 'dist-types', 'tests', 'kit', 'terminal', 'study', 'build']);
const MAP = /^games\/[^/]+\/content\/maps\/[^/]+\.json$/;
const SET = /^games\/[^/]+\/content\/sets\/[^/]+\.json$/;
const LESSON = /^games\/[^/]+\/table\/page\/lessons\/[^/]+\.json$/;

/** Data whose sentences the page shows, and the fields that hold them. */
const DATA = [
  { files: /^web\/games\.ts$/, fields: ['tagline', 'what'] },
  {
    files: /^games\/[^/]+\/table\/page\//,
    fields: ['label', 'blurb', 'provenance', 'title', 'what', 'why', 'ending'],
  },
];

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
 * @param {string} path
 * @returns {string[]}
 */
function sentencesOf(path) {
  const read = () => readFileSync(join(root, path), 'utf8');
  if (MAP.test(path)) return textsAt(JSON.parse(read()), ['provenance']);
  if (SET.test(path)) return textsAt(JSON.parse(read()), ['name', 'provenance']);
  if (LESSON.test(path)) return textsAt(JSON.parse(read()), ['title', 'what', 'why', 'ending']);
  if (!/\.tsx?$/.test(path) || path.endsWith('.d.ts')) return [];
  const source = read();
  const fields = DATA.filter(({ files }) => files.test(path)).flatMap((data) => data.fields);
  return [...sentencesIn(source, fields), ...termsIn(source)];
}

/**
 * The texts in fields of these names, at any depth.
 * @param {unknown} value
 * @param {readonly string[]} fields
 * @returns {string[]}
 */
function textsAt(value, fields) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && fields.includes(name) ? [inner] : textsAt(inner, fields),
  );
}

/** The template as it should be. */
export function template() {
  const found = new Set(FOLDERS.flatMap(filesIn).flatMap(sentencesOf));
  const english = /** @type {Record<string, string>} */ (JSON.parse(readFileSync(ENGLISH, 'utf8')));
  for (const term of Object.keys(english)) found.add(term);
  const sorted = [...found].sort((a, b) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted.map((sentence) => [sentence, ''])), null, 2)}\n`;
}

function kept() {
  try {
    return readFileSync(TEMPLATE, 'utf8');
  } catch {
    return '';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    if (kept() !== template()) {
      process.stderr.write('web/messages/template.json is out of date: run `npm run messages`\n');
      process.exitCode = 1;
    }
  } else {
    writeFileSync(TEMPLATE, template());
  }
}
