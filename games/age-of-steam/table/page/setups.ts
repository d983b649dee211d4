import { textFromData } from '@roundhouse/kernel';
import { mapWords } from '@roundhouse/rail-table';
import type { Setup } from '@roundhouse/table-kit';
import type { AgeOfSteam } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';

/** Every map that can be chosen. */
export function setups({ maps }: AgeOfSteam): readonly Setup<Options>[] {
  return maps.ids().map((id) => {
    const board = maps.named(id);
    return {
      id,
      name: textFromData(board.name),
      blurb: mapWords(board),
      provenance: [textFromData(board.provenance)],
      options: { map: id },
      seats: board.players,
    };
  });
}
