import { refuse, type Seat } from '@roundhouse/kernel';
import { findCharacter, findTeam } from '../content/boxes.ts';
import { START_CASH } from '../content/components.ts';
import type { Action } from './actions.ts';
import { beginDepots } from './place-depot.ts';
import { changePlayer, type Chance, type Position, playerAt } from './position.ts';
import type { Decision } from './section.ts';

function charactersOf(p: Position, seat: Seat) {
  return findTeam(p, playerAt(p, seat).team)?.characters ?? [];
}

/** All choose at once and in secret; one may choose anew until all have chosen. */
export const chooseCharacter: Decision<'choose-character'> = {
  waiting: (p) => p.players.flatMap(({ character }, seat) => (character === null ? [seat] : [])),

  legal: (p, _phase, seat) =>
    charactersOf(p, seat).map(({ id }): Action => ({ type: 'choose-character', character: id })),

  mayRevise: () => true,

  check: (p, _phase, seat, { character }) =>
    charactersOf(p, seat).some(({ id }) => id === character)
      ? null
      : refuse('setup.character', 'That character does not fly with your team.'),

  play(p, _phase, seat, { character }, chance) {
    changePlayer(p, seat, { character });
    chance.tell({ type: 'character-chosen', seat });
    if (p.players.every((player) => player.character !== null)) reveal(p, chance);
    return 'waiting';
  },
};

function reveal(p: Position, { tell }: Chance): void {
  for (const [seat, { character }] of p.players.entries()) {
    const chosen = findCharacter(p, character);
    if (chosen === undefined) continue;
    tell({ type: 'character-revealed', seat, character: chosen.id, name: chosen.name });
    changePlayer(p, seat, { tokens: chosen.tokens, cash: chosen.startCash ?? START_CASH });
  }
  beginDepots(p);
}
