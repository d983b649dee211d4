import { ContentBox, type ContentShelf, type Game } from '@roundhouse/kernel';
import { boardSets as ownBoardSets } from '../content/area.ts';
import type { BoardSet } from '../content/boards-file.ts';
import type { BoxContent } from '../content/box.ts';
import { boxes as ownBoxes } from '../content/boxes.ts';
import { facts } from '../facts.ts';
import { type Action, actionSchema } from './actions.ts';
import { describe } from './describe.ts';
import { describeQuiet } from './describe-quiet.ts';
import type { Event } from './events.ts';
import { type Options, optionsOf, optionsSchema, seatsFor } from './options.ts';
import type { Position } from './position.ts';
import { positionSchema } from './position-schema.ts';
import { result } from './result.ts';
import { guess, view } from './secrets.ts';
import { sequence } from './sequence.ts';
import { setup } from './setup.ts';

export interface KingsOfAirAndSteam extends Game<Position, Action, Options, Event> {
  /** What can be played with: of boards and boxes, those that were added last. */
  readonly boardSets: ContentShelf<BoardSet>;
  readonly boxes: ContentShelf<BoxContent>;
  readonly content: ContentBox<KingsOfAirAndSteam>;
}

export const kingsOfAirAndSteam = gameWith(ownBoardSets, ownBoxes);

function gameWith(boardSets: ContentShelf<BoardSet>, boxes: ContentShelf<BoxContent>): KingsOfAirAndSteam {
  const content = new ContentBox([boardSets, boxes], (change) => gameWith(change(boardSets), change(boxes)));
  const boards = boardSets.latest;
  return {
    ...facts,
    rulesVersion: 1,
    options: optionsSchema(boards),
    action: actionSchema,
    position: positionSchema(content),
    boardSets,
    boxes,
    content,
    seatsFor: (options) => seatsFor(boards, options),
    setup: (options, ...rest) => setup(content.chosenBy({}), options, ...rest),
    optionsOf,
    seatsOf: ({ players }) => players.length,
    ...sequence,
    view,
    guess: (seen, _seat, rng) => guess(seen, rng),
    result,
    describe,
    describeQuiet,
  };
}
