import type { Seat, Text } from '@roundhouse/kernel';
import type { Measure } from '@roundhouse/table-kit';

export interface Point {
  readonly turn: number;
  readonly value: number;
}

/** One number of one seat over the turns. */
export interface Series {
  readonly seat: Seat;
  readonly points: readonly Point[];
}

export interface Chart {
  readonly id: string;
  readonly label: Text;
  readonly turns: readonly number[];
  readonly series: readonly Series[];
}

interface Course<P> {
  readonly seats: number;
  readonly measures: readonly Measure<P>[];
  turnOf(position: P): number;
}

/** A chart for each measure. A turn is told by how it ended: by the last position that belongs to it. */
export function chartsOf<P>(course: Course<P>, positions: Iterable<P>): readonly Chart[] {
  const endOfTurn = new Map<number, P>();
  for (const position of positions) endOfTurn.set(course.turnOf(position), position);
  const ends = [...endOfTurn].sort(([a], [b]) => a - b);
  return course.measures.map((measure) => ({
    id: measure.id,
    label: measure.label,
    turns: ends.map(([turn]) => turn),
    series: Array.from({ length: course.seats }, (_, seat) => ({
      seat,
      points: ends.flatMap(([turn, position]): Point[] => {
        const value = measure.of(position, seat);
        return value === null ? [] : [{ turn, value }];
      }),
    })),
  }));
}
