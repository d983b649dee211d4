import { type Text, text, textFromData } from '@roundhouse/kernel';
import { mapWords } from '@roundhouse/rail-table';
import type { Board } from '../../content/board.ts';
import type { Setup } from '@roundhouse/table-kit';
import type { Steam } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';

interface Way {
  /** Added to the id of the map. */
  readonly suffix: string;
  readonly name: Text;
  readonly blurb: Text;
  readonly options: Pick<Options, 'mode' | 'firstGame'>;
}

const WAYS: readonly Way[] = [
  {
    suffix: '-first',
    name: text('First game'),
    blurb: text('The base game for beginners: chance sets the order, and there is no auction.'),
    options: { mode: 'base', firstGame: true },
  },
  {
    suffix: '',
    name: text('Base game'),
    blurb: text('Money is raised when you need it. Low action tiles play first.'),
    options: { mode: 'base', firstGame: false },
  },
  {
    suffix: '-standard',
    name: text('Standard game'),
    blurb: text('Capital is bought once a turn, and every turn has an auction. Tighter and longer.'),
    options: { mode: 'standard', firstGame: false },
  },
];

/** Every map that can be chosen, each in the ways that it can be played. */
export function setups({ maps }: Steam): readonly Setup<Options>[] {
  return maps.ids().flatMap((id) => WAYS.map((way) => setupOf(maps.named(id), way)));
}

function setupOf(board: Board, { suffix, name, blurb, options }: Way): Setup<Options> {
  return {
    id: `${board.id}${suffix}`,
    name: textFromData(board.name),
    variant: { place: board.id, name, blurb },
    blurb: mapWords(board),
    provenance: [textFromData(board.provenance)],
    options: { map: board.id, ...options },
    seats: board.players,
  };
}
