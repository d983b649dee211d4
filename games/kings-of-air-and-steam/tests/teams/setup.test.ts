import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { kingsOfAirAndSteam } from '../../index.ts';
import { PLAIN } from '../support/board.ts';
import { cardsUp, expectRefused, gameOf, lastEvents, planCard, planOf, play } from '../support/table.ts';
import { anyOf, choose, phaseOf, threeTeams } from '../support/turns.ts';

rule('setup.team', 'dealt: everybody has a team of their own, told to all', () => {
  const match = gameOf({ mode: 'normal' }, 7);
  const teams = match.position.players.map(({ team }) => team ?? '');
  expect(teams.toSorted()).toEqual(kingsOfAirAndSteam.boxes.latest.box.teams.map(({ id }) => id).toSorted());
  expect(match.events('public')[0]?.events.filter(({ type }) => type === 'team-taken')).toHaveLength(7);
  expect(phaseOf(match)).toBe('choose-character');
});

rule('setup.team', 'dealt by chance: another seed, other teams', () => {
  const teams = ['one', 'two', 'three', 'four'].map((seed) =>
    gameOf({ mode: 'normal' }, 7, seed)
      .position.players.map(({ team }) => team)
      .join(),
  );
  expect(new Set(teams).size).toBeGreaterThan(1);
});

rule('setup.team', 'chosen: one seat after the other, and nobody takes a team that is taken', () => {
  const match = gameOf({ mode: 'normal', teams: 'chosen', layout: PLAIN }, 2);
  expect(match.waiting()).toEqual([0]);
  play(match, [0, { type: 'choose-team', team: 'sphinx' }]);
  expect(match.waiting()).toEqual([1]);
  expectRefused(match, 1, { type: 'choose-team', team: 'sphinx' }, 'setup.team');
  expectRefused(match, 1, { type: 'choose-team', team: 'zeppelin' }, 'setup.team');
  expect(match.legal(1)).toHaveLength(6);
  play(match, [1, { type: 'choose-team', team: 'godfather' }]);
  expect(phaseOf(match)).toBe('choose-character');
});

rule('setup.character', 'chosen in secret, changed at will, revealed together', () => {
  const match = threeTeams();
  expect(match.waiting()).toEqual([0, 1, 2]);
  play(match, [1, choose('ezekiel-crane')]);
  expect(match.waiting()).toEqual([0, 2]);
  for (const eye of [0, 2, 'public'] as const) {
    expect(JSON.stringify([match.viewAt(match.seq, eye), match.events(eye)])).not.toContain('ezekiel-crane');
  }
  expect(match.viewAt(match.seq, 1).players[1]?.character).toBe('ezekiel-crane');
  play(match, [1, choose('thaddeus-birch')], [0, choose('harvey-golding')]);
  expect(match.viewAt(match.seq, 2).players.map(({ character }) => character)).toEqual([
    'face-down',
    'face-down',
    null,
  ]);
  play(match, [2, choose('isaac')]);
  expect(lastEvents(match)).toEqual([
    { type: 'character-chosen', seat: 2 },
    { type: 'character-revealed', seat: 0, character: 'harvey-golding', name: 'Harvey Golding' },
    { type: 'character-revealed', seat: 1, character: 'thaddeus-birch', name: 'Thaddeus Birch' },
    { type: 'character-revealed', seat: 2, character: 'isaac', name: 'I.S.A.A.C.' },
  ]);
  expect(match.position.players.map(({ tokens }) => tokens)).toEqual([0, 0, 5]);
});

rule('setup.character', 'only one of the two that fly with the team', () => {
  const match = threeTeams();
  expectRefused(match, 0, choose('isaac'), 'setup.character');
  expectRefused(match, 0, choose('nobody'), 'setup.character');
  expect(match.legal(0)).toEqual([choose('harvey-golding'), choose('reginald-kain')]);
});

rule('setup.priority', 'the highest number places its depot first, the lowest last', () => {
  const match = threeTeams();
  play(match, [0, choose('reginald-kain')], [1, choose('thaddeus-birch')], [2, choose('isaac')]);
  expect(match.position.phase).toEqual({ name: 'place-depot', seat: 1, queue: [2, 0] });
});

rule(
  'turn-order.priority',
  'example: Green has a B; of the two with a C, Yellow with the lower number goes first',
  () => {
    const [green, blue, yellow] = [0, 1, 2];
    const match = cardsUp({
      players: [
        { character: 'thaddeus-birch', plan: planOf('1') },
        { character: 'bishop-kingston', plan: planOf('2') },
        { character: 'isaac', plan: planOf('2') },
      ],
    });
    expect(match.position.order).toEqual([green, yellow, blue]);
  },
);

rule('turn-order.priority', 'nobody holds a marker: ties fall the same way in every cycle', () => {
  const match = cardsUp({
    players: [{ character: 'clint-castle' }, { character: 'harvey-golding' }, { character: 'victor-blane' }],
  });
  expect(match.position.order).toEqual([1, 2, 0]);
});

rule('plan.special-card', 'it is planned like any other card, once', () => {
  const match = gameOf({ mode: 'normal', teams: 'chosen', layout: PLAIN }, 2);
  play(match, [0, { type: 'choose-team', team: 'emperor' }], [1, { type: 'choose-team', team: 'davinci' }]);
  play(match, [0, choose('reginald-kain')], [1, choose('isaac')]);
  for (const seat of [1, 0]) play(match, [seat, anyOf(match.legal(seat))]);
  play(match, [0, planCard(0, 'special')]);
  expectRefused(match, 0, planCard(1, 'special'), 'plan.own-deck');
});
