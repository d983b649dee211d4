import type { Seat } from '@roundhouse/kernel';
import type { Analysis, Judgement } from './analyst.ts';

/** Points below which a better action is not worth a word. */
const WORTH_A_WORD = 1;

/** The decisions that cost most, dearest first. */
export function dearest<A>({ judgements }: Analysis<A>, most: number): readonly Judgement<A>[] {
  return judgements
    .filter(({ cost }) => cost >= WORTH_A_WORD)
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, most);
}

/** Somebody else was expected to win from here on: the number of the live action, and who. */
export interface TurningPoint {
  readonly seq: number;
  readonly leader: Seat;
  /** Who was expected to win before. */
  readonly before: Seat;
}

/**
 * Where the lead changed for good, or at least for a while: who leads for a few actions only, because others have yet to
 * act in the same round, was never ahead.
 */
export function turningPoints(
  { expected }: Pick<Analysis<unknown>, 'expected'>,
  lasting: number,
): readonly TurningPoint[] {
  const leaders = expected.map(leaderOf);
  const points: TurningPoint[] = [];
  let [before] = leaders;
  for (const [seq, leader] of leaders.entries()) {
    if (before === undefined || leader === before) continue;
    const stays = leaders.slice(seq, seq + lasting).every((one) => one === leader);
    if (!stays) continue;
    points.push({ seq, leader, before });
    before = leader;
  }
  return points;
}

function leaderOf(expected: readonly number[]): Seat {
  const most = Math.max(...expected);
  return expected.indexOf(most);
}
