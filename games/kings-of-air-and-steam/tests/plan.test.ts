import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { type Action, FACE_DOWN } from '../index.ts';
import {
  DEFAULT_PLAN,
  expectRefused,
  type KingsMatch,
  offered,
  planCard,
  play,
  player,
  ready,
  seenBy,
  tableOf,
} from './support/table.ts';

const NOTHING = [null, null, null, null];
const notReady: Action = { type: 'not-ready' };

function planning(seats = 2, plans: readonly (readonly (string | null)[])[] = []): KingsMatch {
  return tableOf({
    seats,
    cycle: 0,
    order: [],
    phase: { name: 'plan' },
    players: Array.from({ length: seats }, (_, seat) => ({ plan: plans[seat] ?? NOTHING })),
  });
}

rule('plan.four-cards', "the example: Green's plan is 1, 4, 3 and 2", () => {
  const match = planning(2, [NOTHING, DEFAULT_PLAN]);
  play(match, [1, ready]);
  play(match, [0, planCard(0, '1')], [0, planCard(1, '4*')], [0, planCard(2, '3')], [0, planCard(3, '2')], [0, ready]);
  expect(player(match, 0).plan).toEqual(['1', '4*', '3', '2']);
  expect(match.position.cycle).toBe(1);
});

rule('plan.four-cards', 'nobody is ready with fewer', () => {
  const match = planning();
  play(match, [0, planCard(0, '1')], [0, planCard(1, '2')], [0, planCard(2, '3')]);
  expectRefused(match, 0, ready, 'plan.four-cards');
  expectRefused(match, 0, planCard(4, '0'), 'plan.four-cards');
});

rule('plan.own-deck', 'each card as often as it is in the deck', () => {
  const match = planning();
  play(match, [0, planCard(0, '1')], [0, planCard(1, '1')]);
  expectRefused(match, 0, planCard(2, '1'), 'plan.own-deck');
  expectRefused(match, 0, planCard(2, '9'), 'plan.own-deck');
  expect(offered(match, 0, 'plan-card').map(({ card }) => card)).toEqual(['0', '2', '2*', '3', '3*', '4*', '5**']);
});

rule('plan.own-deck', 'a card may be laid over itself, and over another', () => {
  const match = play(planning(), [0, planCard(0, '0')], [0, planCard(0, '0')]);
  expect(match.check(0, planCard(1, '0'))?.rule).toBe('plan.own-deck');
  play(match, [0, planCard(0, '5**')], [0, planCard(1, '0')]);
  expect(player(match, 0).plan).toEqual(['5**', '0', null, null]);
});

rule('plan.special-card', 'none in the basic game, one in the normal', () => {
  expectRefused(planning(), 0, planCard(0, 'special'), 'plan.special-card');
  const normal = tableOf({
    mode: 'normal',
    cycle: 0,
    phase: { name: 'plan' },
    players: [{ character: 'isaac', plan: NOTHING }],
  });
  play(normal, [0, planCard(0, 'special')]);
  expectRefused(normal, 0, planCard(1, 'special'), 'plan.own-deck');
});

rule('plan.secret', 'all plan at once, in any order', () => {
  const match = planning(3);
  expect(match.waiting()).toEqual([0, 1, 2]);
  play(match, [2, planCard(0, '1')], [0, planCard(0, '2')], [1, planCard(0, '3')]);
  expect(match.waiting()).toEqual([0, 1, 2]);
});

rule('plan.secret', 'nobody else sees the cards, nor how many are planned, nor hears of them', () => {
  const match = play(planning(2), [0, planCard(0, '5**')]);
  expect(seenBy(match, 0).players[0]?.plan).toEqual(['5**', null, null, null]);
  expect(seenBy(match, 1).players[0]?.plan).toEqual(NOTHING);
  expect(seenBy(match, 'public').players[0]?.plan).toEqual(NOTHING);
  const heard = (eye: number | 'public'): readonly unknown[] => match.events(eye).flatMap(({ events }) => events);
  expect(JSON.stringify(heard(1))).not.toContain('5**');
  expect(JSON.stringify(heard('public'))).not.toContain('5**');
  expect(JSON.stringify(heard(0))).toContain('5**');
});

rule('plan.secret', 'later cards stay face down after the first are turned up', () => {
  const match = planning(2, [
    ['1', '2', '3', '0'],
    ['2', '1', '0', '3'],
  ]);
  play(match, [0, ready], [1, ready]);
  expect(seenBy(match, 1).players[0]?.plan).toEqual(['1', FACE_DOWN, FACE_DOWN, FACE_DOWN]);
  expect(seenBy(match, 0).players[0]?.plan).toEqual(['1', '2', '3', '0']);
});

rule('plan.change', 'cards are taken back and changed until all are ready', () => {
  const match = planning(2, [DEFAULT_PLAN, DEFAULT_PLAN]);
  play(match, [0, { type: 'take-card-back', socket: 1 }], [0, planCard(1, '3*')]);
  expect(player(match, 0).plan).toEqual(['1', '3*', '3', '0']);
  expectRefused(
    play(match, [0, { type: 'take-card-back', socket: 2 }]),
    0,
    { type: 'take-card-back', socket: 2 },
    'plan.change',
  );
  play(match, [0, planCard(2, '3')], [0, ready]);
  expectRefused(match, 0, planCard(2, '2'), 'plan.change');
  expectRefused(match, 0, { type: 'take-card-back', socket: 0 }, 'plan.change');
  play(match, [0, notReady], [0, planCard(2, '2')], [0, ready], [1, ready]);
  expect(match.position.cycle).toBe(1);
  expect(match.check(1, notReady)).not.toBeNull();
});

rule('plan.ready', 'the cards are turned up when everybody is ready, not before', () => {
  const match = planning(3, [DEFAULT_PLAN, DEFAULT_PLAN, DEFAULT_PLAN]);
  play(match, [0, ready], [2, ready]);
  expect(match.waiting()).toEqual([1]);
  expect(match.position.phase.name).toBe('plan');
  expectRefused(match, 0, ready, 'plan.ready');
  expectRefused(match, 1, notReady, 'plan.ready');
  play(match, [1, ready]);
  expect(match.position.phase.name).toBe('flight');
});
