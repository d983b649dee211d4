import type { Weights } from '@roundhouse/bots';
import type { AnyResident } from '@roundhouse/games';
import type { ActionEntry, Result } from '@roundhouse/kernel';
import { furnishedWith } from '../content.ts';
import { botNamed, type Setting } from '../shared-flags.ts';
import { startingFrom } from './believers.ts';
import { type Compared, type Comparing, comparingAt } from './comparing.ts';
import { playOut, type Watch } from './play-out.ts';
import { count } from './tally.ts';

/** Where games are played, in words that can be sent to a thread. */
export interface Venue extends Setting {
  readonly game: string;
  /** Files of content that the call adds. */
  readonly content: readonly string[];
  readonly reach: boolean;
  readonly check: boolean;
}

/** One game: who sits in each seat, and the source of its luck. */
export interface GameCall {
  readonly bots: readonly string[];
  readonly seed: string;
  /** What is believed before anything is learned, where that is not what the game believed first. */
  readonly first?: Weights;
  /** Who else is asked at its decisions, where choices are compared. */
  readonly comparing?: Comparing;
}

export interface GameAnswer {
  readonly result: Result;
  readonly position: object;
  readonly actions: readonly ActionEntry[];
  /** The way in which it ended. */
  readonly end: string;
  /** How often things were used, if that was asked for. */
  readonly reached: ReadonlyMap<string, number>;
  /** What was found wrong with positions, if that was asked for. */
  readonly problems: readonly string[];
  /** What was found at its decisions, if choices were compared. */
  readonly compared: readonly Compared[];
}

const ENOUGH_PROBLEMS = 20;

/** Plays games one after the other, here and now. */
export function playerAt(venue: Venue): (call: GameCall) => GameAnswer {
  const resident = furnishedWith(venue.content).residents.find(({ game }) => game.id === venue.game);
  if (resident === undefined) throw new RangeError(`there is no game '${venue.game}'`);
  return (call) => played(resident, venue, call);
}

function played(resident: AnyResident, venue: Venue, { bots, seed, first, comparing }: GameCall): GameAnswer {
  const reached = new Map<string, number>();
  const problems: string[] = [];
  const compared: Compared[] = [];
  const pupil = first === undefined ? resident : startingFrom(resident, first);
  const seated = bots.map((name) => botNamed(pupil, name));
  const watch =
    comparing === undefined
      ? watching(resident, venue, seed, reached, problems)
      : comparingAt(resident, seed, comparing, (found) => compared.push(found));
  const { result, position, actions } = playOut(resident, venue, seated, seed, watch);
  return { result, position, actions, end: resident.study.endOf(position), reached, problems, compared };
}

function watching(
  { study }: AnyResident,
  { options, seats, reach, check }: Venue,
  seed: string,
  reached: Map<string, number>,
  problems: string[],
): Watch | undefined {
  if (!reach && !check) return undefined;
  let seq = 0;
  return (position, action, events) => {
    if (reach) for (const key of study.reach(position, action, events)) count(reached, key);
    if (check) {
      for (const problem of study.invariants(position, options, seats)) {
        if (problems.length < ENOUGH_PROBLEMS) problems.push(`seed '${seed}', after action ${seq}: ${problem}`);
      }
    }
    seq++;
  };
}
