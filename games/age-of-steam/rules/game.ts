import { clone, type Game } from '@roundhouse/kernel';
import { content, findBoard } from '../content/maps.ts';
import { facts } from '../facts.ts';
import { type Action, actionSchema } from './actions.ts';
import { describe } from './describe.ts';
import type { Event } from './events.ts';
import { type Options, optionsSchema } from './options.ts';
import type { Position } from './position.ts';
import { positionSchema } from './position-schema.ts';
import { result } from './result.ts';
import { sequence } from './sequence.ts';
import { setup } from './setup.ts';

export const ageOfSteam: Game<Position, Action, Options, Event> = {
  ...facts,
  rulesVersion: 1,
  options: optionsSchema,
  action: actionSchema,
  position: positionSchema,
  content,
  seatsFor: ({ map }) => findBoard(map)?.players ?? facts.seats,
  setup,
  seatsOf: ({ players }) => players.length,
  waiting: sequence.waiting,
  legal: sequence.legal,
  check: sequence.check,
  play: sequence.play,
  // Everything in this game lies open: what is in the bag follows from what is out of it.
  view: (position) => clone(position),
  guess: (view) => clone(view),
  result,
  describe,
};
