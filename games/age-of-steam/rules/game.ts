import { clone, ContentBox, type ContentShelf, type Game } from '@roundhouse/kernel';
import type { Board } from '../content/board.ts';
import { maps as ownMaps } from '../content/maps.ts';
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

export interface AgeOfSteam extends Game<Position, Action, Options, Event> {
  /** What can be played on. */
  readonly maps: ContentShelf<Board>;
  readonly content: ContentBox<AgeOfSteam>;
}

export const ageOfSteam = gameOn(ownMaps);

function gameOn(maps: ContentShelf<Board>): AgeOfSteam {
  const content = new ContentBox([maps], (change) => gameOn(change(maps)));
  return {
    ...facts,
    rulesVersion: 1,
    options: optionsSchema(maps),
    action: actionSchema,
    position: positionSchema(content),
    maps,
    content,
    seatsFor: ({ map }) => maps.find(map)?.players ?? facts.seats,
    setup: (options, ...rest) => setup(content.chosenBy(options), ...rest),
    optionsOf: ({ map }) => ({ map: [map] }),
    seatsOf: ({ players }) => players.length,
    ...sequence,
    // Everything in this game lies open: what is in the bag follows from what is out of it.
    view: (position) => clone(position),
    guess: (view) => clone(view),
    result,
    describe,
  };
}
