import type { AnyMatch } from '@roundhouse/kernel';
import type { Player } from '../match/table-match.ts';

/** A turn or round, and the first action in it. */
export interface Chapter {
  readonly number: number;
  readonly first: number;
}

/** Where each turn or round of a match began. */
export function chaptersIn(match: AnyMatch, turnOf: (position: object) => number): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (let seq = 1; seq <= match.seq; seq++) {
    const number = turnOf(match.at(seq - 1));
    if (chapters.at(-1)?.number !== number) chapters.push({ number, first: seq });
  }
  // Set-up, which some games number 0, is none.
  return chapters.filter(({ number }) => number > 0);
}

/** The evaluation fears nothing more than leaving the game: a curve that goes down as far as that shows nothing else. */
export function drawable(expected: readonly (readonly number[])[], isWhole: boolean): readonly (readonly number[])[] {
  // How a game ended is not feared but known, and stands in numbers beside the curve.
  const ends = isWhole ? (expected.at(-1) ?? []) : [];
  const lowest = Math.min(-Math.max(LEAST_DEPTH, Math.max(...expected.flat()) * DEPTH), ...ends);
  return expected.map((values) => values.map((value) => Math.max(lowest, value)));
}

/** How far below nothing a curve goes: points, and as a part of how high it goes. */
const LEAST_DEPTH = 10;
const DEPTH = 0.4;

/** Who plays when somebody tries one decision anew: the person decides, and bots play everybody else. */
export function seatedToTry(
  players: readonly Pick<Player, 'name' | 'bot'>[],
  seat: number,
  level: string,
): readonly { readonly name: string; readonly bot: string | null }[] {
  return players.map(({ name, bot }, other) => ({ name, bot: other === seat ? null : (bot ?? level) }));
}
