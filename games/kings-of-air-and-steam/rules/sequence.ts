import { refuse, sequenceOfPlay } from '@roundhouse/kernel';
import { placeFreeDepot } from './abilities/new-construction.ts';
import { rob } from './abilities/rob.ts';
import { type Action, ACTIONS_IN, SECTION_OF } from './actions.ts';
import { chooseCharacter } from './choose-character.ts';
import { chooseTeam } from './choose-team.ts';
import { clearance, clearanceRoute } from './clearance.ts';
import type { Event } from './events.ts';
import { action, secondAction } from './move-and-action/action.ts';
import { cargo } from './move-and-action/cargo.ts';
import { goOn } from './move-and-action/cycle.ts';
import { flight } from './move-and-action/flight.ts';
import { chooseDemand } from './move-and-action/ship/demand.ts';
import { deliver } from './move-and-action/ship/deliver.ts';
import { chooseRoute, extraShipment } from './move-and-action/ship/ship.ts';
import { stealGood } from './move-and-action/steal-good.ts';
import { placeDepot } from './place-depot.ts';
import { plan } from './plan.ts';
import type { Position } from './position.ts';
import { upkeep } from './upkeep.ts';

/** Nothing is entered one after the other here: when a decision is taken, the turn that it belongs to goes on. */
export const sequence = sequenceOfPlay<Position, Action, Event>({
  decisions: {
    'choose-team': chooseTeam,
    'choose-character': chooseCharacter,
    'place-depot': placeDepot,
    plan,
    flight,
    rob,
    cargo,
    'extra-shipment': extraShipment,
    'steal-good': stealGood,
    action,
    'second-action': secondAction,
    'choose-route': chooseRoute,
    deliver,
    'choose-demand': chooseDemand,
    'place-free-depot': placeFreeDepot,
    upkeep,
    clearance,
    'clearance-route': clearanceRoute,
  },
  actionsIn: ACTIONS_IN,
  goOn: (p, _after, chance) => goOn(p, chance),
  elsewhere: ({ type }, now) =>
    refuse('sequence.phase', 'That belongs to another part of the game ({theirs}); now it is {now}.', {
      theirs: { term: SECTION_OF[type] },
      now,
    }),
});
