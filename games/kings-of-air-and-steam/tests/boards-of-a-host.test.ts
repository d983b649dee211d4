import { afterEach, expect, test } from 'vitest';
import { areaProblems, registerBoards } from '../content/area-problems.ts';
import boardsFile from '../content/boards.json' with { type: 'json' };
import { areaFrom } from '../index.ts';
import { gameOf } from './support/table.ts';

afterEach(() => {
  registerBoards(boardsFile);
});

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

function problemsOf(layout: string): readonly string[] {
  const area = areaFrom(layout);
  return area === null ? ['no layout'] : areaProblems(area);
}

test('boards that fit only in some ways are dealt so that their railways hold together', () => {
  registerBoards(narrowBoards());
  expect(problemsOf('A0B3C0')).not.toEqual([]);
  const layouts = Array.from({ length: 40 }, (_, seed) => gameOf({}, 2 + (seed % 6), `narrow ${seed}`).position.layout);
  for (const layout of layouts) expect(problemsOf(layout), layout).toEqual([]);
  expect(new Set(layouts).size).toBeGreaterThan(30);
});
