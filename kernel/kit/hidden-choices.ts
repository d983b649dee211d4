import { clone } from '../clone.ts';
import type { AnyGame, Eye, Seat } from '../game.ts';
import { hashOf } from '../hash.ts';
import { type AnyMatch, Match } from '../match.ts';
import type { MatchRecord } from '../record.ts';
import { type Rng, rngForAction, rngFrom } from '../rng.ts';

/** So many choices of each kind are looked into, in each match. */
const OF_EACH_KIND = 2;
/** So many of the choices that a seat has at once. */
const AT_ONCE = 6;
/** So many actions a match goes on after a hidden choice, if nothing gives it away sooner. */
const GOES_ON = 40;

/** Two matches that differ by one choice of a seat, of which nobody else may know. */
export interface HiddenChoice {
  readonly kind: string;
  readonly seat: Seat;
  /** So many actions were played before it. */
  readonly before: number;
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
export function hiddenChoices(
  game: AnyGame,
  options: unknown,
  seats: number,
  { seed = 'secrets', ofEachKind = OF_EACH_KIND } = {},
): readonly HiddenChoice[] {
  const match: AnyMatch = Match.start(game, { options, seats, seed });
  const rng = rngFrom('secrets/choices');
  const found: HiddenChoice[] = [];
  for (let waiting = match.waiting(); waiting.length > 0; waiting = match.waiting()) {
    const seat = waiting[rng.int(waiting.length)] ?? 0;
    const choice = waiting.length > 1 ? twoAlike(match, seat) : null;
    const kind = kindOf(choice?.[0]);
    if (choice !== null && found.filter((known) => known.kind === kind).length < ofEachKind) {
      const one = withAction(match, seat, choice[0]);
      const other = withAction(match, seat, choice[1]);
      playOn(one, other, seat, rng);
      found.push({ kind, seat, before: match.seq, one: one.record(), other: other.record() });
    }
    const legal = match.legal(seat);
    match.submit(seat, legal[rng.int(legal.length)]);
  }
  return found;
}

/** The place where two tellings part, and what the first one says there; null when they are the same. */
export function firstDifference(one: readonly string[], other: readonly string[]): string | null {
  const [told, instead] = [one.join('\n'), other.join('\n')];
  if (told === instead) return null;
  const at = [...told].findIndex((letter, index) => letter !== instead[index]);
  return `at ${at}: ${told.slice(Math.max(0, at - 60), at + 60)}`;
}
