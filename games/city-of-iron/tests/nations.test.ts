import { rule } from '@roundhouse/kernel/kit';
import { expect } from 'vitest';
import { type Action, capacityOf, type City, setOf } from '../index.ts';
import {
  build,
  type CityMatch,
  expectRefused,
  gameOf,
  home,
  lastTurn,
  pay,
  play,
  playCard,
  type PlayerChanges,
  player,
  type TableChanges,
  tableOf,
  tax,
} from './support/table.ts';

const SPECIAL = ['cit-genius', 'cit-fixer', 'mil-gunslinger', 'mil-strategist'];
const bid = (space: number): Action => ({ type: 'bid', space });

function leading(nation: string, changes: PlayerChanges = {}, more: TableChanges = {}): CityMatch {
  return tableOf({ nationAbilities: true, players: [{ ...changes, nation }, { nation: 'cresarian' }], ...more });
}

function owned(match: CityMatch, seat: number): readonly (string | null)[] {
  const { supply, citizen, military } = player(match, seat);
  return [...supply, ...citizen.draw, ...military.draw];
}

rule('nations.boxed', 'without abilities nobody has special cards; with them only their nation', () => {
  const plain = gameOf({ mode: 'full' }, 4);
  for (const seat of [0, 1, 2, 3]) for (const card of SPECIAL) expect(owned(plain, seat)).not.toContain(card);
  const match = tableOf({ seats: 4, nationAbilities: true });
  const special = [0, 1, 2, 3].map((seat) => owned(match, seat).filter((card) => SPECIAL.includes(card ?? '')));
  expect(special).toEqual([['cit-genius'], ['mil-strategist', 'mil-gunslinger'], ['cit-fixer'], []]);
});

rule('nations.arc-city', 'six buildings fit into the first city', () => {
  const full = ['A01', 'A02', 'A03', 'A05', 'A06'];
  const match = leading('arc', { home: full }, { row: ['A07'] });
  expect(capacityOf(match.position, setOf(match.position), player(match, 0), home(match, 0))).toBe(6);
  play(match, [0, build(match, 0, 'A07')]);
  const plain = tableOf({ players: [{ nation: 'arc', home: full }], row: ['A07'] });
  expectRefused(plain, 0, build(plain, 0, 'A07'), 'build.space');
});

rule('nations.arc-moves', 'a building moves for a coin, as a free action, as often as wanted', () => {
  const shore: City = { land: 'L01', tokens: [{ token: 'k3', side: 'city' }], buildings: ['A05'] };
  const match = leading('arc', { coins: 2, home: ['A01', 'A09', 'A16'], cities: [shore] });
  const move = (building: string, land: string): Action => ({ type: 'move-building', building, land });
  const { land } = home(match, 0);
  expectRefused(match, 0, move('A09', 'L01'), 'build.land');
  expectRefused(match, 0, move('A01', land), 'nations.arc-moves');
  expectRefused(match, 0, move('B01', 'L01'), 'nations.arc-moves');
  play(match, [0, move('A01', 'L01')]);
  expect(match.position.phase).toEqual({ name: 'action', seat: 0, turn: 1 });
  expect(player(match, 0).coins).toBe(1);
  expectRefused(match, 0, move('A16', 'L01'), 'nations.arc-moves');
  play(match, [0, move('A05', land)]);
  expect(player(match, 0).cities.map(({ buildings }) => buildings)).toEqual([['A09', 'A16', 'A05'], ['A01']]);
  expectRefused(match, 0, move('A16', 'L01'), 'nations.arc-moves');
});

rule('nations.arc-moves', 'others cannot', () => {
  const shore: City = { land: 'L01', tokens: [{ token: 'k3', side: 'city' }], buildings: [] };
  const match = leading('toads', { home: ['A01'], cities: [shore] });
  expectRefused(match, 0, { type: 'move-building', building: 'A01', land: 'L01' }, 'nations.arc-moves');
});

rule('nations.cresarian', 'a Scholar costs them no coins, but still work', () => {
  const hand = ['cit-scholar', 'mil-swordsman'];
  const match = tableOf({
    nationAbilities: true,
    players: [{ nation: 'cresarian', coins: 0, hand }, { nation: 'arc' }],
  });
  play(match, [0, playCard('cit-scholar')], [0, pay('mil-swordsman')]);
  expect(player(match, 0)).toMatchObject({ coins: 0, science: 1 });
  expect(player(match, 0).supply).toContain('cit-genius');
  const other = tableOf({ nationAbilities: true, players: [{ nation: 'arc', coins: 0, hand }, { nation: 'toads' }] });
  expectRefused(other, 0, playCard('cit-scholar'), 'card-action.pay');
});

rule('nations.hogmen-cards', 'the Gunslinger replaces the Swordsman, and the Strategist is for sale', () => {
  const match = leading('hogmen');
  expect(player(match, 0).military.draw).toEqual(['mil-rifleman', 'mil-gunslinger']);
  expect(player(match, 0).supply).toContain('mil-strategist');
  expect(owned(match, 0)).not.toContain('mil-swordsman');
});

rule('nations.hogmen-draw', 'their starting city draws from the deck they choose', () => {
  const match = leading('hogmen', {}, { phase: lastTurn(2) });
  play(match, [1, tax]);
  expect(match.position.phase).toEqual({ name: 'round-draw', left: [1, 0] });
  play(match, [0, { type: 'draw', deck: 'military' }]);
  expect(player(match, 0).hand).toEqual(['mil-rifleman']);
});

rule('nations.hogmen-draw', 'but their first card is a citizen', () => {
  const match = gameOf({ mode: 'full', nationAbilities: true }, 2);
  for (const nation of ['hogmen', 'arc']) play(match, [match.waiting()[0] ?? 0, { type: 'choose-nation', nation }]);
  for (const seat of [0, 1]) {
    const [first] = match.legal(seat);
    if (first !== undefined) play(match, [seat, first]);
  }
  for (const seat of [0, 1]) expect(player(match, seat).hand).toEqual(['cit-scholar']);
});

rule('nations.toads-fixer', 'the Fixer is in their first deck', () => {
  expect(player(leading('toads'), 0).citizen.draw).toEqual(['cit-scholar', 'cit-cartographer', 'cit-fixer']);
});

rule('nations.toads-bid', 'they bid again when all have bid, paying the difference', () => {
  const phase = { name: 'bid' as const, seat: 1, track: Array.from({ length: 10 }, () => null) };
  const match = leading('toads', {}, { phase });
  play(match, [1, bid(5)], [0, bid(4)]);
  expect(match.position.phase).toMatchObject({ name: 'second-bid', seat: 0 });
  expect(player(match, 0).coins).toBe(6);
  expectRefused(match, 0, bid(5), 'bid.free-space');
  play(match, [0, bid(6)]);
  expect(player(match, 0).coins).toBe(4);
  expect(match.position.order).toEqual([0, 1]);
});

rule('nations.toads-bid', 'nothing back for a cheaper space, and they may stay', () => {
  const phase = { name: 'bid' as const, seat: 1, track: Array.from({ length: 10 }, () => null) };
  const cheaper = play(leading('toads', {}, { phase }), [1, bid(0)], [0, bid(5)], [0, bid(1)]);
  expect(player(cheaper, 0).coins).toBe(5);
  expect(cheaper.position.bidOrder).toEqual([1, 0]);
  const staying = play(leading('toads', {}, { phase }), [1, bid(0)], [0, bid(5)], [0, { type: 'keep-bid' }]);
  expect(staying.position.order).toEqual([0, 1]);
});
