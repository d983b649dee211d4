/** The manifest on the last page of the rulebook, written out again: sides in pairs, or single exits of a town. */
export const SHAPES: Readonly<Record<string, readonly number[]>> = {
  T11: [0],
  T21: [0, 3],
  T22: [0, 2],
  T23: [0, 1],
  T31: [0, 2, 4],
  T32: [0, 3, 5],
  T33: [0, 1, 3],
  T34: [0, 1, 5],
  T41: [0, 2, 3, 4],
  T42: [0, 1, 3, 4],
  T43: [0, 1, 2, 3],
  21: [0, 3],
  22: [0, 2],
  23: [0, 1],
  41: [0, 3, 1, 4],
  42: [0, 3, 2, 4],
  43: [0, 2, 1, 3],
  44: [0, 3, 1, 2],
  45: [0, 2, 3, 5],
  46: [0, 2, 3, 4],
  47: [0, 2, 4, 5],
};

const PAIRS: readonly (readonly [string, number])[] = [
  ['21/22', 86],
  ['T21/T22', 10],
  ['23/T23', 8],
  ['T11', 4],
  ['42/T41', 4],
  ['T31/T34', 4],
  ['T32/T33', 4],
  ['T42/41', 4],
  ['43/T43', 4],
  ['44/45', 2],
  ['44/47', 2],
  ['47/46', 2],
  ['45/46', 2],
];

/** Faces that hang together through their backs: a question about one is a question about all of its family. */
const FAMILIES = [...PAIRS.slice(0, 9).map(([faces]) => faces.split('/')), ['44', '45', '46', '47']];

/** Hall's theorem: no group of faces is wanted more often than there are tiles that show one of them. */
export function boxGives(wanted: ReadonlyMap<string, number>): boolean {
  return FAMILIES.every((family) => {
    for (let group = 1; group < 2 ** family.length; group++) {
      const faces = family.filter((_, at) => (group & (2 ** at)) !== 0);
      const needed = faces.reduce((sum, face) => sum + (wanted.get(face) ?? 0), 0);
      const there = PAIRS.filter(([pair]) => pair.split('/').some((face) => faces.includes(face)));
      if (needed > there.reduce((sum, [, count]) => sum + count, 0)) return false;
    }
    return true;
  });
}

/** The same by hand: tiles are handed out one by one, and when none is left of a kind, another face changes to another. */
export function canBeHandedOut(wanted: ReadonlyMap<string, number>): boolean {
  const given = PAIRS.map(() => new Map<string, number>());
  const change = (kind: number, face: string, by: number): unknown =>
    given[kind]?.set(face, (given[kind].get(face) ?? 0) + by);
  const give = (face: string, asked: Set<number>): boolean => {
    for (const [kind, [pair, count]] of PAIRS.entries()) {
      if (!pair.split('/').includes(face) || asked.has(kind)) continue;
      asked.add(kind);
      const others = [...(given[kind] ?? [])];
      if (others.reduce((sum, [, taken]) => sum + taken, 0) < count) {
        change(kind, face, 1);
        return true;
      }
      for (const [other, taken] of others) {
        if (taken === 0 || !give(other, asked)) continue;
        change(kind, other, -1);
        change(kind, face, 1);
        return true;
      }
    }
    return false;
  };
  return [...wanted].every(([face, count]) => Array.from({ length: count }).every(() => give(face, new Set())));
}
