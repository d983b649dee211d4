import { say } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { specialCardOf } from '../content/box.ts';
import { findCard } from '../content/boxes.ts';
import { kingsOfAirAndSteam } from '../rules/game.ts';
import { networkAt } from '../rules/links.ts';
import { distanceSign, effectSign, effectWords, flightWords } from '../table/page/card-words.ts';
import { offersOf } from '../table/page/panels/offers.ts';
import { diamondChecks } from '../table/page/panels/plan/diamond-check.ts';
import { swapped } from '../table/page/panels/plan/rearrange.ts';
import { powerApplies, powerWords } from '../table/page/power-words.ts';
import { newsOf } from '../table/page/side/news.ts';
import { type PlayerChanges, positionOf, tableOf } from './support/table.ts';

describe('the diamonds of a plan', () => {
  const planned = (plan: readonly (string | null)[], more: PlayerChanges = {}) =>
    diamondChecks(positionOf({ phase: { name: 'plan' }, cycle: 0, players: [{ plan, ...more }] }), 0);

  it('are counted socket by socket against what the airship bears', () => {
    expect(planned(['1', '2*', '3', '0'])).toEqual([
      { open: 0, rating: 1, lost: false, upgrades: 0 },
      { open: 1, rating: 1, lost: false, upgrades: 0 },
      { open: 1, rating: 1, lost: false, upgrades: 0 },
      { open: 1, rating: 1, lost: false, upgrades: 0 },
    ]);
  });

  it('warn of the turn that would be lost, and do not count the card that goes back', () => {
    expect(planned(['4*', '3*', '1', null]).map((check) => check?.lost)).toEqual([false, true, false, undefined]);
    expect(planned(['4*', '3*', '1', null])[2]?.open).toBe(1);
  });

  it('tell how many upgrades before it would save a turn, one in each cycle', () => {
    const [, second, third] = planned(['4*', '3*', '2*', null]);
    expect(second?.upgrades).toBeNull();
    expect(third?.upgrades).toBe(2);
    expect(planned(['4*', '3*', null, null], { airshipLevel: 2 })[1]?.upgrades).toBe(1);
  });
});

describe('a plan that is rearranged', () => {
  it('changes two cards by actions that the rules accept', () => {
    const match = tableOf({
      phase: { name: 'plan' },
      cycle: 0,
      order: [],
      players: [{ plan: ['1', null, '5**', '2'] }],
    });
    for (const action of swapped(['1', null, '5**', '2'], 0, 2)) expect(match.submit(0, action).ok).toBe(true);
    for (const action of swapped(['5**', null, '1', '2'], 3, 1)) expect(match.submit(0, action).ok).toBe(true);
    expect(match.position.players[0]?.plan).toEqual(['5**', '2', '1', null]);
  });
});

describe('the action bar', () => {
  it('offers six actions, and a seventh to those whose character has one', () => {
    const tools = (character: string | null) => {
      const p = positionOf({ players: [{ character }] });
      return offersOf(p, 0, kingsOfAirAndSteam.legal(p, 0)).map(({ tool }) => tool);
    };
    expect(tools(null)).toHaveLength(6);
    expect(tools('aurelia-bayley')[6]).toBe('transmogrify');
    expect(tools('eva-blane')[6]).toBe('build-link');
    expect(tools('eli-diamond')[6]).toBe('extra-flight');
  });

  it('says by which rule an action is not possible', () => {
    const p = positionOf({ players: [{ cash: 0, depots: [] }] });
    const rules = Object.fromEntries(
      offersOf(p, 0, kingsOfAirAndSteam.legal(p, 0)).map(({ tool, whyNot }) => [tool, whyNot?.rule ?? null]),
    );
    expect(rules).toMatchObject({
      'build-depot': 'build-depot.cost',
      'upgrade-airship': 'upgrade-airship.cost',
      'upgrade-train': 'upgrade-train.cost',
      'solicit-funds': null,
      'adjust-route': null,
    });
  });

  it('names the price of a depot, not the depots that stand already', () => {
    const p = positionOf({ players: [{ cash: 0, depots: [[networkAt(positionOf({})).links[0]?.spaces[0] ?? -1]] }] });
    const build = offersOf(p, 0, kingsOfAirAndSteam.legal(p, 0)).find(({ tool }) => tool === 'build-depot');
    expect(build?.whyNot?.rule).toBe('build-depot.cost');
    expect(build === undefined ? '' : say(build.terms)).toBe('$4 at least');
  });

  it('finds a reason also when nothing is stored to be shipped', () => {
    const p = positionOf({ players: [{ depots: [[0]] }] });
    const ship = offersOf(p, 0, kingsOfAirAndSteam.legal(p, 0)).find(({ tool }) => tool === 'ship');
    expect(ship?.possible).toBe(false);
    expect(ship?.whyNot?.rule).toBe('ship.goods');
    expect(ship?.whyNot === null || ship?.whyNot === undefined ? '' : say(ship.whyNot.why)).toBe(
      'None of your depots holds any goods: your airship brings them.',
    );
  });
});

describe('words on cards', () => {
  it('tell every special card apart by distance or effect', () => {
    const signs = kingsOfAirAndSteam.boxes.latest.box.teams.map((team) => {
      const card = specialCardOf(team);
      const sign = effectSign(card);
      return `${distanceSign(card)} ${sign === null ? '' : say(sign)}`.trim();
    });
    expect(signs).toEqual(['– 2 actions', '7 straight', '2 ship 1', '2+2', '0–3', '6', '0–2 take 1']);
  });

  it('say what a common card does', () => {
    const words = kingsOfAirAndSteam.boxes.latest.box.deck.map(({ id }) => {
      const card = findCard(positionOf({}), null, id);
      return card === undefined ? '' : [flightWords(card), effectWords(card)].map((one) => one && say(one)).join('');
    });
    expect(words.slice(0, 3)).toEqual(['Stay in place', 'Fly one space', 'Fly 2 spaces']);
  });
});

describe('the power of a character', () => {
  it('has words, each of them its own', () => {
    const words = kingsOfAirAndSteam.boxes.latest.box.teams.flatMap(({ characters }) =>
      characters.map((one) => say(powerWords(one))),
    );
    expect(new Set(words).size).toBe(14);
    expect(words.join()).not.toContain('$0');
  });

  it('is marked in the decisions that it plays into, while its tokens last', () => {
    const isaac = (tokens: number) =>
      positionOf({ phase: { name: 'second-action', seat: 0 }, players: [{ character: 'isaac', tokens }] });
    expect(powerApplies(isaac(1), 0)).toBe(true);
    expect(powerApplies(isaac(0), 0)).toBe(false);
    expect(powerApplies(isaac(1), 1)).toBe(false);
    expect(powerApplies(positionOf({ players: [{ character: 'isaac' }] }), 0)).toBe(false);
  });
});

describe('the news beside a player', () => {
  it('tell both sides of a robbery, and a lost turn', () => {
    const told = [
      ...newsOf({ type: 'robbed', seat: 0, victim: 1, amount: 3 }),
      ...newsOf({ type: 'turn-lost', seat: 2, card: '4*', diamonds: 2, rating: 1 }),
    ].map(([seat, { words }]) => [seat, say(words)]);
    expect(told).toEqual([
      [0, '+$3: robbery'],
      [1, '−$3: robbed'],
      [2, 'Turn lost: too many diamonds'],
    ]);
  });

  it('take the tolls off a delivery and give them to their owner', () => {
    const news = newsOf({
      type: 'goods-shipped',
      seat: 0,
      from: 1,
      good: 'food',
      odd: null,
      count: 2,
      city: 'Warsop',
      to: 2,
      way: [1, 2],
      income: 10,
      tolls: [{ seat: 1, amount: 2 }],
    });
    expect(news.map(([seat, { words }]) => [seat, say(words)])).toEqual([
      [0, '+$8: Warsop'],
      [1, '+$2: toll'],
    ]);
  });
});
