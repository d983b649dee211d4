import { clone, hears, type Match, rngForAction, type Seat, type Text } from '@roundhouse/kernel';

/** What one action is told in: what it brings on its own is left to the log. */
const MOST_SENTENCES = 2;

/** What a seat did with a live action, as the log has it. */
export function toldOf<P extends object, A, O, E>(match: Match<P, A, O, E>, seq: number, seat: Seat): readonly Text[] {
  const heard = match.events(seat, seq - 1).find((step) => step.seq === seq);
  return inWords(match, heard?.events ?? [], seat);
}

/** What it would have done with another action in place of that one, with the same luck. */
export function toldInstead<P extends object, A, O, E>(
  match: Match<P, A, O, E>,
  seq: number,
  seat: Seat,
  action: A,
): readonly Text[] {
  const events: E[] = [];
  match.game.play(clone(match.at(seq - 1)), seat, action, rngForAction(match.seed, seq), (event, audience = 'all') => {
    if (hears(audience, seat)) events.push(event);
  });
  return inWords(match, events, seat);
}

/** What happens to others, and to everybody at the end of a round, comes after what a seat does itself. */
function inWords<P extends object, A, O, E>(
  { game }: Match<P, A, O, E>,
  events: readonly E[],
  seat: Seat,
): readonly Text[] {
  const others = events.findIndex((event) => !isAbout(event, seat));
  const own = others === -1 ? events : events.slice(0, Math.max(1, others));
  return own.slice(0, MOST_SENTENCES).map((event) => game.describe(event));
}

function isAbout(event: unknown, seat: Seat): boolean {
  return typeof event === 'object' && event !== null && 'seat' in event && event.seat === seat;
}
