import { about, type FittingOptions, type Schema, schema } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { areaFrom, areaOf, boardSets } from '../content/area.ts';
import { areaProblems } from '../content/boards-problems.ts';
import type { AreaShape, BoardSet } from '../content/boards-file.ts';
import { readLayoutCode } from '../content/layout-code.ts';
import type { Mode, Position } from './position.ts';

export interface Options {
  readonly mode: Mode;
  /** Three players on the three boards that are meant for two. */
  readonly cutthroat: boolean;
  /** The code of a layout; empty for one by chance. */
  readonly layout: string;
  /** Which five boards lie on the table of three to five players; `any` leaves it to chance. */
  readonly boards: string;
  /** Nobody knows which market tiles are left out. */
  readonly uncertainty: boolean;
  /** The normal game: teams are dealt by chance, or chosen one player after the other. */
  readonly teams: 'dealt' | 'chosen';
}

export const ANY_BOARDS = 'any';

function layoutProblem(boards: BoardSet, code: string): string | null {
  if (code === '') return null;
  const area = areaFrom(boards, code);
  if (area === null) {
    return `"${code}" is no layout: write the letter of each board and its turns, 0 to 5, as in A0B3C5; the boards are ABC, ABCDE, ABCFG or all seven`;
  }
  const problems = areaProblems(area);
  return problems.length === 0 ? null : problems.join('; ');
}

export function optionsSchema(boards: BoardSet): Schema<Options> {
  const { sets } = boards.areas.five;
  return schema<Options>(
    z
      .strictObject({
        mode: about('the rules to play by', z._default(z.enum(['basic', 'normal']), 'basic')),
        cutthroat: about('three players on the three boards that are meant for two', z._default(z.boolean(), false)),
        layout: about(
          'the code of a layout, such as A0B3C5; empty for one by chance',
          z._default(
            z.string().check(
              z.refine((code) => layoutProblem(boards, code) === null, {
                error: (issue) => layoutProblem(boards, String(issue.input)) ?? '',
              }),
            ),
            '',
          ),
        ),
        boards: about(
          'which five boards lie on the table of three to five players, as their letters; any leaves it to chance',
          z._default(
            z.string().check(
              z.refine((set) => set === ANY_BOARDS || sets.includes(set), {
                error: () => `choose ${[ANY_BOARDS, ...sets].join(' or ')}`,
              }),
            ),
            ANY_BOARDS,
          ),
        ),
        uncertainty: about('nobody knows which market tiles are left out', z._default(z.boolean(), false)),
        teams: about(
          'in the normal game: dealt by chance, or chosen one player after the other',
          z._default(z.enum(['dealt', 'chosen']), 'dealt'),
        ),
      })
      .check(
        z.refine(
          ({ cutthroat, layout }) => !cutthroat || layout === '' || readLayoutCode(boards, layout)?.shape === 'three',
          {
            path: ['layout'],
            error: 'a cutthroat game is played on three boards',
          },
        ),
      ),
  );
}

/** How many may play on a play area. */
const SEATS: Readonly<Record<AreaShape, { readonly min: number; readonly max: number }>> = {
  three: { min: 2, max: 3 },
  five: { min: 3, max: 5 },
  seven: { min: 6, max: 7 },
};

export function seatsFor(
  boards: BoardSet,
  { cutthroat, layout }: Options,
): { readonly min: number; readonly max: number } {
  if (cutthroat) return { min: 3, max: 3 };
  const shape = readLayoutCode(boards, layout)?.shape;
  return shape === undefined ? { min: 2, max: 7 } : SEATS[shape];
}

/** The play area for a number of players, when none is asked for. */
export function shapeFor(seats: number, cutthroat: boolean): AreaShape {
  if (seats === 2 || cutthroat) return 'three';
  return seats <= SEATS.five.max ? 'five' : 'seven';
}

/** A layout also goes with the options that leave it to chance, and three players on three boards with both ways to say so. */
export function optionsOf(p: Position): FittingOptions<Options> {
  const { mode, layout, players, phase } = p;
  const { shape } = areaOf(p);
  const sets = boardSets.of(p).areas.five.sets.filter((set) => [...set].every((letter) => layout.includes(letter)));
  const mayBeCutthroat = shape === 'three' && players.length === 3;
  return {
    mode: [mode],
    layout: [layout, ''],
    cutthroat: mayBeCutthroat ? [false, true] : [false],
    ...(shape === 'five' ? { boards: [ANY_BOARDS, ...sets] } : {}),
    ...(phase.name === 'choose-team' ? { teams: ['chosen'] } : {}),
  };
}
