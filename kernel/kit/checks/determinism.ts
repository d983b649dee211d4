import type { Game } from '../../game.ts';
import { hashOf } from '../../hash.ts';
import { randomGame } from '../../random-game.ts';
import { caught } from '../problems.ts';
import type { Subject } from '../subject.ts';

/** The same seed gives the same game, position by position. */
export function determinismProblems<P extends object, A, O, E>(
  { game, options, seats, maxActions }: Subject<P, A, O, E>,
  games: number,
): readonly string[] {
  const problems: string[] = [];
  for (let i = 1; i <= games; i++) {
    const seed = `same ${i}`;
    const run = (): readonly string[] => trail(game, options, seats, seed, maxActions);
    problems.push(
      ...caught(() => {
        const first = run();
        const second = run();
        const parting = first.findIndex((hash, seq) => hash !== second[seq]);
        return parting < 0 ? [] : [`two runs with the seed '${seed}' and ${seats} seats part after ${parting} actions`];
      }),
    );
  }
  return problems;
}

function trail<P extends object, A, O, E>(
  game: Game<P, A, O, E>,
  options: O,
  seats: number,
  seed: string,
  maxActions: number,
): readonly string[] {
  const hashes: string[] = [];
  randomGame(game, options, seats, seed, (position) => hashes.push(hashOf(position)), maxActions);
  return hashes;
}
