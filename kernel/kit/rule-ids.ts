import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MATCH_RULES } from '../match-rules.ts';

const HEADING = /^### .*$/gm;
const RULE_HEADING = /^### `([a-z0-9-]+(?:\.[a-z0-9-]+)+)`(?: \S.*)?$/;
const TESTED = /\brule\(\s*['"`]([^'"`]+)['"`]/g;
const CITED = /\b(?:refuse\(|rule:)\s*['"`]([^'"`]+)['"`]/g;
const LEFT_OUT = new Set(['node_modules', 'dist', 'tests']);

export interface RuleFiles {
  readonly rulesFiles: readonly URL[];
  /** Folders of rules code; their `tests` folders are left out. */
  readonly sourceDirs: readonly URL[];
  readonly testDirs: readonly URL[];
  /** Ids that other RULES.md files have and this code may cite. The match's own always count. */
  readonly extraRuleIds?: readonly string[];
}

/** Where a game laid out like the others keeps them, seen from a test of its own; `shared` is code that refuses for it too. */
export function ruleFilesFrom(test: string, ...shared: readonly string[]): RuleFiles {
  const at = (path: string): URL => new URL(path, test);
  return { rulesFiles: [at('../RULES.md')], sourceDirs: ['../rules/', ...shared].map(at), testDirs: [at('./')] };
}

export interface RuleHeadings {
  readonly ids: readonly string[];
  readonly problems: readonly string[];
}

/** The ids in the headings of a RULES.md, and the headings of that level that have none. */
export function ruleHeadings(markdown: string): RuleHeadings {
  const ids: string[] = [];
  const problems: string[] = [];
  for (const [heading] of markdown.matchAll(HEADING)) {
    const id = RULE_HEADING.exec(heading.trimEnd())?.[1];
    if (id === undefined) problems.push(`the heading '${heading}' has no rule id`);
    else if (ids.includes(id)) problems.push(`the rule '${id}' stands there twice`);
    else ids.push(id);
  }
  return { ids, problems };
}

/** Rules that a test file says it tests, by calling `rule` with the id first. */
export function testedRules(code: string): string[] {
  return [...code.matchAll(TESTED)].flatMap((match) => match[1] ?? []);
}

/** Rules that code refuses by, calling `refuse` with the id first, or scores by, in a field `rule`. */
export function citedRules(code: string): string[] {
  return [...code.matchAll(CITED)].flatMap((match) => match[1] ?? []);
}

function typescriptIn(dir: string, leaveOut: ReadonlySet<string>): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return leaveOut.has(entry.name) ? [] : typescriptIn(path, leaveOut);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

function headingsOf(rulesFiles: readonly URL[]): RuleHeadings {
  return ruleHeadings(rulesFiles.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

/** Every id that code may cite. */
export function knownRules({
  rulesFiles,
  extraRuleIds = [],
}: Pick<RuleFiles, 'rulesFiles' | 'extraRuleIds'>): Set<string> {
  return new Set([...headingsOf(rulesFiles).ids, ...extraRuleIds, ...MATCH_RULES]);
}

/** Every rule has a test, and every rule that tests and code cite exists, once. */
export function ruleProblems(files: RuleFiles): readonly string[] {
  const { ids, problems } = headingsOf(files.rulesFiles);
  const known = knownRules(files);
  const found = [...problems];
  const tested = new Set<string>();
  const expectKnown = (path: string, cited: readonly string[]): void => {
    for (const id of cited) if (!known.has(id)) found.push(`${path} cites the rule '${id}', which no RULES.md has`);
  };
  for (const dir of files.testDirs) {
    for (const path of typescriptIn(fileURLToPath(dir), new Set())) {
      const code = readFileSync(path, 'utf8');
      const claims = testedRules(code);
      for (const id of claims) tested.add(id);
      expectKnown(path, [...claims, ...citedRules(code)]);
    }
  }
  for (const dir of files.sourceDirs) {
    for (const path of typescriptIn(fileURLToPath(dir), LEFT_OUT)) {
      expectKnown(path, citedRules(readFileSync(path, 'utf8')));
    }
  }
  for (const id of ids) if (!tested.has(id)) found.push(`no test carries the rule '${id}'`);
  return found;
}
