import { clone, deedOf, hears, type Match, rngForAction, type Seat, type Text } from '@roundhouse/kernel';

/** What a seat did with a live action, as the log has it. */
export function toldOf<P extends object, A, O, E>(match: Match<P, A, O, E>, seq: number, seat: Seat): readonly Text[] {
  const done = match.actions.find((one) => one.seq === seq);
  if (done === undefined) throw new RangeError(`there is no action ${seq}`);
  const heard = match.events(seat, seq - 1).find((step) => step.seq === seq);
  return deedOf(match.game, seat, done.action, heard?.events ?? []);
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
  return deedOf(match.game, seat, action, events);
}
