import { gameOver, phased, type Seat } from '@roundhouse/kernel';
import { placeFreeDepot } from './abilities/new-construction.ts';
import { rob } from './abilities/rob.ts';
import { chooseCharacter } from './choose-character.ts';
import { chooseTeam } from './choose-team.ts';
import { clearance, clearanceRoute } from './clearance.ts';
import { action, secondAction } from './move-and-action/action.ts';
import { cargo } from './move-and-action/cargo.ts';
import { goOn } from './move-and-action/cycle.ts';
import { flight } from './move-and-action/flight.ts';
import { chooseDemand } from './move-and-action/ship/choose-demand.ts';
import { deliver } from './move-and-action/ship/deliver.ts';
import { chooseRoute, extraShipment } from './move-and-action/ship/ship.ts';
import { stealGood } from './move-and-action/steal-good.ts';
import { placeDepot } from './place-depot.ts';
import { plan } from './plan.ts';
import type { Phase, Position } from './position.ts';
import type { Decision, GamePhase } from './section.ts';
import { upkeep } from './upkeep.ts';

function deciding(p: Position): readonly Seat[] {
  return 'seat' in p.phase ? [p.phase.seat] : [];
}

/** A decision of one seat; when it is taken, the turn that it belongs to goes on. */
function decision({ legal, check, play }: Decision): GamePhase {
  return {
    waiting: deciding,
    legal,
    check,
    play(p, seat, one, rng, tell) {
      if (play(p, seat, one, { rng, tell }) === 'finished') goOn(p, { rng, tell });
    },
  };
}

const PHASES: Readonly<Record<Phase['name'], GamePhase>> = {
  'choose-team': decision(chooseTeam),
  'choose-character': chooseCharacter,
  'place-depot': decision(placeDepot),
  plan,
  flight: decision(flight),
  rob: decision(rob),
  cargo: decision(cargo),
  'extra-shipment': decision(extraShipment),
  'steal-good': decision(stealGood),
  action: decision(action),
  'second-action': decision(secondAction),
  'choose-route': decision(chooseRoute),
  deliver: decision(deliver),
  'choose-demand': decision(chooseDemand),
  'place-free-depot': decision(placeFreeDepot),
  upkeep: decision(upkeep),
  clearance: decision(clearance),
  'clearance-route': decision(clearanceRoute),
  'game-over': gameOver(),
};

export const sequence = phased(PHASES, (p: Position) => p.phase.name);
