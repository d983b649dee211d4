import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action } from '../index.ts';
import { cardsOf, expectRefused, lastTurn, play, player, tableOf, tax } from './support/table.ts';

const draw = (deck: 'citizen' | 'military'): Action => ({ type: 'draw', deck });

rule('round-draw.cities', 'each city and district draws its card', () => {
  const match = tableOf({ phase: lastTurn(2), players: [{ districts: ['k2'] }, {}] });
  play(match, [1, tax]);
  expect(cardsOf(match, 0)).toEqual([['cit-scholar', 'mil-swordsman'], ['cit-cartographer'], [], ['mil-rifleman'], []]);
  expect(player(match, 1).hand).toEqual(['cit-scholar']);
});

rule('round-draw.buildings', 'Barracks, War Colleges and Guild Halls draw', () => {
  const match = tableOf({ phase: lastTurn(2), players: [{ home: ['A19', 'A21'] }, { home: ['B14'] }] });
  play(match, [1, tax]);
  expect(player(match, 0).hand).toEqual(['cit-scholar', 'cit-cartographer', 'mil-swordsman']);
  expect(player(match, 1).hand).toEqual(['cit-scholar', 'mil-swordsman', 'mil-rifleman']);
});

rule('round-draw.either', 'the Assembly House lets its owner choose each card', () => {
  const match = tableOf({ seats: 3, phase: lastTurn(3), players: [{ home: ['B19'] }, {}, {}] });
  play(match, [2, tax]);
  expect(match.position.phase).toEqual({ name: 'round-draw', left: [2, 0, 0] });
  expect(match.waiting()).toEqual([0]);
  play(match, [0, draw('military')], [0, draw('citizen')]);
  expect(player(match, 0).hand).toEqual(['cit-scholar', 'cit-cartographer', 'mil-swordsman']);
  expect(match.position.phase.name).toBe('purchase');
});

rule('round-draw.either', 'with one deck only there is nothing to choose', () => {
  const match = tableOf({
    seats: 3,
    phase: lastTurn(3),
    players: [{ home: ['B19'], citizen: ['cit-scholar'] }, {}, {}],
  });
  play(match, [2, tax]);
  expect(cardsOf(match, 0)).toEqual([['cit-scholar', 'mil-swordsman', 'mil-rifleman'], [], [], [], []]);
  const phase = { name: 'round-draw' as const, left: [1, 0, 0] };
  const empty = tableOf({ seats: 3, phase, players: [{ home: ['B19'], citizen: [] }] });
  expectRefused(empty, 0, draw('citizen'), 'draw.nothing');
});
