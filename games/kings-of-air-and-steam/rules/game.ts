import type { Game } from '@roundhouse/kernel';
import { content } from '../content/register.ts';
import { facts } from '../facts.ts';
import { type Action, actionSchema } from './actions.ts';
import { describe } from './describe.ts';
import type { Event } from './events.ts';
import { type Options, optionsSchema, seatsFor } from './options.ts';
import type { Position } from './position.ts';
import { positionSchema } from './position-schema.ts';
import { result } from './result.ts';
import { guess, view } from './secrets.ts';
import { sequence } from './sequence.ts';
import { setup } from './setup.ts';

export const kingsOfAirAndSteam: Game<Position, Action, Options, Event> = {
  ...facts,
  rulesVersion: 1,
  options: optionsSchema,
  action: actionSchema,
  position: positionSchema,
  content,
  seatsFor,
  setup,
  seatsOf: ({ players }) => players.length,
  waiting: sequence.waiting,
  legal: sequence.legal,
  mayRevise: sequence.mayRevise,
  check: sequence.check,
  play: sequence.play,
  view,
  guess: (seen, _seat, rng) => guess(seen, rng),
  result,
  describe,
};
