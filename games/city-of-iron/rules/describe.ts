import { type Text, type TextValue, text } from '@roundhouse/kernel';
import type { Event, Named } from './events.ts';

const term = ({ name }: Named): TextValue => ({ term: name });
const list = (things: readonly Named[]): string => things.map(({ name }) => name).join(', ');

/** The log line of an event. */
export function describe(event: Event): Text {
  return 'seat' in event ? describeDeed(event) : describeTable(event);
}

type Deed = Extract<Event, { seat: number }>;

/** What belongs to nobody: the order, the row, the towns. */
function describeTable(event: Exclude<Event, Deed>): Text {
  switch (event.type) {
    case 'game-started':
      return text('A game begins ({mode}). {first} bids first.', {
        mode: { term: event.mode },
        first: { seat: event.first },
      });
    case 'round-started':
      return text('Round {round} begins.', { round: event.round });
    case 'order-set':
      return text('{first} acts first this round.', { first: { seat: event.order[0] ?? 0 } });
    case 'town-shown':
      return text('A new town lies open: {town}.', { town: term(event.town) });
    case 'row-discarded':
      return text('Out of the row: {buildings}.', { buildings: list(event.buildings) });
    case 'row-filled':
      return text('New in the row: {buildings}.', { buildings: list(event.buildings) });
    case 'score-card-shown':
      return event.last
        ? text('The last Score Card is turned up: one more round.')
        : text('Score Card {number} is turned up: the next round scores.', { number: event.number });
    case 'discards-shuffled':
      return text('Discarded buildings are shuffled for the last round.');
    case 'game-over':
      return text('The game is over.');
  }
}

function describeDeed(event: Deed): Text {
  const who = { seat: event.seat };
  switch (event.type) {
    case 'nation-chosen':
      return text('{who} leads the {nation}.', { who, nation: term(event.nation) });
    case 'decks-stacked':
      return text('{who} has put the starting decks in order.', { who });
    case 'bid':
      return event.paid === 0
        ? text('{who} bids on space {space}, for nothing.', { who, space: event.space + 1 })
        : text('{who} bids on space {space} and pays {coins} coins.', {
            who,
            space: event.space + 1,
            coins: event.paid,
          });
    case 'bid-kept':
      return text('{who} stays with the first bid.', { who });
    case 'built':
      return describeBuilt(event);
    case 'demolished':
      return text('{who} demolishes {building} in {land}.', {
        who,
        building: term(event.building),
        land: term(event.land),
      });
    case 'stored':
      return text('{who} stores {building}.', { who, building: term(event.building) });
    case 'drew':
      return event.card === null
        ? text('{who} draws a {deck} card.', { who, deck: { term: event.deck } })
        : text('{who} draws {card}.', { who, card: term(event.card) });
    case 'taxed':
      return text('{who} taxes: {coins} coins.', { who, coins: event.coins });
    case 'science-bought':
      return text('{who} buys a science token for {price} coins.', { who, price: event.price });
    case 'card-played':
      return event.land === null
        ? text('{who} plays {card}.', { who, card: term(event.card) })
        : text('{who} sends {card} to {land}.', { who, card: term(event.card), land: term(event.land) });
    case 'attack-begun':
      return event.owner === null
        ? text('{who} attacks the town {town}.', { who, town: term(event.town) })
        : text('{who} attacks {town}, a town of {owner}.', {
            who,
            town: term(event.town),
            owner: { seat: event.owner },
          });
    case 'cards-laid':
      return event.for === 'skills'
        ? text('{who} uses the skills of {cards}.', { who, cards: list(event.cards) })
        : text('{who} attacks with {cards}.', { who, cards: list(event.cards) });
    case 'paid':
      return text('{who} pays {coins} coins and {science} science.', {
        who,
        coins: event.coins,
        science: event.science,
      });
    case 'gained':
      return text('{who} gains {coins} coins and {science} science.', {
        who,
        coins: event.coins,
        science: event.science,
      });
    case 'stolen':
      return text('{who} takes {coins} coins from {from}.', { who, coins: event.coins, from: { seat: event.from } });
    case 'recovered':
      return text('{who} takes {card} back to hand.', { who, card: term(event.card) });
    case 'settled':
      return text('{who} founds a city in {land}, with room for {capacity}.', {
        who,
        land: term(event.land),
        capacity: event.capacity,
      });
    case 'expanded':
      return text('{who} adds a district in {land}, with room for {capacity}.', {
        who,
        land: term(event.land),
        capacity: event.capacity,
      });
    case 'town-conquered':
      return event.from === null
        ? text('{who} conquers {town}.', { who, town: term(event.town) })
        : text('{who} takes {town} from {from}.', { who, town: term(event.town), from: { seat: event.from } });
    case 'building-moved':
      return text('{who} moves {building} to {land} for {coins} coins.', {
        who,
        building: term(event.building),
        land: term(event.land),
        coins: event.coins,
      });
    case 'discarded':
      return text('{who} discards {cards}.', { who, cards: list(event.cards) });
    case 'scored':
      return text('{who} scores {points} points.', {
        who,
        points: event.goods + event.shields + event.buildings,
      });
    case 'income':
      return text('{who} collects {coins} coins.', { who, coins: event.coins });
    case 'science':
      return text('{who} collects {science} science.', { who, science: event.science });
    case 'order-changed':
      return text('{who} chooses what to buy.', { who });
    case 'buying-done':
      return text('{who} has finished buying.', { who });
    case 'bought':
      return text('{who} buys {cards} for {coins} coins and {science} science.', {
        who,
        cards: list(event.cards),
        coins: event.coins,
        science: event.science,
      });
  }
}

function describeBuilt(event: Extract<Event, { type: 'built' }>): Text {
  const values = {
    who: { seat: event.seat },
    building: term(event.building),
    land: term(event.land),
    coins: event.coins,
    science: event.science,
  };
  return event.science === 0
    ? text('{who} builds {building} in {land} for {coins} coins.', values)
    : text('{who} builds {building} in {land} for {coins} coins and {science} science.', values);
}
