import {
  type AnyGame,
  type AnyMatch,
  clone,
  type Eye,
  hashOf,
  Match,
  type MatchRecord,
  type Rng,
  rngForAction,
  rngFrom,
  type Seat,
} from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '@roundhouse/games/registry';
import { Wall } from './support/wall.ts';

const pages = await Promise.all(GAMES.map(async (game) => game.page()));
const WITH_SECRETS = pages.filter(({ hasSecrets }) => hasSecrets);

/** So many choices of each kind are looked into, in each match. */
const OF_EACH_KIND = 2;
/** So many of the choices that a seat has at once. */
const AT_ONCE = 6;
/** So many actions a match goes on after a hidden choice, if nothing gives it away sooner. */
const GOES_ON = 40;

/** Two matches that differ by one choice of a seat, of which nobody else may know. */
interface HiddenChoice {
  readonly kind: string;
  readonly seat: Seat;
  readonly one: MatchRecord;
  readonly other: MatchRecord;
}

function kindOf(action: unknown): string {
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : '';
}

function after(match: AnyMatch, seat: Seat, action: unknown): object {
  const position = clone(match.position);
  match.game.play(position, seat, action, rngForAction(match.seed, match.seq + 1), () => {});
  return position;
}

function eyesOf({ seats }: AnyMatch): readonly Eye[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'public'];
}

/** What all but one seat see of a position. */
function seenByOthers(match: AnyMatch, position: object, seat: Seat): string {
  const eyes = eyesOf(match).filter((eye) => eye !== seat);
  return hashOf(eyes.map((eye) => match.game.view(position, eye)));
}

function withAction(match: AnyMatch, seat: Seat, action: unknown): AnyMatch {
  const going = match.fork(match.seq);
  going.submit(seat, action);
  return going;
}

/** Two actions after which the seat sees different things and everybody else the same. */
function twoAlike(match: AnyMatch, seat: Seat): readonly [unknown, unknown] | null {
  const seen = new Map<string, { readonly action: unknown; readonly own: string }>();
  for (const action of match.legal(seat).slice(0, AT_ONCE)) {
    const position = after(match, seat, action);
    const own = hashOf(match.game.view(position, seat));
    const others = seenByOthers(match, position, seat);
    const alike = seen.get(others);
    if (alike !== undefined && alike.own !== own) return [alike.action, action];
    seen.set(others, { action, own });
  }
  return null;
}

/** Plays two matches on alike, for as long as nothing that others see gives away which is which. */
function playOn(one: AnyMatch, other: AnyMatch, seat: Seat, rng: Rng): void {
  const still = (acting: Seat, action: unknown): boolean =>
    other.check(acting, action) === null &&
    seenByOthers(one, after(one, acting, action), seat) === seenByOthers(other, after(other, acting, action), seat);
  for (let played = 0; played < GOES_ON; played++) {
    const [acting = 0] = one.waiting();
    const quiet = one.legal(acting).filter((action) => still(acting, action));
    if (quiet.length === 0) return;
    const action = quiet[rng.int(quiet.length)];
    one.submit(acting, action);
    other.submit(acting, action);
  }
}

/** The hidden choices of a match that is played by chance: those that are made while others choose as well. */
function hiddenChoices(game: AnyGame, options: unknown, seats: number): readonly HiddenChoice[] {
  const match: AnyMatch = Match.start(game, { options, seats, seed: 'secrets' });
  const rng = rngFrom('secrets/choices');
  const found: HiddenChoice[] = [];
  for (let waiting = match.waiting(); waiting.length > 0; waiting = match.waiting()) {
    const seat = waiting[rng.int(waiting.length)] ?? 0;
    const choice = waiting.length > 1 ? twoAlike(match, seat) : null;
    const kind = kindOf(choice?.[0]);
    if (choice !== null && found.filter((known) => known.kind === kind).length < OF_EACH_KIND) {
      const one = withAction(match, seat, choice[0]);
      const other = withAction(match, seat, choice[1]);
      playOn(one, other, seat, rng);
      found.push({ kind, seat, one: one.record(), other: other.record() });
    }
    const legal = match.legal(seat);
    match.submit(seat, legal[rng.int(legal.length)]);
  }
  return found;
}

/** All that comes over the wall for somebody who opens the match and looks at everything. */
async function heardBy(eye: Eye, record: MatchRecord): Promise<readonly string[]> {
  const wall = await Wall.goingOn(record);
  await wall.look(eye);
  await wall.askForAll();
  return wall.heard;
}

/** The place where two tellings part, and what the first one says there; null when they are the same. */
function firstDifference(one: readonly string[], other: readonly string[]): string | null {
  const [told, instead] = [one.join('\n'), other.join('\n')];
  if (told === instead) return null;
  const at = [...told].findIndex((letter, index) => letter !== instead[index]);
  return `at ${at}: ${told.slice(Math.max(0, at - 60), at + 60)}`;
}

describe.each(WITH_SECRETS)('what comes from the worker in $game.name', (page) => {
  const { game } = page;
  const setups = page.setups(page.game);

  it.each(setups.map(({ id, options, seats }) => ({ id, options, seats: seats.min })))(
    'does not depend by a single byte on a hidden choice of another player: $id',
    async ({ options, seats }) => {
      const choices = hiddenChoices(game, options, seats);
      expect(choices.length).toBeGreaterThan(0);
      for (const { kind, seat, one, other } of choices) {
        const differences = new Map<Eye, string>();
        for (const eye of [...Array.from({ length: seats }, (_, place) => place), 'public' as const]) {
          const difference = firstDifference(await heardBy(eye, one), await heardBy(eye, other));
          if (difference !== null) differences.set(eye, difference);
        }
        // The comparison means something: who chose can tell the two apart.
        expect(differences.delete(seat), kind).toBe(true);
        expect([...differences], kind).toEqual([]);
      }
    },
  );

  it('gives no record of a match that hides something, lets nobody play on from it, and opens it for nobody in particular', async () => {
    const [setup] = setups;
    const [choice] = hiddenChoices(game, setup?.options, setup?.seats.min ?? 0);
    if (choice === undefined) throw new Error('nothing is hidden');
    const wall = await Wall.goingOn(choice.one);
    expect(wall.now.eye).toBe('public');
    await wall.askForAll();
    expect(wall.heard.at(-1)).toContain('hide something');
    await expect(wall.playOn()).rejects.toThrow('hide something');
  });
});
