import { type Text, type TextValue, text } from '@roundhouse/kernel';
import { boardLetters } from '../content/layout-code.ts';
import { cardSign } from './deck.ts';
import { describeDelivery } from './describe-delivery.ts';
import type { Event } from './events.ts';
import { siteText } from './whereabouts.ts';

/** The log line of an event. */
export function describe(event: Event): Text {
  switch (event.type) {
    case 'game-started': {
      const values = { boards: boardLetters(event.layout), layout: event.layout };
      return event.first === null
        ? text('A game begins on map boards {boards} (code {layout}).', values)
        : text(
            'A game begins on map boards {boards} (code {layout}). {first, select, you {You have} many {{first} have} other {{first} has}} the first-player marker.',
            { ...values, first: { seat: event.first } },
          );
    }
    case 'round-started':
      return text('Round {round} begins.', { round: event.round });
    case 'market-drawn':
      return text('New on the market: {goods}.', { goods: event.goods.join(', ') });
    case 'price-raised':
      return text('The price of {good} is now ${price}.', { good: { term: event.good }, price: event.price });
    case 'cards-revealed':
      return text('Cycle {cycle}: {cards} are turned up.', {
        cycle: event.cycle,
        cards: event.cards.map(({ card, letter }) => `${letter} (${cardSign(card)})`).join(', '),
      });
    case 'marker-passed':
      return text('{to, select, you {You take} many {{to} take} other {{to} takes}} the first-player marker.', {
        to: { seat: event.to },
      });
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
      return text('{who, select, you {You fly} many {{who} fly} other {{who} flies}} with {team}.', {
        who,
        team: event.name,
      });
    case 'character-chosen':
      return text('{who, select, you {You have} many {{who} have} other {{who} has}} chosen a character.', { who });
    case 'character-revealed':
      return text('{character} flies for {who, select, you {you} other {{who}}}.', { who, character: event.name });
    case 'depot-placed':
      return text('{who, select, you {You place} many {{who} place} other {{who} places}} a depot on {near}.', {
        who,
        near: siteText(event),
      });
    case 'card-planned':
      return text('{who, select, you {You plan} many {{who} plan} other {{who} plans}} a {card} for cycle {cycle}.', {
        who,
        card: cardSign(event.card),
        cycle: event.socket + 1,
      });
    case 'card-taken-back':
      return text(
        '{who, select, you {You take} many {{who} take} other {{who} takes}} the card for cycle {cycle} back.',
        {
          who,
          cycle: event.socket + 1,
        },
      );
    case 'plan-ready':
      return text('{who, select, you {You are} many {{who} are} other {{who} is}} ready.', { who });
    case 'plan-reopened':
      return text('{who, select, you {You plan} many {{who} plan} other {{who} plans}} once more.', { who });
    case 'turn-lost':
      return text(
        '{who, select, you {You lose} many {{who} lose} other {{who} loses}} the turn: {diamonds, plural, one {# diamond} other {# diamonds}}, and the airship bears {rating}.',
        {
          who,
          diamonds: event.diamonds,
          rating: event.rating,
        },
      );
    case 'flown':
      return event.path.length === 0
        ? text('{who, select, you {You stay} many {{who} stay} other {{who} stays}} in place.', { who })
        : text(
            '{who, select, you {You fly} many {{who} fly} other {{who} flies}} {spaces, plural, one {# space} other {# spaces}}.',
            {
              who,
              spaces: event.path.length,
            },
          );
    case 'robbed':
      return text(
        '{who, select, you {You take} many {{who} take} other {{who} takes}} ${amount} from {victim, select, you {you} other {{victim}}}.',
        {
          who,
          amount: event.amount,
          victim: { seat: event.victim },
        },
      );
    case 'unloaded':
      return text(
        '{who, select, you {You unload} many {{who} unload} other {{who} unloads}} {count, plural, one {} other {# }}{good}.',
        {
          who,
          count: event.count,
          good: { term: event.good },
        },
      );
    case 'loaded':
      return event.jettison === null
        ? text('{who, select, you {You load} many {{who} load} other {{who} loads}} {good}.', {
            who,
            good: { term: event.good },
          })
        : text(
            '{who, select, you {You throw {jettison} away and load} many {{who} throw {jettison} away and load} other {{who} throws {jettison} away and loads}} {good}.',
            {
              who,
              jettison: { term: event.jettison },
              good: { term: event.good },
            },
          );
    case 'good-stolen':
      return text(
        '{who, select, you {You steal} many {{who} steal} other {{who} steals}} {good} from {victim, select, you {you} other {{victim}}}.',
        {
          who,
          good: { term: event.good },
          victim: { seat: event.victim },
        },
      );
    case 'depot-built':
      return text(
        '{who, select, you {You build} many {{who} build} other {{who} builds}} a depot on {near} for ${cost}.',
        {
          who,
          near: siteText(event),
          cost: event.cost,
        },
      );
    case 'airship-upgraded':
      return text(
        '{who, select, you {You upgrade} many {{who} upgrade} other {{who} upgrades}} the airship to level {level} for ${cost}.',
        {
          who,
          level: event.level,
          cost: event.cost,
        },
      );
    case 'train-upgraded':
      return text(
        '{who, select, you {You upgrade} many {{who} upgrade} other {{who} upgrades}} the train to level {level} for ${cost}.',
        {
          who,
          level: event.level,
          cost: event.cost,
        },
      );
    case 'route-adjusted':
      return text('{who, select, you {You adjust} many {{who} adjust} other {{who} adjusts}} the route by one space.', {
        who,
      });
    case 'funds-solicited':
      return text('{who, select, you {You solicit} many {{who} solicit} other {{who} solicits}} ${amount}.', {
        who,
        amount: event.amount,
      });
    case 'transmogrified':
      return text('{who, select, you {You turn} many {{who} turn} other {{who} turns}} {good} into two {into}.', {
        who,
        good: { term: event.good },
        into: { term: event.into },
      });
    case 'second-action':
      return text(
        '{who, select, you {You act} many {{who} act} other {{who} acts}} once more; {tokens, plural, one {# token is} other {# tokens are}} left.',
        {
          who,
          tokens: event.tokens,
        },
      );
    case 'link-built':
      return text(
        '{who, select, you {You build} many {{who} build} other {{who} builds}} a railway from {from} to {to} for ${cost}.',
        {
          who,
          from: event.cities[0],
          to: event.cities[1],
          cost: event.cost,
        },
      );
    case 'extra-card':
      return text('{who, select, you {You fly} many {{who} fly} other {{who} flies}} once more, with a {card}.', {
        who,
        card: cardSign(event.card),
      });
    case 'discarded':
      return text('{who, select, you {You give} many {{who} give} other {{who} gives}} {good} up.', {
        who,
        good: { term: event.good },
      });
    case 'upkeep-paid':
      return text('{who, select, you {You pay} many {{who} pay} other {{who} pays}} ${amount} for upkeep.', {
        who,
        amount: event.amount,
      });
    case 'clearance-done':
      return text('{who, select, you {You sell} many {{who} sell} other {{who} sells}} no more goods.', { who });
  }
}
