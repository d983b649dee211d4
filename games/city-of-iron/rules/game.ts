import { ContentBox, type ContentShelf, type Game } from '@roundhouse/kernel';
import type { GameSet } from '../content/set.ts';
import { sets as ownSets } from '../content/sets.ts';
import { facts } from '../facts.ts';
import { type Action, actionSchema } from './actions.ts';
import { describe } from './describe.ts';
import type { Event } from './events.ts';
import { type Options, optionsOf, optionsSchema } from './options.ts';
import { positionSchema } from './position-schema.ts';
import type { Position } from './position.ts';
import { result } from './result.ts';
import { guess, view } from './secrets.ts';
import { sequence } from './sequence.ts';
import { setup } from './setup.ts';

export interface CityOfIron extends Game<Position, Action, Options, Event> {
  /** What can be played with. */
  readonly sets: ContentShelf<GameSet>;
  readonly content: ContentBox<CityOfIron>;
}

export const cityOfIron = gameWith(ownSets);

function gameWith(sets: ContentShelf<GameSet>): CityOfIron {
  const content = new ContentBox([sets], (change) => gameWith(change(sets)));
  return {
    ...facts,
    rulesVersion: 1,
    options: optionsSchema(sets),
    action: actionSchema,
    position: positionSchema(content),
    sets,
    content,
    seatsFor: () => facts.seats,
    setup: (options, ...rest) => setup(content.chosenBy(options), options, ...rest),
    optionsOf,
    seatsOf: ({ players }) => players.length,
    ...sequence,
    view,
    guess,
    result,
    describe,
  };
}
