import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action, Mode } from '../index.ts';
import {
  bid,
  buy,
  declineMove,
  expectRefused,
  finishBuilding,
  gameOf,
  improve,
  lastEvents,
  move,
  moving,
  pass,
  play,
  type SteamMatch,
  score,
  take,
  takeIdle,
  tableOf,
} from './support/table.ts';

/** The simplest thing to do in every phase. */
function idle(match: SteamMatch, seat: number): Action {
  const [first] = match.legal(seat);
  switch (match.position.phase.name) {
    case 'auction-places':
    case 'auction-order':
      return pass;
    case 'buy-capital':
      return buy(1);
    case 'build-track':
      return finishBuilding;
    case 'move-goods':
      return declineMove;
    default:
      if (first === undefined) throw new RangeError('there is nothing to do');
      return first;
  }
}

/** The phases that a whole turn of idlers comes through, and what was told at its end. */
function wholeTurn(mode: Mode): { readonly names: readonly string[]; readonly end: readonly string[] } {
  const match = gameOf({ mode }, 3);
  const names: string[] = [];
  while (match.position.turn === 1) {
    const { name } = match.position.phase;
    if (name !== names.at(-1)) names.push(name);
    const [seat = 0] = match.waiting();
    play(match, [seat, idle(match, seat)]);
  }
  return { names, end: lastEvents(match).map(({ type }) => type) };
}

rule('sequence.base', 'a whole turn, after the auction', () => {
  expect(wholeTurn('base')).toEqual({
    names: ['auction-places', 'select-action-tiles', 'build-track', 'move-goods'],
    end: ['move-declined', 'income-collected', 'income-collected', 'income-collected', 'order-set', 'turn-started'],
  });
});

rule('sequence.standard', 'a whole turn', () => {
  expect(wholeTurn('standard')).toEqual({
    names: ['buy-capital', 'auction-order', 'select-action-tiles', 'build-track', 'move-goods'],
    end: ['move-declined', 'expenses-paid', 'expenses-paid', 'expenses-paid', 'turn-started'],
  });
});

const ONE_OF_EACH: Readonly<Record<string, readonly Action[]>> = {
  'auction-places': [bid(1), pass],
  'auction-order': [bid(1), pass],
  'buy-capital': [buy(0)],
  'select-action-tiles': [take('engineer'), takeIdle('urbanization')],
  'build-track': [
    finishBuilding,
    { type: 'build', hex: 0, tile: '21', rotation: 0 },
    { type: 'urbanize', hex: 0, city: 'red' },
    { type: 'stock-city', space: 0 },
    { type: 'grow-city', city: 'boston', space: 0 },
  ],
  'move-goods': [declineMove, improve, move('boston', 'red', 0)],
  'choose-points': [score('income')],
};

const isAuction = (name: string): boolean => name.startsWith('auction');

rule('sequence.phase', 'what belongs to another phase is refused', () => {
  const phases = [
    tableOf({ phase: { name: 'auction-places', seat: 0, bid: null, leader: null, bidding: [0, 1, 2], placed: [] } }),
    play(tableOf({ mode: 'standard', phase: { name: 'buy-capital', seat: 2 } }), [2, buy(0)]),
    tableOf({ mode: 'standard', phase: { name: 'buy-capital', seat: 0 } }),
    tableOf({}),
    tableOf({
      phase: { name: 'build-track', seat: 0, builds: 0, special: 'none', stocking: null, touched: [], fresh: [] },
    }),
    tableOf({ phase: moving(0) }),
    tableOf({ phase: { name: 'choose-points', seat: 0, points: 1, queue: [], after: moving(0) } }),
  ];
  expect(phases.map((match) => match.position.phase.name)).toEqual(Object.keys(ONE_OF_EACH));
  for (const match of phases) {
    const { name } = match.position.phase;
    for (const [theirs, actions] of Object.entries(ONE_OF_EACH)) {
      if (theirs === name || (isAuction(theirs) && isAuction(name))) continue;
      for (const action of actions) expectRefused(match, 0, action, 'sequence.phase');
    }
  }
});

rule('sequence.phase', 'nothing is done after the end', () => {
  const match = tableOf({ phase: { name: 'game-over' } });
  for (const action of Object.values(ONE_OF_EACH).flat()) expectRefused(match, 0, action, 'match.over');
});
