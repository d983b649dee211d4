/** A turn, and the first action that belongs to it. */
export interface TurnStart {
  readonly turn: number;
  readonly seq: number;
}

/**
 * Finds where each turn began between two moments, asking for as few positions as possible: turns never run backwards,
 * so a stretch that begins and ends in the same turn needs no further look.
 */
export async function turnStarts(
  from: TurnStart,
  to: TurnStart,
  turnAt: (seq: number) => Promise<number>,
): Promise<readonly TurnStart[]> {
  if (from.turn === to.turn) return [];
  if (to.seq - from.seq <= 1) return [to];
  const seq = Math.floor((from.seq + to.seq) / 2);
  const middle = { seq, turn: await turnAt(seq) };
  return [...(await turnStarts(from, middle, turnAt)), ...(await turnStarts(middle, to, turnAt))];
}

/** The starts that still hold when the match stands at `seq`: an undo may have gone back over some. */
export function startsUpTo(starts: readonly TurnStart[], seq: number): readonly TurnStart[] {
  return starts.filter((start) => start.seq <= seq);
}
