import { textFromData } from '@roundhouse/kernel';
import { mapWords } from '@roundhouse/rail-table';
import { findBoard, mapIds } from '../../content/maps.ts';
import type { Setup } from '@roundhouse/table-kit';
import type { Options } from '../../rules/options.ts';

/** Every map that can be chosen. */
export function setups(): readonly Setup<Options>[] {
  return mapIds().flatMap((id) => {
    const board = findBoard(id);
    if (board === undefined) return [];
    return [
      {
        id,
        name: textFromData(board.name),
        blurb: mapWords(board),
        provenance: [textFromData(board.provenance)],
        options: { map: id },
        seats: board.players,
      },
    ];
  });
}
