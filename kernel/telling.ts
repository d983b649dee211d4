import type { Game, Seat } from './game.ts';
import { type Text, text } from './text.ts';

/** What one action is told in: what it brings on its own is left to the log. */
const MOST_SENTENCES = 2;

/**
 * What a seat does with an action, in one or two sentences of the log. What happens to others, and to everybody at the end
 * of a round, comes after what a seat does itself; of an action that the log is silent about, the game says it here.
 */
export function deedOf<P extends object, A, O, E>(
  game: Game<P, A, O, E>,
  seat: Seat,
  action: A,
  events: readonly E[],
): readonly Text[] {
  if (events.length === 0) {
    return [
      game.describeQuiet?.(seat, action) ??
        text('{who, select, you {You make} many {{who} make} other {{who} makes}} a move that shows only later.', {
          who: { seat },
        }),
    ];
  }
  const others = events.findIndex((event) => !isAbout(event, seat));
  const own = others === -1 ? events : events.slice(0, Math.max(1, others));
  return own.slice(0, MOST_SENTENCES).map((event) => game.describe(event));
}

function isAbout(event: unknown, seat: Seat): boolean {
  return typeof event === 'object' && event !== null && 'seat' in event && event.seat === seat;
}
