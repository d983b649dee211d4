import { expect } from 'vitest';
import type { Action, Position, Space } from '../../index.ts';
import { PLAIN } from './board.ts';
import { gameOf, goOn, type KingsMatch, play, solicit } from './table.ts';

/** Does as little as possible with the turn that is going on. */
export function passTurn(match: KingsMatch): KingsMatch {
  const { turn, cycle } = match.position;
  const isStillOn = (): boolean => match.position.turn === turn && match.position.cycle === cycle;
  for (let seat = match.waiting()[0]; seat !== undefined && isStillOn(); seat = match.waiting()[0]) {
    play(match, [seat, leastOf(match.legal(seat))]);
  }
  return match;
}

function leastOf(legal: readonly Action[]): Action {
  return [goOn, solicit].find(({ type }) => legal.some((action) => action.type === type)) ?? anyOf(legal);
}

/** The first of what is offered, where any will do. */
export function anyOf(legal: readonly Action[]): Action {
  const [first] = legal;
  if (first === undefined) throw new RangeError('there is nothing to do');
  return first;
}

/** Goes on until it is this seat's turn in that cycle. */
export function passUntil(match: KingsMatch, seat: number, cycle: number): KingsMatch {
  const isThere = ({ order, turn, cycle: now }: Position): boolean => now === cycle && order[turn] === seat;
  for (let turns = 0; !isThere(match.position); turns++) {
    expect(turns).toBeLessThan(4 * match.seats);
    passTurn(match);
  }
  return match;
}

export function phaseOf(match: KingsMatch): string {
  return match.position.phase.name;
}

/** Three seats of a normal game with the numbers 1, 7 and 2, before their characters are chosen. */
export function threeTeams(): KingsMatch {
  const match = gameOf({ mode: 'normal', teams: 'chosen', cutthroat: true, layout: PLAIN }, 3);
  return play(
    match,
    [0, { type: 'choose-team', team: 'emperor' }],
    [1, { type: 'choose-team', team: 'godfather' }],
    [2, { type: 'choose-team', team: 'davinci' }],
  );
}

export function choose(character: string): Action {
  return { type: 'choose-character', character };
}

export function placeDepot(space: Space): Action {
  return { type: 'place-depot', space };
}
