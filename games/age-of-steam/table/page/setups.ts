import { text } from '@roundhouse/kernel';
import type { Setup } from '@roundhouse/ui';
import { findBoard, mapIds } from '../../content/maps.ts';
import type { Options } from '../../rules/options.ts';

/** Every map that can be chosen. */
export function setups(): readonly Setup<Options>[] {
  return mapIds().flatMap((id) => {
    const board = findBoard(id);
    if (board === undefined) return [];
    const turns = [...board.turns.values()];
    return [
      {
        id,
        name: board.name,
        blurb: text('{cities} cities, {towns} towns, {fewest} to {most} turns', {
          cities: board.cities.length,
          towns: board.towns.length,
          fewest: Math.min(...turns),
          most: Math.max(...turns),
        }),
        provenance: board.provenance,
        options: { map: id },
        seats: board.players,
      },
    ];
  });
}
