import { useState } from 'react';
import type { Space } from '../../content/area.ts';
import { SOCKETS } from '../../content/components.ts';
import type { Position } from '../../rules/position.ts';

/** Where a planner means to be after each card. It is only a note, so it may be wrong, and nobody else sees it. */
export interface Pencil {
  /** By socket; null where nothing is noted. */
  readonly marks: readonly (Space | null)[];
  /** Notes a space after a socket and forgets what was noted after it. Null takes the note away. */
  readonly mark: (socket: number, space: Space | null) => void;
}

const BLANK: readonly null[] = Array.from({ length: SOCKETS }, () => null);

/** The notes last from one card to the next, and go with the round. */
export function usePencil({ round, phase }: Position): Pencil {
  const [noted, setNoted] = useState<{ readonly round: number; readonly marks: readonly (Space | null)[] }>({
    round,
    marks: BLANK,
  });
  const marks = noted.round === round && phase.name === 'plan' ? noted.marks : BLANK;
  return {
    marks,
    mark: (socket, space) => setNoted({ round, marks: marksAfter(marks, socket, space) }),
  };
}

/** The notes with one more: what was noted for later cards started from another space. */
export function marksAfter(
  marks: readonly (Space | null)[],
  socket: number,
  space: Space | null,
): readonly (Space | null)[] {
  return marks.map((old, index) => (index < socket ? old : index === socket ? space : null));
}
