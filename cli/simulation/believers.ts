import { faultIn, strayed, type Training, trainingSchema, type Weights } from '@roundhouse/bots';
import type { AnyResident } from '@roundhouse/games';
import { readJson } from '../read-file.ts';
import { sentenceOf, UserError } from '../user-error.ts';

/** Instead of a file: what was believed before anything was learned. */
export const FIRST_WEIGHTS = 'first';

/** Before a luck, instead of a file: somebody who strays from that, each luck in another way. */
export const STRAYED = '~';

/** The game with a brain that plays by the weights of a file of `roundhouse train`. */
export function believing(resident: AnyResident, source: string): AnyResident {
  return { ...resident, ...resident.learning.believing(weightsFrom(resident, source)) };
}

/** The same game, where other weights are believed before anything is learned. */
export function startingFrom(resident: AnyResident, first: Weights): AnyResident {
  return { ...resident, learning: { ...resident.learning, first } };
}

function weightsFrom(resident: AnyResident, source: string): Weights {
  const { learning } = resident;
  if (source === FIRST_WEIGHTS) return learning.first;
  return source.startsWith(STRAYED) ? strayed(learning, source.slice(STRAYED.length)) : weightsIn(resident, source);
}

function weightsIn({ game, learning }: AnyResident, file: string): Weights {
  const training = trainingIn(file);
  if (training.game !== game.id) throw new UserError(`'${file}' is for ${training.game}, not for ${game.id}`);
  const fault = faultIn(learning, training.weights);
  if (fault !== null) throw new UserError(`'${file}' does not suit ${game.name}: ${fault}`);
  return training.weights;
}

function trainingIn(file: string): Training {
  const json = readJson(file);
  try {
    return trainingSchema.parse(json);
  } catch (error) {
    throw new UserError(`'${file}' is no file of a training: ${sentenceOf(error)}`);
  }
}
