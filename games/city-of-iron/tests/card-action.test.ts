import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import {
  build,
  cardsOf,
  discard,
  expectRefused,
  heard,
  pay,
  play,
  playCard,
  player,
  tableOf,
  tax,
} from './support/table.ts';

rule('card-action.in-hand', 'only cards in hand are played or pay', () => {
  const match = tableOf({ players: [{ hand: ['cit-scholar', 'cit-mason', 'cit-mayor'] }] });
  expectRefused(match, 0, playCard('cit-cartographer'), 'card-action.in-hand');
  play(match, [0, playCard('cit-scholar')]);
  expectRefused(match, 0, pay('cit-cartographer'), 'card-action.in-hand');
  expectRefused(match, 0, pay('cit-mason', 'cit-mason'), 'card-action.in-hand');
});

rule('card-action.none', 'soldiers without an action cannot be played, nor a second action that is not there', () => {
  const match = tableOf({ players: [{ hand: ['mil-soldier', 'cit-tax-collector'] }] });
  expectRefused(match, 0, playCard('mil-soldier'), 'card-action.none');
  expectRefused(match, 0, playCard('cit-tax-collector', null, 1), 'card-action.none');
});

rule('card-action.none', 'a card with two actions lets choose one', () => {
  const match = tableOf({ players: [{ coins: 2, science: 1, hand: ['mil-magician'] }] });
  expect(match.legal(0)).toContainEqual(playCard('mil-magician', null, 0));
  expect(match.legal(0)).toContainEqual(playCard('mil-magician', null, 1));
});

rule('card-action.pay', 'the price of an action is paid at once', () => {
  const poor = tableOf({ players: [{ coins: 0, hand: ['cit-scholar', 'cit-mason'] }] });
  expectRefused(poor, 0, playCard('cit-scholar'), 'card-action.pay');
  const match = tableOf({ players: [{ coins: 1, hand: ['cit-scholar', 'cit-mason'] }] });
  play(match, [0, playCard('cit-scholar')]);
  expect(player(match, 0).coins).toBe(0);
});

rule('card-action.fuel', 'other cards must have the skills, and may have more', () => {
  const alone = tableOf({ players: [{ hand: ['cit-scientist', 'cit-mason'] }] });
  expectRefused(alone, 0, playCard('cit-scientist'), 'card-action.fuel');
  const match = tableOf({ players: [{ hand: ['cit-scholar', 'cit-junkbot', 'cit-explorer'] }, {}] });
  play(match, [0, playCard('cit-scholar')]);
  expectRefused(match, 0, pay('cit-explorer'), 'card-action.fuel');
  expectRefused(match, 0, pay(), 'card-action.fuel');
  play(match, [0, pay('cit-junkbot')]);
  expect(heard(match)).toContainEqual({ type: 'gained', seat: 0, coins: 0, science: 1 });
});

rule('card-action.fuel', 'soldiers fuel citizens', () => {
  const match = tableOf({ players: [{ hand: ['cit-scholar', 'mil-swordsman'] }, {}] });
  play(match, [0, playCard('cit-scholar')], [0, pay('mil-swordsman')]);
  expect(cardsOf(match, 0)).toEqual([[], ['cit-cartographer'], ['cit-scholar'], ['mil-rifleman'], ['mil-swordsman']]);
});

rule('card-action.one-use', 'the skills of the played card do not count', () => {
  const match = tableOf({ players: [{ hand: ['cit-engineer'] }], row: ['A01'] });
  expectRefused(match, 0, playCard('cit-engineer'), 'card-action.fuel');
});

rule('card-action.no-surplus', 'a payment from which a card could be left out is refused', () => {
  const hand = ['cit-scientist', 'cit-scholar', 'cit-mason', 'cit-junkbot'];
  const match = tableOf({ players: [{ hand }] });
  play(match, [0, playCard('cit-scientist')]);
  expectRefused(match, 0, pay('cit-junkbot', 'cit-scholar'), 'card-action.no-surplus');
  expectRefused(match, 0, pay('cit-scholar', 'cit-mason', 'cit-junkbot'), 'card-action.no-surplus');
  expect(match.legal(0)).toEqual([pay('cit-scholar', 'cit-mason'), pay('cit-junkbot')]);
});

rule('card-action.effect', 'a card that would do nothing cannot be played', () => {
  const broke = { players: [{ coins: 0, hand: ['cit-engineer', 'cit-scholar'] }, { coins: 0 }] };
  expectRefused(tableOf({ ...broke, row: ['A16'] }), 0, playCard('cit-engineer'), 'card-action.effect');
  const guard = tableOf({ players: [{ hand: ['mil-iron-guard'] }] });
  expectRefused(guard, 0, playCard('mil-iron-guard'), 'card-action.effect');
  const machinist = tableOf({ players: [{ hand: ['mil-machinist', 'cit-scholar'] }] });
  expectRefused(machinist, 0, playCard('mil-machinist'), 'card-action.effect');
  const bot = tableOf({ players: [{ hand: ['cit-junkbot'] }] });
  expectRefused(bot, 0, playCard('cit-junkbot'), 'card-action.effect');
  const map = tableOf({ players: [{ hand: ['cit-cartographer'] }] });
  expectRefused(map, 0, playCard('cit-cartographer'), 'card-action.effect');
});

rule('card-action.effect', 'what can be done is done: a Spy among the poor still draws', () => {
  const match = tableOf({ players: [{ hand: ['mil-spy'], military: ['mil-rifleman'] }, { coins: 0 }] });
  play(match, [0, playCard('mil-spy')]);
  expect(player(match, 0).hand).toEqual(['mil-rifleman']);
});

rule('card-action.effects', 'at least once, and no more than the card says', () => {
  const hand = ['cit-mason', 'cit-scholar'];
  const match = tableOf({ row: ['A01', 'A02', 'A05'], players: [{ coins: 20, hand }, {}] });
  play(match, [0, playCard('cit-mason')], [0, pay('cit-scholar')]);
  expectRefused(match, 0, { type: 'finish-effect' }, 'card-action.effects');
  expectRefused(match, 0, { type: 'store', building: 'A01' }, 'card-action.effects');
  play(match, [0, build(match, 0, 'A01')]);
  expect(match.legal(0)).toContainEqual({ type: 'finish-effect' });
  play(match, [0, build(match, 0, 'A02')]);
  expect(match.position.phase.name).toBe('discard');
});

rule('card-action.effects', 'it may end early', () => {
  const match = tableOf({ row: ['A01', 'A02'], players: [{ coins: 20, hand: ['cit-mason', 'mil-swordsman'] }, {}] });
  play(match, [0, playCard('cit-mason')], [0, pay('mil-swordsman')], [0, build(match, 0, 'A01')]);
  play(match, [0, { type: 'finish-effect' }]);
  expect(match.waiting()).toEqual([1]);
});

rule('card-action.gain', 'what a card counts has its limit', () => {
  const towns = ['T01', 'T02', 'T03', 'T06'];
  const match = tableOf({ players: [{ coins: 0, hand: ['mil-warship'], towns }, {}] });
  play(match, [0, playCard('mil-warship')]);
  expect(player(match, 0).coins).toBe(5);
});

rule('card-action.draw', 'cards come from the deck, and missing ones are lost', () => {
  const match = tableOf({ players: [{ hand: ['cit-scout-ship'], citizen: ['cit-mayor'], military: [] }, {}] });
  play(match, [0, playCard('cit-scout-ship')]);
  expect(cardsOf(match, 0)).toEqual([['cit-mayor'], [], ['cit-scout-ship'], [], []]);
});

rule('card-action.build', 'for less, but never below nothing', () => {
  const match = tableOf({ row: ['A01'], players: [{ coins: 0, hand: ['cit-engineer', 'mil-swordsman'] }, {}] });
  play(match, [0, playCard('cit-engineer')], [0, pay('mil-swordsman')], [0, build(match, 0, 'A01')]);
  expect(player(match, 0).coins).toBe(0);
  expect(match.waiting()).toEqual([1]);
});

rule('card-action.store', 'the Cartographer stores for free', () => {
  const match = tableOf({ row: ['A01'], players: [{ hand: ['cit-cartographer'] }] });
  play(match, [0, playCard('cit-cartographer')]);
  expectRefused(match, 0, { type: 'store', building: 'A02' }, 'store.row');
  play(match, [0, { type: 'store', building: 'A01' }]);
  expect(player(match, 0).stored).toEqual(['A01']);
  expect(match.position.phase).toEqual({ name: 'action', seat: 0, turn: 1 });
});

rule('card-action.recover', 'cards of the discard pile, not those of this very action', () => {
  const hand = ['mil-machinist', 'mil-soldier'];
  const match = tableOf({ players: [{ hand, militaryDiscard: ['mil-spy', 'mil-rifleman', 'mil-inventor'] }, {}] });
  play(match, [0, playCard('mil-machinist')], [0, pay('mil-soldier')]);
  for (const card of ['mil-soldier', 'mil-machinist', 'cit-scholar', 'nobody']) {
    expectRefused(match, 0, { type: 'recover', card }, 'card-action.recover');
  }
  play(match, [0, { type: 'recover', card: 'mil-rifleman' }], [0, { type: 'recover', card: 'mil-spy' }]);
  expect(player(match, 0).hand).toEqual(['mil-rifleman', 'mil-spy']);
  play(match, [0, discard('mil-soldier')]);
  expect(player(match, 0).military.discard).toEqual(['mil-inventor', 'mil-soldier', 'mil-machinist']);
});

rule('card-action.steal', 'up to so many coins of one other player who has some', () => {
  const match = tableOf({
    seats: 3,
    players: [{ coins: 0, hand: ['mil-spy'], military: [] }, { coins: 1 }, { coins: 0 }],
  });
  play(match, [0, playCard('mil-spy')]);
  for (const from of [0, 2, 7]) expectRefused(match, 0, { type: 'steal', from }, 'card-action.steal');
  play(match, [0, { type: 'steal', from: 1 }]);
  expect(match.position.players.map(({ coins }) => coins)).toEqual([1, 0, 0]);
});

rule('card-action.demolish', 'one of the own buildings, for coins', () => {
  const match = tableOf({ players: [{ coins: 0, hand: ['cit-junkbot'], home: ['A01'] }, { home: ['A02'] }] });
  play(match, [0, playCard('cit-junkbot')]);
  expectRefused(match, 0, { type: 'demolish', building: 'A02' }, 'card-action.demolish');
  play(match, [0, { type: 'demolish', building: 'A01' }]);
  expect(player(match, 0).coins).toBe(3);
  expect(match.position.discards).toContain('A01');
});

rule('card-action.discard', 'the played cards reach the piles in the order chosen', () => {
  const hand = ['cit-scientist', 'cit-scholar', 'cit-mason'];
  const match = tableOf({ players: [{ hand }, {}] });
  play(match, [0, playCard('cit-scientist')], [0, pay('cit-scholar', 'cit-mason')]);
  expect(match.legal(0)).toHaveLength(3);
  expectRefused(match, 0, discard('cit-engineer'), 'card-action.discard');
  expectRefused(match, 0, discard('cit-scientist', 'cit-scientist'), 'card-action.discard');
  play(match, [0, discard('cit-mason')], [0, discard('cit-scientist')]);
  expect(player(match, 0).citizen.discard).toEqual(['cit-mason', 'cit-scientist', 'cit-scholar']);
  expect(match.waiting()).toEqual([1]);
});

rule('card-action.discard', 'all at once, in one go', () => {
  const match = tableOf({ players: [{ hand: ['cit-scholar', 'cit-mason'] }, {}] });
  play(match, [0, playCard('cit-scholar')], [0, pay('cit-mason')], [0, discard('cit-mason', 'cit-scholar')], [1, tax]);
  expect(player(match, 0).citizen.discard).toEqual(['cit-mason', 'cit-scholar']);
});

rule('card-action.discard', 'effects come first: the card cannot draw itself', () => {
  const match = tableOf({ players: [{ hand: ['mil-swordsman'], military: [] }, {}] });
  play(match, [0, playCard('mil-swordsman')]);
  expect(cardsOf(match, 0).slice(3)).toEqual([[], ['mil-swordsman']]);
  expect(player(match, 0)).toMatchObject({ coins: 8, hand: [] });
});
