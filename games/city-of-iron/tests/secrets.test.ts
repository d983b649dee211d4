import { type Eye, rngFrom } from '@roundhouse/kernel';
import { rule } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { cityOfIron } from '../index.ts';
import { livelyChoice } from './support/lively.ts';
import { discard, gameOf, heard, pay, play, playCard, player, tableOf, tax } from './support/table.ts';

rule('round.secrets', 'hands and draw piles are their owner’s alone, but can be counted', () => {
  const match = tableOf({
    players: [
      { hand: ['cit-mayor', 'mil-spy'], citizen: ['cit-mason'], citizenDiscard: ['cit-scholar', 'cit-cartographer'] },
      { hand: ['cit-engineer'] },
    ],
  });
  const eyes: readonly Eye[] = [1, 'public'];
  for (const eye of eyes) {
    const seen = match.viewAt(0, eye).players[0];
    expect(seen?.hand).toEqual([null, null]);
    expect(seen?.citizen).toEqual({ draw: [null], discard: ['cit-scholar', 'cit-cartographer'] });
    expect(seen?.supply).toEqual(player(match, 0).supply);
  }
  expect(match.viewAt(0, 0).players[0]).toEqual(player(match, 0));
});

rule('round.secrets', 'when the game is over everything is shown', () => {
  const last = tableOf({
    shown: 3,
    scorings: 2,
    phase: { name: 'action', seat: 1, turn: 3 },
    players: [{ hand: ['cit-mayor'] }],
  });
  play(last, [1, tax]);
  expect(last.viewAt(last.seq, 'public')).toEqual(last.position);
});

test('the order of a starting deck is not told', () => {
  const match = gameOf({ mode: 'full' }, 2);
  const [stack] = match.legal(0);
  if (stack !== undefined) play(match, [0, stack]);
  for (const eye of [1, 'public'] as const) {
    const seen = match.viewAt(match.seq, eye).players[0];
    expect([seen?.citizen.draw, seen?.military.draw]).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(JSON.stringify(match.events(eye))).not.toContain('cit-');
  }
});

test('a guess gives whoever is paying a hand that can pay', () => {
  const hand = ['cit-scout-ship', 'mil-iron-dragon', 'mil-iron-soldier', 'mil-soldier'];
  const match = tableOf({ open: ['T01', 'T06', 'T11'], players: [{ hand }, {}] });
  play(match, [0, { type: 'attack', town: 'T06' }]);
  for (let number = 0; number < 50; number++) {
    const view = match.viewAt(match.seq, 1);
    const guess = cityOfIron.guess(view, 1, rngFrom(`guess ${number}`));
    expect(cityOfIron.legal(guess, 0).length).toBeGreaterThan(0);
    expect(cityOfIron.view(guess, 1)).toEqual(view);
  }
});

test('own cards hold no surprise: drawing and playing can be taken back', () => {
  const match = tableOf({ players: [{ hand: ['cit-scholar', 'cit-mason'] }, {}] });
  play(match, [0, playCard('cit-scholar')], [0, pay('cit-mason')], [0, discard('cit-mason')]);
  expect(match.undoLimit(0).seq).toBe(0);
  expect(match.undo(0, 0).ok).toBe(true);
  play(match, [0, { type: 'draw', deck: 'citizen' }]);
  expect(match.undoLimit(0).seq).toBe(0);
});

test('what a purchase has shown cannot be taken back', () => {
  const orders = [
    { cards: ['cit-mayor'], done: true },
    { cards: [], done: false },
  ];
  const match = tableOf({ phase: { name: 'purchase', orders } });
  play(match, [1, { type: 'buy', card: 'cit-mason' }]);
  expect(match.undoLimit(1).seq).toBe(0);
  play(match, [1, { type: 'finish-buying' }]);
  expect(match.undoLimit(1)).toMatchObject({ seq: 2, stop: { rule: 'match.undo-revealed' } });
});

test('in whole games, no seat ever sees or hears of what is not its own', () => {
  for (const [number, seats] of [2, 3, 4].entries()) {
    const match = gameOf({ mode: 'full', nationAbilities: true }, seats, `secrets ${number}`);
    const choices = rngFrom(`secrets ${number}/choices`);
    for (let [seat] = match.waiting(); seat !== undefined; [seat] = match.waiting()) {
      match.submit(seat, livelyChoice(match.legal(seat), match.position, seat, choices));
      if (match.waiting().length === 0) break;
      const eyes: readonly Eye[] = [...match.position.players.keys(), 'public'];
      for (const eye of eyes) {
        const { players, phase } = match.viewAt(match.seq, eye);
        const hidden = players.filter((_, other) => other !== eye);
        const cards = hidden.flatMap(({ hand, citizen, military }) => [...hand, ...citizen.draw, ...military.draw]);
        expect(cards.filter((card) => card !== null)).toEqual([]);
        const orders = phase.name === 'purchase' ? phase.orders.filter((_, other) => other !== eye) : [];
        expect(orders.filter((order) => order.cards !== null)).toEqual([]);
        const told = heard(match, eye).filter((event) => event.type === 'drew' && event.seat !== eye);
        expect(told.filter((event) => event.type === 'drew' && event.card !== null)).toEqual([]);
      }
    }
    expect(match.result()).not.toBeNull();
  }
});
