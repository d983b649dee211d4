import { type Text, text, textFromData } from '@roundhouse/kernel';
import type { Setup } from '@roundhouse/table-kit';
import type { KingsOfAirAndSteam } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';

interface Way {
  readonly id: string;
  readonly name: Text;
  readonly blurb: Text;
  readonly options: Partial<Options>;
}

const NORMAL: readonly Way[] = [
  {
    id: 'normal',
    name: text('Teams dealt'),
    blurb: text('Chance deals the teams; each player chooses one of two characters in secret.'),
    options: { mode: 'normal' },
  },
  {
    id: 'chosen-teams',
    name: text('Teams chosen'),
    blurb: text('One after the other, players choose the team that they like best.'),
    options: { mode: 'normal', teams: 'chosen' },
  },
  {
    id: 'uncertainty',
    name: text('Uncertainty'),
    blurb: text('Nobody knows which market tiles stay in the box.'),
    options: { mode: 'normal', uncertainty: true },
  },
  {
    id: 'cutthroat',
    name: text('Cutthroat'),
    blurb: text('Three players share the three boards that are meant for two.'),
    options: { mode: 'normal', cutthroat: true },
  },
];

/** The basic game, and the normal one in the ways that the rulebook offers. Boards lie as chance has it. */
export function setups(game: KingsOfAirAndSteam): readonly Setup<Options>[] {
  return [
    setupOf(
      game,
      { id: 'basic', options: { mode: 'basic' } },
      text('Basic game'),
      text(
        'Airships carry goods to your depots, and trains take them to the cities that want them. No characters, no special cards, and boards that are put together anew for every game.',
      ),
    ),
    ...NORMAL.map((way) => ({
      ...setupOf(
        game,
        way,
        text('Normal game'),
        text('The same with seven teams and fourteen characters, each with a power of its own.'),
      ),
      variant: { place: 'normal', name: way.name, blurb: way.blurb },
    })),
  ];
}

function setupOf(
  game: KingsOfAirAndSteam,
  { id, options: given }: Pick<Way, 'id' | 'options'>,
  name: Text,
  blurb: Text,
): Setup<Options> {
  const options = game.options.parse(given);
  return {
    id,
    name,
    blurb,
    provenance: [textFromData(game.boxes.latest.box.provenance), textFromData(game.boardSets.latest.provenance)],
    options,
    seats: game.seatsFor(options),
    code: {
      name: text('Boards'),
      help: text('Each board by its letter and its turns, as in A0B3C5. The log of every game begins with its code.'),
      put: (layout) => ({ ...options, layout: layout.toUpperCase() }),
    },
  };
}
