import { itemAt, say, type Seat, text } from '@roundhouse/kernel';
import { groupedChoices, type TerminalChoice, type TerminalWords } from '@roundhouse/style';
import type { Space } from '../../content/area.ts';
import { boxOf, findCharacter, findTeam } from '../../content/boxes.ts';
import type { Action, ActionOf } from '../../rules/actions.ts';
import { cityName, linkAt, railwayName } from '../../rules/links.ts';
import { depotCost } from '../../rules/move-and-action/build-depot.ts';
import { airshipSpace } from '../../rules/move-and-action/flight.ts';
import { tollsAt } from '../../rules/move-and-action/ship/routes.ts';
import { airshipOf, cardOf, type Position, playerAt } from '../../rules/position.ts';
import { cardText, isRemarkable, spaceText } from './words.ts';

/** The legal actions as a person thinks of them: the railway before the space, the goods before where they go. */
export function choicesFor(
  p: Position,
  seat: Seat,
  actions: readonly Action[],
  words: TerminalWords,
): readonly TerminalChoice<Action>[] {
  return groupedChoices(
    actions,
    (action) => groupOf(p, seat, action),
    (action) => labelOf(p, seat, action, words),
  );
}

function groupOf(p: Position, seat: Seat, action: Action): string | null {
  switch (action.type) {
    case 'place-depot':
      return `on the railway ${railwayName(p, action.space)}`;
    case 'build-depot':
      return `build a depot on ${railwayName(p, action.space)} for $${depotCost(p, seat, linkAt(p, action.space))}`;
    case 'fly':
      return isRemarkable(p, endOf(p, seat, action.path)) ? null : 'fly to open land or bare track';
    case 'adjust-route':
      return isRemarkable(p, action.to) ? null : 'move to a space beside you';
    case 'ship':
      return `ship ${action.good} from the depot at ${action.from}`;
    case 'transmogrify':
      return `turn ${action.good} ${placeOf(action.at)} into two others`;
    case 'build-link': {
      const { length } = action.path;
      return say(text('build a railway of {tiles, plural, one {# tile} other {# tiles}}', { tiles: length - 2 }));
    }
    default:
      return null;
  }
}

function endOf(p: Position, seat: Seat, path: readonly Space[]): Space {
  return path.at(-1) ?? airshipSpace(p, seat);
}

function labelOf(p: Position, seat: Seat, action: Action, words: TerminalWords): string {
  switch (action.type) {
    case 'choose-team':
      return findTeam(p, action.team)?.name ?? action.team;
    case 'choose-character':
      return findCharacter(p, action.character)?.name ?? action.character;
    case 'plan-card':
      return cardText(cardOf(p, seat, action.card));
    case 'take-card-back':
      return `take back the card of cycle ${action.socket + 1}`;
    case 'ready':
      return 'ready';
    case 'not-ready':
      return 'not ready after all';
    case 'place-depot':
    case 'build-depot':
      return `on space ${action.space}`;
    case 'fly':
      return flightLabel(p, seat, action.path, words);
    case 'rob':
      return `rob ${words.seatName(action.victim)}`;
    case 'unload':
      return `unload ${action.count} ${action.good}`;
    case 'load':
      return `load ${action.good}${action.from === 'depot' ? ' from your depot' : ''}${insteadOf(action.jettison)}`;
    case 'steal-good':
      return `take ${action.good} from the ${action.from} of ${words.seatName(action.victim)}${insteadOf(action.jettison)}`;
    case 'go-on':
      return 'go on';
    case 'upgrade-airship':
      return airshipLabel(p, seat);
    case 'upgrade-train':
      return trainLabel(p, seat);
    case 'ship':
      return shipLabel(p, action);
    case 'choose-route':
      return routeLabel(p, seat, action.stops, words);
    case 'deliver':
      return deliverLabel(action);
    case 'choose-demand':
      return action.good;
    case 'adjust-route':
      return `move to ${spaceText(p, action.to, words)}`;
    case 'solicit-funds':
      return 'solicit funds: $3';
    case 'transmogrify':
      return `two ${action.into}`;
    case 'build-link':
      return linkLabel(p, action.path, words);
    case 'extra-flight':
      return `fly once more with ${cardText(cardOf(p, seat, action.card))}`;
    case 'discard':
      return `give back ${action.good} ${placeOf(action.at)}`;
    case 'pay-upkeep':
      return 'pay for all that is left';
    case 'clear':
      return `clear ${action.good} at ${action.from}`;
  }
}

function placeOf(at: ActionOf<'discard'>['at']): string {
  return at === 'hold' ? 'on board' : `at ${at}`;
}

function insteadOf(jettison: string | null): string {
  return jettison === null ? '' : `, throwing ${jettison} away`;
}

function flightLabel(p: Position, seat: Seat, path: readonly Space[], words: TerminalWords): string {
  if (path.length === 0) return `stay at ${spaceText(p, endOf(p, seat, path), words)}`;
  const met = p.players.flatMap(({ airship }, other) =>
    other !== seat && airship !== null && path.includes(airship) ? [words.seatName(other)] : [],
  );
  return `fly to ${spaceText(p, endOf(p, seat, path), words)}${met.length === 0 ? '' : `; meets ${met.join(', ')}`}`;
}

function airshipLabel(p: Position, seat: Seat): string {
  const level = playerAt(p, seat).airshipLevel + 1;
  const { cost, cargo, diamonds } = airshipOf(p, seat, level);
  return `upgrade your airship to level ${level} for $${cost}: cargo ${cargo}, diamonds ${diamonds}`;
}

function trainLabel(p: Position, seat: Seat): string {
  const level = playerAt(p, seat).trainLevel + 1;
  const { cost, rating } = itemAt(boxOf(p).trainTrack, level - 1);
  return say(
    text('upgrade your train to level {level} for ${cost}: {stops, plural, one {# stop} other {# stops}}', {
      level,
      cost,
      stops: rating,
    }),
  );
}

function shipLabel(p: Position, { good, count, odd, to }: ActionOf<'ship'>): string {
  if ('depot' in to) return `${count} to your depot at ${to.depot}`;
  const slipped = odd === null ? '' : `, one of them ${odd}`;
  return `${count} to ${cityName(p, to.city)} for $${count * p.prices[good]}${slipped}`;
}

function routeLabel(p: Position, seat: Seat, stops: readonly Space[], words: TerminalWords): string {
  const tolls = [...tollsAt(p, seat, stops)].map(([owner, each]) => `$${each} a good to ${words.seatName(owner)}`);
  const way = stops.length === 0 ? 'straight there' : `by the depots at ${stops.join(', ')}`;
  return `${way}: ${tolls.length === 0 ? 'no tolls' : tolls.join(', ')}`;
}

function deliverLabel({ returnOne, wager }: ActionOf<'deliver'>): string {
  if (returnOne) return 'deliver, and give one good back to its stockpile';
  return wager === 0 ? 'deliver' : `deliver, and wager $${wager}`;
}

function linkLabel(p: Position, path: readonly Space[], words: TerminalWords): string {
  const ends = [itemAt(path, 0), itemAt(path, path.length - 1)].map((space) => spaceText(p, space, words));
  return `${ends.join(' to ')}, over ${path.slice(1, -1).join(', ')}`;
}
