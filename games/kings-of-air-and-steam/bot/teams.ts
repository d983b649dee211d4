import type { Ability } from '../content/box-file.ts';
import { findCharacter, findTeam } from '../content/boxes.ts';
import type { Action } from '../rules/actions.ts';
import type { Position } from '../rules/position.ts';

/**
 * By how many points those with a power were ahead of their table: in 110 games of four `greedy` seats with teams and
 * characters by chance, give or take 3. What a team has besides is the same for both of its characters, and is in it.
 */
const LEADS: Readonly<Record<Ability, number>> = {
  'perpetual-motion': 16,
  capital: 15,
  'old-empire': 12,
  'rail-baron': 5,
  transmogrify: 4,
  'new-construction': 3,
  intimidate: 2,
  steal: 0,
  'market-sense': -6,
  bamboozle: -6,
  'expert-pilot': -7,
  'demand-control': -9,
  gamble: -13,
  'expert-mechanic': -14,
};

/** The team or the character that does best for those who play as this bot does. */
export function bestTeamOrCharacter(p: Position, legal: readonly Action[]): Action | undefined {
  return legal.toSorted((one, other) => leadOf(p, other) - leadOf(p, one))[0];
}

function leadOf(p: Position, action: Action): number {
  if (action.type === 'choose-character') return leadWith(findCharacter(p, action.character)?.ability);
  if (action.type !== 'choose-team') return Number.NEGATIVE_INFINITY;
  return Math.max(...(findTeam(p, action.team)?.characters ?? []).map(({ ability }) => leadWith(ability)));
}

function leadWith(ability: Ability | undefined): number {
  return ability === undefined ? Number.NEGATIVE_INFINITY : LEADS[ability];
}
