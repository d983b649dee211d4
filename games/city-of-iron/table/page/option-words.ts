import { itemAt, type Seat, type Text, text } from '@roundhouse/kernel';
import { buildingOf, cardOf, type GameSet, landOf, nationOf, tokenOf, townOf } from '../../content/set.ts';
import type { Price } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../../rules/actions.ts';
import { priceText } from '../../rules/card-words.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { priceOf } from '../../rules/three-actions/build.ts';
import { effectNow } from '../../rules/three-actions/effects.ts';

type Build = Extract<Action, { type: 'build' }>;

/** What a building would cost this seat now. */
export function priceNow(p: Position, seat: Seat, building: string): Price {
  const set = setOf(p);
  const effect = p.phase.name === 'effect' ? effectNow(p, p.phase) : null;
  const discount =
    effect?.type === 'build' ? { coins: effect.coinDiscount, science: effect.scienceDiscount } : undefined;
  return priceOf(set, playerAt(p, seat), buildingOf(set, building), discount);
}

function buildWords(set: GameSet, { land, demolish }: Build): Text {
  const city = { term: landOf(set, land).name };
  return demolish === null
    ? text('Build in {city}', { city })
    : text('In {city}, over {old}', { city, old: { term: buildingOf(set, demolish).name } });
}

/** One of the things that can be done with what was pointed at. */
export function optionText(p: Position, action: Action): Text {
  const set = setOf(p);
  switch (action.type) {
    case 'build':
      return buildWords(set, action);
    case 'store':
      return text('Store it for later');
    case 'demolish':
      return text('Demolish {building}', { building: { term: buildingOf(set, action.building).name } });
    case 'move-building':
      return text('Move it to {city}', { city: { term: landOf(set, action.land).name } });
    case 'draw':
      return text('Draw from the {deck} deck', { deck: { term: action.deck } });
    case 'tax':
      return text('Tax');
    case 'buy-science':
      return text('Buy science');
    case 'play-card':
      return playText(set, action);
    case 'attack':
      return text('Attack {town}', { town: { term: townOf(set, action.town).name } });
    case 'settle':
      return cityText(set, action.token);
    case 'expand':
      return districtText(set, action);
    case 'recover':
      return text('Take {card} back', { card: { term: cardOf(set, action.card).name } });
    case 'steal':
      return text('Take from {who}', { who: { seat: action.from } });
    case 'bid':
      return bidText(set, action);
    case 'keep-bid':
      return text('Stay with your bid');
    case 'choose-nation':
      return text('Lead the {nation}', { nation: { term: nationOf(set, action.nation).name } });
    default:
      return text('Go on');
  }
}

function bidText(set: GameSet, { space }: Extract<Action, { type: 'bid' }>): Text {
  return text('Bid {price, plural, =0 {nothing} one {# coin} other {# coins}}', {
    price: itemAt(set.file.bidTrack, space),
  });
}

function playText(set: GameSet, { card, land, way }: Extract<Action, { type: 'play-card' }>): Text {
  const { name, action } = cardOf(set, card);
  if (land !== null) return text('Settle {land}', { land: { term: landOf(set, land).name } });
  return (action?.ways.length ?? 1) > 1
    ? text('Play {card}, way {number}', { card: { term: name }, number: way + 1 })
    : text('Play {card}', { card: { term: name } });
}

function cityText(set: GameSet, id: string): Text {
  const { capacity, draw } = tokenOf(set, id).city ?? { capacity: 0, draw: 'citizen' };
  return text('City with room for {capacity}, draws a {deck} card', { capacity, deck: { term: draw } });
}

function districtText(set: GameSet, { land, token }: Extract<Action, { type: 'expand' }>): Text {
  const { capacity, draw } = tokenOf(set, token).district ?? { capacity: 0, draw: 'citizen' };
  return text('District in {city}: room for {capacity} more, draws a {deck} card', {
    city: { term: landOf(set, land).name },
    capacity,
    deck: { term: draw },
  });
}

/** It costs nothing now; at the end a building that is still stored does. */
function storeText(points: number): Text {
  return points < 0
    ? text('Store: {points, plural, one {−# point} other {−# points}} if never built', { points: -points })
    : text('Store for nothing');
}

/** What stands on the button that does it: also what it costs or brings at once. */
export function confirmText(p: Position, seat: Seat, action: Action): Text {
  const { taxCoins, sciencePrice, storedPoints } = setOf(p).file;
  switch (action.type) {
    case 'build': {
      const price = priceText(priceNow(p, seat, action.building));
      return action.demolish === null
        ? text('Build for {price}', { price })
        : text('Demolish and build for {price}', { price });
    }
    case 'store':
      return storeText(storedPoints);
    case 'demolish':
      return text('Demolish');
    case 'move-building':
      return text('Move');
    case 'draw':
      return text('Draw');
    case 'tax':
      return text('Tax: +{coins, plural, one {# coin} other {# coins}}', { coins: taxCoins });
    case 'buy-science':
      return text('Buy science for {coins, plural, one {# coin} other {# coins}}', { coins: sciencePrice });
    case 'play-card':
      return action.land === null ? text('Play the card') : text('Settle');
    case 'attack':
      return text('Attack');
    case 'settle':
      return text('Found the city');
    case 'expand':
      return text('Add the district');
    case 'recover':
      return text('Take it back');
    case 'steal':
      return text('Take the coins');
    case 'bid':
      return bidText(setOf(p), action);
    case 'keep-bid':
      return text('Stay');
    case 'choose-nation':
      return text('Lead this nation');
    default:
      return text('Confirm');
  }
}

/** A stable name for one of several options. */
export function optionMark(action: Action): string {
  const { type, ...rest } = action;
  const parts = Object.values(rest).flatMap((value) => (value === null ? [] : [String(value)]));
  return [type.replaceAll('-', ''), ...parts].join('-');
}
