import type { Seat } from '@roundhouse/kernel';
import { INCOME, MAX_LEVEL } from '../../../content/components.ts';
import { type Mode, type Phase, type Position, playerAt } from '../../../rules/position.ts';
import { ifBorrowed, type Raising } from '../preview.ts';

/** What can be read off a track. */
export type Measured = 'income' | 'points' | 'level';

/** Enough to see what one loan does, and the next. */
const LOANS_SHOWN = [1, 2] as const;

const POINTS_IN_A_ROW = 10;

/** When money is raised: with every payment in the base game, once a turn in the standard game. */
const RAISING: Readonly<Record<Mode, readonly Phase['name'][]>> = {
  base: ['auction-places', 'select-action-tiles', 'build-track'],
  standard: ['buy-capital'],
};

/** What the next loans would do to the seat that decides; none when nothing can be raised now. */
export function ghostsFor(p: Position, seat: Seat | null): readonly Raising[] {
  if (seat === null || !RAISING[p.mode].includes(p.phase.name)) return [];
  return LOANS_SHOWN.flatMap((loans) => ifBorrowed(p, seat, loans) ?? []);
}

/** The spaces of a track in rows, as many as it takes to show everybody, and where loans would bring them. */
export function rowsOf(p: Position, measured: Measured, ghosts: readonly Raising[]): readonly (readonly number[])[] {
  if (measured === 'level') return [range(1, MAX_LEVEL)];
  if (measured === 'income') return [range(INCOME.min, -1), range(0, INCOME.max)];
  const shown = [...p.order.map((seat) => playerAt(p, seat)), ...ghosts.map(({ after }) => after)];
  const points = shown.map((player) => player.points);
  const first = Math.floor(Math.min(...points) / POINTS_IN_A_ROW);
  const last = Math.floor(Math.max(...points) / POINTS_IN_A_ROW);
  return range(first, last).map((row) => range(row * POINTS_IN_A_ROW, row * POINTS_IN_A_ROW + POINTS_IN_A_ROW - 1));
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
