import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { board, nth } from './support/board.ts';
import {
  cardsUp,
  fly,
  type KingsMatch,
  lastEvents,
  planOf,
  play,
  player,
  ready,
  seenBy,
  solicit,
  tableOf,
} from './support/table.ts';

/** Flies anywhere and solicits funds. */
function quietTurn(match: KingsMatch): void {
  const [seat = 0] = match.waiting();
  for (const type of ['fly', 'solicit-funds'] as const) {
    const choice = match.legal(seat).find((action) => action.type === type);
    if (choice === undefined) throw new RangeError(`seat ${seat} cannot ${type}`);
    play(match, [seat, choice]);
    while (match.position.phase.name === 'cargo') play(match, [seat, { type: 'go-on' }]);
  }
}

rule('turn-order.letters', 'in the order of the letters', () => {
  const cards = ['5**', '0', '3', '1', '4*', '2'];
  const match = cardsUp({
    layout: 'A0B0C0D0E0F0G0',
    players: cards.map((card) => ({ plan: planOf(card), airshipLevel: 3 })),
  });
  expect(match.position.order).toEqual([1, 3, 5, 2, 4, 0]);
});

rule('turn-order.letters', 'anew in every cycle', () => {
  const match = cardsUp({ players: [{ plan: planOf('1', '3') }, { plan: planOf('2', '1') }] });
  expect(match.position.order).toEqual([0, 1]);
  quietTurn(match);
  quietTurn(match);
  expect(match.position.cycle).toBe(2);
  expect(match.position.order).toEqual([1, 0]);
});

rule('turn-order.marker', 'the example: Green shows a B, Blue and Yellow a C, and Green has the marker', () => {
  const [green, blue, yellow] = [0, 1, 2];
  const match = cardsUp({
    firstPlayer: green,
    players: [{ plan: planOf('1') }, { plan: planOf('2') }, { plan: planOf('2') }],
  });
  expect(match.position.order).toEqual([green, blue, yellow]);
});

rule('turn-order.marker', 'ties go clockwise from the marker', () => {
  const match = cardsUp({
    firstPlayer: 2,
    players: [{ plan: planOf('2') }, { plan: planOf('2') }, { plan: planOf('2') }, { plan: planOf('1') }],
    layout: 'A0B0C0D0E0',
  });
  expect(match.position.order).toEqual([3, 2, 0, 1]);
});

rule('turn-order.priority', 'the example: Blue has the number 4, Yellow 2', () => {
  const [green, blue, yellow] = [0, 1, 2];
  const match = cardsUp({
    players: [
      { character: 'clint-castle', plan: planOf('1') },
      { character: 'bishop-kingston', plan: planOf('2') },
      { character: 'isaac', plan: planOf('2') },
    ],
  });
  expect(match.position.order).toEqual([green, yellow, blue]);
});

rule('diamonds.check', 'as many diamonds as the rating are allowed', () => {
  const match = cardsUp({ players: [{ plan: planOf('2*') }, { plan: planOf('3') }] });
  expect(match.position.phase).toEqual({ name: 'flight', seat: 0, card: '2*' });
});

rule('diamonds.check', 'those of earlier cycles count', () => {
  const match = cardsUp({ players: [{ plan: planOf('2*', '1') }, { plan: planOf('3', '3*') }] });
  quietTurn(match);
  quietTurn(match);
  quietTurn(match);
  expect(match.position.phase).toMatchObject({ name: 'flight', seat: 1, card: '3*' });
});

/** Green, with a rating of 1, has a diamond in the second socket and another in the third. */
function greensThirdCycle(upgrades: boolean): KingsMatch {
  const match = cardsUp({
    players: [
      { plan: ['1', '4*', '3*', '2'], airshipLevel: upgrades ? 2 : 1 },
      { plan: ['2', '3', '5**', '1'], airshipLevel: 3 },
    ],
  });
  quietTurn(match);
  quietTurn(match);
  expect(match.position.cycle).toBe(2);
  quietTurn(match);
  const [choice] = match.legal(0);
  if (choice === undefined) throw new RangeError('Green cannot fly');
  play(match, [0, choice], [0, upgrades ? { type: 'upgrade-airship' } : solicit]);
  expect(match.position.cycle).toBe(3);
  return match;
}

rule('diamonds.lost-turn', 'the example: a second diamond costs Green the turn, and the card goes back', () => {
  const match = greensThirdCycle(false);
  expect(lastEvents(match)).toContainEqual({ type: 'turn-lost', seat: 0, card: '3*', diamonds: 2, rating: 1 });
  expect(player(match, 0).plan).toEqual(['1', '4*', null, '2']);
  expect(match.position.phase).toMatchObject({ name: 'flight', seat: 1 });
  const cash = player(match, 0).cash;
  quietTurn(match);
  expect(match.position.cycle).toBe(4);
  quietTurn(match);
  // Nothing was flown or earned in the third cycle, and the fourth is flown as planned.
  expect(player(match, 0).cash).toBe(cash);
  expect(match.position.phase).toMatchObject({ name: 'flight', seat: 0, card: '2' });
});

rule('diamonds.lost-turn', 'its diamonds do not count later', () => {
  const match = cardsUp({ players: [{ plan: ['5**', '2*', '1', '0'] }, { plan: planOf('1') }] });
  expect(player(match, 0).plan[0]).toBe('5**');
  quietTurn(match);
  expect(player(match, 0).plan[0]).toBeNull();
  expect(match.position.phase).toMatchObject({ name: 'flight', seat: 0, card: '2*' });
});

rule('diamonds.lost-turn', 'everybody has seen the card', () => {
  const match = cardsUp({ players: [{ plan: ['5**', '1', '2', '0'] }, { plan: planOf('2') }] });
  expect(seenBy(match, 1).players[0]?.plan[0]).toBe('5**');
});

rule('diamonds.upgrade-in-time', 'the example: upgraded in the second cycle, nothing is lost', () => {
  const match = greensThirdCycle(true);
  expect(match.position.phase).toMatchObject({ name: 'flight', seat: 0, card: '3*' });
});

rule('upkeep.cards', 'all cards come back into the deck', () => {
  const match = tableOf({
    cycle: 4,
    order: [0, 1],
    turn: 1,
    phase: { name: 'action', seat: 1 },
    players: [{ plan: ['1', '2', null, '0'] }],
  });
  play(match, [1, solicit]);
  expect(match.position.round).toBe(2);
  expect(player(match, 0).plan).toEqual([null, null, null, null]);
  expect(match.check(0, { type: 'plan-card', socket: 0, card: '1' })).toBeNull();
});

rule('upkeep.marker', 'the marker goes to the next player, around the table', () => {
  const lastAction = (firstPlayer: number): KingsMatch =>
    play(tableOf({ firstPlayer, cycle: 4, turn: 1, phase: { name: 'action', seat: 1 } }), [1, solicit]);
  expect(lastAction(0).position.firstPlayer).toBe(1);
  expect(lastAction(1).position.firstPlayer).toBe(0);
});

rule('plan.ready', 'who is ready in one round plans anew in the next', () => {
  const match = play(tableOf({ cycle: 4, turn: 1, phase: { name: 'action', seat: 1 } }), [1, solicit]);
  expect(match.waiting()).toEqual([0, 1]);
  expect(match.check(0, ready)?.rule).toBe('plan.four-cards');
  expect(match.check(0, fly(nth(board.rail('bown-town', 'warsop'), 0)))?.rule).toBe('sequence.phase');
});
