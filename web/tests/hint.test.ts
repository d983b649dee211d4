import { BEST_SHAPE, Suggester } from '@roundhouse/bots';
import { GAMES, knownGame } from '@roundhouse/games/registry';
import { Match, say } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { proposalOf } from '../table/hint/proposal.ts';
import { mayAskForHints, sentencesOf, toldOf } from '../table/hint/use-hint.ts';

describe.each(GAMES)('a hint in $name', (entry) => {
  it('tells moves that can be played, the best first, with what each brings and why', async () => {
    const page = await entry.page();
    const brain = await entry.brain();
    const match = Match.start(page.game, { options: entry.quick.options, seats: 3, seed: 'a hint' });
    const [seat] = match.waiting();
    if (seat === undefined) throw new RangeError('nobody is waited for');
    const view = match.viewAt(0, seat);
    const suggester = new Suggester({
      brain: { ...brain, game: page.game },
      view,
      seat,
      luck: 'luck',
      shape: BEST_SHAPE,
    });
    while (suggester.positions < 400 && suggester.step());
    const suggested = suggester.suggestions(3).map((one) => structuredClone(one));
    const told = toldOf(page, view, seat, suggested);
    expect(told).toHaveLength(suggested.length);
    expect(told.length).toBeGreaterThan(0);
    const points = told.map((move) => move.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    for (const { review, place, reasons } of told) {
      expect(review.refusal).toBeNull();
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThanOrEqual(3);
      for (const reason of reasons) expect(say(reason)).not.toMatch(/[{}]/u);
    }
    // Nothing was played.
    expect(match.seq).toBe(0);
  });
});

it('tells moves apart that the log tells by the same words: where they happen', async () => {
  const kings = knownGame('kings-of-air-and-steam');
  const page = await kings.page();
  const match = Match.start(page.game, { options: kings.quick.options, seats: 3, seed: 'a hint' });
  const [seat] = match.waiting();
  if (seat === undefined) throw new RangeError('nobody is waited for');
  const view = match.viewAt(0, seat);
  // All depots that can be placed: on most railways there is room for several.
  const suggested = page.game.legal(view, seat).map((action) => ({ action, expected: [0, 0, 0], ahead: view }));
  const told = toldOf(page, view, seat, suggested);
  const plain = told.map(({ review }) =>
    sentencesOf(page.game, review)
      .map((one) => say(one))
      .join(' '),
  );
  expect(new Set(plain).size).toBeLessThan(told.length);
  const whole = told.map(({ where }, index) => `${plain[index]} ${where === null ? '' : say(where)}`);
  expect(new Set(whole).size).toBe(told.length);
  expect(whole.join('\n')).toMatch(/\. (just|\d+ spaces?) \S+ .*of [A-Z]/);
  // What is told by its own words needs no more of them.
  const [one] = toldOf(page, view, seat, suggested.slice(0, 1));
  expect(one?.where).toBeNull();
});

describe('hints', () => {
  const seated = (bots: readonly (string | null)[]) =>
    bots.map((bot, seat) => ({ seat, name: `P${seat}`, bot, vacant: false }));
  const nowhere = { atThisScreen: false, atThisTable: false };

  it('are always there for whoever plays alone against bots', () => {
    const players = seated([null, 'driver', 'master']);
    expect(mayAskForHints({ players, eye: 0, screen: 'shared' }, nowhere)).toBe(true);
    expect(mayAskForHints({ players, eye: 0, screen: 'own' }, nowhere)).toBe(true);
  });

  it('are there for people who share a screen where they chose so', () => {
    const shared = { players: seated([null, null, 'driver']), eye: 0, screen: 'shared' } as const;
    expect(mayAskForHints(shared, { ...nowhere, atThisTable: true })).toBe(false);
    expect(mayAskForHints(shared, { ...nowhere, atThisScreen: true })).toBe(true);
  });

  it('are there among people online where the table allows them, whatever this screen says', () => {
    const online = { players: seated([null, null, 'driver']), eye: 0, screen: 'own' } as const;
    expect(mayAskForHints(online, { ...nowhere, atThisScreen: true })).toBe(false);
    expect(mayAskForHints(online, { ...nowhere, atThisTable: true })).toBe(true);
  });
});

describe('a move that is only proposed', () => {
  it.each([
    ['You build at the plain for $2.', 'Build at the plain for $2.'],
    ['You drop out, take place 3 and pay $1.', 'Drop out, take place 3 and pay $1.'],
    ['You are done building.', 'You are done building.'],
    ['Your income grows.', 'Your income grows.'],
    ['Anna builds at the plain.', 'Anna builds at the plain.'],
  ])('is not told as if it were done: %s', (told, proposed) => {
    expect(proposalOf(told, 'en')).toBe(proposed);
  });

  it('is told in another language as its log tells it', () => {
    expect(proposalOf('You build', 'de')).toBe('You build');
  });
});
