import { agreedOptions } from '../../beginning.ts';
import { hashOf } from '../../hash.ts';
import { rngForAction } from '../../rng.ts';
import type { Situation, Subject } from '../subject.ts';

/** Options read back as themselves, the seats they allow are seats of the game, and the schemas can be published. */
export function schemaProblems<P extends object, A, O, E>({
  game,
  options,
  seats,
}: Subject<P, A, O, E>): readonly string[] {
  const problems: string[] = [];
  if (hashOf(game.options.parse(JSON.parse(JSON.stringify(options)))) !== hashOf(options)) {
    problems.push('the schema of options changes them when read again');
  }
  const allowed = game.seatsFor(options);
  if (allowed.min < game.seats.min || allowed.max > game.seats.max) {
    problems.push(
      `the options allow ${allowed.min} to ${allowed.max} seats, the game ${game.seats.min} to ${game.seats.max}`,
    );
  }
  if (seats < allowed.min || seats > allowed.max) problems.push(`the options do not allow ${seats} seats`);
  const start = game.setup(options, seats, rngForAction('seats', 0), () => undefined);
  if (game.seatsOf(start) !== seats)
    problems.push(`a position for ${seats} seats says that it has ${game.seatsOf(start)}`);
  for (const { jsonSchema } of [game.options, game.action, game.position]) {
    if (JSON.stringify(jsonSchema).length < 3) problems.push('a JSON schema is empty');
  }
  return problems;
}

/** A position goes with the options that its match was started with, and tells of some that allow its seats. */
export function optionProblems<P extends object, A, O, E>(
  { game, options, seats }: Subject<P, A, O, E>,
  { position }: Situation<P, E>,
): readonly string[] {
  const problems: string[] = [];
  if (hashOf(agreedOptions(game, options, position)) !== hashOf(options)) {
    problems.push('the options that the match was started with are others beside the position');
  }
  const { min, max } = game.seatsFor(agreedOptions(game, {}, position));
  if (seats < min || seats > max) {
    problems.push(`a position for ${seats} seats tells of options that allow ${min} to ${max}`);
  }
  return problems;
}
