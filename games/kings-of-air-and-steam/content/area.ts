import { type ContentNames, ContentShelf } from '@roundhouse/kernel';
import { type BoardSet, boardsFileSchema, BOARDS_FORMAT } from './boards-file.ts';
import { boardsProblems } from './boards-problems.ts';
import boardsFile from './boards.json' with { type: 'json' };
import { type Area, areaFrom } from './play-area.ts';

export * from './play-area.ts';

/** The boards that come with the game. Every area of a set must hold together as its file lays it. */
export const boardSets = ContentShelf.of(
  {
    kind: 'boards',
    field: null,
    format: BOARDS_FORMAT,
    schema: boardsFileSchema,
    problemsOf: boardsProblems,
    contentFrom: (boards) => boards,
  },
  [{ json: boardsFile, source: 'boards.json' }],
);

/** A server plays many matches at once, each on a layout of its own, which takes a millisecond to assemble. */
const KEPT_AREAS = 1000;
const areas = new WeakMap<BoardSet, Map<string, Area>>();

/** The play area of a layout of these boards; those in use are kept. */
export function areaOn(boards: BoardSet, layout: string): Area {
  const kept = areas.get(boards) ?? new Map<string, Area>();
  areas.set(boards, kept);
  const found = kept.get(layout);
  if (found !== undefined) return found;
  const area = areaFrom(boards, layout);
  if (area === null) throw new RangeError(`"${layout}" is no layout of boards`);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= KEPT_AREAS) kept.delete(oldest);
  kept.set(layout, area);
  return area;
}

/** The play area of a position. */
export function areaOf(p: { readonly content: ContentNames; readonly layout: string }): Area {
  return areaOn(boardSets.of(p), p.layout);
}
