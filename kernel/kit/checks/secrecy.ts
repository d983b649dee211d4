import { clone } from '../../clone.ts';
import type { Eye, Seat } from '../../game.ts';
import { hashOf } from '../../hash.ts';
import { pick, rngForAction } from '../../rng.ts';
import { deepFreeze } from '../freeze.ts';
import { brief } from '../problems.ts';
import type { Situation, Subject } from '../subject.ts';
import { walk } from '../walk.ts';

const CHECKED_AT_ONCE = 5;

/** What an eye sees is the same seen twice, and the public sees what every seat sees. */
export function viewProblems<P extends object, A, O, E>(
  { game, seats, hasSecrets }: Subject<P, A, O, E>,
  { position }: Situation<P, E>,
): readonly string[] {
  const problems: string[] = [];
  const publicHash = hashOf(game.view(position, 'public'));
  const eyes: Eye[] = ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
  for (const eye of eyes) {
    const view = deepFreeze(game.view(position, eye));
    const hash = hashOf(view);
    if (hashOf(game.view(view, eye)) !== hash) problems.push(`the view of ${eye} differs when viewed again`);
    if (hashOf(game.view(view, 'public')) !== publicHash) problems.push(`the public sees what ${eye} does not`);
    if (!hasSecrets && hash !== hashOf(position))
      problems.push(`something is masked for ${eye} in a game without secrets`);
  }
  return problems;
}

/** A seat's choices follow from what it sees: they are the same on its view, so nothing leaks through them. */
export function choiceLeakProblems<P extends object, A, O, E>(
  { game, seats, nonsense }: Subject<P, A, O, E>,
  { position, choices }: Situation<P, E>,
): readonly string[] {
  const problems: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const view = deepFreeze(game.view(position, seat));
    if (hashOf(game.waiting(view)) !== hashOf(game.waiting(position))) {
      problems.push(`on the view of seat ${seat} others are waited for than on the position`);
    }
    const legal = game.legal(position, seat);
    if (hashOf(game.legal(view, seat)) !== hashOf(legal)) {
      problems.push(`the legal actions of seat ${seat} differ between the position and its view`);
    }
    for (let i = 0; i < CHECKED_AT_ONCE; i++) {
      for (const source of [legal, nonsense]) {
        if (source.length === 0) continue;
        const action = pick(source, choices);
        if (hashOf(game.check(view, seat, action)) !== hashOf(game.check(position, seat, action))) {
          problems.push(`check of ${brief(action)} by seat ${seat} differs between the position and its view`);
        }
      }
    }
  }
  return problems;
}

/** A guess looks to its seat exactly like the view it was made from, and is a whole position: it can be played on. */
export function guessProblems<P extends object, A, O, E>(
  subject: Subject<P, A, O, E>,
  situation: Situation<P, E>,
): readonly string[] {
  const problems: string[] = [];
  for (let seat = 0; seat < subject.seats; seat++) problems.push(...guessOf(subject, situation, seat));
  return problems;
}

function guessOf<P extends object, A, O, E>(
  { game, options, seats, invariants }: Subject<P, A, O, E>,
  { position, seq, seed, choices }: Situation<P, E>,
  seat: Seat,
): string[] {
  const view = deepFreeze(game.view(position, seat));
  const guess = deepFreeze(game.guess(view, seat, choices));
  const problems = invariants(guess, options, seats).map((problem) => `in a guess of seat ${seat}: ${problem}`);
  if (hashOf(game.view(guess, seat)) !== hashOf(view)) {
    problems.push(`a guess of seat ${seat} does not look like the view it was made from`);
  }
  if (hashOf(game.position.parse(guess)) !== hashOf(guess)) {
    problems.push(`the schema of positions changes a guess of seat ${seat}`);
  }
  for (const mover of game.waiting(guess)) {
    const legal = game.legal(guess, mover);
    if (legal.length === 0) problems.push(`seat ${mover} is stuck in a guess of seat ${seat}`);
    else game.play(clone(guess), mover, pick(legal, choices), rngForAction(seed, seq + 1), () => {});
  }
  return problems;
}

/** A game that claims to have secrets masks something, at some time. */
export function maskingProblems<P extends object, A, O, E>(subject: Subject<P, A, O, E>): readonly string[] {
  if (!subject.hasSecrets) return [];
  let masked = false;
  const problems = walk(subject, { games: 1, every: 1 }, ({ position }) => {
    masked ||= hashOf(subject.game.view(position, 'public')) !== hashOf(position);
    return [];
  });
  return masked ? problems : [...problems, 'the game claims to have secrets, but the public saw everything'];
}
