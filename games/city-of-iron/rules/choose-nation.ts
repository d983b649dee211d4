import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { homeOf, nationCards, nationOf } from '../content/set.ts';
import { setOf } from '../content/sets.ts';
import type { Action } from './actions.ts';
import { type Chance, changePlayer, type Position } from './position.ts';
import type { Decision } from './section.ts';
import { stackDecks } from './stack-decks.ts';

/** A player takes a nation with its home land, its starting decks and the cards it may buy. */
export function takeNation(p: Position, seat: Seat, nation: string, { tell }: Chance): void {
  const set = setOf(p);
  const { start, supply } = nationCards(set, nation, p.nationAbilities, p.mode === 'full');
  changePlayer(p, seat, {
    nation,
    supply,
    cities: [{ land: homeOf(set, nation).id, tokens: [{ token: set.startToken, side: 'city' }], buildings: [] }],
    citizen: { draw: start.citizen, discard: [] },
    military: { draw: start.military, discard: [] },
  });
  const { id, name } = nationOf(set, nation);
  tell({ type: 'nation-chosen', seat, nation: { id, name } });
}

/** With nation abilities the players choose their nations one after the other, before all else. */
export const chooseNation: Decision<'choose-nation'> = {
  legal: (p) =>
    setOf(p).file.nations.flatMap(({ id }): Action[] =>
      checkNation(p, id) === null ? [{ type: 'choose-nation', nation: id }] : [],
    ),

  check: (p, _phase, _seat, { nation }) => checkNation(p, nation),

  play(p, phase, seat, action, chance) {
    takeNation(p, seat, action.nation, chance);
    const [next, ...queue] = phase.queue;
    if (next === undefined) return stackDecks.enter(p, chance);
    p.phase = { name: 'choose-nation', seat: next, queue };
    return 'waiting';
  },
};

function checkNation(p: Position, nation: string): Violation | null {
  if (!setOf(p).nations.has(nation)) return refuse('setup.nations', 'There is no such nation.');
  const holder = p.players.findIndex((player) => player.nation === nation);
  if (holder === -1) return null;
  return refuse(
    'setup.nations',
    '{holder, select, you {You have} many {{holder} have} other {{holder} has}} taken that nation.',
    {
      holder: { seat: holder },
    },
  );
}
