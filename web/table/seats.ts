import type { Eye, Seat } from '@roundhouse/kernel';
import { isPerson, type Player } from '@roundhouse/host';

/** The seats of people; they share this screen. */
export function peopleAt(players: readonly Player[]): readonly Seat[] {
  return players.filter(isPerson).map(({ seat }) => seat);
}

/** Whom sentences call "you": the only person here. People who share a screen are told apart by their names. */
export function onlyPerson(players: readonly Player[]): Seat | null {
  const [first, ...others] = peopleAt(players);
  return first === undefined || others.length > 0 ? null : first;
}

/** The person who has to take over at this screen; null when nobody has to. */
export function nextAtScreen(eye: Eye, waiting: readonly Seat[], people: readonly Seat[]): Seat | null {
  if (typeof eye === 'number' && waiting.includes(eye) && people.includes(eye)) return null;
  return people.find((seat) => waiting.includes(seat)) ?? null;
}
