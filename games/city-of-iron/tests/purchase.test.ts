import { rule } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { type Action, cityOfIron, type Phase } from '../index.ts';
import {
  type CityMatch,
  expectRefused,
  heard,
  lastTurn,
  type PlayerChanges,
  play,
  player,
  tableOf,
  tax,
} from './support/table.ts';

const OPEN: Phase = {
  name: 'purchase',
  orders: [
    { cards: [], done: false },
    { cards: [], done: false },
  ],
};
const buy = (card: string): Action => ({ type: 'buy', card });
const putBack = (card: string): Action => ({ type: 'put-back', card });
const done: Action = { type: 'finish-buying' };

function shop(...players: readonly PlayerChanges[]): CityMatch {
  return tableOf({ phase: OPEN, players });
}

rule('purchase.secret', 'all choose at once, and nobody sees what others choose', () => {
  const match = shop();
  expect(match.waiting()).toEqual([0, 1]);
  play(match, [0, buy('cit-mayor')]);
  expect(heard(match, 1)).toEqual([]);
  expect(heard(match, 'public')).toEqual([]);
  for (const eye of [1, 'public'] as const) {
    expect(match.viewAt(match.seq, eye).phase).toMatchObject({ orders: [{ cards: null }, {}] });
    expect(JSON.stringify(match.viewAt(match.seq, eye).phase)).not.toContain('mayor');
  }
  expect(match.viewAt(match.seq, 0).phase).toMatchObject({ orders: [{ cards: ['cit-mayor'] }, { cards: null }] });
});

rule('purchase.secret', 'who has finished may still change their mind', () => {
  const match = shop();
  play(match, [0, buy('cit-mayor')], [0, done]);
  expect(match.waiting()).toEqual([1]);
  expect(match.check(0, done)?.rule).toBe('purchase.secret');
  expect(match.check(0, putBack('cit-mason'))?.rule).toBe('purchase.secret');
  play(match, [0, putBack('cit-mayor')]);
  expect(match.waiting()).toEqual([0, 1]);
  play(match, [0, buy('cit-mason')], [0, done], [1, done]);
  expect(player(match, 0).hand).toEqual(['cit-mason']);
});

rule('purchase.supply', 'only cards of the own supply, as often as there are copies', () => {
  const match = shop({ coins: 30 });
  expectRefused(match, 0, buy('cit-genius'), 'purchase.supply');
  expectRefused(match, 0, buy('cit-cartographer'), 'purchase.supply');
  play(match, [0, buy('cit-explorer')], [0, buy('cit-explorer')]);
  expectRefused(match, 0, buy('cit-explorer'), 'purchase.supply');
});

rule('purchase.afford', 'everything together must be affordable', () => {
  const match = shop({ coins: 5, science: 0 });
  expectRefused(match, 0, buy('cit-cloud-skimmer'), 'purchase.afford');
  play(match, [0, buy('cit-explorer')]);
  expectRefused(match, 0, buy('cit-mason'), 'purchase.afford');
  play(match, [0, buy('cit-scholar')]);
});

rule('purchase.reveal', 'when all have finished it is shown, paid for and in the hand', () => {
  const match = shop({ coins: 8, science: 1 }, { coins: 4 });
  play(match, [0, buy('cit-wyvern-ship')], [0, buy('cit-mayor')], [0, done]);
  expect(player(match, 0)).toMatchObject({ coins: 8, hand: [] });
  play(match, [1, buy('mil-soldier')], [1, done]);
  expect(player(match, 0)).toMatchObject({ coins: 0, science: 0, hand: ['cit-mayor', 'cit-wyvern-ship'] });
  expect(player(match, 1)).toMatchObject({ coins: 1, hand: ['mil-soldier'] });
  expect(player(match, 0).supply).not.toContain('cit-mayor');
  const bought = heard(match, 1).flatMap((event) =>
    event.type === 'bought' ? [[event.seat, event.cards.length]] : [],
  );
  expect(bought).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(match.position.phase.name).toBe('bid');
});

test('who can afford nothing is not asked', () => {
  const match = tableOf({ phase: lastTurn(2), players: [{ coins: 0, citizen: [] }, {}] });
  play(match, [1, tax]);
  expect(match.position.phase).toMatchObject({ name: 'purchase' });
  const cheap = cityOfIron.sets
    .named('standard')
    .file.cards.filter(({ cost, nation }) => cost.coins <= 2 && nation === null);
  const hand = cheap.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  const poor = tableOf({ phase: lastTurn(2), players: [{ coins: 0, hand }, {}] });
  play(poor, [1, tax]);
  expect(poor.waiting()).toEqual([1]);
});
