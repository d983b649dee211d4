import { type Seat, type Text, text } from '@roundhouse/kernel';
import { cityName } from '../../rules/links.ts';
import { rulesOfFlight } from '../../rules/move-and-action/flight.ts';
import { cardOf, cargoCapacity, type PhaseOf, type Position, playerAt } from '../../rules/position.ts';
import { upkeepOf } from '../../rules/upkeep.ts';
import { goodsTooMany } from './upkeep.ts';
import { sizeOf } from '../../rules/stock.ts';
import { lostTurn } from './panels/plan/lost-turn.ts';
import type { Pointed } from './pointing.ts';

/** What this seat must do now, in one line. */
export function promptFor(p: Position, seat: Seat, at: Pointed): Text {
  const { phase } = p;
  const { hold } = playerAt(p, seat);
  switch (phase.name) {
    case 'choose-team':
      return text('Choose your team. When letters are equal, the lower priority number goes first.');
    case 'choose-character':
      return text('Choose one of the two characters of your team. The others see it when all have chosen.');
    case 'place-depot':
      return at.space === null ? startingPrompt(p, seat) : text('Place it here?');
    case 'plan':
      return planPrompt(p, seat);
    case 'flight':
      return at.flight === null ? flightPrompt(p, seat, phase) : text('Fly this way?');
    case 'rob':
      return text('Your flight met others: rob one of them, or go on.');
    case 'cargo':
      return text('Load and unload: {held} of {capacity} on board.', {
        held: sizeOf(hold),
        capacity: cargoCapacity(p, seat),
      });
    case 'extra-shipment':
      return text('Your card lets you ship {goods, plural, one {# good} other {# goods}} before your action.', {
        goods: phase.goods,
      });
    case 'steal-good':
      return text('Take a good of somebody else in the space of your airship, or go on.');
    case 'action':
    case 'second-action':
      return actionPrompt(p, seat, at);
    case 'choose-route':
    case 'clearance-route':
      return text('Several ways lead there: choose whom to pay.');
    case 'deliver':
      return text('Your goods arrive. How will you deliver them?');
    case 'choose-demand':
      return text('Choose what {city} wants next.', { city: cityName(p, phase.city) });
    case 'place-free-depot':
      return text('Place the depot that comes with your new railway.');
    case 'upkeep':
      return upkeepPrompt(p, seat);
    case 'clearance':
      return text('The game ends: sell goods that your train could still deliver, one at a time.');
    case 'game-over':
      return text('The game is over.');
  }
}

/** Harvey Golding places another, after his airship has its place. */
function startingPrompt(p: Position, seat: Seat): Text {
  return playerAt(p, seat).airship === null
    ? text('Place your first depot on a railway that has none. Your airship starts there.')
    : text('Place one more depot, for nothing, on a railway that has none. Your airship stays at your first.');
}

function upkeepPrompt(p: Position, seat: Seat): Text {
  const player = playerAt(p, seat);
  const { cash } = player;
  const cost = upkeepOf(player);
  const goods = goodsTooMany(player);
  return goods === 0
    ? text('Upkeep: keep your goods for ${cost}, or give some back. You have ${cash}.', { cost, cash })
    : text(
        'Upkeep: your goods cost ${cost}, and you have ${cash}. You must give {goods, plural, one {one} other {#}} back.',
        { cost, cash, goods },
      );
}

function planPrompt(p: Position, seat: Seat): Text {
  const left = playerAt(p, seat).plan.filter((card) => card === null).length;
  if (left > 0) {
    return text('Plan your round: {left, plural, one {one card} other {# cards}} left to lay. Nobody else sees them.', {
      left,
    });
  }
  const lost = lostTurn(p, seat);
  return lost === null
    ? text('Your plan is complete. Press Ready, or change it.')
    : text('{lost} Change it, or press Ready.', { lost });
}

function flightPrompt(p: Position, seat: Seat, { card }: PhaseOf<'flight'>): Text {
  const { from, to } = rulesOfFlight(p, seat, cardOf(p, seat, card));
  if (from !== to)
    return text('Fly {from} to {to, plural, one {# space} other {# spaces}}, without sharp turns.', { from, to });
  if (to === 0) return text('This card keeps your airship where it is.');
  return text('Fly {to, plural, one {one space.} other {exactly # spaces, without sharp turns.}}', { to });
}

function actionPrompt(p: Position, seat: Seat, { tool, space, pile, to, link }: Pointed): Text {
  const { cash } = playerAt(p, seat);
  switch (tool) {
    case 'build-depot':
      return space === null
        ? text('Choose a plot for your depot. You have ${cash}.', { cash })
        : text('Build it here?');
    case 'upgrade-airship':
      return text('Upgrade your airship? You have ${cash}.', { cash });
    case 'upgrade-train':
      return text('Upgrade your train? You have ${cash}.', { cash });
    case 'solicit-funds':
      return text('Ask for funds, and do nothing else?');
    case 'adjust-route':
      return space === null ? text('Choose a space beside your airship.') : text('Go there?');
    case 'ship':
      if (pile === null) return text('Choose goods in one of your depots.');
      return to === null
        ? text('Choose where to ship the {good}.', { good: { term: pile.good } })
        : text('Ship it this way?');
    case 'build-link':
      return link === null ? text('Choose the two cities that your railway joins.') : text('Build this railway?');
    case 'transmogrify':
      return text('Choose a good, and what it becomes two of.');
    case 'extra-flight':
      return text('Choose a card for one more flight.');
    case null:
      return p.phase.name === 'second-action'
        ? text('Take one more action for a token, or go on. You have ${cash}.', { cash })
        : text('Take an action. You have ${cash}.', { cash });
  }
}
