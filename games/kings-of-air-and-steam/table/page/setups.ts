import { text } from '@roundhouse/kernel';
import type { Setup } from '@roundhouse/ui';
import { theBoards } from '../../content/boards.ts';
import { theBox } from '../../content/box.ts';
import { type Options, optionsSchema } from '../../rules/options.ts';

/** Basic and normal, with the variants of the rulebook that change how a game feels. */
export function setups(): readonly Setup<Options>[] {
  const provenance = `${theBox().provenance} ${theBoards().provenance}`;
  const setup = (one: Pick<Setup<Options>, 'id' | 'name' | 'blurb'>, given: Partial<Options>): Setup<Options> => {
    const options = optionsSchema.parse(given);
    return { ...one, provenance, options, seats: given.cutthroat === true ? { min: 3, max: 3 } : { min: 2, max: 7 } };
  };
  return [
    setup(
      { id: 'basic', name: 'Basic game', blurb: text('All alike: the game to begin with. Boards by chance.') },
      { mode: 'basic' },
    ),
    setup(
      { id: 'normal', name: 'Normal game', blurb: text('Seven teams, fourteen characters. Teams are dealt.') },
      { mode: 'normal' },
    ),
    setup(
      { id: 'chosen-teams', name: 'Normal game, chosen teams', blurb: text('Each player chooses a team in turn.') },
      { mode: 'normal', teams: 'chosen' },
    ),
    setup(
      {
        id: 'uncertainty',
        name: 'Normal game with Uncertainty',
        blurb: text('Nobody knows which market tiles were left in the box.'),
      },
      { mode: 'normal', uncertainty: true },
    ),
    setup(
      { id: 'cutthroat', name: 'Cutthroat', blurb: text('Three players crowd on to the three boards for two.') },
      { mode: 'normal', cutthroat: true },
    ),
  ];
}
