import { hashOf } from '../../hash.ts';
import { rngForAction } from '../../rng.ts';
import type { Subject } from '../subject.ts';

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
