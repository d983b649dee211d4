import type { Eye, Seat } from '@roundhouse/kernel';
import type { PlayerInfo } from '../match/table-match.ts';

/** The seats of people; they share this screen. */
export function peopleAt(players: readonly PlayerInfo[]): readonly Seat[] {
  return players.filter(({ bot }) => bot === null).map(({ seat }) => seat);
}

/** The person who has to take over at this screen; null when nobody has to. */
export function nextAtScreen(eye: Eye, waiting: readonly Seat[], people: readonly Seat[]): Seat | null {
  if (typeof eye === 'number' && waiting.includes(eye) && people.includes(eye)) return null;
  return people.find((seat) => waiting.includes(seat)) ?? null;
}
