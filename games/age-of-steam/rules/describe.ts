import { firstOf, type Text, text } from '@roundhouse/kernel';
import { describeTrackBuilt, lostText } from '@roundhouse/rails';
import type { Event } from './events.ts';

/** The log line of an event. */
export function describe(event: Event): Text {
  switch (event.type) {
    case 'order-rolled':
      return text('{who, select, you {You roll} many {{who} roll} other {{who} rolls}} {dice} for player order.', {
        who: { seat: event.seat },
        dice: event.dice.join(', '),
      });
    case 'game-started':
      return text(
        'A game on the map {map} begins. {first, select, you {You are} many {{first} are} other {{first} is}} first.',
        {
          map: event.map,
          first: { seat: firstOf(event.order) },
        },
      );
    case 'shares-issued':
      return describeShares(event);
    case 'bid':
      return text('{who, select, you {You bid} many {{who} bid} other {{who} bids}} ${amount}.', {
        who: { seat: event.seat },
        amount: event.amount,
      });
    case 'passed':
      return text('{who, select, you {You pass} many {{who} pass} other {{who} passes}} with the Turn Order action.', {
        who: { seat: event.seat },
      });
    case 'dropped-out':
      return text(
        '{who, select, you {You drop out, take place {place} and pay} many {{who} drop out, take place {place} and pay} other {{who} drops out, takes place {place} and pays}} ${paid}.',
        {
          who: { seat: event.seat },
          place: event.place,
          paid: event.paid,
        },
      );
    case 'auction-won':
      return text(
        '{who, select, you {You are first in player order and pay} many {{who} are first in player order and pay} other {{who} is first in player order and pays}} ${paid}.',
        { who: { seat: event.seat }, paid: event.paid },
      );
    case 'action-selected':
      return text('{who, select, you {You select} many {{who} select} other {{who} selects}} {action}.', {
        who: { seat: event.seat },
        action: { term: event.action },
      });
    case 'engine-raised':
      return text(
        "{who, select, you {Your} many {{who}''} other {{who}'s}} engine now pulls {engine, plural, one {# link} other {# links}}.",
        {
          who: { seat: event.seat },
          engine: event.engine,
        },
      );
    case 'urbanized':
      return text('{who, select, you {You place} many {{who} place} other {{who} places}} New City {city} on {town}.', {
        who: { seat: event.seat },
        city: event.city,
        town: event.town,
      });
    case 'track-built':
      return describeTrackBuilt(event);
    case 'building-finished':
      return describeFinished(event);
    case 'goods-moved':
      return describeMove(event);
    case 'move-declined':
      return text('{who, select, you {You move} many {{who} move} other {{who} moves}} no goods.', {
        who: { seat: event.seat },
      });
    case 'income-collected':
      return text('{who, select, you {You collect} many {{who} collect} other {{who} collects}} ${income}.', {
        who: { seat: event.seat },
        income: event.income,
      });
    case 'expenses-paid':
      return event.incomeLost === 0
        ? text('{who, select, you {You pay} many {{who} pay} other {{who} pays}} ${paid} of expenses.', {
            who: { seat: event.seat },
            paid: event.paid,
          })
        : text(
            '{who, select, you {You owe ${owed}, pay ${paid} and lose} many {{who} owe ${owed}, pay ${paid} and lose} other {{who} owes ${owed}, pays ${paid} and loses}} {lost} income.',
            {
              who: { seat: event.seat },
              owed: event.owed,
              paid: event.paid,
              lost: event.incomeLost,
            },
          );
    case 'eliminated':
      return text(
        '{who, select, you {You are insolvent and leave} many {{who} are insolvent and leave} other {{who} is insolvent and leaves}} the game.',
        {
          who: { seat: event.seat },
        },
      );
    case 'income-reduced':
      return text("{who, select, you {Your} many {{who}''} other {{who}'s}} income falls by {loss} to {income}.", {
        who: { seat: event.seat },
        loss: event.loss,
        income: event.income,
      });
    case 'production-declined':
      return text('{who, select, you {You draw} many {{who} draw} other {{who} draws}} no goods.', {
        who: { seat: event.seat },
      });
    case 'goods-drawn':
      return text('{who, select, you {You draw} many {{who} draw} other {{who} draws}} {goods}.', {
        who: { seat: event.seat },
        goods: event.goods.join(', '),
      });
    case 'good-placed':
      return text(
        '{who, select, you {You place} many {{who} place} other {{who} places}} a {good} cube above {city}.',
        {
          who: { seat: event.seat },
          good: { term: event.good },
          city: event.city,
        },
      );
    case 'growth-rolled':
      return text('Goods growth, {section} dice: {dice}.', {
        section: { term: event.section },
        dice: event.dice.join(', '),
      });
    case 'goods-grown':
      return text('A {good} cube appears in {city}.', { good: { term: event.good }, city: event.name });
    case 'turn-started':
      return text('Turn {turn} begins.', { turn: event.turn });
    case 'game-over':
      return text('The game is over.');
  }
}

function describeShares(event: Extract<Event, { type: 'shares-issued' }>): Text {
  const who = { seat: event.seat };
  if (event.shares === 0)
    return text('{who, select, you {You issue} many {{who} issue} other {{who} issues}} no shares.', { who });
  return text(
    '{who, select, you {You issue} many {{who} issue} other {{who} issues}} {shares, plural, one {# share} other {# shares}} for ${cash}.',
    { who, shares: event.shares, cash: event.cash },
  );
}

function describeMove(event: Extract<Event, { type: 'goods-moved' }>): Text {
  const values = { who: { seat: event.seat }, good: { term: event.good }, from: event.from, to: event.to };
  const own = event.owners.filter((owner) => owner === event.seat).length;
  const links = event.owners.length;
  return text(
    '{who, select, you {You move} many {{who} move} other {{who} moves}} a {good} cube from {from} to {to} over ' +
      '{links, plural, one {{own, plural, =0 {one link} other {a link of {who, select, you {your} other {their}} own}}} other {# links, {own, plural, =0 {none} other {#}} of them {who, select, you {your} other {their}} own}}.',
    { ...values, links, own },
  );
}

function describeFinished(event: Extract<Event, { type: 'building-finished' }>): Text {
  const who = { seat: event.seat };
  const where = lostText(event);
  return where === null
    ? text('{who, select, you {You are} many {{who} are} other {{who} is}} done building.', { who })
    : text(
        '{who, select, you {You are} many {{who} are} other {{who} is}} done building; unfinished track is no longer owned: {where}.',
        {
          who,
          where,
        },
      );
}
