import type { Press } from '@roundhouse/table-kit';
import { say } from '@roundhouse/kernel';
import { pointingAt, viewFor } from '@roundhouse/table-kit/kit';
import { describe, expect, it } from 'vitest';
import { type Action, kingsOfAirAndSteam, type Position, type Space } from '../index.ts';
import { NO_SPACE } from '../content/area.ts';
import { GOODS } from '../content/components.ts';
import { DIRECTIONS } from '../content/geometry.ts';
import { goodsChoices } from '../table/page/goods-choices.ts';
import { NOTHING, type Pointed } from '../table/page/pointing.ts';
import { marksAfter } from '../table/page/pencil.ts';
import { legsOf } from '../table/page/planning.ts';
import { quoteOf, shipmentOf } from '../table/page/shipping.ts';
import { depotName, spaceName } from '../table/page/space-name.ts';
import { whyNot } from '../table/page/why-not.ts';
import { board, boardOf, nth } from './support/board.ts';
import { BLUE, example, GREEN, LINKS, YELLOW, positionWithTolls } from './support/example.ts';
import { planOf, positionOf, type TableChanges } from './support/table.ts';

/** Two of its cities are joined by two railways. */
const TWO_RAILWAYS = 'A0E0D0B0C0';
const HOME = nth(board.rail('bown-town', 'aldenville'), 0);

function refusal(changes: TableChanges, space: Space, at: Partial<Pointed> = {}): string | undefined {
  return whyNot(positionOf(changes), 0, space, { ...NOTHING, ...at })?.rule;
}

describe('a press on a space where nothing can be done', () => {
  const flying: TableChanges = { players: [{ airship: HOME }], phase: { name: 'flight', seat: 0, card: '2' } };

  it('tells why an airship cannot end its flight there', () => {
    const { area, citySpace } = board;
    expect(refusal(flying, citySpace('wiesbaden'))).toBe('flight.exact-length');
    const near = board.citySpace('bown-town');
    expect(refusal({ ...flying, phase: { name: 'flight', seat: 0, card: '1' } }, near)).toBe('flight.not-on-a-city');
    const [edge] = [...area.spaces.entries()].filter(([, { partial }]) => partial).map(([space]) => space);
    const [beside = HOME] = (area.neighbours[edge ?? 0] ?? []).filter((space) => area.spaces[space]?.partial === false);
    expect(refusal({ players: [{ airship: beside }], phase: { name: 'flight', seat: 0, card: '1' } }, edge ?? 0)).toBe(
      'flight.no-partial-hex',
    );
    expect(refusal(flying, HOME)).toBe('flight.exact-length');
  });

  it('blames the turn when only the turn is too sharp', () => {
    const position = positionOf(flying);
    expect(whyNot(position, 0, nth(board.way(HOME, 0, 0), -1), NOTHING)).toBeNull();
    expect(whyNot(position, 0, nth(board.way(HOME, 0, 2), -1), NOTHING)?.rule).toBe('flight.wide-turns');
  });

  it('blames the end of a flight, not the turn, where wide turns lead there', () => {
    const city = board.citySpace('wiesbaden');
    const starts = DIRECTIONS.map((direction) => nth(board.way(city, direction, direction), -1));
    const onBoard = starts.filter((space) => space !== NO_SPACE);
    expect(onBoard.length).toBeGreaterThan(2);
    for (const airship of onBoard) {
      const phase: TableChanges['phase'] = { name: 'flight', seat: 0, card: '3' };
      expect(refusal({ players: [{ airship }], phase }, city)).toBe('flight.not-on-a-city');
    }
  });

  it('knows which action was meant', () => {
    const dear = { cash: 0, airship: HOME, depots: [[HOME, 'food']] } as const;
    const plot = nth(board.rail('bown-town', 'aldenville'), 1);
    expect(refusal({ players: [dear] }, plot)).toBe('build-depot.cost');
    expect(refusal({ players: [dear] }, board.citySpace('wiesbaden'))).toBe('ship.matching-city');
    expect(refusal({ players: [dear] }, board.citySpace('wiesbaden'), { tool: 'adjust-route' })).toBe(
      'route-adjustment.one-space',
    );
    expect(refusal({ players: [dear] }, plot, { tool: 'build-link' })).toBe('eva-blane.new-construction');
    expect(refusal({ players: [dear], phase: { name: 'cargo', seat: 0, loaded: [], jettisoned: [] } }, plot)).toBe(
      'cargo.load',
    );
  });

  it('asks about the goods that are pointed at, and else about those that the city wants', () => {
    const city = board.citySpace('wiesbaden');
    const wanted = positionOf({}).cities[board.city('wiesbaden')]?.wants;
    const other = GOODS.find((good) => good !== wanted);
    if (wanted === undefined || wanted === null || other === undefined) throw new Error('the city wants something');
    const said = (at: Partial<Pointed>) =>
      refusal({ players: [{ depots: [[HOME, other, wanted]] }] }, city, { tool: 'ship', ...at });
    expect(said({ pile: { at: HOME, good: other } })).toBe('ship.matching-city');
    expect(said({})).not.toBe('ship.matching-city');
    expect(said({})).toBe(said({ pile: { at: HOME, good: wanted } }));
  });

  it('says so when it is not this seat that decides', () => {
    expect(refusal({ phase: { name: 'action', seat: 1 } }, HOME)).toBe('match.not-waiting');
  });
});

describe('what a plan can reach', () => {
  const planning = (plan: readonly (string | null)[], character: string | null = null): Position =>
    positionOf({ players: [{ airship: HOME, plan, character }], phase: { name: 'plan' }, cycle: 0, order: [] });

  it('grows from card to card, and from a note on from there', () => {
    const p = planning(['1', '1', null, null]);
    const legs = legsOf(p, 0, [null, null, null, null]);
    expect(legs.map(({ socket }) => socket)).toEqual([0, 1]);
    expect(legs[1]?.spaces).toContain(HOME);
    const noted = nth(legs[0]?.spaces ?? [], 0);
    const [first, second] = legsOf(p, 0, [noted, null, null, null]);
    expect(first?.way).toEqual([HOME, noted]);
    expect(second?.spaces.length).toBeLessThan(legs[1]?.spaces.length ?? 0);
  });

  it('reaches just what the flight itself will offer', () => {
    const p = positionOf({ players: [{ airship: HOME }], phase: { name: 'flight', seat: 0, card: '3' } });
    const flown = kingsOfAirAndSteam
      .legal(p, 0)
      .flatMap((action) => (action.type === 'fly' ? [action.path.at(-1)] : []));
    const [leg] = legsOf(planning(planOf('3')), 0, [null, null, null, null]);
    expect(leg?.spaces).toEqual(flown.toSorted((a = 0, b = 0) => a - b));
  });

  it('knows cards that fly twice and cards that do not fly', () => {
    const [twice] = legsOf(planning(['special', null, null, null], 'flora-kingston'), 0, []);
    const [once] = legsOf(planning(['2', null, null, null], 'flora-kingston'), 0, []);
    expect(twice?.spaces.length).toBeGreaterThan(once?.spaces.length ?? 0);
    const [none] = legsOf(planning(['special', null, null, null], 'harvey-golding'), 0, []);
    expect(none?.spaces).toEqual([HOME]);
  });

  it('is where the airship is when no flight of the card ends anywhere', () => {
    const stuck = nth(board.rail('bown-town', 'warsop'), 1);
    const plan = ['special', '1', null, null];
    const players = [{ airship: stuck, plan, character: 'isaac' }];
    const p = positionOf({ players, phase: { name: 'plan' }, cycle: 0, order: [] });
    const [stays, next] = legsOf(p, 0, [stuck, null, null, null]);
    expect(stays).toEqual({ socket: 0, spaces: [stuck], way: [stuck] });
    expect(next?.spaces.length).toBeGreaterThan(1);
  });
});

it('a note forgets what was noted for later cards', () => {
  expect(marksAfter([3, 4, 5, null], 1, 9)).toEqual([3, 9, null, null]);
  expect(marksAfter([3, 4, 5, null], 0, null)).toEqual([null, null, null, null]);
});

it('a depot is called by its railway, and by its space where another stands there', () => {
  const [one = 0, other = 0] = board.rail('bown-town', 'aldenville');
  const alone = positionOf({ players: [{ depots: [[one]] }] });
  const both = positionOf({ players: [{ depots: [[one], [other]] }] });
  expect(depotName(alone, 0, one).text).toBe('depot {link}');
  expect(depotName(both, 0, one)).toEqual(spaceName(both, one));
  expect(depotName(both, 0, one)).not.toEqual(depotName(both, 0, other));
});

it('a depot is called by its space where two railways of the same cities have one each', () => {
  const { layout, area } = boardOf(TWO_RAILWAYS);
  const pairs = area.links.map(({ ends }) => ends.toSorted().join());
  const [first = -1, second = -1] = [...pairs.keys()].filter(
    (link) => pairs.filter((pair) => pair === pairs[link]).length > 1,
  );
  const [one, other] = [area.links[first]?.spaces[0], area.links[second]?.spaces[0]];
  if (one === undefined || other === undefined) throw new Error('no two cities are joined twice');
  const p = positionOf({ layout, players: [{ depots: [[one], [other]] }] });
  expect(say(depotName(p, 0, one))).not.toBe(say(depotName(p, 0, other)));
});

describe('a shipment before it is confirmed', () => {
  const from = nth(LINKS.start, 0);
  const to = { city: example.city('new-belfort') };
  const p = positionWithTolls(from);
  const legal: readonly Action[] = kingsOfAirAndSteam.legal(p, BLUE);
  const at: Pointed = { ...NOTHING, tool: 'ship', pile: { at: from, good: 'luxuries' }, to };

  it('takes as many goods as can go, unless fewer are wanted', () => {
    expect(shipmentOf(legal, at)?.count).toBe(2);
    expect(shipmentOf(legal, { ...at, count: 1 })?.count).toBe(1);
    expect(shipmentOf(legal, { ...at, to: null })).toBeNull();
  });

  it('shows what it earns, and the tolls of every choice of whom to pay', () => {
    const ship = shipmentOf(legal, at);
    if (ship === null) throw new Error('it should be possible');
    const { income, ways } = quoteOf(p, BLUE, ship);
    expect(income).toBe(10);
    expect(ways.map(({ tolls }) => tolls)).toEqual([[{ seat: YELLOW, amount: 2 }], [{ seat: GREEN, amount: 2 }]]);
    expect(ways[0]?.way.at(-1)).toBe(example.citySpace('new-belfort'));
  });
});

describe('goods on the board', () => {
  const factory = board.factory('food');

  function picked(changes: TableChanges, key: string): Press<Action, Pointed> | undefined {
    const pointing = pointingAt(NOTHING);
    return goodsChoices({ table: viewFor(kingsOfAirAndSteam, positionOf(changes), 0), seat: 0, pointing }).get(key)
      ?.press;
  }

  const cargo = { name: 'cargo', seat: 0, loaded: [], jettisoned: [] } as const;

  it('are loaded by a press, and asked about when something must make room', () => {
    expect(picked({ phase: cargo, players: [{ airship: factory }] }, `factory-${factory} food`)).toEqual({
      act: [{ type: 'load', good: 'food', from: 'factory', jettison: null }],
    });
    const full = { airship: factory, hold: ['luxuries', 'luxuries'] } as const;
    expect(picked({ phase: cargo, players: [full] }, `factory-${factory} food`)).toEqual({
      point: { pile: { at: 'factory', good: 'food' } },
    });
  });

  it('are all unloaded by a press on a kind of them', () => {
    const player = { airship: HOME, depots: [[HOME]], hold: ['food', 'food'] } as const;
    expect(picked({ phase: cargo, players: [player] }, 'airship-0 food')).toEqual({
      act: [{ type: 'unload', good: 'food', count: 2 }],
    });
  });

  it('are chosen to be stolen where they lie: on the airship of the victim, or in the depot', () => {
    const changes: TableChanges = {
      phase: { name: 'steal-good', seat: 0 },
      players: [
        { character: 'thaddeus-birch', airship: HOME },
        { airship: HOME, hold: ['food'], depots: [[HOME, 'luxuries']] },
      ],
    };
    const theft = { type: 'steal-good', victim: 1, jettison: null };
    expect(picked(changes, 'airship-1 food')).toEqual({
      point: { choice: { ...theft, from: 'airship', good: 'food' } },
    });
    expect(picked(changes, `depot-${HOME} luxuries`)).toEqual({
      point: { choice: { ...theft, from: 'depot', good: 'luxuries' } },
    });
  });

  it('are taken up for shipping by a press', () => {
    const player = { depots: [[HOME, 'food']] } as const;
    expect(picked({ players: [player] }, `depot-${HOME} food`)).toMatchObject({
      point: { tool: 'ship', pile: { at: HOME, good: 'food' } },
    });
  });
});
