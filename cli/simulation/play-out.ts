import type { AnyResident } from '@roundhouse/games';
import { type ActionEntry, Match, type MatchRecord, type Result, rngForAction, rngFrom } from '@roundhouse/kernel';
import type { AnyBot, Setting } from '../shared-flags.ts';

/** Told after the set-up (`action` null) and after every action. */
export type Watch = (position: object, action: unknown, events: readonly unknown[]) => void;

export interface PlayedOut {
  readonly position: object;
  readonly result: Result;
  readonly actions: readonly ActionEntry[];
}

/** No game of people or bots is this long: whatever gets here would never end. */
const MOST_ACTIONS = 100_000;

/**
 * Plays a whole game between bots: the match of the same setting and seed, without the bookkeeping of a match. Every
 * bot sees its seat's view alone and has a source of chance of its own.
 */
export function playOut(
  resident: AnyResident,
  setting: Setting,
  bots: readonly AnyBot[],
  seed: string,
  watch?: Watch,
): PlayedOut {
  const events: unknown[] = [];
  const position = resident.game.setup(setting.options, setting.seats, rngForAction(seed, 0), (event) => {
    events.push(event);
  });
  watch?.(position, null, events);
  return playOn(resident, position, bots, seed, watch);
}

/** The same from a position, which it changes. */
export function playOn(
  { game }: AnyResident,
  position: object,
  bots: readonly AnyBot[],
  seed: string,
  watch?: Watch,
): PlayedOut {
  const lucks = bots.map((_, seat) => rngFrom(`${seed}/bot ${seat}`));
  let events: unknown[] = [];
  const tell = (event: unknown): void => {
    events.push(event);
  };
  const actions: ActionEntry[] = [];
  for (let [seat] = game.waiting(position); seat !== undefined; [seat] = game.waiting(position)) {
    if (actions.length >= MOST_ACTIONS) throw new Error(`the game did not end within ${MOST_ACTIONS} actions`);
    const bot = bots[seat];
    const luck = lucks[seat];
    if (bot === undefined || luck === undefined) throw new RangeError(`seat ${seat} has no bot`);
    const action = bot.choose(game.view(position, seat), seat, luck);
    actions.push({ seat, action });
    events = [];
    game.play(position, seat, action, rngForAction(seed, actions.length), tell);
    watch?.(position, action, events);
  }
  const result = game.result(position);
  if (result === null) throw new Error(`nobody is waited for after ${actions.length} actions, but there is no result`);
  return { position, result, actions };
}

/** The same game as a record, checked by the match on the way. */
export function recordOf(
  { game }: AnyResident,
  { options, seats }: Setting,
  seed: string,
  { actions }: Pick<PlayedOut, 'actions'>,
): MatchRecord {
  const match = Match.start(game, { options, seats, seed });
  for (const { seat, action } of actions) {
    const done = match.submit(seat, action);
    if (!done.ok) throw new Error(`the match refused an action of seat ${seat}: ${done.violation.rule}`);
  }
  return match.record();
}
