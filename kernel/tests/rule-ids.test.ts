import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { citedRules, ruleHeadings, ruleProblems, testedRules } from '../kit/rule-ids.ts';

// Put together here, so that the coverage of the kernel's own rules does not take these for citations.
const [CALL, REFUSAL] = ['rule', 'refuse'];
const testOf = (id: string, gap = ''): string => `${CALL}(${gap}'${id}', 'title', () => {});\n`;
const refusalOf = (id: string, gap = ''): string => `return ${REFUSAL}(${gap}'${id}', 'Why.');\n`;
const scoreOf = (id: string): string => `const line = { ${CALL}: '${id}' };\n`;

describe('reading', () => {
  test('ids are headings of the third level', () => {
    const { ids, problems } = ruleHeadings('# Title\n## Part\n### `a.one` First\ntext `b.no`\n### `a.two-x.three`\n');
    expect([ids, problems]).toEqual([['a.one', 'a.two-x.three'], []]);
  });

  test('a heading without an id and an id that stands twice are problems', () => {
    expect(ruleHeadings('### One\n### `a`\n### `a.b`Title\n').problems).toHaveLength(3);
    expect(ruleHeadings('### `a.b` X\n### `a.b` Y\n').problems).toEqual(["the rule 'a.b' stands there twice"]);
  });

  test('calls are found over line breaks', () => {
    expect(testedRules(testOf('a.b', '\n    ') + testOf('c.d'))).toEqual(['a.b', 'c.d']);
    expect(citedRules(refusalOf('a.b', '\n  ') + scoreOf('c.d'))).toEqual(['a.b', 'c.d']);
  });
});

describe('coverage', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'rule-ids-'));
    mkdirSync(join(dir, 'rules'));
    mkdirSync(join(dir, 'tests'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const problemsWith = (rules: string, source: string, tests: string): readonly string[] => {
    writeFileSync(join(dir, 'RULES.md'), rules);
    writeFileSync(join(dir, 'rules', 'code.ts'), source);
    writeFileSync(join(dir, 'tests', 'code.test.ts'), tests);
    const at = (path: string): URL => pathToFileURL(join(dir, path));
    return ruleProblems({
      rulesFiles: [at('RULES.md')],
      sourceDirs: [at('.')],
      testDirs: [at('tests')],
      extraRuleIds: ['shared.rule'],
    });
  };

  test('all is well when rules, code and tests agree; rules of others may be cited', () => {
    const source = refusalOf('a.b') + refusalOf('shared.rule') + refusalOf('match.over');
    expect(problemsWith('### `a.b` Rule\n', source, testOf('a.b'))).toEqual([]);
  });

  test('a rule without a test', () => {
    expect(problemsWith('### `a.b` Rule\n', refusalOf('a.b'), '')).toEqual(["no test carries the rule 'a.b'"]);
  });

  test('a test of a rule that does not exist', () => {
    expect(problemsWith('', '', testOf('a.b'))).toEqual([
      expect.stringMatching(/code\.test\.ts cites the rule 'a\.b'/),
    ]);
  });

  test('code that cites a rule that does not exist', () => {
    expect(problemsWith('', refusalOf('a.b', '\n  ') + scoreOf('c.d'), '')).toEqual([
      expect.stringMatching(/rules.code\.ts cites the rule 'a\.b'/),
      expect.stringMatching(/rules.code\.ts cites the rule 'c\.d'/),
    ]);
  });
});
