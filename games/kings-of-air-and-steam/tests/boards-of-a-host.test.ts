import { expect, test } from 'vitest';
import { areaProblems } from '../content/boards-problems.ts';
import boardsFile from '../content/boards.json' with { type: 'json' };
import { Match } from '@roundhouse/kernel';
import { areaFrom, kingsOfAirAndSteam } from '../index.ts';

const WEST = 3;

/** Board B with a single way out: in most layouts it would lead nowhere. */
function narrowBoards(): unknown {
  return {
    ...boardsFile,
    id: 'narrow',
    boards: boardsFile.boards.map((one) =>
      one.id === 'B'
        ? { ...one, lines: one.lines.filter(({ ends }) => ends.every((end) => !('edge' in end) || end.edge === WEST)) }
        : one,
    ),
  };
}

const narrow = kingsOfAirAndSteam.content.with([{ json: narrowBoards(), source: 'narrow.json' }]);

function problemsOf(layout: string): readonly string[] {
  const area = areaFrom(narrow.boardSets.latest, layout);
  return area === null ? ['no layout'] : areaProblems(area);
}

test('boards that fit only in some ways are dealt so that their railways hold together', () => {
  expect(problemsOf('A0B3C0')).not.toEqual([]);
  const layouts = Array.from(
    { length: 40 },
    (_, seed) => Match.start(narrow, { seats: 2 + (seed % 6), seed: `narrow ${seed}` }).position.layout,
  );
  for (const layout of layouts) expect(problemsOf(layout), layout).toEqual([]);
  expect(new Set(layouts).size).toBeGreaterThan(30);
});
