import { describe, expect, test } from 'vitest';
import { type Action, type City, cityOfIron, setOf } from '../index.ts';
import {
  build,
  type CityMatch,
  discardAll,
  expectRefused,
  home,
  pay,
  play,
  playCard,
  type PlayerChanges,
  player,
  type TableChanges,
  tableOf,
} from './support/table.ts';

const SHORE: City = { land: 'L01', tokens: [{ token: 'k3', side: 'city' }], buildings: [] };

function holding(hand: readonly string[], changes: PlayerChanges = {}, more: TableChanges = {}): CityMatch {
  return tableOf({ players: [{ ...changes, hand }, {}], ...more });
}

/** Plays a card, pays with these others, does this, and discards; then the turn is over or, for a free action, not. */
function use(match: CityMatch, card: string, fuel: readonly string[], ...then: readonly Action[]): CityMatch {
  play(match, [0, playCard(card)]);
  if (fuel.length > 0) play(match, [0, pay(...fuel)]);
  for (const action of then) play(match, [0, action]);
  discardAll(match);
  const free = setOf(match.position).cards.get(card)?.action?.free === true;
  expect(match.waiting()).toEqual([free ? 0 : 1]);
  const { citizen, military } = player(match, 0);
  for (const used of [card, ...fuel]) expect([...citizen.discard, ...military.discard]).toContain(used);
  return match;
}

function purse(match: CityMatch): readonly [number, number] {
  const { coins, science } = player(match, 0);
  return [coins, science];
}

/** A soldier without an action: it attacks with its strength. Millbrook asks for 3 attack at distance 1. */
function attacks(card: string, helper: readonly string[]): void {
  const match = holding([card, ...helper, 'cit-cartographer'], {}, { open: ['T01', 'T06', 'T11'] });
  expectRefused(match, 0, playCard(card), 'card-action.none');
  play(match, [0, { type: 'attack', town: 'T01' }], [0, pay('cit-cartographer')], [0, pay(card, ...helper)]);
  discardAll(match);
  expect(player(match, 0).towns).toEqual(['T01']);
}

/** One test for each card of the set: what it does, and what that takes. */
const CARDS: Readonly<Record<string, () => void>> = {
  'cit-scholar': () => {
    const match = use(holding(['cit-scholar', 'mil-swordsman']), 'cit-scholar', ['mil-swordsman']);
    expect(purse(match)).toEqual([6, 1]);
  },
  'cit-cartographer': () => {
    const match = holding(['cit-cartographer'], {}, { row: ['A01', 'A02'] });
    use(match, 'cit-cartographer', [], { type: 'store', building: 'A02' });
    expect(player(match, 0).stored).toEqual(['A02']);
  },
  'cit-cargo-ship': () => {
    const match = use(holding(['cit-cargo-ship', 'cit-mason']), 'cit-cargo-ship', ['cit-mason']);
    expect(purse(match)).toEqual([11, 0]);
  },
  'cit-cloud-skimmer': () => {
    expect(purse(use(holding(['cit-cloud-skimmer']), 'cit-cloud-skimmer', []))).toEqual([10, 0]);
  },
  'cit-engineer': () => {
    const match = holding(['cit-engineer', 'mil-swordsman'], { coins: 2 }, { row: ['A16'] });
    use(match, 'cit-engineer', ['mil-swordsman'], build(match, 0, 'A16'));
    expect(home(match, 0).buildings).toEqual(['A16']);
    expect(purse(match)).toEqual([0, 0]);
  },
  'cit-explorer': () => {
    const match = holding(['cit-explorer', 'mil-rifleman']);
    play(match, [0, playCard('cit-explorer', 'L02')], [0, pay('mil-rifleman')], [0, { type: 'settle', token: 'k1' }]);
    expect(player(match, 0).cities[1]?.land).toBe('L02');
    expect(match.waiting()).toEqual([1]);
  },
  'cit-mason': () => {
    const match = holding(['cit-mason', 'mil-swordsman'], {}, { row: ['A01', 'A05'] });
    use(match, 'cit-mason', ['mil-swordsman'], build(match, 0, 'A01'), build(match, 0, 'A05'));
    expect(home(match, 0).buildings).toEqual(['A01', 'A05']);
    expect(purse(match)).toEqual([3, 0]);
  },
  'cit-mayor': () => {
    const match = holding(['cit-mayor', 'cit-junkbot']);
    use(match, 'cit-mayor', ['cit-junkbot'], { type: 'expand', land: home(match, 0).land, token: 'k3' });
    expect(home(match, 0).tokens).toHaveLength(2);
  },
  'cit-merchant': () => {
    const match = holding(['cit-merchant', 'mil-rifleman'], { home: ['A06', 'A09'] });
    expect(purse(use(match, 'cit-merchant', ['mil-rifleman']))).toEqual([10, 0]);
  },
  'cit-junkbot': () => {
    const match = holding(['cit-junkbot'], { home: ['A01', 'A16'] });
    use(match, 'cit-junkbot', [], { type: 'demolish', building: 'A16' });
    expect(home(match, 0).buildings).toEqual(['A01']);
    expect(purse(match)).toEqual([10, 0]);
  },
  'cit-scientist': () => {
    const match = use(holding(['cit-scientist', 'cit-junkbot']), 'cit-scientist', ['cit-junkbot']);
    expect(purse(match)).toEqual([6, 2]);
  },
  'cit-scout-ship': () => {
    const match = use(holding(['cit-scout-ship']), 'cit-scout-ship', []);
    expect(player(match, 0).hand).toEqual(['cit-scholar', 'mil-swordsman']);
  },
  'cit-tax-collector': () => {
    const match = holding(['cit-tax-collector'], { cities: [SHORE], districts: ['k1'] });
    expect(purse(use(match, 'cit-tax-collector', []))).toEqual([10, 0]);
  },
  'cit-wyvern-ship': () => {
    const match = use(holding(['cit-wyvern-ship']), 'cit-wyvern-ship', []);
    expect(purse(match)).toEqual([10, 0]);
    expect(player(match, 0).hand).toEqual(['mil-swordsman']);
  },
  'cit-genius': () => {
    const match = holding(['cit-genius', 'mil-swordsman'], { nation: 'cresarian' }, { nationAbilities: true });
    expect(purse(use(match, 'cit-genius', ['mil-swordsman']))).toEqual([7, 2]);
  },
  'cit-fixer': () => {
    const players = [{ nation: 'toads', coins: 0, hand: ['cit-fixer', 'mil-swordsman'] }, { nation: 'arc' }];
    const match = tableOf({ nationAbilities: true, players, row: ['A01'] });
    use(match, 'cit-fixer', ['mil-swordsman'], build(match, 0, 'A01'));
    expect(home(match, 0).buildings).toEqual(['A01']);
  },
  'mil-swordsman': () => {
    const match = use(holding(['mil-swordsman']), 'mil-swordsman', []);
    expect(purse(match)).toEqual([8, 0]);
    expect(player(match, 0).hand).toEqual(['mil-rifleman']);
  },
  'mil-rifleman': () => {
    expect(purse(use(holding(['mil-rifleman']), 'mil-rifleman', []))).toEqual([9, 0]);
  },
  'mil-soldier': () => attacks('mil-soldier', ['mil-swordsman']),
  'mil-inventor': () => {
    const match = holding(['mil-inventor', 'cit-scholar'], {}, { row: ['A09'] });
    use(match, 'mil-inventor', ['cit-scholar'], build(match, 0, 'A09'));
    expect(home(match, 0).buildings).toEqual(['A09']);
    expect(purse(match)).toEqual([4, 0]);
  },
  'mil-iron-dragon': () => attacks('mil-iron-dragon', []),
  'mil-iron-guard': () => {
    const match = holding(['mil-iron-guard'], { towns: ['T01', 'T02'] });
    expect(purse(use(match, 'mil-iron-guard', []))).toEqual([9, 0]);
  },
  'mil-iron-soldier': () => attacks('mil-iron-soldier', []),
  'mil-machinist': () => {
    const militaryDiscard = ['mil-spy', 'mil-rifleman'];
    const match = holding(['mil-machinist', 'cit-scholar'], { militaryDiscard });
    const recover = (card: string): Action => ({ type: 'recover', card });
    use(match, 'mil-machinist', ['cit-scholar'], recover('mil-spy'), recover('mil-rifleman'));
    expect(player(match, 0).hand).toEqual(['mil-rifleman', 'mil-spy']);
  },
  'mil-magician': () => {
    const forScience = holding(['mil-magician']);
    play(forScience, [0, playCard('mil-magician', null, 0)]);
    expect(purse(forScience)).toEqual([5, 1]);
    const forCoins = holding(['mil-magician'], { science: 1 });
    play(forCoins, [0, playCard('mil-magician', null, 1)]);
    expect(purse(forCoins)).toEqual([12, 0]);
  },
  'mil-spy': () => {
    const match = use(holding(['mil-spy']), 'mil-spy', [], { type: 'steal', from: 1 });
    expect(purse(match)).toEqual([9, 0]);
    expect(player(match, 1).coins).toBe(5);
    expect(player(match, 0).hand).toEqual(['mil-swordsman']);
  },
  'mil-warship': () => {
    expect(purse(use(holding(['mil-warship'], { towns: ['T01'] }), 'mil-warship', []))).toEqual([10, 0]);
  },
  'mil-gunslinger': () => {
    const match = holding(
      ['mil-gunslinger'],
      { nation: 'hogmen' },
      { nationAbilities: true, players: [{ nation: 'hogmen', hand: ['mil-gunslinger'] }, { nation: 'arc' }] },
    );
    expect(purse(use(match, 'mil-gunslinger', []))).toEqual([9, 0]);
  },
  'mil-strategist': () => {
    const military = ['mil-rifleman', 'mil-gunslinger'];
    const players = [{ nation: 'hogmen', hand: ['mil-strategist'], military }, { nation: 'arc' }];
    const match = use(tableOf({ nationAbilities: true, players }), 'mil-strategist', []);
    expect(player(match, 0).hand).toEqual(['mil-rifleman', 'mil-gunslinger']);
  },
};

describe('every card', () => {
  test('of the set has a test', () => {
    expect(Object.keys(CARDS).toSorted()).toEqual([...cityOfIron.sets.named('standard').cards.keys()].toSorted());
  });
  test.each(Object.entries(CARDS))('%s does what it says', (_, check) => {
    expect(check).not.toThrow();
  });
});
