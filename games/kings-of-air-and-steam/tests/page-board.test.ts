import { readFileSync } from 'node:fs';
import { clone, Match, recordFromText, rngFrom, type Seat, say, shuffled, text } from '@roundhouse/kernel';
import { ofType, type Press } from '@roundhouse/table-kit';
import type { Words } from '@roundhouse/ui';
import { pointingAt, viewFor } from '@roundhouse/table-kit/kit';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../content/area.ts';
import { layoutCode } from '../content/layout-code.ts';
import { type Action, kingsOfAirAndSteam, type Position } from '../index.ts';
import { airshipSpace } from '../rules/move-and-action/flight.ts';
import { playerAt, type Target } from '../rules/position.ts';
import { spaceMiddle } from '../table/board/points.ts';
import { spacesOf } from '../table/page/board/recalled.ts';
import { priceAbove } from '../table/page/board/target-marks.tsx';
import { boardPaths } from '../table/page/board-paths.ts';
import { noteOn, pressOn } from '../table/page/choosing.ts';
import { spacesThatMatter } from '../table/page/close-up.ts';
import type { PanelProps } from '../table/page/panels/panel-props.ts';
import { cleared, dropped } from '../table/page/panels/plan/rearrange.ts';
import { NOTHING, type Pointed, takingUp } from '../table/page/pointing.ts';
import { quoteOf, shipmentOf, shippingOf } from '../table/page/shipping.ts';
import { spaceName } from '../table/page/space-name.ts';
import { endOf, type SpaceTarget, shownLeg, targetSpace, targetsOf } from '../table/page/targets.ts';
import { board, nth } from './support/board.ts';
import { BLUE, DEPOTS, example, LINKS, shippingExample, positionWithTolls } from './support/example.ts';
import { positionOf, type TableChanges } from './support/table.ts';

const words: Words = { language: 'en', t: (english, values) => say(text(english, values)), say };

const RECORD = new URL('fixtures/05-normal-4-players-lively.json', import.meta.url);
const match = Match.replay(kingsOfAirAndSteam, recordFromText(readFileSync(RECORD, 'utf8')));
const decisions = Array.from({ length: match.seq }, (_, seq) => match.at(seq)).flatMap((position) => {
  const [seat] = kingsOfAirAndSteam.waiting(position);
  return seat === undefined ? [] : [{ position, seat }];
});

function during(...phases: readonly Position['phase']['name'][]): readonly { position: Position; seat: Seat }[] {
  const all = decisions.filter(({ position }) => phases.includes(position.phase.name));
  return all.filter((_, index) => index % Math.ceil(all.length / 12) === 0);
}

function propsOf(position: Position, seat: Seat, at: Partial<Pointed> = {}, marks: readonly (number | null)[] = []) {
  const props: PanelProps = {
    table: viewFor(kingsOfAirAndSteam, position, seat),
    seat,
    pointing: pointingAt({ ...NOTHING, ...at }),
    pencil: { marks, mark: () => undefined },
  };
  return props;
}

/** The same table with the hand on something else: its actions stay the same objects. */
function pointed(props: PanelProps, press: Press<Action, Pointed>): PanelProps {
  if (press === null || !('point' in press)) throw new Error('the press did not point');
  return { ...props, pointing: pointingAt({ ...props.pointing.at, ...press.point }) };
}

function target(spot: number, kind: SpaceTarget['kind']): SpaceTarget {
  return { spot, kind, label: '', chosen: false };
}

function cashAfter(position: Position, seat: Seat, action: Action): number {
  const copy = clone(position);
  kingsOfAirAndSteam.play(copy, seat, action, rngFrom('cash'), () => undefined);
  return playerAt(copy, seat).cash;
}

const HOME = nth(board.rail('bown-town', 'aldenville'), 0);
const OTHER = nth(board.rail('bown-town', 'aldenville'), 1);

describe('the first depots', () => {
  it('may go where the rules allow it: a press shows one, a second places it', () => {
    const moments = during('place-depot');
    expect(moments.length).toBeGreaterThan(0);
    for (const { position, seat } of moments) {
      const props = propsOf(position, seat);
      const places = ofType(props.table.legal, 'place-depot');
      const targets = targetsOf(props, words);
      expect(targets.map(({ spot }) => spot)).toEqual(places.map(({ space }) => space));
      const [first] = targets;
      if (first === undefined) throw new Error('no target');
      const then = pointed(props, pressOn(props, first));
      expect(then.pointing.at).toMatchObject({ tool: null, space: first.spot });
      expect(targetsOf(then, words).filter(({ chosen }) => chosen)).toMatchObject([{ spot: first.spot }]);
      expect(pressOn(then, first)).toEqual({ act: [places[0]] });
    }
  });
});

describe('a flight', () => {
  it('ends on the marked spaces; presses go through the ways there, and the only one is flown by the second', () => {
    const moments = during('flight');
    let most = 0;
    for (const { position, seat } of moments) {
      const props = propsOf(position, seat);
      const flights = ofType(props.table.legal, 'fly');
      const targets = targetsOf(props, words);
      expect(targets.map(({ spot }) => spot)).toEqual([...new Set(flights.map((fly) => endOf(position, seat, fly)))]);
      for (const one of targets.slice(0, 5)) {
        const ways = flights.filter((fly) => endOf(position, seat, fly) === one.spot);
        most = Math.max(most, ways.length);
        const first = pointed(props, pressOn(props, one));
        expect(first.pointing.at.flight).toBe(ways[0]);
        expect(pressOn(first, one)).toEqual(ways.length === 1 ? { act: ways } : { point: { flight: ways[1] } });
        expect(targetsOf(first, words).filter(({ chosen }) => chosen)).toMatchObject([{ spot: one.spot }]);
        expect(boardPaths(first)).toEqual([
          { kind: 'flight', spaces: [airshipSpace(position, seat), ...(ways[0]?.path ?? [])] },
        ]);
      }
      expect(spacesThatMatter(props)).toEqual(
        expect.arrayContaining([airshipSpace(position, seat), ...targets.map(({ spot }) => spot)]),
      );
    }
    expect(moments.length).toBeGreaterThan(3);
    expect(most).toBeGreaterThan(0);
  });
});

describe('an action on the board', () => {
  const acting = during('action', 'second-action');

  it('offers all that can be done there, and only the tool that is taken up', () => {
    for (const { position, seat } of acting) {
      const all = targetsOf(propsOf(position, seat), words);
      expect(new Set(all.map(({ spot }) => spot)).size).toBe(all.length);
      const kinds = (at: Pointed): readonly string[] => [
        ...new Set(targetsOf(propsOf(position, seat, at), words).map(({ kind }) => kind)),
      ];
      const { legal } = viewFor(kingsOfAirAndSteam, position, seat);
      expect(kinds(takingUp('adjust-route'))).toEqual(ofType(legal, 'adjust-route').length > 0 ? ['adjust'] : []);
      expect(kinds(takingUp('build-depot'))).toEqual(ofType(legal, 'build-depot').length > 0 ? ['depot'] : []);
      expect(kinds(takingUp('ship'))).toEqual(ofType(legal, 'ship').length > 0 ? ['source'] : []);
      expect(kinds(takingUp('upgrade-train'))).toEqual([]);
    }
  });

  it('builds a depot for the price on its plate, by two presses', () => {
    let built = 0;
    for (const { position, seat } of acting) {
      const props = propsOf(position, seat, takingUp('build-depot'));
      for (const one of targetsOf(props, words).slice(0, 3)) {
        const [act] = actOf(pressOn(pointed(props, pressOn(props, one)), one));
        expect(act).toEqual({ type: 'build-depot', space: one.spot });
        if (act === undefined) continue;
        expect(one).toMatchObject({ hint: `$${playerAt(position, seat).cash - cashAfter(position, seat, act)}` });
        expect(one.hintStays).toBe(true);
        built++;
      }
    }
    expect(built).toBeGreaterThan(3);
  });

  it('that a power adds builds a depot like the first', () => {
    const p = positionOf({
      players: [{ character: 'isaac', cash: 60 }, {}],
      phase: { name: 'second-action', seat: 0 },
    });
    const props = propsOf(p, 0, takingUp('build-depot'));
    const [plot] = targetsOf(props, words);
    if (plot === undefined) throw new Error('there is room for a depot');
    const shown = pointed(props, pressOn(props, plot));
    expect(shown.pointing.at).toMatchObject({ tool: 'build-depot', space: plot.spot });
    expect(pressOn(shown, plot)).toEqual({ act: [{ type: 'build-depot', space: plot.spot }] });
  });

  it('adjusts the route by two presses, and shows only what is near', () => {
    let adjusted = 0;
    for (const { position, seat } of acting) {
      const props = propsOf(position, seat, takingUp('adjust-route'));
      const targets = targetsOf(props, words);
      for (const one of targets.slice(0, 2)) {
        const then = pointed(props, pressOn(props, one));
        expect(then.pointing.at).toMatchObject({ tool: 'adjust-route', space: one.spot });
        expect(actOf(pressOn(then, one))).toEqual([{ type: 'adjust-route', to: one.spot }]);
        adjusted++;
      }
      const near = [airshipSpace(position, seat), ...targets.map(({ spot }) => spot)];
      expect(new Set(spacesThatMatter(props))).toEqual(new Set(near));
      expect(spacesThatMatter(propsOf(position, seat))).toEqual([]);
    }
    expect(adjusted).toBeGreaterThan(0);
  });

  it('lets go of goods and goal when another space is pointed at', () => {
    const [moment] = acting;
    if (moment === undefined) throw new Error('nobody acts');
    const props = propsOf(moment.position, moment.seat, { pile: { at: HOME, good: 'food' }, to: { depot: HOME } });
    const adjusting = { point: { tool: 'adjust-route', space: HOME, pile: null, to: null } };
    expect(pressOn(props, target(HOME, 'adjust'))).toEqual(adjusting);
    const building = propsOf(moment.position, moment.seat, { tool: 'build-depot', space: HOME });
    expect(pressOn(building, target(HOME, 'adjust'))).toEqual(adjusting);
  });
});

function actOf(press: Press<Action, Pointed>): readonly Action[] {
  if (press === null || !('act' in press)) throw new Error('nothing was done');
  return press.act;
}

describe('a shipment on the board', () => {
  const depot = HOME;
  const changes: TableChanges = {
    prices: { luxuries: 5 },
    players: [{ depots: [[depot, 'food', 'luxuries', 'luxuries'], [OTHER]], trainLevel: 3, cash: 9 }],
  };
  const props = propsOf(positionOf(changes), 0, takingUp('ship'));
  const legal = ofType(props.table.legal, 'ship');
  const source = target(depot, 'source');

  it('starts at a depot: presses go through the kinds of goods there', () => {
    const kinds = [...new Set(legal.filter(({ from }) => from === depot).map(({ good }) => good))];
    expect(kinds.length).toBe(2);
    const first = pointed(props, pressOn(props, source));
    const second = pointed(first, pressOn(first, source));
    const third = pointed(second, pressOn(second, source));
    expect([first, second, third].map(({ pointing }) => pointing.at.pile?.good)).toEqual([...kinds, kinds[0]]);
    expect(first.pointing.at).toMatchObject({ tool: 'ship', count: null, odd: null, stops: null });
  });

  it('goes to marked places with what it brings after tolls; the second press ships as many as can go', () => {
    for (const good of new Set(legal.map((ship) => ship.good))) {
      const held = { ...props, pointing: pointingAt({ ...takingUp('ship'), pile: { at: depot, good } }) };
      const targets = targetsOf(held, words);
      const goals = targets.filter(({ kind }) => kind === 'destination');
      const ends = legal.filter((ship) => ship.good === good && ship.odd === null);
      expect(new Set(goals.map(({ spot }) => spot))).toEqual(
        new Set(ends.map(({ to }) => targetSpace(props.table.position, to))),
      );
      for (const goal of goals) {
        const then = pointed(held, pressOn(held, goal));
        const ship = shipmentOf(props.table.legal, then.pointing.at);
        const there = ends.filter(({ to }) => targetSpace(props.table.position, to) === goal.spot);
        expect(ship?.count).toBe(Math.max(...there.map(({ count }) => count)));
        expect(actOf(pressOn(then, goal))).toEqual([ship]);
        if (ship === null) continue;
        const { income, ways } = quoteOf(props.table.position, 0, ship);
        const tolls = (ways[0]?.tolls ?? []).reduce((sum, { amount }) => sum + amount, 0);
        expect(goal.hint).toBe(income > 0 ? `+$${income - tolls}` : tolls > 0 ? `−$${tolls}` : 'free');
        expect(targetsOf(then, words).filter(({ chosen, kind }) => chosen && kind === 'destination')).toMatchObject([
          { spot: goal.spot },
        ]);
        expect(boardPaths(then).map(({ kind, spaces, faint }) => [kind, spaces.at(-1), faint])).toEqual(
          ways.map(() => ['train', goal.spot, ways.length > 1]),
        );
      }
      expect(targets.some(({ kind, spot, chosen }) => kind === 'source' && spot === depot && chosen)).toBe(true);
    }
  });

  it('is not confirmed by a press on another goal than the one that is shown, but goes on to that', () => {
    const held = propsOf(shippingExample().position, BLUE, {
      tool: 'ship',
      pile: { at: DEPOTS.start, good: 'luxuries' },
    });
    const goals = targetsOf(held, words).filter(({ kind }) => kind === 'destination');
    expect(goals.length).toBeGreaterThan(1);
    for (const goal of goals) {
      const shown = pointed(held, pressOn(held, goal));
      const still = targetsOf(shown, words).filter(({ kind }) => kind === 'destination');
      expect(still.map(({ spot }) => spot)).toEqual(goals.map(({ spot }) => spot));
      for (const other of goals.filter(({ spot }) => spot !== goal.spot)) {
        expect(pressOn(shown, other)).toEqual(pressOn(held, other));
      }
    }
  });

  it('marks a depot once that goods can leave and others can go to', () => {
    const [start, goal] = [DEPOTS.start, DEPOTS.a];
    const p = shippingExample({
      phase: { name: 'extra-shipment', seat: BLUE, goods: 1 },
      players: [
        {
          trainLevel: 3,
          depots: [
            [start, 'luxuries'],
            [goal, 'food'],
          ],
        },
        {},
        {},
      ],
    }).position;
    const spots = (at: Partial<Pointed>): readonly (readonly [string, number])[] =>
      targetsOf(propsOf(p, BLUE, at), words).map(({ kind, spot }) => [kind, spot]);
    expect(spots({})).toEqual(
      expect.arrayContaining([
        ['source', start],
        ['source', goal],
      ]),
    );
    const held = spots({ tool: 'ship', pile: { at: start, good: 'luxuries' } });
    expect(held.filter(([, spot]) => spot === goal)).toEqual([['destination', goal]]);
    expect(held).toContainEqual(['source', start]);
  });

  it('goes nowhere that is neither a city nor an own depot', () => {
    const nowhere = props.table.position.players.length + 1;
    expect(pressOn(props, target(nowhere, 'destination'))).toBeNull();
  });
});

describe('a shipment with tolls', () => {
  const from = nth(LINKS.start, 0);
  const to = { city: example.city('new-belfort') };
  const goal = target(example.citySpace('new-belfort'), 'destination');
  const p = positionWithTolls(from);
  const held: Partial<Pointed> = { tool: 'ship', pile: { at: from, good: 'luxuries' } };

  it('shows what is left of the income', () => {
    const targets = targetsOf(propsOf(p, 0, held), words);
    expect(targets.find(({ spot }) => spot === goal.spot)?.hint).toBe('+$8');
  });

  it('draws every way to go, those that were not chosen faintly', () => {
    const open = boardPaths(propsOf(p, 0, { ...held, to }));
    expect(open.map(({ kind, faint }) => [kind, faint])).toEqual([
      ['train', true],
      ['train', true],
    ]);
    const ship = shipmentOf(viewFor(kingsOfAirAndSteam, p, 0).legal, { ...NOTHING, ...held, to });
    if (ship === null) throw new Error('it should be possible');
    const [way] = quoteOf(p, 0, ship).ways;
    const chosen = boardPaths(propsOf(p, 0, { ...held, to, stops: way?.stops ?? [] }));
    expect(chosen.map(({ faint }) => faint)).toEqual([false, true]);
  });
});

describe('a new railway', () => {
  const props = propsOf(
    positionOf({ players: [{ character: 'eva-blane', cash: 60 }, {}], phase: { name: 'action', seat: 0 } }),
    0,
    takingUp('build-link'),
  );
  const links = ofType(props.table.legal, 'build-link');
  const [link] = links;
  const first = link?.path[0] ?? -1;
  const last = link?.path.at(-1) ?? -1;

  it.each([
    ['the first', first, last],
    ['the far', last, first],
  ])('is begun at a city, %s end of its way, then led to the other by the shortest way first', (_, from, to) => {
    expect(links.length).toBeGreaterThan(0);
    const begun = pointed(props, pressOn(props, target(from, 'destination')));
    expect(begun.pointing.at).toMatchObject({ space: from, link: null });
    const targets = targetsOf(begun, words);
    expect(targets.find(({ spot }) => spot === from)).toMatchObject({ kind: 'source', chosen: true });
    const fitting = links.filter(({ path }) => path[0] === from || path.at(-1) === from);
    const ends = fitting.flatMap(({ path }) => [path[0], path.at(-1)]);
    expect(new Set(targets.map(({ spot }) => spot))).toEqual(new Set(ends));
    const ways = links.filter(({ path }) => [path[0], path.at(-1)].every((end) => end === from || end === to));
    const led = pointed(begun, pressOn(begun, target(to, 'destination')));
    expect(
      targetsOf(led, words)
        .filter(({ chosen }) => chosen)
        .map(({ spot }) => spot),
    ).toEqual(expect.arrayContaining([from, to]));
    expect(led.pointing.at.link?.path.length).toBe(Math.min(...ways.map(({ path }) => path.length)));
    expect(boardPaths(led)).toEqual([{ kind: 'track', spaces: led.pointing.at.link?.path }]);
    const again = pressOn(led, target(to, 'destination'));
    expect(again).toMatchObject(ways.length === 1 ? { act: ways } : { point: {} });
  });

  it('is let go by another press on its first city', () => {
    const begun = pointed(props, pressOn(props, target(first, 'source')));
    expect(pressOn(begun, target(first, 'source'))).toEqual({ point: { space: null, link: null } });
  });
});

describe('notes in a plan', () => {
  const p = positionOf({
    players: [{ airship: HOME, plan: ['1', '2', null, null] }],
    phase: { name: 'plan' },
    cycle: 0,
    order: [],
  });

  it('stand on what the card that is shown can reach: the last one, or the one that is pointed at', () => {
    const last = shownLeg(p, 0, [], null);
    expect(last?.socket).toBe(1);
    const targets = targetsOf(propsOf(p, 0), words);
    expect(targets.map(({ spot }) => spot)).toEqual(last?.spaces);
    expect(targets.every(({ kind, aside, hint }) => kind === 'pencil' && aside === true && hint === '2')).toBe(true);
    expect(targetsOf(propsOf(p, 0, { socket: 0 }), words)).toHaveLength(shownLeg(p, 0, [], 0)?.spaces.length ?? 0);
  });

  it('are made by a press, and taken away by another', () => {
    const spot = shownLeg(p, 0, [], 0)?.spaces[0] ?? -1;
    const props = propsOf(p, 0, { socket: 0 });
    expect(noteOn(props, spot)).toEqual({ socket: 0, space: spot });
    const noted = propsOf(p, 0, { socket: 0 }, [spot]);
    expect(noteOn(noted, spot)).toEqual({ socket: 0, space: null });
    expect(targetsOf(noted, words).filter(({ chosen }) => chosen)).toMatchObject([{ spot }]);
    expect(boardPaths(noted)).toEqual([{ kind: 'note', spaces: [HOME, spot], sign: '1' }]);
    expect(pressOn(props, target(spot, 'pencil'))).toBeNull();
  });
});

describe('a card that is dropped', () => {
  const plan = ['1', null, '3', null];

  it('is laid, taken back, or changes places', () => {
    expect(dropped(plan, { card: '2', socket: null }, 1)).toEqual([{ type: 'plan-card', socket: 1, card: '2' }]);
    expect(dropped(plan, { card: '3', socket: 2 }, null)).toEqual([{ type: 'take-card-back', socket: 2 }]);
    expect(dropped(plan, { card: '1', socket: 0 }, 2)).toEqual([
      { type: 'take-card-back', socket: 0 },
      { type: 'take-card-back', socket: 2 },
      { type: 'plan-card', socket: 2, card: '1' },
      { type: 'plan-card', socket: 0, card: '3' },
    ]);
  });

  it('goes back to the hand with all others', () => {
    expect(cleared(plan)).toEqual([
      { type: 'take-card-back', socket: 0 },
      { type: 'take-card-back', socket: 2 },
    ]);
    expect(cleared([null, null, null, null])).toEqual([]);
  });

  it('does nothing where it came from', () => {
    expect(dropped(plan, { card: '3', socket: 2 }, 2)).toEqual([]);
    expect(dropped(plan, { card: '2', socket: null }, null)).toEqual([]);
  });
});

describe('what is told of spaces', () => {
  const { position } = match;
  const { spaces } = areaOf(position);

  it('names each by what is there or near, and never by a number of its own', () => {
    const names = spaces.map((_, space) => say(spaceName(position, space)));
    expect(names.filter((name) => /^space|undefined|[{}]/.test(name))).toEqual([]);
    expect(names.some((name) => /^the space (just|\d+ spaces) [a-z ]+ of [A-Z]/.test(name))).toBe(true);
    expect(names.some((name) => /^the railway .* – .*, (just|\d+ spaces) [a-z ]+ of [A-Z]/.test(name))).toBe(true);
  });

  it('gives no two of them the same name, however the boards lie', () => {
    const rng = rngFrom('names of spaces');
    for (const set of ['ABC', 'ABCDE', 'ABCFG', 'ABCDEFG']) {
      for (let sample = 0; sample < 8; sample++) {
        const layout = layoutCode(shuffled([...set], rng).map((letter) => ({ letter, turns: rng.int(6) })));
        const p = positionOf({ layout });
        const names = areaOf(p).spaces.map((_, space) => say(spaceName(p, space)));
        expect(
          names.filter((name, space) => names.indexOf(name) !== space),
          layout,
        ).toEqual([]);
      }
    }
  });

  it('tells where a space lies step by step, in two directions at most', () => {
    const city = board.citySpace('warsop');
    const told = (...directions: readonly number[]) =>
      say(spaceName(positionOf({}), nth(board.way(city, ...directions), -1)));
    expect(told(3)).toMatch(/, just west of Warsop$/);
    expect(told(3, 3)).toMatch(/, 2 spaces west of Warsop$/);
    expect(told(3, 3, 4)).toBe('the space 2 spaces west and 1 north west of Warsop');
    expect(told(3, 2, 2)).toBe('the space 2 spaces south west and 1 west of Warsop');
  });

  it('is shown on the board: every flight, depot, load and shipment of a recorded game', () => {
    const shown = new Set<string>();
    for (const { events } of match.events('public')) {
      for (const event of events) {
        const found = spacesOf(event);
        if (found.length > 0) shown.add(event.type);
        expect(found.every((space) => spaces[space] !== undefined)).toBe(true);
      }
    }
    for (const type of ['flown', 'depot-placed', 'depot-built', 'loaded', 'unloaded', 'goods-shipped']) {
      expect(shown).toContain(type);
    }
  });
});

describe('goods to ship', () => {
  it('are pointed at with the only depot that they can go to, where no city takes them', () => {
    const pile = { at: 52, good: 'food' } as const;
    const ship = (to: Target): Action => ({ type: 'ship', from: 52, good: 'food', count: 1, odd: null, to });
    expect(shippingOf([ship({ depot: 57 })], pile).to).toEqual({ depot: 57 });
    expect(shippingOf([ship({ depot: 57 }), ship({ depot: 60 })], pile).to).toBeNull();
    expect(shippingOf([ship({ depot: 57 }), ship({ city: 3 })], pile).to).toEqual({ city: 3 });
  });

  it('are pointed at with the only city that takes them', () => {
    const seen = { city: 0, depot: 0, open: 0 };
    for (const { position, seat } of decisions) {
      const legal = kingsOfAirAndSteam.legal(position, seat);
      const ships = ofType(legal, 'ship');
      for (const { from, good } of ships) {
        const ends = [
          ...new Set(
            ships.flatMap((one) =>
              one.from === from && one.good === good && one.odd === null ? [JSON.stringify(one.to)] : [],
            ),
          ),
        ];
        const cities = ends.filter((end) => end.includes('city'));
        const [only, ...others] = cities.length > 0 ? cities : ends;
        const { to } = shippingOf(legal, { at: from, good });
        expect(JSON.stringify(to)).toBe(only === undefined || others.length > 0 ? 'null' : only);
        seen[to === null || to === undefined ? 'open' : 'city' in to ? 'city' : 'depot']++;
      }
    }
    expect(Math.min(seen.city, seen.open)).toBeGreaterThan(0);
  });
});

describe('prices on the board', () => {
  it('leave the roundel of every city free, with what it wants', () => {
    const RADIUS = 43;
    const HALF_PLATE = { x: 15, y: 10 };
    const area = areaOf(match.at(0));
    const crowded = new Set<number>();
    for (const space of area.spaces.keys()) {
      const here = spaceMiddle(area, space);
      const plate = { x: here.x, y: here.y - priceAbove(area, space) };
      for (const city of area.cities) {
        const middle = spaceMiddle(area, city.space);
        const across = Math.max(0, Math.abs(middle.x - plate.x) - HALF_PLATE.x);
        const down = Math.max(0, Math.abs(middle.y - plate.y) - HALF_PLATE.y);
        if (Math.hypot(across, down) < RADIUS) crowded.add(space);
      }
    }
    expect([...crowded]).toEqual([]);
  });
});
