import { readFileSync } from 'node:fs';
import { refuse } from '@roundhouse/kernel';
import { viewFor } from '@roundhouse/table-kit/kit';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../content/set.ts';
import { sets } from '../content/sets.ts';
import standard from '../content/sets/standard.json' with { type: 'json' };
import { without } from '../rules/position.ts';
import { type Action, cityOfIron, type Position, playerAt, setOf } from '../index.ts';
import { optionMark, priceNow } from '../table/page/option-words.ts';
import { orderingAction, putFirst } from '../table/page/ordering.ts';
import { cardsAt, payingOf, paymentsOf, placesOf, sameCards, turned } from '../table/page/payment.ts';
import { NOTHING, type Pointed } from '../table/page/pointing.ts';
import { numbersAfter, numbersOf } from '../table/page/preview.ts';
import { setups } from '../table/page/setups.ts';
import { isDeed, mark, optionsWith, pressOn, standingOf } from '../table/page/things.ts';
import { whyNot } from '../table/page/why-not.ts';
import { recordedMoments } from './support/recorded.ts';
import { positionOf } from './support/table.ts';

/** What has a panel of its own: whole orders, whole payments, and buttons beside the prompt. */
const IN_PANELS = new Set(['stack-decks', 'pay', 'discard', 'buy', 'finish-buying', 'finish-effect']);

/** Moments with an action of some kind that are looked at. */
const ENOUGH = 30;

function buildable(p: Position): readonly Action[] {
  return cityOfIron.legal(p, 0);
}

describe('things to point at', () => {
  it('lead to every legal action of the recorded games, each by a name of its own', () => {
    const seen = new Map<string, number>();
    for (const { view, seat } of recordedMoments()) {
      const legal = cityOfIron.legal(view, seat);
      const pointed = legal.filter(({ type }) => !IN_PANELS.has(type));
      if (pointed.every(({ type }) => (seen.get(type) ?? 0) > ENOUGH)) continue;
      const things = thingsOn(view, seat);
      const found = new Set(things.flatMap((thing) => optionsWith(legal, thing)));
      expect(pointed.filter((action) => !found.has(action))).toEqual([]);
      for (const thing of things) {
        const marks = optionsWith(legal, thing).map(optionMark);
        expect(new Set(marks).size).toBe(marks.length);
      }
      for (const type of new Set(pointed.map((action) => action.type))) seen.set(type, (seen.get(type) ?? 0) + 1);
    }
    expect(seen.size).toBe(16);
  });

  it('choose the first city that has room, tell cities apart, and confirm when pressed again', () => {
    const cities = [{ land: 'L01', tokens: [{ token: 'k1', side: 'city' as const }], buildings: [] }];
    const legal = buildable(positionOf({ row: ['A01'], players: [{ cities }] }));
    const first = pressOn(legal, NOTHING, mark.building('A01'));
    if (first === null || !('point' in first)) throw new Error('nothing was chosen');
    expect(first.point.action).toMatchObject({ type: 'build', land: 'L-start-cresarian', demolish: null });
    const chosen = { ...NOTHING, ...first.point };
    expect(standingOf(legal, chosen, mark.city('L01'))).toBe('possible');
    const second = pressOn(legal, chosen, mark.city('L01'));
    if (second === null || !('point' in second)) throw new Error('no city was chosen');
    expect(second.point.action).toMatchObject({ type: 'build', land: 'L01' });
    const moved = { ...NOTHING, ...second.point };
    expect(standingOf(legal, moved, mark.building('A01'))).toBe('chosen');
    expect(pressOn(legal, moved, mark.building('A01'))).toEqual({ act: [moved.action] });
  });

  it('never choose by themselves what would be demolished', () => {
    const home = ['A16', 'A17', 'A18', 'A21', 'A23'];
    const legal = buildable(positionOf({ row: ['A01'], players: [{ home }] }));
    const first = pressOn(legal, NOTHING, mark.building('A01'));
    if (first === null || !('point' in first)) throw new Error('nothing was chosen');
    expect(first.point).toEqual({ thing: mark.building('A01'), action: null });
    expect(pressOn(legal, { ...NOTHING, ...first.point }, mark.building('A01'))).toEqual(first);
    const second = pressOn(legal, { ...NOTHING, ...first.point }, mark.building('A21'));
    expect(second).toMatchObject({ point: { action: { type: 'build', building: 'A01', demolish: 'A21' } } });
  });

  it('are buttons of their own, or lie on the table', () => {
    const things = [...thingsOn(positionOf({}), 0)];
    expect(things.filter(isDeed)).toEqual([
      mark.deck('citizen'),
      mark.deck('military'),
      ...['tax', 'buy-science', 'keep-bid'].map(mark.deed),
    ]);
  });

  it('do nothing where nothing can be done', () => {
    const legal = buildable(positionOf({ row: ['B08'] }));
    expect(pressOn(legal, NOTHING, mark.town('T15'))).toBeNull();
  });
});

/** Marks of everything that lies on the table. */
function thingsOn(p: Position, seat: number): readonly string[] {
  const set = setOf(p);
  const player = playerAt(p, seat);
  return [
    ...[...set.buildings.keys()].map(mark.building),
    ...[...set.cards.keys()].flatMap((id) => [mark.card(id), mark.discarded(id)]),
    ...[...set.towns.keys()].map(mark.town),
    ...[...set.lands.keys()].map(mark.land),
    ...player.cities.map(({ land }) => mark.city(land)),
    ...[...set.tokens.keys()].map(mark.token),
    ...['citizen', 'military'].map(mark.deck),
    ...p.players.map((_, other) => mark.seat(other)),
    ...set.file.bidTrack.map((_, space) => mark.space(space)),
    ...[...set.nations.keys()].map(mark.nation),
    ...['tax', 'buy-science', 'keep-bid'].map(mark.deed),
  ];
}

describe('a press on what is not possible', () => {
  it('always has an answer in the recorded games, by a rule of the rules', () => {
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
    const cited = new Set<string>();
    let step = 0;
    for (const { view, seat } of recordedMoments()) {
      if (step++ % 7 !== 0) continue;
      const legal = cityOfIron.legal(view, seat);
      for (const thing of thingsOn(view, seat)) {
        if (standingOf(legal, NOTHING, thing) !== 'idle') continue;
        const rule = whyNot(view, seat, thing)?.rule ?? `silence about ${thing} in ${view.phase.name}`;
        cited.add(rule);
      }
    }
    expect([...cited].filter((id) => !rules.includes(`### \`${id}\``))).toEqual([]);
    expect(cited.size).toBeGreaterThan(15);
  });

  it('names what stands in the way', () => {
    const poor = positionOf({ row: ['B08'], players: [{ coins: 2, science: 0 }] });
    expect(whyNot(poor, 0, mark.building('B08'))?.rule).toBe('build.coins');
    const nowhere = positionOf({ row: ['C01'], players: [{ coins: 20, science: 5 }] });
    expect(whyNot(nowhere, 0, mark.building('C01'))?.rule).toBe('build.land');
    const weak = positionOf({ open: ['T01', null, null], players: [{ hand: ['mil-rifleman'] }] });
    expect(whyNot(weak, 0, mark.town('T01'))?.rule).toBe('attack.strength');
    expect(whyNot(weak, 0, mark.land('L01'))).toMatchObject({
      rule: 'card-action.in-hand',
      why: { values: { card: { term: 'Explorer' } } },
    });
    expect(whyNot(weak, 1, mark.deed('tax'))?.rule).toBe(refuse('match.not-waiting', '').rule);
  });

  it('takes another city for the one that a building is to go to', () => {
    const shore = { land: 'L01', tokens: [{ token: 'k3', side: 'city' as const }], buildings: ['A05'] };
    const arc = { nation: 'arc', coins: 0, home: ['A01'], cities: [shore] };
    const p = positionOf({ nationAbilities: true, players: [arc] });
    for (const building of ['A01', 'A05']) {
      expect(whyNot(p, 0, mark.building(building))?.why.text).toMatch(/^Moving a building costs/);
    }
  });

  it('asks about a settler in hand before any other', () => {
    const explorer = standard.cards.find(({ id }) => id === 'cit-explorer');
    const cards = standard.cards.map((card) =>
      card.id === 'cit-merchant' ? { ...card, action: explorer?.action } : card,
    );
    const shelf = sets.with([{ json: { ...standard, cards }, source: 'two settlers' }]);
    const content = shelf.items.slice(-1);
    shelf.bind(content);
    for (const settler of ['cit-explorer', 'cit-merchant']) {
      const p = { ...positionOf({ players: [{ hand: [settler] }] }), content };
      const rule = whyNot(p, 0, mark.land('L12'))?.rule;
      expect(rule).toBeDefined();
      expect(rule).not.toBe('card-action.in-hand');
    }
  });
});

describe('payments', () => {
  it('suggest what gives away least, and are made of cards that are held', () => {
    let several = 0;
    for (const { view, seat } of recordedMoments()) {
      if (view.phase.name !== 'pay') continue;
      const payments = paymentsOf(setOf(view), cityOfIron.legal(view, seat));
      const { hand } = playerAt(view, seat);
      for (const { cards } of payments) expect(sameCards(cardsAt(hand, placesOf(hand, cards)), cards)).toBe(true);
      if (payments.length > 1) several++;
    }
    expect(several).toBeGreaterThan(0);
  });

  it('are the same when they have the same cards, all of them', () => {
    expect(sameCards(['a', 'b', 'a'], ['a', 'a', 'b'])).toBe(true);
    expect(sameCards(['a', 'b'], ['a'])).toBe(false);
    expect(sameCards(['a'], ['a', 'b'])).toBe(false);
    expect(sameCards(['a', 'a', 'b'], ['a', 'b', 'b'])).toBe(false);
  });

  it('are laid down card by card, and refused with a reason while they are not enough', () => {
    const deed = { type: 'card', card: 'cit-merchant', way: 0, land: null } as const;
    const position = positionOf({
      phase: { name: 'pay', seat: 0, turn: 1, deed, with: 'skills', laid: ['cit-merchant'] },
      players: [{ hand: ['cit-cartographer', 'cit-wyvern-ship'] }],
    });
    const paying = (laid: readonly number[] | null) =>
      payingOf({
        table: viewFor(cityOfIron, position, 0),
        set: setOf(position),
        seat: 0,
        pointing: { at: { ...NOTHING, laid }, change: () => undefined, letGo: () => undefined },
      });
    expect(paying(null)).toMatchObject({ laid: [0], action: { cards: ['cit-cartographer'] }, refusal: null });
    const other = paying([1]);
    expect(other.action).toBe(other.payments[1]);
    expect(other).toMatchObject({ action: { cards: ['cit-wyvern-ship'] }, refusal: null });
    expect(paying([]).refusal).not.toBeNull();
    expect([turned([1], 0), turned([1, 0], 1)]).toEqual([[1, 0], [0]]);
  });

  it('keep the dear card in hand', () => {
    const deed = { type: 'card', card: 'cit-merchant', way: 0, land: null } as const;
    const p = positionOf({
      phase: { name: 'pay', seat: 0, turn: 1, deed, with: 'skills', laid: ['cit-merchant'] },
      players: [{ hand: ['cit-cartographer', 'cit-wyvern-ship'] }],
    });
    expect(paymentsOf(setOf(p), cityOfIron.legal(p, 0)).map(({ cards }) => cards)).toEqual([
      ['cit-cartographer'],
      ['cit-wyvern-ship'],
    ]);
  });
});

describe('cards that are put in order', () => {
  const propsOf = (position: Position, seat: number, order: Pointed['order'] = null) => ({
    table: viewFor(cityOfIron, position, seat),
    set: setOf(position),
    seat,
    pointing: { at: { ...NOTHING, order }, change: () => undefined, letGo: () => undefined },
  });

  /** The cards that a choice puts first, each before all others of its deck. */
  const byDeck = (p: Position, begun: readonly string[]): readonly string[] => {
    const laid = p.phase.name === 'discard' ? p.phase.laid : [];
    const cards = [...begun, ...begun.reduce<readonly string[]>(without, laid)];
    return ['citizen', 'military'].flatMap((deck) => cards.filter((id) => cardOf(setOf(p), id).deck === deck));
  };

  it('lie as the first legal choice has them, and are confirmed as they lie', () => {
    const seen = new Set<string>();
    for (const { view, seat } of recordedMoments()) {
      const [first] = cityOfIron.legal(view, seat);
      if (first?.type !== 'discard' && first?.type !== 'stack-decks') continue;
      const action = orderingAction(propsOf(view, seat));
      expect(cityOfIron.check(view, seat, action)).toBeNull();
      expect(action).toEqual(
        first.type === 'stack-decks' ? first : { type: 'discard', cards: byDeck(view, first.cards) },
      );
      seen.add(first.type);
    }
    expect(seen).toEqual(new Set(['discard', 'stack-decks']));
  });

  it('are put first one by one, and none is lost or doubled', () => {
    const orders = { citizen: ['a', 'b', 'c', 'b'], military: ['x'] };
    expect(putFirst(orders, 'citizen', 2)).toEqual({ citizen: ['c', 'a', 'b', 'b'], military: ['x'] });
    expect(putFirst(orders, 'military', 0)).toEqual(orders);
  });
});

describe('what an action would bring', () => {
  it('is told before it is done, and nothing is done by telling it', () => {
    const p = positionOf({ row: ['A01'] });
    const before = numbersOf(p, 0);
    const after = numbersAfter(p, 0, { type: 'build', building: 'A01', land: 'L-start-cresarian', demolish: null });
    expect(before).toEqual({ coins: 7, science: 0, income: 2, scienceIncome: 0, score: 0 });
    expect(after).toEqual({ coins: 5, science: 0, income: 4, scienceIncome: 0, score: 2 });
    expect(numbersOf(p, 0)).toEqual(before);
  });

  it('counts what an Academy brings every round', () => {
    const p = positionOf({ row: ['A16'] });
    const after = numbersAfter(p, 0, { type: 'build', building: 'A16', land: 'L-start-cresarian', demolish: null });
    expect(numbersOf(p, 0).scienceIncome).toBe(0);
    expect(after?.scienceIncome).toBeGreaterThan(0);
  });

  it('is not guessed when the round ends with it', () => {
    const p = positionOf({ row: ['A01'], phase: { name: 'action', seat: 1, turn: 3 } });
    expect(numbersAfter(p, 1, { type: 'tax' })).toBeNull();
  });

  it('counts what a card takes off the price', () => {
    const deed = { type: 'card', card: 'cit-engineer', way: 0, land: null } as const;
    const p = positionOf({
      row: ['A16'],
      phase: { name: 'effect', seat: 0, turn: 1, deed, laid: ['cit-engineer', 'cit-scholar'], step: 0, used: 0 },
    });
    expect(priceNow(p, 0, 'A16')).toEqual({ coins: 2, science: 0 });
  });
});

describe('the ways to play', () => {
  it('are three, and the game takes each', () => {
    expect(setups(cityOfIron).map(({ id }) => id)).toEqual(['standard', 'standard-full', 'standard-nations']);
    for (const { options } of setups(cityOfIron)) expect(cityOfIron.options.parse(options)).toEqual(options);
  });
});
