import type { Game } from '../../game.ts';
import { hashOf } from '../../hash.ts';
import { Match } from '../../match.ts';
import { pick, type Rng, rngFrom } from '../../rng.ts';
import { say } from '../../text.ts';
import { caught } from '../problems.ts';
import type { Subject } from '../subject.ts';

const ONE_IN = 12;
/** So many earlier moments of a match are asked for. */
const MOMENTS = 12;

/**
 * Random matches with undos: every undo restores the exact position, the record replays to the same one, and every earlier
 * moment is what it was.
 */
export function matchProblems<P extends object, A, O, E>(
  subject: Subject<P, A, O, E>,
  games: number,
): readonly string[] {
  const problems: string[] = [];
  for (let i = 1; i <= games; i++) {
    const seed = `match ${i}`;
    const found = caught(() => playMatch(subject, seed));
    problems.push(...found.map((problem) => `seed '${seed}', ${subject.seats} seats: ${problem}`));
  }
  return problems;
}

function playMatch<P extends object, A, O, E>(
  { game, options, seats, maxActions, choose }: Subject<P, A, O, E>,
  seed: string,
): readonly string[] {
  const choices = rngFrom(`${seed}/choices`);
  const match = Match.start(game, { options, seats, seed });
  const hashes = [hashOf(match.position)];
  const problems: string[] = [];
  let replayAt = 1;
  while (match.waiting().length > 0) {
    if (match.seq > maxActions) return [`the game has not ended after ${maxActions} actions`];
    const seat = pick(match.waiting(), choices);
    const submitted = match.submit(seat, choose(match.legal(seat), match.position, seat, choices));
    if (!submitted.ok) return [`a legal action was refused: ${say(submitted.violation.why)}`];
    hashes[match.seq] = hashOf(match.position);
    if (choices.int(ONE_IN) === 0) problems.push(...undoProblems(match, seat, hashes));
    // Ever further apart: replaying at every step would take the square of the game's length.
    if (match.entries.length >= replayAt) {
      problems.push(...replayProblems(game, match));
      replayAt = match.entries.length * 3 + choices.int(20);
    }
  }
  problems.push(...replayProblems(game, match), ...momentProblems(match, hashes, choices));
  return problems;
}

/** Most positions of a match are let go of, and played again for whoever asks, in whatever order. */
function momentProblems<P extends object, A, O, E>(
  match: Match<P, A, O, E>,
  hashes: readonly string[],
  choices: Rng,
): string[] {
  const wrong = (seq: number, position: P): string[] =>
    hashOf(position) === hashes[seq] ? [] : [`the position after ${seq} actions is not what it was`];
  const asked = Array.from({ length: MOMENTS }, () => choices.int(match.seq + 1));
  const inRow = Array.from({ length: Math.min(MOMENTS, match.seq) }, (_, index) => index);
  const problems = [...asked, ...inRow].flatMap((seq) => wrong(seq, match.at(seq)));
  if (match.seq === 0) return problems;
  const back = choices.int(match.seq);
  const taken = match.copy();
  if (!taken.undo(0, back, undefined, true).ok)
    return [...problems, `all agreed to go back to ${back}, and it was refused`];
  return [...problems, ...wrong(back, taken.position), ...wrong(match.seq, match.position)];
}

function undoProblems<P extends object, A, O, E>(
  match: Match<P, A, O, E>,
  seat: number,
  hashes: readonly string[],
): string[] {
  const { seq } = match.undoLimit(seat);
  if (seq === match.seq) return [];
  const undone = match.undo(seat, seq);
  if (!undone.ok) return [`undo to its own limit was refused: ${say(undone.violation.why)}`];
  return hashOf(match.position) === hashes[seq] ? [] : [`undo to ${seq} did not restore the position`];
}

function replayProblems<P extends object, A, O, E>(game: Game<P, A, O, E>, match: Match<P, A, O, E>): string[] {
  const replayed = Match.replay(game, JSON.parse(JSON.stringify(match.record())));
  const problems: string[] = [];
  if (hashOf(replayed.position) !== hashOf(match.position)) {
    problems.push(`the record of ${match.entries.length} entries replays to another position`);
  }
  if (hashOf(replayed.entries) !== hashOf(match.entries)) {
    problems.push(`the record of ${match.entries.length} entries replays to other entries`);
  }
  return problems;
}
