import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import type { Action } from '../index.ts';
import {
  declineMove,
  dropOut,
  EMPTY_DISPLAY,
  expectRefused,
  finishBuilding,
  issue,
  lastEvents,
  move,
  NO_CUBES,
  pass,
  play,
  select,
  tableOf,
  upgradeEngine,
} from './support/table.ts';

rule('sequence.order', 'a whole turn, step by step', () => {
  const match = tableOf({ seats: 3, display: EMPTY_DISPLAY, cubes: NO_CUBES });
  const names = [match.position.phase.name];
  const step = (seat: number, action: Action): void => {
    play(match, [seat, action]);
    const { name } = match.position.phase;
    if (name !== names.at(-1)) names.push(name);
  };
  for (const seat of [0, 1, 2]) step(seat, issue(1));
  for (const seat of [0, 1]) step(seat, dropOut);
  step(2, select('production'));
  step(1, select('engineer'));
  step(0, select('locomotive'));
  for (const seat of [2, 1, 0]) step(seat, finishBuilding);
  for (const seat of [2, 1, 0, 2, 1]) step(seat, declineMove);
  step(0, declineMove);
  const automatic = lastEvents(match).map(({ type }) => type);
  expect(automatic.slice(1)).toEqual([
    'income-collected',
    'income-collected',
    'income-collected',
    'expenses-paid',
    'expenses-paid',
    'expenses-paid',
  ]);
  step(2, { type: 'decline-production' });
  expect(lastEvents(match).map(({ type }) => type)).toEqual([
    'production-declined',
    'growth-rolled',
    'growth-rolled',
    'turn-started',
  ]);
  expect(names).toEqual([
    'issue-shares',
    'determine-player-order',
    'select-actions',
    'build-track',
    'move-goods',
    'goods-growth',
    'issue-shares',
  ]);
  expect(match.position.turn).toBe(2);
});

const ONE_OF_EACH: Readonly<Record<string, readonly Action[]>> = {
  'issue-shares': [issue(0)],
  'determine-player-order': [{ type: 'bid', amount: 1 }, pass, dropOut],
  'select-actions': [select('engineer')],
  'build-track': [
    finishBuilding,
    { type: 'build', hex: 0, tile: 'straight', rotation: 0 },
    { type: 'urbanize', hex: 0, city: 'A' },
  ],
  'move-goods': [declineMove, upgradeEngine, move('chicago', 'red', 0)],
  'goods-growth': [
    { type: 'draw-goods' },
    { type: 'decline-production' },
    { type: 'place-good', good: 'red', column: 0, square: 0 },
  ],
};

rule('sequence.phase', 'what belongs to another step is refused', () => {
  const phases = [
    tableOf({ seats: 3 }),
    play(tableOf({ seats: 3 }), [0, issue(0)], [1, issue(0)], [2, issue(0)]),
    tableOf({ seats: 3, phase: { name: 'select-actions', seat: 0 } }),
    tableOf({
      seats: 3,
      phase: { name: 'build-track', seat: 0, builds: 0, urbanized: false, touched: [], fresh: [] },
    }),
    tableOf({ seats: 3, phase: { name: 'move-goods', seat: 0, round: 1, stepped: [] } }),
    tableOf({ seats: 3, display: EMPTY_DISPLAY, phase: { name: 'goods-growth', seat: 0, drawn: null } }),
  ];
  expect(phases.map((match) => match.position.phase.name)).toEqual(Object.keys(ONE_OF_EACH));
  for (const match of phases) {
    for (const [theirs, actions] of Object.entries(ONE_OF_EACH)) {
      if (theirs === match.position.phase.name) continue;
      for (const action of actions) expectRefused(match, 0, action, 'sequence.phase');
    }
  }
});

rule('sequence.phase', 'nothing is done after the end', () => {
  const match = tableOf({ seats: 3, phase: { name: 'game-over' } });
  for (const action of Object.values(ONE_OF_EACH).flat()) expectRefused(match, 0, action, 'match.over');
});
