import { type Text, type TextValue, text } from '@roundhouse/kernel';
import { describeDelivery } from './describe-delivery.ts';
import type { Event } from './events.ts';

/** The log line of an event. */
export function describe(event: Event): Text {
  switch (event.type) {
    case 'game-started':
      return event.first === null
        ? text('A game begins on the boards {layout}.', { layout: event.layout })
        : text('A game begins on the boards {layout}. {first} has the first-player marker.', {
            layout: event.layout,
            first: { seat: event.first },
          });
    case 'round-started':
      return text('Round {round} begins.', { round: event.round });
    case 'market-drawn':
      return text('New on the market: {goods}.', { goods: event.goods.join(', ') });
    case 'price-raised':
      return text('{good}: now ${price} for each.', { good: { term: event.good }, price: event.price });
    case 'cards-revealed':
      return text('Cycle {cycle}: {cards} are turned up.', {
        cycle: event.cycle,
        cards: event.cards.map(({ card, letter }) => `${letter} (${card})`).join(', '),
      });
    case 'marker-passed':
      return text('{to} takes the first-player marker.', { to: { seat: event.to } });
    case 'produced':
      return text('Factories produce: {goods}.', {
        goods: event.goods.map(({ good, count }) => `${count} ${good}`).join(', '),
      });
    case 'goods-shipped':
    case 'good-returned':
    case 'gambled':
    case 'bamboozled':
    case 'city-fulfilled':
    case 'city-closed':
    case 'demand-placed':
    case 'demand-awaited':
    case 'demand-looked-at':
    case 'good-cleared':
      return describeDelivery(event);
    case 'game-over':
      return text('The game is over.');
    default:
      return describeDeed(event);
  }
}

type Deed = Exclude<
  Event,
  {
    type:
      | 'game-started'
      | 'round-started'
      | 'market-drawn'
      | 'price-raised'
      | 'cards-revealed'
      | 'marker-passed'
      | 'produced'
      | 'game-over'
      | Parameters<typeof describeDelivery>[0]['type'];
  }
>;

/** What a player did, deliveries aside. */
function describeDeed(event: Deed): Text {
  const who: TextValue = { seat: event.seat };
  switch (event.type) {
    case 'team-taken':
      return text('{who} flies with {team}.', { who, team: event.name });
    case 'character-chosen':
      return text('{who} has chosen a character.', { who });
    case 'character-revealed':
      return text('{who} plays {character}.', { who, character: event.name });
    case 'depot-placed':
      return text('{who} places a depot on {near}.', { who, near: event.near });
    case 'card-planned':
      return text('{who} plans a {card} for cycle {cycle}.', { who, card: event.card, cycle: event.socket + 1 });
    case 'card-taken-back':
      return text('{who} takes the card for cycle {cycle} back.', { who, cycle: event.socket + 1 });
    case 'plan-ready':
      return text('{who} is ready.', { who });
    case 'plan-reopened':
      return text('{who} plans once more.', { who });
    case 'turn-lost':
      return text(
        '{who} loses the turn: {diamonds, plural, one {# diamond} other {# diamonds}}, and the airship bears {rating}.',
        {
          who,
          diamonds: event.diamonds,
          rating: event.rating,
        },
      );
    case 'flown':
      return event.path.length === 0
        ? text('{who} stays in place.', { who })
        : text('{who} flies {spaces, plural, one {# space} other {# spaces}}.', { who, spaces: event.path.length });
    case 'robbed':
      return text('{who} takes ${amount} from {victim}.', {
        who,
        amount: event.amount,
        victim: { seat: event.victim },
      });
    case 'unloaded':
      return text('{who} unloads {count} {good}.', { who, count: event.count, good: { term: event.good } });
    case 'loaded':
      return event.jettison === null
        ? text('{who} loads {good}.', { who, good: { term: event.good } })
        : text('{who} throws {jettison} away and loads {good}.', {
            who,
            jettison: { term: event.jettison },
            good: { term: event.good },
          });
    case 'good-stolen':
      return text('{who} steals {good} from {victim}.', {
        who,
        good: { term: event.good },
        victim: { seat: event.victim },
      });
    case 'depot-built':
      return text('{who} builds a depot on {near} for ${cost}.', { who, near: event.near, cost: event.cost });
    case 'airship-upgraded':
      return text('{who} upgrades the airship to level {level} for ${cost}.', {
        who,
        level: event.level,
        cost: event.cost,
      });
    case 'train-upgraded':
      return text('{who} upgrades the train to level {level} for ${cost}.', {
        who,
        level: event.level,
        cost: event.cost,
      });
    case 'route-adjusted':
      return text('{who} adjusts the route by one space.', { who });
    case 'funds-solicited':
      return text('{who} solicits ${amount}.', { who, amount: event.amount });
    case 'transmogrified':
      return text('{who} turns {good} into two {into}.', {
        who,
        good: { term: event.good },
        into: { term: event.into },
      });
    case 'second-action':
      return text('{who} acts once more; {tokens, plural, one {# token is} other {# tokens are}} left.', {
        who,
        tokens: event.tokens,
      });
    case 'link-built':
      return text('{who} builds a railway from {from} to {to} for ${cost}.', {
        who,
        from: event.cities[0],
        to: event.cities[1],
        cost: event.cost,
      });
    case 'extra-card':
      return text('{who} flies once more, with a {card}.', { who, card: event.card });
    case 'discarded':
      return text('{who} gives {good} up.', { who, good: { term: event.good } });
    case 'upkeep-paid':
      return text('{who} pays ${amount} for upkeep.', { who, amount: event.amount });
    case 'clearance-done':
      return text('{who} clears no more.', { who });
  }
}
