import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action } from '../index.ts';
import { cardsOf, expectRefused, heard, play, playCard, player, tableOf, tax } from './support/table.ts';

const draw = (deck: 'citizen' | 'military'): Action => ({ type: 'draw', deck });

rule('actions.three', 'one action at a time, three each, in turn order', () => {
  const match = tableOf({ seats: 3 });
  const turns: (number | undefined)[] = [];
  while (match.position.phase.name === 'action') {
    const [seat = 0] = match.waiting();
    turns.push(seat);
    play(match, [seat, tax]);
  }
  expect(turns).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
});

rule('actions.no-pass', 'with nothing at all there is still Tax', () => {
  const match = tableOf({ players: [{ coins: 0, citizen: [], military: [] }] });
  expect(match.legal(0)).toEqual([tax]);
});

rule('actions.free', 'free actions come before the action and leave it to be taken', () => {
  const match = tableOf({ row: ['A01'], players: [{ hand: ['cit-cartographer', 'cit-junkbot'], home: ['A16'] }, {}] });
  play(match, [0, playCard('cit-cartographer')], [0, { type: 'store', building: 'A01' }]);
  expect(match.position.phase).toEqual({ name: 'action', seat: 0, turn: 1 });
  play(match, [0, playCard('cit-junkbot')], [0, { type: 'demolish', building: 'A16' }]);
  expect(match.waiting()).toEqual([0]);
  play(match, [0, tax]);
  expect(match.waiting()).toEqual([1]);
  expect(match.check(0, tax)?.rule).toBe('match.not-waiting');
});

rule('store.row', 'a building of the row is put aside, without limit', () => {
  const match = tableOf({ row: ['A01', 'A02', 'A03'], players: [{ stored: ['A05'] }, {}] });
  expectRefused(match, 0, { type: 'store', building: 'A05' }, 'store.row');
  expectRefused(match, 0, { type: 'store', building: 'A07' }, 'store.row');
  play(match, [0, { type: 'store', building: 'A02' }], [1, tax], [0, { type: 'store', building: 'A01' }]);
  expect(player(match, 0).stored).toEqual(['A05', 'A02', 'A01']);
  expect(match.position.row).toEqual(['A03']);
});

rule('draw.card', 'the top card of either deck, told to its owner only', () => {
  const match = tableOf({ players: [{ citizen: ['cit-mayor', 'cit-scholar'], military: ['mil-spy'] }, {}] });
  play(match, [0, draw('citizen')]);
  expect(cardsOf(match, 0)).toEqual([['cit-mayor'], ['cit-scholar'], [], ['mil-spy'], []]);
  expect(heard(match, 0)).toMatchObject([{ type: 'drew', card: { id: 'cit-mayor' } }]);
  expect(heard(match, 1)).toMatchObject([{ type: 'drew', card: null }]);
  play(match, [1, tax], [0, draw('military')]);
  expect(player(match, 0).hand).toEqual(['cit-mayor', 'mil-spy']);
});

rule('draw.turn-over', 'an empty pile turns the discards over, in their order', () => {
  const citizenDiscard = ['cit-mayor', 'cit-scholar', 'cit-mason'];
  const match = tableOf({ players: [{ citizen: [], citizenDiscard }, {}] });
  play(match, [0, draw('citizen')]);
  expect(cardsOf(match, 0).slice(0, 3)).toEqual([['cit-mayor'], ['cit-scholar', 'cit-mason'], []]);
});

rule('draw.nothing', 'a deck without cards cannot be drawn from', () => {
  const match = tableOf({ players: [{ citizen: [], hand: ['cit-scholar'] }] });
  expectRefused(match, 0, draw('citizen'), 'draw.nothing');
});

rule('tax.coin', 'one coin', () => {
  const match = tableOf();
  play(match, [0, tax]);
  expect(player(match, 0).coins).toBe(8);
});

rule('buy-science.price', 'four coins for one science', () => {
  const match = tableOf({ players: [{ coins: 4 }, { coins: 3 }] });
  play(match, [0, { type: 'buy-science' }]);
  expect(player(match, 0)).toMatchObject({ coins: 0, science: 1 });
  expectRefused(match, 1, { type: 'buy-science' }, 'buy-science.price');
});
