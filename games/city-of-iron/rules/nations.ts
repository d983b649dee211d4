import { type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { homeOf, nationCards, nationOf } from '../content/set.ts';
import { setOf } from '../content/sets.ts';
import type { Action } from './actions.ts';
import { type Chance, changePlayer, type Position } from './position.ts';
import type { DecisionSection } from './section.ts';
import { wrongPhase } from './wrong-phase.ts';

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

function legal(p: Position, seat: Seat): Action[] {
  return setOf(p)
    .file.nations.map(({ id }): Action => ({ type: 'choose-nation', nation: id }))
    .filter((action) => check(p, seat, action) === null);
}

function check(p: Position, _seat: Seat, action: Action): Violation | null {
  if (action.type !== 'choose-nation') return wrongPhase(p, action);
  if (!setOf(p).nations.has(action.nation)) return refuse('setup.nations', 'There is no such nation.');
  const holder = p.players.findIndex(({ nation }) => nation === action.nation);
  if (holder === -1) return null;
  return refuse('setup.nations', '{holder} has taken that nation.', { holder: { seat: holder } });
}

function play(p: Position, seat: Seat, action: Action, chance: Chance): Progress {
  if (p.phase.name !== 'choose-nation' || action.type !== 'choose-nation') return 'waiting';
  takeNation(p, seat, action.nation, chance);
  const [next, ...queue] = p.phase.queue;
  if (next === undefined) return 'finished';
  p.phase = { name: 'choose-nation', seat: next, queue };
  return 'waiting';
}

/** With nation abilities the players choose their nations one after the other, before all else. */
export const chooseNations: DecisionSection = { name: 'choose-nation', enter: () => 'finished', legal, check, play };
