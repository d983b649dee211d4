import { firstOf, type Text, text, type TextValue } from '@roundhouse/kernel';
import { moneyText } from './describe-money.ts';
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
      return text(
        'A game begins ({mode}). {first, select, you {You bid} many {{first} bid} other {{first} bids}} first.',
        {
          mode: { term: event.mode },
          first: { seat: event.first },
        },
      );
    case 'round-started':
      return text('Round {round} begins.', { round: event.round });
    case 'order-set':
      return text('{first, select, you {You act} many {{first} act} other {{first} acts}} first this round.', {
        first: { seat: firstOf(event.order) },
      });
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
      return text('{who, select, you {You lead} many {{who} lead} other {{who} leads}} the {nation}.', {
        who,
        nation: term(event.nation),
      });
    case 'decks-stacked':
      return text(
        '{who, select, you {You have} many {{who} have} other {{who} has}} put the starting decks in order.',
        { who },
      );
    case 'bid':
      return describeBid(event);
    case 'bid-kept':
      return text('{who, select, you {You stay} many {{who} stay} other {{who} stays}} with the first bid.', { who });
    case 'built':
      return moneyText('built', event, { who, building: term(event.building), land: term(event.land) });
    case 'demolished':
      return text(
        '{who, select, you {You demolish} many {{who} demolish} other {{who} demolishes}} {building} in {land}.',
        {
          who,
          building: term(event.building),
          land: term(event.land),
        },
      );
    case 'stored':
      return text('{who, select, you {You store} many {{who} store} other {{who} stores}} {building}.', {
        who,
        building: term(event.building),
      });
    case 'drew':
      return event.card === null
        ? text('{who, select, you {You draw} many {{who} draw} other {{who} draws}} a {deck} card.', {
            who,
            deck: { term: event.deck },
          })
        : text('{who, select, you {You draw} many {{who} draw} other {{who} draws}} {card}.', {
            who,
            card: term(event.card),
          });
    case 'taxed':
      return text(
        '{who, select, you {You take} many {{who} take} other {{who} takes}} {coins, plural, one {# coin} other {# coins}} in tax.',
        { who, coins: event.coins },
      );
    case 'science-bought':
      return text(
        '{who, select, you {You buy} many {{who} buy} other {{who} buys}} a science token for {price, plural, one {# coin} other {# coins}}.',
        {
          who,
          price: event.price,
        },
      );
    case 'card-played':
      return event.land === null
        ? text('{who, select, you {You play} many {{who} play} other {{who} plays}} {card}.', {
            who,
            card: term(event.card),
          })
        : text('{who, select, you {You send} many {{who} send} other {{who} sends}} {card} to {land}.', {
            who,
            card: term(event.card),
            land: term(event.land),
          });
    case 'attack-begun':
      return event.owner === null
        ? text('{who, select, you {You attack} many {{who} attack} other {{who} attacks}} the town {town}.', {
            who,
            town: term(event.town),
          })
        : text(
            '{who, select, you {You attack} many {{who} attack} other {{who} attacks}} {town}, a town of {owner, select, you {yours} other {{owner}}}.',
            {
              who,
              town: term(event.town),
              owner: { seat: event.owner },
            },
          );
    case 'cards-laid':
      return event.for === 'skills'
        ? text('{who, select, you {You use} many {{who} use} other {{who} uses}} the skills of {cards}.', {
            who,
            cards: list(event.cards),
          })
        : text('{who, select, you {You attack} many {{who} attack} other {{who} attacks}} with {cards}.', {
            who,
            cards: list(event.cards),
          });
    case 'paid':
      return moneyText('paid', event, { who });
    case 'gained':
      return moneyText('gained', event, { who });
    case 'stolen':
      return text(
        '{who, select, you {You take} many {{who} take} other {{who} takes}} {coins, plural, one {# coin} other {# coins}} from {from, select, you {you} other {{from}}}.',
        {
          who,
          coins: event.coins,
          from: { seat: event.from },
        },
      );
    case 'recovered':
      return text('{who, select, you {You take} many {{who} take} other {{who} takes}} {card} back to hand.', {
        who,
        card: term(event.card),
      });
    case 'settled':
      return text(
        '{who, select, you {You found} many {{who} found} other {{who} founds}} a city in {land}, with room for {capacity}.',
        {
          who,
          land: term(event.land),
          capacity: event.capacity,
        },
      );
    case 'expanded':
      return text(
        '{who, select, you {You add} many {{who} add} other {{who} adds}} a district in {land}, with room for {capacity}.',
        {
          who,
          land: term(event.land),
          capacity: event.capacity,
        },
      );
    case 'town-conquered':
      return event.from === null
        ? text('{who, select, you {You conquer} many {{who} conquer} other {{who} conquers}} {town}.', {
            who,
            town: term(event.town),
          })
        : text(
            '{who, select, you {You take} many {{who} take} other {{who} takes}} {town} from {from, select, you {you} other {{from}}}.',
            { who, town: term(event.town), from: { seat: event.from } },
          );
    case 'building-moved':
      return describeMove(event);
    case 'discarded':
      return text('{who, select, you {You discard} many {{who} discard} other {{who} discards}} {cards}.', {
        who,
        cards: list(event.cards),
      });
    case 'scored':
      return describeScored(event);
    case 'income':
      return text(
        '{who, select, you {You collect} many {{who} collect} other {{who} collects}} {coins, plural, one {# coin} other {# coins}}.',
        { who, coins: event.coins },
      );
    case 'science':
      return text('{who, select, you {You collect} many {{who} collect} other {{who} collects}} {science} science.', {
        who,
        science: event.science,
      });
    case 'order-changed':
      return event.back
        ? text('{who, select, you {You take} many {{who} take} other {{who} takes}} {card} out of the basket.', {
            who,
            card: term(event.card),
          })
        : text('{who, select, you {You put} many {{who} put} other {{who} puts}} {card} into the basket.', {
            who,
            card: term(event.card),
          });
    case 'buying-done':
      return text('{who, select, you {You have} many {{who} have} other {{who} has}} finished buying.', { who });
    case 'bought':
      return moneyText('bought', event, { who, cards: list(event.cards) });
  }
}

function describeBid({ seat, space, paid }: Extract<Event, { type: 'bid' }>): Text {
  const values = { who: { seat }, space: space + 1, coins: paid };
  if (paid === 0)
    return text(
      '{who, select, you {You bid} many {{who} bid} other {{who} bids}} nothing, on space {space} of the track.',
      values,
    );
  return text(
    '{who, select, you {You bid} many {{who} bid} other {{who} bids}} {coins, plural, one {# coin} other {# coins}}, on space {space} of the track.',
    values,
  );
}

function describeMove({ seat, building, land, coins }: Extract<Event, { type: 'building-moved' }>): Text {
  const values = { who: { seat }, building: term(building), land: term(land), coins };
  return text(
    '{who, select, you {You move} many {{who} move} other {{who} moves}} {building} to {land} for {coins, plural, one {# coin} other {# coins}}.',
    values,
  );
}

function describeScored({ seat, goods, shields, buildings }: Extract<Event, { type: 'scored' }>): Text {
  const values = { who: { seat }, points: goods + shields + buildings };
  return text(
    '{who, select, you {You score} many {{who} score} other {{who} scores}} {points, plural, one {# point} other {# points}}.',
    values,
  );
}
