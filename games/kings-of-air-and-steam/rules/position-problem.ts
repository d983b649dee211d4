import type { Problem, Seat } from '@roundhouse/kernel';
import type { Area, Space } from '../content/area.ts';
import { findCharacter, findTeam, boxOf } from '../content/boxes.ts';
import { DEPOTS_PER_PLAYER } from '../content/components.ts';
import { checkClear } from './clearance.ts';
import { copiesLeft } from './deck.ts';
import { depotsByLink, networkAt, NO_LINK } from './links.ts';
import { mayEnd } from './move-and-action/flight-paths.ts';
import { checkStops } from './move-and-action/ship/routes.ts';
import { tripOf } from './move-and-action/ship/ship.ts';
import { checkShipment } from './move-and-action/ship/shipments.ts';
import {
  airshipAt,
  cargoCapacity,
  FACE_DOWN,
  type Phase,
  type PhaseOf,
  type Player,
  type Position,
  type Shipment,
  slotsLeft,
  type Step,
  trainAt,
} from './position.ts';
import { sizeOf } from './stock.ts';

/** What does not fit together in a position whose fields are well formed. */
export function positionProblem(p: Position, area: Area): Problem | null {
  return (
    boardProblem(p, area) ?? marketProblem(p) ?? playersProblem(p, area) ?? turnProblem(p) ?? phaseProblem(p, area)
  );
}

function boardProblem(p: Position, area: Area): Problem | null {
  if (p.factories.length !== area.factories.length) return { where: 'factories', what: 'one number for each factory' };
  if (p.cities.length !== area.cities.length) return { where: 'cities', what: 'one state for each city' };
  for (const [city, state] of p.cities.entries()) {
    const isOpen = state.demand === 'printed' || state.demand === 'tile';
    if (isOpen !== (state.wants !== null)) return { where: `cities.${city}`, what: 'an open city wants something' };
    if (isOpen ? slotsLeft(state) < 1 : state.goods.length > 0) {
      return { where: `cities.${city}.goods`, what: 'there are more goods than the city keeps' };
    }
  }
  if (p.awaiting.some((city) => p.cities[city]?.demand !== 'awaited')) {
    return { where: 'awaiting', what: 'cities that wait for a tile' };
  }
  const laid = p.newLinks.flatMap(({ spaces }) => spaces);
  const isSound = p.newLinks.every(({ ends }) => ends.every((city) => area.cities[city] !== undefined));
  if (!isSound || new Set(laid).size < laid.length || laid.some((space) => area.spaces[space]?.kind !== 'open')) {
    return { where: 'newLinks', what: 'new railways lie on open spaces between cities' };
  }
  return null;
}

function marketProblem(p: Position): Problem | null {
  const { prices } = boxOf(p);
  const isOnTrack = Object.values(p.prices).every((price) => prices.includes(price));
  return isOnTrack ? null : { where: 'prices', what: `prices are ${prices.join(', ')}` };
}

function playersProblem(p: Position, area: Area): Problem | null {
  const taken = new Set<Space>();
  const { linkAt } = networkAt(p);
  for (const [seat, player] of p.players.entries()) {
    const where = `players.${seat}`;
    const what = teamProblem(p, player) ?? levelProblem(p, seat, player);
    if (what !== null) return { where, what };
    if (player.airship !== null && !mayEnd(area, player.airship)) {
      return { where: `${where}.airship`, what: 'an airship may not be there' };
    }
    for (const { space } of player.depots) {
      if ((linkAt[space] ?? NO_LINK) === NO_LINK || taken.has(space)) {
        return { where: `${where}.depots`, what: 'a depot stands on a railway, alone on its space' };
      }
      taken.add(space);
    }
    const cards = [...player.plan, ...player.extraCards];
    if (cards.includes(FACE_DOWN)) return { where: `${where}.plan`, what: 'every card is known, as in no view' };
    if (cards.some((card) => card !== null && copiesLeft(p, seat, card) < 0)) {
      return { where: `${where}.plan`, what: 'there are not so many of a card in the deck' };
    }
  }
  return null;
}

function teamProblem(p: Position, { team, character }: Player): string | null {
  const { mode, phase } = p;
  if (mode === 'basic') return team === null && character === null ? null : 'the basic game has no teams';
  if (team === null) return phase.name === 'choose-team' ? null : 'a player of the normal game has a team';
  const found = findTeam(p, team);
  if (found === undefined) return `there is no team "${team}"`;
  const isChosen = phase.name !== 'choose-team' && phase.name !== 'choose-character';
  if (character === null) return isChosen ? 'a player of the normal game has a character' : null;
  return found.characters.some(({ id }) => id === character) && findCharacter(p, character) !== undefined
    ? null
    : 'the character flies with another team';
}

function levelProblem(p: Position, seat: number, player: Player): string | null {
  if (airshipAt(p, seat, player.airshipLevel) === null) return 'there is no such level of the airship';
  if (trainAt(p, player.trainLevel) === null) return 'there is no such level of the train';
  if (player.depots.length > DEPOTS_PER_PLAYER) return `there are ${DEPOTS_PER_PLAYER} depots`;
  return sizeOf(player.hold) <= cargoCapacity(p, seat) ? null : 'more goods are on board than the airship takes';
}

/** Phases that belong to a turn of a seat. */
function isStep(phase: Phase): phase is Step {
  return ![
    'choose-team',
    'choose-character',
    'place-depot',
    'plan',
    'upkeep',
    'clearance',
    'clearance-route',
    'game-over',
  ].includes(phase.name);
}

/** Every card that is still to be turned up must lie in its socket. */
function planProblem(p: Position): Problem | null {
  for (const [seat, { plan, ready }] of p.players.entries()) {
    const isNext = p.order.indexOf(seat) >= p.turn;
    const needed = p.phase.name === 'plan' ? (ready ? plan : []) : plan.slice(isNext ? p.cycle - 1 : p.cycle);
    if (needed.includes(null)) return { where: `players.${seat}.plan`, what: 'a card in every socket' };
  }
  const isDecided = p.phase.name === 'plan' && p.players.every(({ ready }) => ready);
  return isDecided ? { where: 'phase', what: 'somebody has yet to plan' } : null;
}

/** When all have decided, the game has gone on. */
function decidedProblem({ phase, players }: Position): Problem | null {
  const isDecided = phase.name === 'choose-character' && players.every(({ character }) => character !== null);
  return isDecided ? { where: 'phase', what: 'somebody has yet to choose' } : null;
}

function turnProblem(p: Position): Problem | null {
  const seats = p.players.map((_, seat) => seat).join();
  if (p.firstPlayer >= p.players.length) return { where: 'firstPlayer', what: 'there is no such seat' };
  if (!isStep(p.phase)) {
    if (p.agenda.length > 0) return { where: 'agenda', what: 'nobody has a turn' };
    return p.phase.name === 'plan' ? planProblem(p) : decidedProblem(p);
  }
  if (p.cycle === 0) return { where: 'cycle', what: 'turns belong to a cycle' };
  if (p.order.toSorted((a, b) => a - b).join() !== seats) return { where: 'order', what: 'all seats, in turn order' };
  if (p.order[p.turn] === undefined) return { where: 'turn', what: 'an index into the order' };
  return planProblem(p);
}

function phaseProblem(p: Position, area: Area): Problem | null {
  for (const [index, step] of [p.phase, ...p.agenda].entries()) {
    const where = index === 0 ? 'phase' : `agenda.${index - 1}`;
    if ('seat' in step && p.players[step.seat] === undefined) return { where, what: 'there is no such seat' };
    const what = stepProblem(p, area, step);
    if (what !== null) return { where, what };
  }
  const onBoard = p.players.every(({ airship }) => airship !== null);
  const placing = ['choose-team', 'choose-character', 'place-depot'].includes(p.phase.name);
  return onBoard || placing ? null : { where: 'players', what: 'every airship is on the board' };
}

function stepProblem(p: Position, area: Area, step: Phase): string | null {
  switch (step.name) {
    case 'flight':
      return copiesLeft(p, step.seat, step.card) < 0 || !isKnown(p, step.seat, step.card)
        ? 'there is no such card'
        : null;
    case 'place-depot':
      return step.queue.every((seat) => p.players[seat] !== undefined) ? null : 'there is no such seat';
    case 'rob':
      return step.victims.every((seat) => p.players[seat] !== undefined) ? null : 'there is no such seat';
    case 'choose-route':
      return shipmentProblem(p, step.seat, step.shipment);
    case 'deliver': {
      const { shipment, stops } = step.delivery;
      const isWay = checkStops(p, step.seat, tripOf(p, step.seat, shipment), stops) === null;
      return shipmentProblem(p, step.seat, shipment) ?? (isWay ? null : 'the shipment may not go that way');
    }
    case 'choose-demand':
      if (p.cities[step.city]?.demand !== 'awaited') return 'the city waits for a tile';
      return step.offered?.every((good) => p.demand[good] > 0) === true
        ? null
        : 'the tiles are known, and in the stack';
    case 'second-action':
      return step !== p.phase || (p.players[step.seat]?.tokens ?? 0) > 0 ? null : 'a second action costs a token';
    case 'clearance-route':
      return checkClear(p, step.seat, step) === null ? null : 'the good cannot be cleared';
    case 'place-free-depot':
      return freeDepotProblem(p, area, step);
    default:
      return null;
  }
}

function shipmentProblem(p: Position, seat: Seat, shipment: Shipment): string | null {
  const isAllowed = checkShipment(p, seat, { type: 'ship', ...shipment }, Number.POSITIVE_INFINITY) === null;
  return isAllowed ? null : 'the shipment is not possible';
}

function freeDepotProblem(p: Position, area: Area, { seat, link }: PhaseOf<'place-free-depot'>): string | null {
  const isNew = link >= area.links.length && networkAt(p).links[link] !== undefined;
  if (!isNew || depotsByLink(p)[link]?.length !== 0) return 'a new railway without a depot';
  return (p.players[seat]?.depots.length ?? 0) < DEPOTS_PER_PLAYER ? null : 'all depots are built';
}

function isKnown(p: Position, seat: number, card: string): boolean {
  const { plan = [], extraCards = [] } = p.players[seat] ?? {};
  return plan.includes(card) || extraCards.includes(card);
}
