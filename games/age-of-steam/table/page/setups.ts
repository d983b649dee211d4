import { mapWords } from '@roundhouse/rail-table';
import type { Setup } from '@roundhouse/table-kit';
import type { AgeOfSteam } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';

/** Every map that can be chosen. */
export function setups({ maps }: AgeOfSteam): readonly Setup<Options>[] {
  return maps.ids().map((id) => {
    const { name, provenance, players, ...board } = maps.named(id);
    return { id, name, blurb: mapWords(board), provenance, options: { map: id }, seats: players };
  });
}
